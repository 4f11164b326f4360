// First games that teach: by touch, from the front page to the last step, with detours and a reload; by keys and by ear; and while
// others are waited for, who have sent an invitation.
import type { Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { gameTitles } from '#shared/game-names.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { botText } from '#web/lib/table/bots/bot-texts.ts'
import { translator } from '#web/lib/messages/collection.ts'
import { hint as hintTexts } from '#web/lib/messages/lazy-texts.ts'
import { companyText } from '#web/lib/table/company/company-texts.ts'
import { tutorialText } from '#web/lib/table/tutorial/tutorial-texts.ts'
import { tutorial as boardTexts } from '#web/lib/tal/messages/lazy-texts.ts'
import { tutorial as cardTexts } from '#web/lib/valley/messages/lazy-texts.ts'
import { answered, company, desktop, closedSheets, makeTable, phone, question, sitDown, type Person } from './people.ts'
import { ScreenReader } from './screen-reader.ts'
import { endsTurn, isLively } from './valley-table.ts'

const { come } = company()
const ofCards = translator<typeof cardTexts.all>(cardTexts)
const hintText = translator<typeof hintTexts.all>(hintTexts)
const ofBoard = translator<typeof boardTexts.all>(boardTexts)

const door = ({ page }: Person) => page.getByRole('button', { name: t('home.first') })
const strip = ({ page }: Person) => page.getByRole('region', { name: tutorialText('tutorial'), exact: true })
const said = (person: Person) => strip(person).getByRole('paragraph').textContent()
const goOn = (person: Person) => strip(person).getByRole('button', { name: tutorialText('tutorial.on'), exact: true })
const hint = ({ page }: Person) => page.getByRole('region', { name: hintText('hint') })
/** Whether the ring lies round what a selector finds. */
const ringed = ({ page }: Person, selector: string) =>
  page.evaluate(sought => {
    const ring = document.querySelector('[data-ring]')?.getBoundingClientRect()
    if (!ring) return false
    const found = document.elementsFromPoint(ring.left + ring.width / 2, ring.top + ring.height / 2)
    return found.some(each => each.closest(sought))
  }, selector)
const home = ({ page }: Person) => page.goto(inject('address'))

/** The id of what has the focus in the question; empty if the focus is nowhere. */
const focused = ({ page }: Person) => page.evaluate(() => document.activeElement?.closest('[id]')?.id ?? '')

/** Between two taps, in milliseconds: what was opened by the first has come to rest, and two are no double tap. */
const pause = 350
/**
 * Does what is said, tap by tap where the ring is, until something that begins so is said, or nothing more is.
 * @returns how often the table itself was tapped
 */
async function follow(person: Person, last: string | null): Promise<number> {
  const { page } = person
  let taps = 0
  const next = async (): Promise<boolean> => {
    if (!(await strip(person).isVisible())) return true
    if (last !== null && (await said(person))?.startsWith(last)) return true
    const reading = strip(person).getByRole('button', {
      name: new RegExp(`^(${tutorialText('tutorial.on')}|${tutorialText('tutorial.last')})$`),
    })
    const rest = page.getByRole('button', { name: botText('turn.rest') })
    const ring = page.locator('[data-ring]')
    // What is there may go with the answer to the last tap, before it is tapped.
    if (await reading.isVisible()) await reading.tap({ timeout: 2_000 }).catch(() => undefined)
    else if (await rest.isVisible()) await rest.tap({ timeout: 2_000 }).catch(() => undefined)
    else if (await ring.isVisible()) {
      const box = await ring.boundingBox({ timeout: 2_000 }).catch(() => null)
      if (!box) return false
      await page.touchscreen.tap(box.x + 0.4 * box.width, box.y + 0.4 * box.height)
      taps++
      await answered(person)
    } else {
      // A tap that came late may have opened something over the table.
      await page.keyboard.press('Escape')
    }
    return false
  }
  await expect.poll(next, { interval: pause }).toBe(true)
  return taps
}

test('a stranger learns the deck-builder from one tap on, with a detour and a reload, and then plays on', async () => {
  const mira = await come('Mira', { size: phone })
  await home(mira)
  await door(mira).tap()
  await strip(mira).waitFor()
  expect(mira.page.url()).toMatch(/\/here\/[\w-]{16}$/)
  expect(await said(mira)).toBe(ofCards('goal'))
  // Three taps later the first card is bought.
  await follow(mira, ofCards('fall'))
  expect(await strip(mira).getByRole('list').getByRole('listitem').count()).toBeGreaterThan(9)

  // Somebody who does not want to hear more ends the turn by themselves: once asked back, it is over.
  await endsTurn(mira)
  await expect.poll(() => said(mira)).not.toBe(ofCards('fall'))
  const [entombing = ''] = ofCards('entomb', { card: '', points: 1 }).split(':')
  await follow(mira, entombing)
  const before = await said(mira)
  await closedSheets(mira)
  await mira.page.reload()
  await expect.poll(() => said(mira)).toBe(before)
  await follow(mira, null)
  await question(mira).waitFor()
  await mira.page.reload()
  await question(mira).waitFor()
  expect(await strip(mira).count()).toBe(0)
})

test('and the board game: in its first round a whole pyramid is built', async () => {
  const mira = await come('Mira', { size: phone })
  await home(mira)
  await mira.page.getByRole('radio', { name: gameTitles.tal }).check()
  await door(mira).tap()
  await strip(mira).waitFor()
  expect(await said(mira)).toBe(ofBoard('goal'))
  expect(await follow(mira, ofBoard('built'))).toBeLessThan(25)
})

test('by keys and by ear: each step is told once, again on demand, and left and taken up again', async () => {
  const mira = await come('Mira', { size: desktop })
  await home(mira)
  const reader = await ScreenReader.at(mira.page)
  const times = (text: string) => reader.announced.filter(told => told.includes(text)).length
  await door(mira).press('Enter')
  await expect.poll(() => times(ofCards('goal'))).toBe(1)
  // Nothing is said before the step that is said only where there is none. Drawn above the table, it is read before it.
  expect(times(ofCards('turn.buy', { card: '?' }).split('?')[0] ?? '')).toBe(0)
  const isFirst = (region: Element) =>
    region.compareDocumentPosition(document.getElementById('ask') ?? region) === Node.DOCUMENT_POSITION_FOLLOWING
  // The strip may be there before the table is.
  await expect.poll(() => strip(mira).evaluate(isFirst)).toBe(true)
  await goOn(mira).press('Enter')
  await expect.poll(() => focused(mira)).toBe('ask')
  const buying = ofCards('buy', { card: 'Book of the Heavens', price: 4 })
  await expect.poll(() => times(buying)).toBe(1)
  const key = (name: string) => mira.page.keyboard.press(name)
  await key('h')
  await expect.poll(() => times(buying)).toBe(2)
  await isLively(mira)
  // The button of another card is never pointed at.
  await expect
    .poll(async () => {
      await key('c')
      return mira.page.getByRole('dialog').count()
    })
    .toBe(1)
  await expect.poll(() => ringed(mira, '[data-card]')).toBe(true)
  expect(await ringed(mira, '[data-do=confirm]')).toBe(false)
  await key('Escape')
  // Left with the keyboard, and taken up again from the menu.
  await strip(mira)
    .getByRole('button', { name: tutorialText('tutorial.leave') })
    .press('Enter')
  await strip(mira).waitFor({ state: 'detached' })
  await expect.poll(() => focused(mira)).not.toBe('')
  // Then its key asks for a hint, which goes when the tutorial comes back.
  await mira.page.getByRole('button', { name: companyText('hint'), exact: true }).waitFor()
  await key('h')
  await hint(mira).waitFor()
  expect(await strip(mira).count()).toBe(0)
  await key('m')
  await mira.page.getByRole('button', { name: tutorialText('tutorial.again') }).press('Enter')
  await expect.poll(() => said(mira)).toBe(buying)
  await hint(mira).waitFor({ state: 'detached' })
  await expect
    .poll(async () => {
      await key('z')
      return mira.page.getByRole('dialog').count()
    })
    .toBe(1)
  await key('Enter')
  await expect.poll(() => times(ofCards('fall'))).toBe(1)
})

test('who was invited learns while seats are free, and is called when that table begins', async () => {
  const [anna, mira, tom] = await Promise.all([come('Anna'), come('Mira', { size: phone }), come('Tom')])
  const link = await makeTable(anna, 3)
  await sitDown(mira, link)
  const offer = ({ page }: Person) => page.getByRole('button', { name: t('lobby.first') })
  await offer(mira).tap()
  await strip(mira).waitFor()
  await strip(mira)
    .getByText(tutorialText('tutorial.seats', { n: 2, of: 3 }))
    .waitFor()
  const reader = await ScreenReader.at(mira.page)
  // The host knows the game.
  expect(await offer(anna).count()).toBe(0)
  await sitDown(tom, link)
  await strip(mira)
    .getByRole('link', { name: tutorialText('tutorial.go') })
    .waitFor()
  await expect.poll(() => reader.announced.join(' ')).toContain(tutorialText('tutorial.begun'))
  await strip(mira)
    .getByRole('link', { name: tutorialText('tutorial.go') })
    .tap()
  await expect.poll(() => mira.page.url()).toBe(link)
  await question(mira).waitFor()
})

test('who learns meanwhile finds the way back to the lesson, and is told that the own table is gone', async () => {
  const [anna, mira] = await Promise.all([come('Anna'), come('Mira', { size: phone })])
  const link = await makeTable(anna, 3)
  await sitDown(mira, link)
  const offer = mira.page.getByRole('button', { name: t('lobby.first') })
  await offer.waitFor()
  // What the lesson asks of that table is answered only when she is back there.
  const asked = Promise.withResolvers<Route>()
  await mira.context.route(link.replace('/t/', '/api/games/'), call => asked.resolve(call), { times: 1 })
  await offer.tap()
  const late = await asked.promise
  await strip(mira)
    .getByRole('link', { name: tutorialText('tutorial.back') })
    .tap()
  const lesson = mira.page.getByRole('link', { name: t('lobby.first') })
  await lesson.waitFor()
  const answer = mira.page.waitForResponse(late.request().url())
  await late.continue()
  await (await answer).finished()
  await lesson.tap()
  await strip(mira).waitFor()
  await strip(mira)
    .getByText(tutorialText('tutorial.seats', { n: 2, of: 3 }))
    .waitFor()
  await anna.page.getByRole('button', { name: t('lobby.giveUp') }).click()
  await anna.page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('lobby.giveUp') })
    .click()
  await strip(mira).getByText(tutorialText('tutorial.gone')).waitFor()
})
