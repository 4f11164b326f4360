// Which files of the board game are bundled together: all that a table needs to be played, and what comes after that, its end
// and its rules with their pictures.
import type { GameChunks } from '#web/lib/platform/by-game.ts'

export const chunks: GameChunks = {
  roots: {
    tal: ['table/table-parts.ts'],
    'tal-lazy': [
      'end/Ended.svelte',
      'rules/Rules.svelte',
      'rules/RulesPage.svelte',
      'hint/hint.ts',
      'tutorial/tutorial.ts',
    ],
  },
  pages: {},
  texts: {},
}
