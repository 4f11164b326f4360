// German: around the pictures that teach a game, whichever it is.
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/lesson.ts'

export const texts = {
  title: 'So geht es, in zwei Minuten',
  back: 'Voriges Bild',
  next: 'Nächstes Bild',
  again: 'Noch einmal',
  page: (p: { page: number; of: number }) => `${p.page} von ${p.of}`,
} as const satisfies Same<typeof english>
