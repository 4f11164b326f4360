// Fetches the replay page by a dynamic import: as a static import its files would be listed in every page.
import { partWithTexts } from '#web/lib/messages/collection.ts'
import { replay } from '#web/lib/messages/books.ts'

const fetchReplayPage = partWithTexts(() => import('#web/lib/replay/ReplayPage.svelte'), replay)
export const load = async () => ({ ReplayPage: (await fetchReplayPage()).default })
