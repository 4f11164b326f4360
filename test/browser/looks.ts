// What a page looks like and how it is to use: pictures into a folder, nothing wider than the screen, nothing that axe
// finds serious.
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Person } from './people.ts'
import { seen } from './unseen.ts'

/** Where pictures are kept, if they are wanted: painting a page takes time that no test needs. */
const folder = process.env['PICTURES'] ? join(import.meta.dirname, 'pictures') : null
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
if (folder !== null) mkdirSync(folder, { recursive: true })

/** Waits until faces and signs are there, and takes a picture where `PICTURES=yes` asks for them. */
export async function picture({ page }: Person, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  if (folder !== null) await seen(page, () => page.screenshot({ path: join(folder, `${name}.png`) }))
}

declare global {
  interface Window {
    /** There once its script has run. */
    axe?: { run(options: RunOptions): Promise<AxeResults> }
  }
}

/** What axe finds serious or critical on a page, or against these rules alone. */
export async function seriousFindings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe)
  return seen(page, () =>
    page.evaluate(async rules => {
      // What is well is neither written down nor handed over: on a table that is most of it, and took longer than to look.
      const options: RunOptions = { resultTypes: ['violations'], ...(rules ? { runOnly: [...rules] } : {}) }
      const { violations = [] } = (await window.axe?.run(options)) ?? {}
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map(node => node.html.slice(0, 160))
              .slice(0, 3)
              .join(' ')}`,
        )
    }, rules),
  )
}

const overflow = ({ page }: Person) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Nothing scrolls sideways, and axe finds nothing serious or critical. */
export async function expectFit(person: Person, where: string): Promise<void> {
  expect(await overflow(person), `${where} is wider than the screen`).toBeLessThanOrEqual(0)
  expect(await seriousFindings(person.page), where).toEqual([])
}
