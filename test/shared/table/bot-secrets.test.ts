// What a bot holds shows in nothing that others are sent, nor in when they are sent it.
import { hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { Match, type Saved } from '#shared/engine/match.ts'
import type { Decision } from '#shared/protocol.ts'
import { stateAfter } from '#shared/table/rehydrate.ts'
import type { MadeEvent, Row } from '#shared/table/rows.ts'
import { valley } from '#shared/valley/index.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { anyPick } from '#test/client/player.ts'
import { required } from '#test/shared/required.ts'
import { Chance } from '#shared/chance.ts'
import { BotTable, withRandomBots, type Plan } from './bot-table.ts'
import { MemoryPlace, settled, type HostedTable, type MemoryConnection } from './memory-place.ts'

/** No card of this edition has a hand shown. */
const plan: Plan = { game: 'valley', people: 1, bots: ['newcomer'] }
const bot = 1
const games = withRandomBots()

/** The same state with other cards in hand and deck of the bot, as the person may imagine them. */
function withOtherHand(
  { options, seats }: MadeEvent,
  seed: string,
  { state, numbers }: Saved<ValleyState>,
  chance: Chance,
): Saved<ValleyState> {
  const match = new Match<ValleyState>(valley.prepare(options, seats), hexToBytes(seed), {
    state: valley.copy(state),
    numbers: structuredClone(numbers),
  })
  match.instance.redraw(0, {
    below: count => chance.below(count),
    shuffle: zone => {
      chance.shuffle(zone)
    },
  })
  const redrawn = match.game.state
  const players = state.players.map((player, seat) => (seat === bot ? required(redrawn.players[seat]) : player))
  return { state: { ...state, players, names: redrawn.names }, numbers }
}

/** A decision without the end of the turn, as long as something else can be picked. */
function eager(decision: Decision): Decision {
  const options = decision.options.filter(({ id }) => !id.startsWith('end'))
  return decision.kind === 'play' && options.length > 0 ? { ...decision, options } : decision
}

/** A table with these rows, and the person and a watcher connected. */
function twin(id: string, texts: readonly string[], token: string, now: number) {
  const place = new MemoryPlace(1, games)
  place.now = now
  const table = place.table(id)
  table.rows.texts.push(...texts)
  const [person, watcher] = [table.connect(token), table.connect()]
  return { place, table, person, watcher }
}

const sentTo = (connections: readonly MemoryConnection[]) => connections.map(({ messages }) => JSON.stringify(messages))

/** Lets time pass until bots have stored something; gives how many milliseconds. */
async function answered(place: MemoryPlace, table: HostedTable): Promise<number> {
  const { length } = table.rows.texts
  let passed = 0
  while (table.rows.texts.length === length) {
    await place.pass(10)
    passed += 10
  }
  return passed
}

test('tables that differ in what a bot holds send the same, and the bot answers events after the same time', async () => {
  let [differing, reactions, changed] = [0, 0, 0]
  for (let seed = 1; seed <= 6; seed++) {
    const played = await BotTable.made(plan, seed, games)
    const { table, seated, id, place } = played
    const { token } = required(seated[0])
    const made = required(table.rows.row(1)).event as MadeEvent
    const dealt = stateAfter(table.rows, { made, game: required(games.valley) }, 1).dealing.seed
    for (let turn = 0; turn < 250 && played.asked; turn++) {
      const newest = required(table.rows.newest)
      if (newest.saved && newest.summary === null) {
        const other: Row = {
          ...newest,
          saved: withOtherHand(made, dealt, newest.saved as Saved<ValleyState>, new Chance(turn)),
        }
        const { texts } = table.rows
        const one = twin(id, texts, token, place.now)
        const two = twin(id, [...texts.slice(0, -1), JSON.stringify(other)], token, place.now)
        if (JSON.stringify(other.saved) !== JSON.stringify(newest.saved)) differing++
        const chance = new Chance(seed * 100 + turn)
        // At the end of the game all hands are shown.
        while (one.person.view.phase !== 'over') {
          expect(sentTo([two.person, two.watcher])).toEqual(sentTo([one.person, one.watcher]))
          const [decision] = one.person.view.decisions
          if (!decision) break
          const pick = anyPick(eager(decision), chance)
          for (const { table, person } of [one, two]) {
            await table.machine.receive(person, JSON.stringify({ type: 'pick', ...pick }))
          }
          await settled()
          if (one.table.rows.newest?.event.kind !== 'pick') break
        }
        const { phase, waitingFor, table: seen } = one.person.view
        if (phase === 'playing' && waitingFor.includes(bot) && seen?.turn === 0) {
          const times = [await answered(one.place, one.table), await answered(two.place, two.table)]
          expect(times[1]).toBe(times[0])
          reactions++
          if (one.table.rows.texts.at(-1) !== two.table.rows.texts.at(-1)) changed++
        }
      }
      await played.playOn(1)
    }
  }
  expect(differing).toBeGreaterThan(100)
  expect(reactions).toBeGreaterThan(20)
  expect(changed).toBeGreaterThan(10)
})
