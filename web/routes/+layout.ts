// Static files only: the home page is made when the site is built, tables are drawn in the browser.
export const ssr = false
export const prerender = false
