// Static files only: the front page is prerendered when the site is built, tables are rendered in the browser.
import { page } from '#web/lib/messages/texts.ts'

export const ssr = false
export const prerender = false
/** A page without words could not even say so: its frame does, and has it fetched again (app.html). */
export const load = () => page.load().catch(() => new Promise<never>(() => dispatchEvent(new Event('error'))))
