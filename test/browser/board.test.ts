// A whole short game of the board, through the page alone: somebody on a phone by finger, somebody else at a desktop by
// mouse. They know no rule and press what is offered.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { t } from '#web/lib/words/words.ts'
import { tt } from '#web/lib/tal/words.ts'
import { openBrowser } from './chromium.ts'
import { expectFit, picture } from './looks.ts'
import { arrive, desktop, leave, phone, question, sitDown, type Person } from './people.ts'
import { byFinger, byMouse, randomFrom, type Pressing } from './play.ts'

let browser: Browser
beforeAll(async () => { browser = await openBrowser() })
afterAll(() => browser.close())

const over = ({ page }: Person) => page.getByRole('list', { name: tt('end.table') })
/** More presses than any such game needs. */
const patience = 1_500

/** Runs in the page: one thing to press, drawn at random from what is offered; null where nothing is. */
function lookAround({ drawn, done }: { drawn: number, done: readonly string[] }) {
  if (document.querySelector('#ask[aria-busy=true]')) return null
  const spot = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const [across, down] of [[.5, .5], [.5, .8], [.2, .5], [.8, .5], [.5, .2]] as const) {
      const x = left + width * across, y = top + height * down
      if (document.elementFromPoint(x, y)?.closest('button, [role=button], a') === element) return { x, y }
    }
    return null
  }
  const saysOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim()
  const isDone = (element: Element) => done.includes(saysOf(element))
  const offered = [...document.querySelectorAll('#ask button:enabled, .close, [data-place], [data-colour-held]:enabled, .whole, [aria-label][aria-pressed=false]:enabled')]
    .filter(element => !element.matches('.map, .views button, .others button'))
    .flatMap(element => {
      const at = spot(element)
      return at ? [{ element, at }] : []
    })
  // What was begun is finished; what ends a phase comes last, so that something is built.
  const weight = (element: Element) => element.matches('#ask .first') ? isDone(element) ? .02 : 12 : element.matches('#ask button') ? .1 : element.matches('[data-place]') && element.closest('.heap') ? 8 : 1
  let left = drawn * offered.reduce((sum, { element }) => sum + weight(element), 0)
  const chosen = offered.find(({ element }) => (left -= weight(element)) < 0)
  return chosen ? { ...chosen.at, what: saysOf(chosen.element) } : null
}

async function play({ page, name }: Person, seed: number, press: Pressing, isOver: () => Promise<boolean>): Promise<readonly string[]> {
  const random = randomFrom(seed)
  const pressed: string[] = []
  const done = [tt('ask.seal'), tt('ask.done'), tt('ask.enough'), tt('ask.through')]
  while (pressed.length < patience) {
    if (await isOver()) return pressed
    const found = await page.evaluate(lookAround, { drawn: random(), done })
    if (!found) {
      await page.waitForTimeout(40)
      continue
    }
    pressed.push(found.what)
    await press(page, found)
  }
  throw new Error(`${name} goes round in circles (seed ${seed}): ${pressed.slice(-20).join(' / ')}`)
}

const short = async (page: Page, name: string) => {
  await page.goto(inject('address'))
  await page.getByRole('radio', { name: t('game.tal') }).check()
  await page.getByLabel(t('game.short')).check()
  await page.getByLabel(t('home.name')).fill(name)
  await page.getByRole('radio', { name: '2' }).check()
  await page.getByRole('button', { name: t('home.make') }).click()
  await page.getByRole('list', { name: t('lobby.seats') }).waitFor()
  return page.url()
}

test('a phone and a desktop play a short game of the board to its end', async () => {
  const mira = await arrive(browser, 'Mira', { size: phone, sharp: true })
  const anna = await arrive(browser, 'Anna', { size: desktop, moving: true })
  const link = await short(mira.page, 'Mira')
  await sitDown(anna, link)
  await Promise.all([mira, anna].map(person => question(person).waitFor()))
  await expectFit(mira, 'the auction on a phone')
  await expectFit(anna, 'the auction on a desktop')

  await anna.page.evaluate(() => new MutationObserver(() => {
    if (document.querySelector('.trail.moving')) document.documentElement.dataset['moved'] = 'yes'
  }).observe(document.body, { subtree: true, childList: true }))
  const isOver = (person: Person) => () => over(person).isVisible()
  const [byMira, byAnna] = await Promise.all([play(mira, 11, byFinger, isOver(mira)), play(anna, 12, byMouse, isOver(anna))])
  // A short game may end in its second round: each has bid, moved and sealed a march by then.
  for (const pressed of [byMira, byAnna]) expect(pressed.filter(what => what === tt('ask.seal')).length).toBeGreaterThanOrEqual(3)
  await over(anna).waitFor()
  expect(await anna.page.evaluate(() => document.documentElement.dataset['moved']), 'marches are seen moving').toBe('yes')
  await expectFit(mira, 'the end on a phone')
  await expectFit(anna, 'the end on a desktop')
  await picture(mira, 'board-end-phone')
  await picture(anna, 'board-end-desktop')
  expect([...mira.complaints, ...anna.complaints]).toEqual([])
  await leave(mira, anna)
})
