// Fetches the gallery, with all editions and the pharaohs, for a page that has none of them yet.
import { editions } from '#shared/valley/editions.ts'
import { showSigns } from '../../ui/signs/sprites.ts'
import { part } from '../../platform/part.ts'
import { loadEditions, loadPharaohs } from '../card/loaded-titles.ts'
import { lazy } from '../../messages/texts.ts'
import { gallery } from '../messages/books.ts'

const [first, ...others] = editions

/** Loads all signs, those that are seen first before the others. */
export const showAllSigns = (): Promise<void> => showSigns(first ?? '').then(() => showSigns(...others, 'pharaohs'))

export const openGallery = part(async () => {
  const [come] = await Promise.all([
    import('./Gallery.svelte'),
    gallery.load(),
    lazy.load(),
    loadEditions(editions),
    loadPharaohs(),
  ])
  return come
})
