// A device that is handed around: what the next player, or whoever comes by another way, does not get to see.
import type { Locator } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { PassingStore } from '#web/lib/local/store.ts'
import { tablePath } from '#web/lib/table/table-path.ts'
import { anyPick } from '#test/client/player.ts'
import { Chance } from '#shared/chance.ts'
import { required } from '#test/shared/required.ts'
import { talView } from '#test/shared/typed-by-game.ts'
import { noLocks, Tab } from '#test/web/local/tabs.ts'
import { localText } from '#web/lib/lobby/device/local-texts.ts'
import { missedText } from '#web/lib/table/missed/missed-texts.ts'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import { company, desktop, leftSheets, question, type Person } from './people.ts'
import { anyCurtain, curtain, lift, playUntilHandedTo, putTable, shareDevice } from './sharing.ts'
import { twoFrames } from './two-frames.ts'
import { cardsIn, endTurn, hand, isLively } from './valley-table.ts'

const { come } = company()
const openSheets = ({ page }: Person) =>
  page.evaluate(() => (history.state as { sheets?: { kind: string }[] } | null)?.sheets?.map(({ kind }) => kind) ?? [])
/** Leads to a page of the history, at which nothing is loaded anew. */
async function goes({ page }: Person, by: number): Promise<void> {
  await page.evaluate(by => history.go(by), by)
  await page.waitForTimeout(300)
}

/** Two people share a device; the curtain stands before the first. Gives both, the first one first. */
async function sharing(): Promise<{ device: Person; one: string; other: string }> {
  const device = await come('Anna and Ben', { size: desktop })
  await device.page.goto(inject('address'))
  await shareDevice(device, ['Anna', 'Ben'])
  const isAnna = await curtain(device, 'Anna').isVisible()
  return isAnna ? { device, one: 'Anna', other: 'Ben' } : { device, one: 'Ben', other: 'Anna' }
}
/** A curtain takes no press at first. */
const pressReady = (button: Locator) => button.and(button.page().locator('[aria-disabled=false]')).click()
async function takes(device: Person, name: string): Promise<void> {
  await pressReady(lift(device, name))
  await isLively(device)
}

/** A board game in which Anna has just sealed a march, which she can still take back, and the device is to be handed to Ben. */
async function handedOn(): Promise<Person> {
  const store = new PassingStore()
  const { id, clients } = await new Tab(store, noLocks, 5).make({ game: 'tal', name: 'Anna', others: ['Ben'] })
  const [anna, ben] = clients.map(required)
  const chance = new Chance(5)
  for (;;) {
    const { decisions, table } = talView(await required(anna).view())
    const [annas] = decisions
    // In the first round one after the other sends overseers, and what leads to another's turn cannot be taken back.
    if (table.round > 1 && annas?.kind === 'march' && annas.params?.left === 0) break
    const client = required(annas ? anna : ben)
    await client.pick(anyPick(annas ?? required((await client.view()).decisions[0]), chance))
  }
  const device = await come('Anna and Ben', { size: desktop })
  await device.page.goto(inject('address'))
  await putTable(
    device,
    id,
    await store.read(id),
    clients.map(client => client?.token ?? ''),
  )
  await device.page.goto(inject('address') + tablePath(id))
  await pressReady(lift(device, 'Anna'))
  await question(device)
    .getByRole('button', { name: talText('ask.seal') })
    .click()
  await curtain(device, 'Ben').waitFor()
  return device
}

test('a card that the player before has looked at does not open again for the next one', async () => {
  const { device, one, other } = await sharing()
  await takes(device, one)
  await hand(device).locator('[data-card]').first().hover()
  await device.page.keyboard.press('i')
  await expect.poll(() => openSheets(device)).toEqual(['look'])
  await device.page.keyboard.press('Escape')
  await leftSheets(device)
  await playUntilHandedTo(device, other)
  await takes(device, other)
  await goes(device, 1)
  await expect.poll(() => openSheets(device)).toEqual([])
  await endTurn(device).waitFor()
})

test('the curtain stays where a browser closes it, as some do at the second Back', async () => {
  const { device, one } = await sharing()
  await curtain(device, one).evaluate(dialog => (dialog as HTMLDialogElement).close())
  await twoFrames(device.page)
  await takes(device, one)
})

test('in a tab that had the table before, it is covered for the one who has it by now', async () => {
  const { device, one, other } = await sharing()
  await takes(device, one)
  const second: Person = { ...device, page: await device.context.newPage() }
  await second.page.goto(device.page.url())
  await takes(second, one)
  await playUntilHandedTo(second, other)
  await takes(second, other)
  await device.page.getByRole('button', { name: localText('elsewhere.back') }).click()
  await curtain(device, other).waitFor()
  expect(await cardsIn(device.page)).toEqual([])
})

test('who has looked back at what the others did is not asked for the device again', async () => {
  const { device, one, other } = await sharing()
  await takes(device, one)
  await playUntilHandedTo(device, other)
  await takes(device, other)
  await playUntilHandedTo(device, one)
  // Somebody else had the device for long.
  await device.page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 60_000
  })
  await takes(device, one)
  await device.page.getByRole('button', { name: missedText('missed.show'), exact: true }).click()
  const steps = device.page.getByRole('region', { name: missedText('missed.steps'), exact: true })
  await steps.waitFor()
  await device.page.getByRole('button', { name: missedText('missed.present'), exact: true }).click()
  await steps.waitFor({ state: 'hidden' })
  await twoFrames(device.page)
  expect(await anyCurtain(device).count()).toBe(0)
  await question(device).waitFor()
})

test('who takes back a move of the player before hands the device back first', async () => {
  const device = await handedOn()
  await pressReady(curtain(device, 'Ben').getByRole('button', { name: localText('curtain.undo', { name: 'Anna' }) }))
  await curtain(device, 'Anna').waitFor()
  await pressReady(lift(device, 'Anna'))
  await question(device).waitFor()
})

test('a curtain that cannot be lifted, for this browser has lost that seat, says so', async () => {
  const device = await handedOn()
  await device.page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith('valley:seats:')) localStorage.removeItem(name)
  })
  await pressReady(lift(device, 'Ben'))
  await curtain(device, 'Ben')
    .getByRole('alert')
    .filter({ hasText: localText('curtain.lost', { name: 'Ben' }) })
    .waitFor()
})
