// The maker of tables: with few presses to a mix, to sets by lot, to a game alone; what cannot be made says why; and whoever
// comes to the table is told what is played.
import { expect, test } from 'vitest'
import { summaryOf } from '#web/lib/valley/table-options/choice-summary.ts'
import { presets } from '#web/lib/valley/table-options/table-choice.ts'
import { optionsText } from '#web/lib/valley/table-options/options-texts.ts'
import { solitaireText } from '#web/lib/valley/solitaire/solitaire-texts.ts'
import { setName } from '#web/lib/messages/card-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { expectFit, picture } from './looks.ts'
import { choose, made, make, seatsOf, showMore, toMaker } from './make-mix.ts'
import { company, desktop, phone, question, sitDown } from './people.ts'
import { byFinger, play } from './play-valley.ts'
import { boneyard, endTurn } from './valley-table.ts'

const people = company()
const come = (name: string, size = phone) => people.come(name, { size, sharp: size === phone })

test('the grand mix for four: a door, the seats, the button; and a guest reads what is played', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna', desktop)
  await toMaker(mira)
  await expectFit(mira, 'the maker')
  await picture(mira, 'make-phone')
  await choose(mira, 'grand')
  await seatsOf(mira, 4).check()
  const { title, text } = summaryOf(presets.grand, 4)
  const said = (text.split('. ')[0] ?? '').replaceAll('*', '')
  await mira.page.getByText(said, { exact: false }).first().waitFor()
  const link = await made(mira)

  await anna.page.goto(link)
  await anna.page.getByText(title, { exact: true }).first().click()
  await anna.page.getByText(said, { exact: false }).first().waitFor()
  await picture(anna, 'sit-grand-desktop')
  await expectFit(anna, 'the door of a mix')
})

test('whoever comes back from the lobby finds what was chosen, to choose otherwise', async () => {
  const mira = await come('Mira')
  const { page } = mira
  await toMaker(mira)
  await choose(mira, 'grand')
  await seatsOf(mira, 4).check()
  await page.getByLabel(t('home.clock')).selectOption('300')
  await made(mira)
  await page.goBack()
  expect(
    await page
      .getByRole('radio', { name: optionsText('grand') })
      .first()
      .isChecked(),
  ).toBe(true)
  expect(await seatsOf(mira, 4).isChecked()).toBe(true)
  expect(await page.getByLabel(t('home.clock')).inputValue()).toBe('300')
  await seatsOf(mira, 3).check()
  await made(mira)
})

test('sets by lot are drawn when the table is made, and the lobby names them no longer as a lot', async () => {
  const mira = await come('Mira', desktop)
  const anna = await come('Anna')
  await toMaker(mira)
  await choose(mira, 'lot')
  await expectFit(mira, 'the maker')
  await picture(mira, 'make-desktop')
  await seatsOf(mira, 2).check()
  const link = await made(mira)
  await sitDown(anna, link)
  await Promise.all([mira, anna].map(person => question(person).waitFor()))
})

test('alone one begins at once, sees how far the tomb has come, and looks through the boneyard', async () => {
  const mira = await come('Mira')
  const { page } = mira
  await toMaker(mira)
  await choose(mira, 'solitaire')
  await page.getByText(/170/).first().waitFor()
  await made(mira)
  await endTurn(mira).waitFor()
  await page
    .getByRole('navigation', { name: solitaireText('goal') })
    .getByText(solitaireText('goal.from', { of: 170 }))
    .waitFor()
  const bones = boneyard(mira)
  // What the last presses have opened may lie over it.
  const isFree = () =>
    bones.click({ trial: true, timeout: 5_000 }).then(
      () => true,
      () => false,
    )
  await play(mira, {
    seed: 3,
    press: byFinger,
    taste: t('way.entomb'),
    until: async pressed => pressed > 25 && (await isFree()),
  })
  await bones.click()
  await page.getByRole('dialog', { name: t('boneyard') }).waitFor()
  await expectFit(mira, 'a pile that lies open')
  await picture(mira, 'alone-phone-boneyard')
  await page.keyboard.press('Escape')
  await picture(mira, 'alone-phone')
  expect(await page.getByText(t('wait.for')).count()).toBe(0)
})

test('what cannot be made says why, and is not made', async () => {
  const mira = await come('Mira')
  const { page } = mira
  await toMaker(mira)
  await showMore(mira)
  for (const set of ['canopic-jars', 'amulets', 'books', 'statues'] as const)
    await page.getByRole('checkbox', { name: setName(set), exact: true }).uncheck()
  await page
    .getByRole('status')
    .filter({ hasText: optionsText('tooFew', { stock: 12 }) })
    .waitFor()
  await expect.poll(() => make(mira).getAttribute('aria-disabled')).toBe('true')
  await make(mira).dispatchEvent('click')
  expect(new URL(page.url()).pathname).toBe('/new')
})

test('a door that is pressed is the chosen one, or none is where its seats make a mix of it', async () => {
  const mira = await come('Mira')
  const { page } = mira
  await toMaker(mira)
  const chosen = () =>
    page
      .getByRole('group', { name: optionsText('way') })
      .getByRole('radio', { checked: true })
      .evaluateAll(doors => doors.map(door => door.parentElement?.querySelector('b')?.textContent))
  await seatsOf(mira, 6).check()
  await expect.poll(chosen).toEqual([optionsText('many')])
  await page.getByText(optionsText('afterlife'), { exact: true }).first().click()
  await expect.poll(chosen).toEqual([])
  await choose(mira, 'base')
  await expect.poll(chosen).toEqual([optionsText('base')])
  expect(await seatsOf(mira, 4).isChecked()).toBe(true)
})

test('the clock that is chosen is shown again once there are seats for others', async () => {
  const mira = await come('Mira')
  await toMaker(mira)
  const clock = mira.page.getByRole('combobox', { name: t('home.clock') })
  await clock.selectOption('300')
  await seatsOf(mira, 1).check()
  await clock.waitFor({ state: 'detached' })
  await seatsOf(mira, 3).check()
  expect(await clock.inputValue()).toBe('300')
})
