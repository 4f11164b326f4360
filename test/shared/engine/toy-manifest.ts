// The toy board game as a third game of a build: all that it takes is a manifest.
import type { GameManifest } from '#shared/game-manifest.ts'
import { toyBoardGame, type ToyBoardState } from './toy-board-game.ts'

/** The game of sealed bids and voyages, with its English. */
export const toyManifest: GameManifest<ToyBoardState> = {
  ...toyBoardGame,
  english: {
    lines: {
      crates: ({ crates }) => `Crates ${String(crates)} stand on the quay`,
      sold: ({ crate }) => `gets crate ${String(crate)}`,
      sailed: ({ done }) => `sails to ${String(done)}`,
    },
    questions: { bid: () => 'Lay your bids', voyage: () => 'Write your voyage' },
    options: {
      lay: ({ token, crate }) => `Token ${String(token)} on crate ${String(crate)}`,
      sail: ({ place }) => `To place ${String(place)}`,
      seal: () => 'Seal it',
      back: () => 'Begin again',
    },
    scoreParts: {},
  },
}
