// Fetches the page that opens kept games by a dynamic import: as a static import its files would be listed in every page.
import { partWithTexts } from '#web/lib/messages/collection.ts'
import { replay } from '#web/lib/messages/books.ts'

const fetchKept = partWithTexts(() => import('#web/lib/replay/KeptPage.svelte'), replay)
export const load = async () => ({ Kept: (await fetchKept()).default })
