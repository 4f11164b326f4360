// Has the service worker keep the site, so that every page opens without a network; and answers what it asks, also where
// it is there for messages only.
import { answerWorker } from './worker-questions.ts'

/** What some browsers tell of their connection. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean }
}

/** Not where the person saves data; nor while the page is developed, of which nothing may be kept. */
export function keepSite(): void {
  answerWorker()
  const { connection } = navigator as Connected
  if (import.meta.env.DEV || connection?.saveData || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}
