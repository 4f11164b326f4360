// What pages say on their consoles: nothing. What browsers of tests print is collected, in every tab of every context,
// and every test fails on any of it, errors that nobody caught included.
import type { Browser } from 'playwright-core'

/**
 * The browser itself reports a connection that a test has cut, of answers that refuse, of what was fetched ahead for a table
 * that then proves to be gone, or not to have begun, and of what was fetched ahead just before the service worker took over.
 */
const ofTheNetwork =
  /^(Failed to load resource: |WebSocket connection to |The resource \S+ was preloaded using link preload but not used |A preload for '\S+' is found, but is not used because it is a cross-world )/

/** What the driver of the browser says, where a person's browser does not keep the site (people.ts). */
const ofTheDriver = 'Service Worker registration blocked by Playwright'

const messages: string[] = []

/** Listens to all that the browser's pages will say. */
export function listen(browser: Browser): Browser {
  browser.on('context', context => {
    context.on('weberror', thrown =>
      messages.push(`${thrown.page()?.url() ?? ''}: ${thrown.error().stack ?? thrown.error().message}`),
    )
    context.on('console', message => {
      if (!ofTheNetwork.test(message.text()) && message.text() !== ofTheDriver)
        messages.push(`${message.page()?.url() ?? ''}: ${message.type()}: ${message.text()}`)
    })
  })
  return browser
}

/** All messages since this was last called; each is given once. */
export const takeConsoleMessages = (): readonly string[] => messages.splice(0)
