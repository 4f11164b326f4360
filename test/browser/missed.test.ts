// Whoever comes back to a running game on another device reads first what has happened, steps through it, and is in the present
// with one tap or one key.
import { expect, inject, test } from 'vitest'
import { anyPick, asked, clientOf, fullTable, type Client } from '#test/client/player.ts'
import { Chance } from '#shared/chance.ts'
import { required } from '#test/shared/required.ts'
import { missedText } from '#web/lib/table/missed/missed-texts.ts'
import { expectFit, picture } from './looks.ts'
import { company, desktop, phone, question, reach, type Person } from './people.ts'
import { endTurn } from './valley-table.ts'

const { come } = company()

/** Three people of whom one has ended a turn; then another has played, and for the third a bot. Gives the first one's seat. */
async function left(): Promise<Client> {
  const clients = await fullTable(reach, 3)
  const chance = new Chance(4)
  const first = required(await asked(clients))
  const away = clientOf(clients, first)
  for (let view = first; view.you === first.you; view = required(await asked(clients))) {
    const [decision] = view.decisions
    const end = decision?.options.find(({ id }) => id === 'end')
    await away.pick(
      end && decision ? { decision: decision.id, options: [end.id] } : anyPick(required(decision), chance),
    )
  }
  const second = required(await asked(clients))
  for (let view = second; view.table?.turn === second.you; view = required(await asked(clients)))
    await clientOf(clients, view).pick(anyPick(required(view.decisions[0]), chance))
  const third = clients.find(client => client !== away && client !== clientOf(clients, second))
  const seat = required((await required(third).view()).you)
  await required(third).call(`/seats/${seat}/stand-in`, 'POST', { bot: 'newcomer' })
  await expect.poll(async () => (await away.view()).decisions.map(({ kind }) => kind)).toEqual(['play'])
  return away
}

/** Opens a seat on a device whose clock is an hour ahead: what others did was long ago. */
async function opens({ page, context }: Person, { id, token }: Client): Promise<void> {
  await context.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 3_600_000
  })
  await page.goto(`${inject('address')}/t/${id}#seat=${token}`)
}

const sheet = ({ page }: Person) => page.getByRole('dialog', { name: missedText('missed.sinceMove'), exact: true })
const present = ({ page }: Person) => page.getByRole('button', { name: missedText('missed.present'), exact: true })
const steps = ({ page }: Person) => page.getByRole('region', { name: missedText('missed.steps'), exact: true })
const at = (person: Person) => steps(person).getByText(/^\d+ of \d+$/)

test('by touch: it is read on another device, stepped through and left; after a reload it does not come again', async () => {
  const seat = await left()
  const anna = await come('Anna', { size: phone })
  await opens(anna, seat)
  await sheet(anna).waitFor()
  const lines = await sheet(anna).getByRole('listitem').allInnerTexts()
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.length).toBeLessThanOrEqual(5)
  await expectFit(anna, 'what was missed')
  await picture(anna, 'missed-phone')
  await sheet(anna)
    .getByRole('button', { name: missedText('missed.show'), exact: true })
    .tap()
  await at(anna).waitFor()
  const [, of = ''] = (await at(anna).innerText()).split(' of ')
  expect(Number(of)).toBeGreaterThan(1)
  await expectFit(anna, 'the moves one by one')
  await picture(anna, 'missed-steps-phone')
  const [on, back] = [missedText('missed.on'), missedText('missed.back')].map(name =>
    steps(anna).getByRole('button', { name, exact: true }),
  )
  await required(on).tap()
  await required(on).tap()
  await required(back).tap()
  await expect.poll(() => at(anna).innerText()).toBe(`1 of ${of}`)
  await question(anna).waitFor()
  expect(await endTurn(anna).count()).toBe(0)
  await present(anna).tap()
  await endTurn(anna).waitFor()
  await anna.page.reload()
  await endTurn(anna).waitFor()
  expect(await sheet(anna).count()).toBe(0)
})

test('by keyboard: Enter goes on, the log has it once more, arrows step, Escape leads to the present', async () => {
  const seat = await left()
  const anna = await come('Anna', { size: desktop })
  await opens(anna, seat)
  await sheet(anna).waitFor()
  await expect.poll(() => present(anna).evaluate(button => button === document.activeElement)).toBe(true)
  await anna.page.keyboard.press('Enter')
  await sheet(anna).waitFor({ state: 'detached' })
  await endTurn(anna).waitFor()
  // As long as the table does not answer the sheet says what it waits for.
  let answer = () => {}
  const answering = new Promise<void>(resolve => {
    answer = resolve
  })
  await anna.context.route('**/missed', call => answering.then(() => call.continue()))
  await anna.page.getByRole('button', { name: missedText('missed.sinceMove'), exact: true }).press('Enter')
  const waiting = sheet(anna)
    .getByRole('status')
    .filter({ hasText: missedText('missed.coming') })
  await waiting.waitFor()
  answer()
  await waiting.waitFor({ state: 'detached' })
  const show = sheet(anna).getByRole('button', { name: missedText('missed.show'), exact: true })
  await show.focus()
  await anna.page.keyboard.press('Enter')
  await at(anna).waitFor()
  const [, of = ''] = (await at(anna).innerText()).split(' of ')
  await anna.page.keyboard.press('ArrowRight')
  await expect.poll(() => at(anna).innerText()).toBe(`1 of ${of}`)
  await anna.page.keyboard.press('ArrowLeft')
  await expect.poll(() => at(anna).innerText()).toBe(`0 of ${of}`)
  await anna.page.keyboard.press('Escape')
  await endTurn(anna).waitFor()
  expect(await steps(anna).count()).toBe(0)
})
