// Fetches what the front page shows at once: its texts, and the picture of the game that is offered first.
import { firstGame } from '#shared/game-names.ts'
import { offers } from '#web/lib/lobby/game-offers.ts'
import { gameOffers } from '#web/lib/messages/books.ts'
import { loadTexts } from '#web/lib/messages/collection.ts'
import { lobby } from '#web/lib/messages/texts.ts'

export async function load() {
  const [{ default: FirstPicture }] = await Promise.all([
    offers[firstGame].openPicture(),
    loadTexts(lobby, ...Object.values(gameOffers)),
  ])
  return { FirstPicture }
}
