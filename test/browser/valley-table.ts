// What lies on the table of the card game, found as a person finds it: by what it is and how it is called there.
import type { Locator, Page } from 'playwright-core'
import { doubleTap } from '#web/lib/platform/double-tap.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { uses } from './answer-names.ts'
import { question, type Person } from './people.ts'
import type { At } from './touch.ts'

/** More cards than any place of a table shows. */
const most = 60
/** A name that begins by saying how many cards there are, whichever their number. */
export const counted = (say: (of: { n: number }) => string) =>
  new RegExp(`^(?:${Array.from({ length: most + 1 }, (_, n) => say({ n })).join('|')})`)

/** Also where something is opened over it: it lies there still. */
const covered = { includeHidden: true } as const

export const hand = ({ page }: { readonly page: Pick<Person['page'], 'getByRole'> }) =>
  page.getByRole('region', { name: counted(of => t('hand', of)), ...covered })
export const pyramid = ({ page }: Person) => page.getByRole('group', { name: t('pyramid'), exact: true, ...covered })
export const boneyard = ({ page }: Person) => page.getByRole('button', { name: counted(of => t('boneyard.read', of)) })
export const players = ({ page }: Person) => page.getByLabel(t('players'), { exact: true })

// Which copy of a title lies somewhere is said by no name: cards and places carry, as data, what the page registers them by.

/** The cards that lie somewhere, by their ids. */
export const cardsIn = (place: Locator | Page) =>
  place.locator('[data-card]').evaluateAll(cards => cards.map(card => card.getAttribute('data-card')))
export const handCard = (person: Person, id = '') => hand(person).locator(`[data-card="${id}"]`)
/** A place of the table by the name that it is registered by: `place-0`, `tomb-1`. */
export const spot = ({ page }: Person, name: string) => page.locator(`[data-spot="${name}"]`)
/** The cards of a place that can be bought. */
export const buyableIn = (place: Locator | Page) =>
  place.getByRole('button', { name: new RegExp(`${t('card.canBuy')}$`) })
/** The cards of a place that can be used or chosen. */
export const usableIn = (place: Locator | Page) =>
  place.getByRole('button', { name: new RegExp(`(?:${t('card.canUse')}|${t('card.canChoose')})$`) })
/** Waits for what comes once the table stands: gestures and keys. A hand may be empty. */
export const isLively = (person: Person) => {
  const keyed = person.page.locator('[aria-keyshortcuts]')
  return hand(person).locator(keyed).or(endTurn(person).and(keyed)).first().waitFor()
}
/** Ends the turn, also where the button asks back because nothing was entombed. */
export async function endsTurn(person: Person): Promise<void> {
  await endTurn(person).click()
  const again = question(person).getByRole('button', { name: t('turn.endAnyway'), exact: true, disabled: false })
  if (!(await again.isVisible())) return
  // Sooner it would count as the second tap of a double tap.
  await person.page.waitForTimeout(doubleTap)
  await again.click()
}
/** Cards that are chosen or pay. */
export const chosenIn = (place: Locator | Page) => place.getByRole('button', { pressed: true, ...covered })

export const endTurn = (person: Person) =>
  question(person).getByRole('button', { name: t('turn.end'), exact: true, disabled: false })
export const confirmBuying = (person: Person) =>
  person.page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${t('pay.confirm')} `) })
/** Names of the question's buttons but the one that only explains it. */
export const notRules = new RegExp(`^(?!${t('rules')}$)`)
/** Its name goes on with the reason where nothing can be taken back. */
export const undo = (person: Person) =>
  question(person).getByRole('button', { name: new RegExp(`^${t('undo')}(?:$|: )`) })

const usesOf = (person: Person) => person.page.getByRole('dialog')
/** The uses of an open card, also those that are not possible now. */
export const ways = (person: Person) =>
  usesOf(person).getByRole('button', { name: new RegExp(`^(?:${Object.values(uses()).join('|')}) `) })
/** One of these uses, where it is possible. */
export const way = (person: Person, use: keyof ReturnType<typeof uses>) =>
  usesOf(person).getByRole('button', { name: new RegExp(`^${uses()[use]} `), disabled: false })
/** The newest line of what happened, which opens the log. */
export const newest = ({ page }: Person) => page.getByRole('button', { name: new RegExp(`${t('log')}$`) })

/** Takes a card up by the mouse, until places say what it would do there, and lets go of it with Escape. */
export async function takeAndLetGo(page: Page, [x, y]: At): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 60, { steps: 4 })
  // By class: what is carried, and where it can go, is drawn for the eye alone and has no role.
  await page.locator('.carrying .area').first().waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.up()
}
