// Which files of the deck-builder are bundled together. It is offered first: its table and the first edition come with the page.
import { editions } from '#shared/valley/editions.ts'
import type { GameChunks } from '#web/lib/platform/by-game.ts'

export const chunks: GameChunks = {
  roots: {
    front: ['lobby/FrontPicture.svelte'],
    table: ['table/Table.svelte'],
    phone: ['table/PhoneLayout.svelte'],
    wide: ['table/WideLayout.svelte'],
    later: [
      'input/TableEnhancements.svelte',
      'log/lazy-log.ts',
      'decision/lazy-explanations.ts',
      'decision/lazy-forms.ts',
      'table/lazy-sheets.ts',
      'tomb/TombSheet.svelte',
      'tomb/PileSheet.svelte',
      'log/LogSheet.svelte',
      'missed/missed-parts.ts',
      'card/CardDetails.svelte',
      'card/words/WordMarks.svelte',
    ],
    rules: ['rules/RulesPage.svelte', 'rules/Rules.svelte'],
    ways: ['rules/ways/load-ways.ts'],
    gallery: ['gallery/CardsPage.svelte', 'gallery/Gallery.svelte', 'table/MenuSheet.svelte'],
    lobby: ['table-options/NewTable.svelte', 'table-options/load-options.ts'],
    end: ['end/End.svelte', 'end/EndSolitaire.svelte'],
    guided: ['hint/hint.ts', 'tutorial/tutorial.ts'],
  },
  pages: { cards: 'gallery' },
  texts: {
    first: ['sets', 'cards/base'],
    lazy: ['prompts', 'phrases', 'log', 'log-summaries', 'explanations', 'effects', 'passages'],
    made: ['table-options'],
    books: ['rules', 'ways', 'gallery', 'word-forms'],
    more: ['solitaire', 'pharaohs', 'cards/pharaohs', 'rulings/pharaohs'],
    // The texts of the first edition's cards are needed at once.
    ...Object.fromEntries(editions.slice(1).map(edition => [edition, [`cards/${edition}`, `rulings/${edition}`]])),
  },
}
