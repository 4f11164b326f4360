// A window that is much enlarged is low and narrow: 1280 x 1024 at 400 % is 320 x 256. A card can be read and used there all the same.
import { expect, test } from 'vitest'
import { t } from '#web/lib/messages/page-texts.ts'
import { missedText } from '#web/lib/table/missed/missed-texts.ts'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import { openStill } from '../scenes/still.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'

const low = [
  { width: 320, height: 256, type: '100%' },
  { width: 740, height: 360, type: '150%' },
] as const
const open = async ({ width, height, type }: { width: number; height: number; type: string }) => {
  const page = await openStill(await sharedBrowser(), await sharedStill(), width, height, 'en', type)
  page.setDefaultTimeout(10_000)
  return page
}

test.each(low)('all that a card can do is reached at $width x $height with type of $type', async size => {
  const page = await open(size)
  for (const scene of ['card', 'pay-ready']) {
    await page.evaluate(name => window.look.show(name), scene)
    const ways = page.getByRole('dialog').getByRole('button', { disabled: false })
    expect(await ways.count()).toBeGreaterThan(5)
    for (const way of await ways.all()) await way.click({ trial: true })
  }
  await page.context().close()
})

test('with many cards to pay with and large type, the name of what is bought lies on nothing else', async () => {
  const page = await open({ width: 360, height: 740, type: '200%' })
  await page.evaluate(() => window.look.show('pay-six'))
  const sheet = page.getByRole('dialog')
  const [left, written] = await sheet.getByRole('heading').evaluate(title => [title.clientHeight, title.scrollHeight])
  expect(written).toBeLessThanOrEqual(left ?? 0)
  for (const way of await sheet.getByRole('button', { disabled: false }).all()) await way.click({ trial: true })
  await page.context().close()
})

test.each([...low, { width: 360, height: 740, type: '200%' }, { width: 280, height: 653, type: '100%' }] as const)(
  'a card that is looked at is seen whole, beside what is said of it, at $width x $height with type of $type',
  async size => {
    const page = await open(size)
    await page.evaluate(() => window.look.show('looked'))
    const details = page.getByRole('dialog')
    const rulings = details.getByRole('heading', { name: t('rulings') })
    await rulings.waitFor()
    const card = await details.getByRole('img').first().boundingBox()
    expect(card?.x).toBeGreaterThanOrEqual(0)
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(size.width)
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(size.height)
    expect((await rulings.boundingBox())?.width).toBeGreaterThan(70)
    await details.getByRole('switch').click({ trial: true })
    await details.getByRole('button', { name: t('close') }).click({ trial: true })
    await page.context().close()
  },
)

test.each([...low, { width: 740, height: 360, type: '100%' }] as const)(
  'a card of the gallery is seen whole, beside lines of what is said of it, at $width x $height with type of $type',
  async size => {
    const page = await open(size)
    await page.evaluate(() => window.look.show('cards-opened'))
    const details = page.getByRole('dialog')
    const said = details.getByRole('group', { name: t('rulings') })
    await said.getByRole('listitem').first().waitFor()
    const [card, lines] = await Promise.all([details.locator('.shown').boundingBox(), said.boundingBox()])
    expect((card?.y ?? 0) + (card?.height ?? Infinity)).toBeLessThanOrEqual(size.height)
    expect(lines?.x).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? Infinity))
    expect(lines?.height).toBeGreaterThan(100)
    for (const control of [details.getByRole('switch'), details.locator('.close')]) await control.click({ trial: true })
    await page.context().close()
  },
)

const besideStrips = ['tutorial-looked', 'tutorial-entomb', 'replay-looked', 'replay-card', 'lost-looked']
test.each([...low, { width: 740, height: 360, type: '100%' }] as const)(
  'what lies over a table is pressed beside any strip, at $width x $height with type of $type',
  async size => {
    const page = await open(size)
    for (const scene of besideStrips) {
      await page.evaluate(name => window.look.show(name), scene)
      const buttons = page.getByRole('dialog').getByRole('button', { disabled: false })
      expect(await buttons.count(), scene).toBeGreaterThan(0)
      for (const button of await buttons.all()) await button.click({ trial: true })
    }
    await page.context().close()
  },
)

test('in the lowest window with three columns a card is used, and nothing is scrolled', async () => {
  const page = await open({ width: 1280, height: 620, type: '100%' })
  for (const scene of ['turn', 'card', 'pay-ready', 'tal-work']) {
    await page.evaluate(name => window.look.show(name), scene)
    expect(await page.evaluate(() => window.look.audit()), scene).toEqual([])
  }
  await page.context().close()
})

test('in a low window with three columns, what is below is above a strip', async () => {
  const page = await open({ width: 1366, height: 657, type: '100%' })
  for (const scene of ['missed-steps', 'tal-missed-steps']) {
    await page.evaluate(name => window.look.show(name), scene)
    const strip = await page.getByRole('region', { name: missedText('missed.steps') }).boundingBox()
    const room = await page.locator('.room > .wide').boundingBox()
    expect((room?.y ?? 0) + (room?.height ?? Infinity), scene).toBeLessThanOrEqual(strip?.y ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), scene).toBe(657)
  }
  await page.context().close()
})

test.each([760, 834, 900])(
  'what the perfect tomb lacks fits beside the table and can be hit, %i high',
  async height => {
    const page = await openStill(await sharedBrowser(), await sharedStill(), 1440, height, 'de')
    for (const scene of ['alone', 'alone-many']) {
      await page.evaluate(name => window.look.show(name), scene)
      await page.getByRole('button', { name: /fehlt/ }).first().waitFor()
      expect(await page.evaluate(() => window.look.audit())).toEqual([])
    }
    await page.context().close()
  },
)

test('in the lowest window with three columns every cell to steal from or to build on is pressed, and all fits', async () => {
  const page = await open({ width: 1280, height: 620, type: '100%' })
  for (const scene of ['tal-steal', 'tal-build', 'tal-build-last']) {
    await page.evaluate(name => window.look.show(name), scene)
    expect(await page.evaluate(() => window.look.audit()), scene).toEqual([])
    const site = talText('site', { site: scene === 'tal-steal' ? 9 : 11 })
    const cells = page.getByRole('region', { name: site }).getByRole('group', { name: site }).getByRole('button')
    expect(await cells.count(), scene).toBeGreaterThan(0)
    for (const cell of await cells.all()) await cell.click({ trial: true })
  }
  await page.context().close()
})
