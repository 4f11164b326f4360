// Making tables of other kinds, by what the maker's page offers.
import type { SetId } from '#shared/valley/editions.ts'
import { inject } from 'vitest'
import { setsOf } from '#shared/valley/set-groups.ts'
import type { Preset } from '#web/lib/valley/table-options/table-choice.ts'
import { optionsText } from '#web/lib/valley/table-options/options-texts.ts'
import { setName } from '#web/lib/messages/card-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import type { Person } from './people.ts'

/** Goes to the maker from the front page, with a name. */
export async function toMaker({ page, name }: Person): Promise<void> {
  await page.goto(inject('address'))
  await page.getByRole('link', { name: t('home.more') }).click()
  await page.getByRole('heading', { level: 1, name: optionsText('title') }).waitFor()
  await page.getByLabel(t('home.name')).fill(name)
}

/** Goes through one of the doors that are offered first. */
export async function choose({ page }: Person, preset: Preset): Promise<void> {
  await page.getByText(optionsText(preset), { exact: true }).first().click()
  await page
    .getByRole('radio', { name: optionsText(preset), checked: true })
    .first()
    .waitFor({ state: 'attached' })
}
/** Shows everything that can be chosen. */
export const showMore = ({ page }: Person) => page.getByText(optionsText('more.closed')).click()
export const seatsOf = ({ page }: Person, seats: number) =>
  page.getByRole('group', { name: optionsText('seats') }).getByRole('radio', { name: String(seats), exact: true })
export const make = ({ page }: Person) => page.getByRole('button', { name: optionsText('make') })

/** Presses the button, and waits for the table. Gives its link. */
export async function made(person: Person): Promise<string> {
  await make(person).click()
  await person.page.waitForURL(/\/(?:t|here)\//)
  return person.page.url()
}

interface Mix {
  readonly sets: readonly SetId[]
  readonly joined: boolean
  readonly starters: 'base' | 'last-rites' | 'both'
  readonly pharaohs: boolean
  readonly seats: number
}

/** Makes a table of a mix of one's own, beginning with the base game. Gives its link. */
export async function makeMix(person: Person, { sets, joined, starters, pharaohs, seats }: Mix): Promise<string> {
  const { page } = person
  await toMaker(person)
  await showMore(person)
  const base = setsOf('base')
  for (const id of [...sets.filter(each => !base.includes(each)), ...base.filter(each => !sets.includes(each))]) {
    await page.getByRole('checkbox', { name: setName(id), exact: true }).setChecked(sets.includes(id))
  }
  if (joined) await page.getByRole('radio', { name: optionsText('copies.joined') }).check()
  await page
    .getByRole('group', { name: optionsText('starters') })
    .getByRole('radio', { name: starters === 'both' ? optionsText('starters.both') : optionsText(starters) })
    .check()
  await page.getByRole('switch', { name: optionsText('pharaohs') }).setChecked(pharaohs)
  await seatsOf(person, seats).check()
  return made(person)
}
