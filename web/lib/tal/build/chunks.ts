// Which files of the board game are bundled together: all but its end, which a table does not need to be played.
import type { GameChunks } from '#web/lib/platform/by-game.ts'

export const chunks: GameChunks = {
  roots: {
    tal: ['table/table-parts.ts', 'rules/Rules.svelte', 'rules/RulesPage.svelte'],
    'tal-end': ['end/Ended.svelte'],
  },
  pages: {},
  texts: {},
}
