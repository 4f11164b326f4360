// The rules at hand: they open at what is asked, lead to every card's rulings and back into the game; they stand on a
// page of their own; and any card that is seen can be looked at closer without being chosen.
import { expect, inject, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { Decision, View } from '#shared/protocol.ts'
import { gameTitles } from '#shared/game-names.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { rule } from '#web/lib/valley/rules/rules-texts.ts'
import { texts as talRules } from '#web/lib/tal/messages/en/tal-rules.ts'
import { texts as ways } from '#web/lib/valley/messages/en/ways.ts'
import { cardName } from '#web/lib/messages/card-texts.ts'
import { plain, promptPieces } from '#web/lib/messages/telling.ts'
import { texts as lesson } from '#web/lib/messages/en/lesson.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { handOf } from '../scenes/drawn-questions.ts'
import { states } from '../scenes/drawn-states.ts'
import { inPhase, view as board } from '../scenes/tal-views.ts'
import { drag } from './touch.ts'
import { expectFit, picture } from './looks.ts'
import { company, desktop, phone, question, seated, type Person } from './people.ts'
import { chosenIn, hand, handCard, isLively, pyramid } from './valley-table.ts'

const people = company()
const come = (name: string, size = phone, light = false) => people.come(name, { size, light, sharp: size === phone })
/** Somebody at a table that stands still in this state; `picks` holds what was answered. */
async function at(
  state: keyof typeof states,
  size = phone,
): Promise<Person & { readonly view: View<ValleyTable>; readonly asked: Decision; readonly picks: string[] }> {
  const person = await come('Mira', size)
  const view = states[state]?.()
  if (!view?.decisions[0]) throw new Error(`nothing is asked in ${state}`)
  const picks: string[] = []
  await person.context.routeWebSocket('**/api/**', socket => {
    socket.onMessage(frame => {
      if (String(frame).includes('"pick"')) picks.push(String(frame))
    })
    socket.send(JSON.stringify({ type: 'view', view }))
  })
  await person.page.goto(`${inject('address')}/t/0123456789abcdef`)
  await question(person).waitFor()
  return { ...person, view, asked: view.decisions[0], picks }
}

const rules = ({ page }: Person) => page.getByRole('dialog', { name: t('rules') })
const frame = (person: Person) => rules(person).getByRole('region').first()
const look = ({ page }: Person, name: string) => page.getByRole('dialog', { name, exact: true })
/** The card of open details, in full. */
const shownIn = (details: Locator, title: string) => details.locator(`[data-size=full][data-title=${title}]`)
const expectRead = (details: Locator, title: string) =>
  expect
    .poll(() => shownIn(details, title).evaluate(card => card.parentElement === document.activeElement), {
      message: 'the focus is on the picture of the card',
    })
    .toBe(true)
const expectFocused = (element: Locator) =>
  expect.poll(() => element.evaluate(each => each === document.activeElement)).toBe(true)
/** The cards in play, which a screen reader reads as one: no card of them has a role of its own. */
const inPlay = ({ page }: Person) => page.locator('[data-spot^=play-] [data-card]')

async function openRules(person: Person): Promise<Locator> {
  const { page } = person
  const own = page.getByRole('button', { name: t('rules'), exact: true })
  const opener = (await own.count()) > 0 ? own : page.getByRole('button', { name: t('menu'), exact: true })
  await opener.click()
  const menu = page.getByRole('dialog', { name: t('menu'), exact: true })
  await menu.or(rules(person)).waitFor()
  if (await menu.isVisible()) await menu.getByRole('button', { name: t('rules') }).click()
  await rules(person).waitFor()
  return opener
}

test('in a turn they open at the turn, and for the others at what can happen meanwhile', async () => {
  const mira = await come('Mira', phone)
  const anna = await come('Anna', desktop)
  await seated(mira, anna)
  await Promise.all(
    people.here.map(({ page }) =>
      page
        .getByText(t('turn.end'), { exact: true })
        .or(page.getByText(t('wait.for')))
        .first()
        .waitFor(),
    ),
  )
  const miras = await mira.page.getByText(t('turn.end'), { exact: true }).isVisible()
  const [playing, waiting] = miras ? [mira, anna] : [anna, mira]
  const opener = await openRules(playing)
  await openRules(waiting)
  await frame(playing).getByText(rule('now')).waitFor()
  await frame(playing)
    .getByRole('heading', { name: rule('turn.title') })
    .waitFor()
  await frame(waiting)
    .getByText(t('turn.theirs', { name: playing.name }))
    .waitFor()
  await frame(waiting)
    .getByRole('heading', { name: rule('meanwhile.title') })
    .waitFor()
  for (const person of people.here) {
    await picture(person, `rules-${person === playing ? 'turn' : 'meanwhile'}-${person === mira ? 'phone' : 'desktop'}`)
    await expectFit(person, 'the rules')
  }

  await rules(playing)
    .getByRole('button', { name: rule('chapters') })
    .click()
  await rules(playing)
    .getByRole('button', { name: rule('end.title'), exact: true })
    .click()
  const heading = rules(playing).getByRole('heading', { name: rule('end.title'), exact: true })
  await expectFocused(heading)
  await expect.poll(() => heading.evaluate(each => each.getBoundingClientRect().top < innerHeight)).toBe(true)
  await playing.page.keyboard.press('Escape')
  await rules(playing).waitFor({ state: 'detached' })
  await expectFocused(opener)
})

test('an asked reaction is named, with the card that could answer and its rulings one tap away', async () => {
  const mira = await at('react')
  await openRules(mira)
  await frame(mira).getByText(rule('now')).waitFor()
  await frame(mira)
    .getByRole('heading', { name: plain(promptPieces(mira.view, mira.asked)) })
    .waitFor()
  await question(mira)
    .getByRole('button', { name: t('react.pass'), exact: true })
    .waitFor()
  await picture(mira, 'rules-react-phone')
  await expectFit(mira, 'the rules of a reaction')

  const link = frame(mira).getByRole('button', { name: `${cardName('boat')}: ${rule('look')}` })
  await link.click()
  await look(mira, cardName('boat'))
    .getByRole('heading', { name: t('rulings') })
    .waitFor()
  await mira.page.keyboard.press('Escape')
  await look(mira, cardName('boat')).waitFor({ state: 'detached' })
  await expectFocused(link)
  expect(mira.picks).toEqual([])
})

test('a question inside an action shows the card whose action it is', async () => {
  const mira = await at('sacrifice', desktop)
  await openRules(mira)
  await frame(mira)
    .getByRole('heading', { name: plain(promptPieces(mira.view, mira.asked)) })
    .waitFor()
  await frame(mira)
    .getByRole('button', { name: new RegExp(`^${cardName('book-of-the-earth')}, `) })
    .click()
  await mira.page
    .getByRole('complementary', { name: cardName('book-of-the-earth') })
    .getByRole('heading', { name: t('rulings') })
    .waitFor()
  await picture(mira, 'rules-action-desktop')
})

test('while the phases of the board game change, the pages of its lesson stay as they were turned', async () => {
  const mira = await come('Mira', desktop)
  let next = () => {}
  await mira.context.routeWebSocket('**/api/**', socket => {
    const show = (phase: 'overseers' | 'workers', version: number) =>
      socket.send(JSON.stringify({ type: 'view', view: board(inPhase(phase), null, { version }) }))
    show('overseers', 1)
    next = () => show('workers', 2)
  })
  await mira.page.goto(`${inject('address')}/t/0123456789abcdef`)
  await openRules(mira)
  const playing = (phase: 'overseers' | 'workers') => rules(mira).locator(`#rules-${phase}`).getByText(talRules.now)
  await playing('overseers').waitFor()
  const pictures = rules(mira).getByRole('region', { name: lesson.title })
  const pages = pictures.getByRole('group')
  await pages.press('End')
  const last = await pictures.getByRole('listitem').count()
  await pictures.getByText(lesson.page({ page: last, of: last })).waitFor()
  next()
  await playing('workers').waitFor()
  await expectFocused(pages)
  await pictures.getByText(lesson.page({ page: last, of: last })).waitFor()
})

/**
 * A finger put down on a card, and lifted when something has come of its resting there. What it does at once it does in
 * one go: however slow the machine is, a tap is no resting finger.
 * @param way how far it goes as soon as it is down
 * @param rests until when it stays; a tap where nothing is said
 */
async function finger(
  { context, page }: Person,
  card: Locator,
  way: number,
  rests?: () => Promise<unknown>,
): Promise<void> {
  const box = await card.boundingBox()
  if (!box) throw new Error('no such card is drawn')
  const touch = await context.newCDPSession(page)
  const point = { x: box.x + box.width * 0.3, y: box.y + box.height * 0.4 }
  const down = touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  const moved =
    way > 0
      ? touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: point.x + way, y: point.y }] })
      : null
  if (rests) {
    await Promise.all([down, moved])
    await rests()
  }
  await Promise.all([down, moved, touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })])
}

test('a finger held on a card that a tap would choose shows its rulings, from where one goes to the cards beside it, and chooses nothing', async () => {
  const mira = await at('sacrifice')
  const { page, view } = mira
  await isLively(mira)
  const [held] = handOf(view.table)
  const card = handCard(mira, held?.id)
  const shown = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: t('rulings') }) })
  await finger(mira, card, 0, () => shown.waitFor())
  expect(await chosenIn(page).count()).toBe(0)
  const [first = '', second = ''] = new Set(handOf(view.table).map(each => each.card))
  await page.keyboard.press('ArrowRight')
  await expectRead(look(mira, cardName(second)), second)
  await drag(page, [
    [90, 480],
    [250, 490],
  ])
  await expectRead(look(mira, cardName(first)), first)
  await shown.getByRole('button', { name: t('card.next', { card: cardName(second) }) }).click()
  await expectRead(look(mira, cardName(second)), second)
  await page.keyboard.press('Escape')
  await shown.waitFor({ state: 'detached' })

  await finger(mira, card, 30, () => page.waitForTimeout(900))
  expect(await shown.count()).toBe(0)
  await finger(mira, card, 0)
  await chosenIn(hand(mira)).first().waitFor()
  expect(await shown.count()).toBe(0)

  const played = inPlay(mira).first()
  await finger(mira, played, 0, () => shown.waitFor())
  expect(mira.picks).toEqual([])
})

test('the right button of a mouse and the menu key show the rulings beside the table, and what lies in a row is pointed at', async () => {
  const mira = await at('fall', desktop)
  const { page } = mira
  await isLively(mira)
  const beside = (name: string) => page.getByRole('complementary', { name, exact: true })
  const close = page.getByRole('complementary').getByRole('button', { name: t('close') })
  await pyramid(mira)
    .getByRole('button', { name: cardName('statue-of-thoth') })
    .click({ button: 'right' })
  await beside(cardName('statue-of-thoth'))
    .getByRole('heading', { name: t('rulings') })
    .waitFor()
  await close.waitFor()
  expect(await chosenIn(page).count()).toBe(0)
  const pinned = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: t('close') }) })
  const row = await pyramid(mira)
    .locator('[data-title]')
    .evaluateAll(cards => cards.map(card => card.getAttribute('data-title') ?? ''))
  await page.keyboard.press('ArrowRight')
  await expectRead(pinned, row[row.indexOf('statue-of-thoth') + 1] ?? row[0] ?? '')
  await page.keyboard.press('Escape')
  await close.waitFor({ state: 'detached' })
  await inPlay(mira).first().hover({ force: true })
  await expect
    .poll(() => beside(cardName('imseti-canopic-jar')).evaluate((look: HTMLElement) => look.inert), {
      message: 'takes no focus',
    })
    .toBe(true)
  await hand(mira).getByRole('button').first().dispatchEvent('contextmenu')
  await close.waitFor()
  expect(mira.picks).toEqual([])
})

/** The pictures that teach a game stand still, before and after, or move once and not for long, and are turned like pages. */
async function expectLesson(page: Page): Promise<void> {
  const pictures = page.getByRole('region', { name: lesson.title })
  const moving = () =>
    pictures.evaluate(region =>
      region.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    )
  const pages = pictures.getByRole('listitem')
  const last = await pages.count()
  await pictures.getByRole('button', { name: lesson.next }).click()
  await pictures.getByText(lesson.page({ page: 2, of: last })).waitFor()
  await pictures.getByRole('group').press('End')
  await pictures.getByText(lesson.page({ page: last, of: last })).waitFor()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const again = pictures.getByRole('button', { name: lesson.again })
  // It may be over before anybody looks: then it is begun once more.
  let longest = 0
  await expect
    .poll(async () => {
      await again.click()
      longest = Math.max(...(await moving()))
      return longest
    })
    .toBeGreaterThan(1_000)
  expect(longest).toBeLessThan(5_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await again.waitFor({ state: 'detached' })
}

test.each([
  { size: phone, light: false },
  { size: phone, light: true },
  { size: desktop, light: false },
  { size: desktop, light: true },
])('by themselves they need no table: $size.width wide, light $light', async ({ size, light }) => {
  const mira = await come('Mira', size, light)
  const { page } = mira
  const calls: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await page.goto(inject('address'))
  await page.getByRole('link', { name: t('rules') }).click()
  await page.getByRole('heading', { level: 1, name: t('rules') }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: t('rules') }).waitFor()
  await expect.poll(() => page.title()).toContain(t('rules'))
  await page.getByRole('heading', { name: ways['solitaire.title'], exact: true }).waitFor()
  await expectFit(mira, 'the page of the rules')
  await picture(mira, `rules-page-${size === phone ? 'phone' : 'desktop'}${light ? '-light' : ''}`)

  await expectLesson(page)

  const chip = page.getByRole('button', { name: new RegExp(`^${cardName('statue-of-osiris')}, `) })
  await chip.click()
  await look(mira, cardName('statue-of-osiris'))
    .getByRole('heading', { name: t('rulings') })
    .waitFor()
  await expectFit(mira, 'a card among the rules')
  await page.keyboard.press('ArrowRight')
  await expectRead(look(mira, cardName('statue-of-thoth')), 'statue-of-thoth')
  await page.keyboard.press('Escape')
  await expectFocused(chip)

  // What lies beside a card is out of reach, and a tap there closes it.
  await chip.click()
  const opened = look(mira, cardName('statue-of-osiris'))
  await opened.waitFor()
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press('Tab')
    const isInside = await opened.evaluate(dialog => {
      const { activeElement, body } = dialog.ownerDocument
      // Between its last button and its first the browser's own are reached.
      return activeElement === body || dialog.contains(activeElement)
    })
    expect(isInside, `Tab ${tabs + 1}`).toBe(true)
  }
  if (size === desktop) await page.mouse.click(8, size.height / 2)
  else await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'detached' })
  await expectFocused(chip)

  await page.getByRole('link', { name: gameTitles.tal, exact: true }).click()
  await expect.poll(() => page.title()).toContain(gameTitles.tal)
  await expectLesson(page)
  await expectFit(mira, 'the page of the board game’s rules')
  expect(calls).toEqual([])
})
