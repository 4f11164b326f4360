// Static files only: the front page is prerendered when the site is built, tables are rendered in the browser.
import { page } from '#web/lib/messages/texts.ts'

export const ssr = false
export const prerender = false
export const load = () => page.load()
