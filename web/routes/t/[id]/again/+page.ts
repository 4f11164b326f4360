// Fetches what watches a game again, only now: named here as a part of this page, its files would be named in every page.
import { speaking } from '#web/lib/messages/collection.ts'
import { replay } from '#web/lib/messages/books.ts'

const fetchAgain = speaking(() => import('#web/lib/replay/ReplayPage.svelte'), replay)
export const load = async () => ({ Again: (await fetchAgain()).default })
