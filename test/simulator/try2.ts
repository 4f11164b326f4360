import { games } from '#shared/games.ts'
import { tableKinds } from '#shared/simulator/kinds.ts'
for (const k of tableKinds) console.log(k, JSON.stringify(games[k.game].settle(k.options, k.seats, () => 0)).slice(0, 150))
