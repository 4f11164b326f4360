// Fetches the gallery, with all editions and the pharaohs, for a page that has none of them yet.
import { editions } from '#shared/valley/card-definition.ts'
import { showSigns } from '../../ui/signs/sprites.ts'
import { part } from '../../platform/part.ts'
import { learnEditions, learnPharaohs } from '../card/learned-titles.ts'
import { gallery } from '../../messages/books.ts'

/** The signs of everything; those that are seen first come first. */
export const showAllSigns = (): Promise<void> =>
  showSigns('base').then(() => showSigns('afterlife', 'last-rites', 'premium', 'pharaohs'))

export const openGallery = part(async () => {
  const [come] = await Promise.all([
    import('./Gallery.svelte'),
    gallery.learn(),
    learnEditions(editions),
    learnPharaohs(),
  ])
  return come
})
