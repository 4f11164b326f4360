// The board game by mouse or finger, knowing no rule: a table of the short game, and somebody who presses what is offered.
import { talOffer } from '#web/lib/tal/messages/books.ts'
import { gameTitles } from '#shared/game-names.ts'
import { inject } from 'vitest'
import { ours } from '#shared/tal/board.ts'
import type { TalLine, TalView } from '#shared/tal/declarations.ts'
import type { TalTable } from '#shared/tal/table.ts'
import { Client } from '#test/client/player.ts'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { question, reach, sitDown, type Person } from './people.ts'
import { nextChange, type Pressing } from './play-valley.ts'
import { talLine, talView } from '#test/shared/typed-by-game.ts'
import { commonBeginning } from '#test/web/common-words.ts'

/** The list of pyramids at the end. */
export const pyramids = ({ page }: Person) => page.getByRole('list', { name: talText('end.table') })
/** How likely a part of the round is ended; beyond so many presses it grows with them, for nobody marches for ever. */
const haste = 0.02
const restless = 60
/** More presses than any such game needs, and how long somebody may find nothing to press. */
const patience = 1_500
const quietTime = 240_000

interface Names {
  /** The place of the question. */
  readonly question: string
  /** How the question begins that is not answered any more. */
  readonly until: string
  /** The groups and lists whose buttons answer a question, and those of single pyramids. */
  readonly answering: readonly string[]
  readonly pyramids: readonly string[]
  /** What closes whatever is opened over the table. */
  readonly close: string
  /** What a site of one's own says of itself. */
  readonly yours: string
  /** Buttons of the question that end a part of the round. */
  readonly ending: readonly string[]
  /** How likely one of these is pressed, where something on the board has 1. */
  readonly haste: number
  /** Those that take something back, leave it, or show it again. */
  readonly goingBack: readonly string[]
  /** How a tablet's name begins that is taken back from its group. */
  readonly lifting: string
}

/** Runs in the page: one thing to press, drawn at random from what is offered; null where nothing is. */
function findPress({ names, drawn }: { names: Names; drawn: number }) {
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim()
  const question = [...document.querySelectorAll('section')].find(section => nameOf(section) === names.question)
  if (question?.ariaBusy === 'true' || question?.querySelector('b')?.textContent === names.until) return null
  const spot = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const [across, down] of [
      [0.5, 0.5],
      [0.5, 0.8],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.2],
    ] as const) {
      const x = left + width * across
      const y = top + height * down
      if (document.elementFromPoint(x, y)?.closest('button, [role=button], a') === element) return { x, y }
    }
    return null
  }
  const groupOf = (element: Element) => element.closest('[role=group], ol')?.getAttribute('aria-label') ?? ''
  const isOfPyramid = (element: Element) => names.pyramids.includes(groupOf(element))
  // Places and cells are registered as places, also the chips at the valley's edge, which only the eye finds.
  const isOffered = (element: Element) =>
    element.hasAttribute('data-place') ||
    question?.contains(element) ||
    nameOf(element) === names.close ||
    (names.answering.includes(groupOf(element)) &&
      element.ariaPressed !== 'true' &&
      !nameOf(element).startsWith(names.lifting))
  const offered = [...document.querySelectorAll('button:enabled, [data-place]')].filter(isOffered).flatMap(element => {
    const at = spot(element)
    return at ? [{ element, at }] : []
  })
  const own = new Set(
    [...document.querySelectorAll('[role=button]')]
      .map(nameOf)
      .filter(name => name.includes(names.yours))
      .map(name => parseInt(/\d+/.exec(name)?.[0] ?? '')),
  )
  const isOwn = (element: Element) =>
    element instanceof SVGElement &&
    element.dataset['place']?.includes('/') &&
    own.has(parseInt(element.dataset['place']))
  // What was begun is finished, what ends a phase comes last, and figures like the own sites: so that something is built.
  const weight = (element: Element) =>
    question?.contains(element)
      ? names.ending.includes(nameOf(element))
        ? names.haste
        : names.goingBack.includes(nameOf(element))
          ? 0.1
          : 12
      : isOfPyramid(element) || isOwn(element)
        ? 8
        : 1
  let left = drawn * offered.reduce((sum, { element }) => sum + weight(element), 0)
  const chosen = offered.find(({ element }) => (left -= weight(element)) < 0)
  return chosen ? { ...chosen.at, what: nameOf(chosen.element) } : null
}

const names: Omit<Names, 'until' | 'haste'> = {
  question: t('ask'),
  answering: [talText('figures'), talText('tablets'), talText('blocks.yours'), talText('phase.auction')],
  pyramids: ours.sites.map(({ site }) => talText('site', { site })),
  close: t('close'),
  yours: talText('site.yours'),
  ending: [
    talText('ask.seal'),
    talText('ask.done'),
    talText('ask.enough'),
    talText('ask.through'),
    talText('lose.not'),
  ],
  goingBack: [t('undo'), talText('ask.back'), talText('ask.leave'), talText('lose.it'), talText('marches.again')],
  lifting: commonBeginning([0, 1].map(value => talText('tablet.lift', { value, n: 1, letter: 'A' }))),
}

/**
 * Presses what is offered, until something is so.
 * @param until what the question begins with that is not answered any more
 */
export async function playBoard(
  person: Person,
  random: () => number,
  press: Pressing,
  isSo: () => Promise<boolean>,
  until = '-',
): Promise<void> {
  const { page, name } = person
  const pressed: string[] = []
  let since = Date.now()
  while (pressed.length < patience) {
    if (await isSo()) return
    const asked = { ...names, until, haste: haste * Math.max(1, pressed.length / restless) }
    const found = await page.evaluate(findPress, { names: asked, drawn: random() })
    if (!found) {
      if (Date.now() - since > quietTime)
        throw new Error(
          `${name} finds nothing to press at "${await question(person).innerText()}" after ${pressed.slice(-20).join(' / ')}`,
        )
      // A page that moves changes with every frame: it is not looked at that often.
      await Promise.all([nextChange(page), page.waitForTimeout(40)])
      continue
    }
    pressed.push(found.what)
    await press(page, found)
    since = Date.now()
  }
  throw new Error(`${name} goes round in circles: ${pressed.slice(-20).join(' / ')}`)
}

/** A table of the short game for two. Gives the link for the other one. */
async function short({ page, name }: Person): Promise<string> {
  await page.goto(inject('address'))
  await page.getByRole('radio', { name: gameTitles.tal }).check()
  await page.getByLabel(talOffer.all.switches.short.name).check()
  await page.getByLabel(t('home.name')).fill(name)
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('button', { name: t('home.make') }).click()
  await page.getByRole('list', { name: t('lobby.seats') }).waitFor()
  return page.url()
}

/** The same with the other one sitting there and both pages showing the first question. Gives the link. */
export async function shortForTwo(host: Person, guest: Person): Promise<string> {
  const link = await short(host)
  await sitDown(guest, link)
  await Promise.all([host, guest].map(person => question(person).waitFor()))
  return link
}

/** How a table stands, and all that was ever told there, as everybody may read it. */
export async function readBoard(
  link: string,
): Promise<{ readonly view: TalView & { readonly table: TalTable }; readonly lines: readonly TalLine[] }> {
  const client = new Client(reach, new URL(link).pathname.split('/').at(-1) ?? '')
  return { view: talView(await client.view()), lines: (await client.log()).map(talLine) }
}
