// Static files only: the home page is made when the site is built, tables are drawn in the browser.
import { page } from '#web/lib/messages/texts.ts'

export const ssr = false
export const prerender = false
export const load = () => page.learn()
