// The board game by mouse or finger, knowing no rule: a table of the short game, and somebody who presses what is offered.
import { inject } from 'vitest'
import type { LogLine, View } from '#shared/protocol.ts'
import type { TalTable } from '#shared/tal/table.ts'
import { Client } from '#test/client/player.ts'
import { tt } from '#web/lib/tal/table/tal-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { question, reach, sitDown, type Person } from './people.ts'
import type { Pressing } from './play-valley.ts'
import { talView } from '#test/shared/game-tables.ts'

/** The list of pyramids at the end. */
export const over = ({ page }: Person) => page.getByRole('list', { name: tt('end.table') })
/** More presses than any such game needs, and how long somebody may find nothing to press. */
const patience = 1_500
const quietTime = 240_000

/** Runs in the page: one thing to press, drawn at random from what is offered; null where nothing is. */
function lookAround({
  drawn,
  done,
  yours,
  until,
}: {
  drawn: number
  done: readonly string[]
  yours: string
  until: string
}) {
  if (document.querySelector('#ask[aria-busy=true]') || document.querySelector('#ask .lead b')?.textContent === until)
    return null
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
  const saysOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim()
  const isDone = (element: Element) => done.includes(saysOf(element))
  const offered = [
    ...document.querySelectorAll(
      '#ask button:enabled, .close, [data-place], [data-colour-held]:enabled, .whole, [aria-label][aria-pressed=false]:enabled',
    ),
  ]
    .filter(element => !element.matches('.map, .views button, .others button'))
    .flatMap(element => {
      const at = spot(element)
      return at ? [{ element, at }] : []
    })
  const own = new Set(
    [...document.querySelectorAll('.board [role=button]')]
      .map(saysOf)
      .filter(says => says.includes(yours))
      .map(says => parseInt(/\d+/.exec(says)?.[0] ?? '')),
  )
  const isOwn = (element: Element) =>
    element instanceof SVGElement &&
    element.dataset['place']?.includes('/') &&
    own.has(parseInt(element.dataset['place']))
  // What was begun is finished, what ends a phase comes last, and figures like the own sites: so that something is built.
  const weight = (element: Element) =>
    element.matches('#ask .first')
      ? isDone(element)
        ? 0.02
        : 12
      : element.matches('#ask button')
        ? 0.1
        : (element.matches('[data-place]') && element.closest('.heap')) || isOwn(element)
          ? 8
          : 1
  let left = drawn * offered.reduce((sum, { element }) => sum + weight(element), 0)
  const chosen = offered.find(({ element }) => (left -= weight(element)) < 0)
  return chosen ? { ...chosen.at, what: saysOf(chosen.element) } : null
}

/**
 * Presses what is offered, until something is so.
 * @param until what the question begins with that is not answered any more
 */
export async function playBoard(
  { page, name }: Person,
  random: () => number,
  press: Pressing,
  isSo: () => Promise<boolean>,
  until = '-',
): Promise<void> {
  const pressed: string[] = []
  let since = Date.now()
  const done = [tt('ask.seal'), tt('ask.done'), tt('ask.enough'), tt('ask.through'), tt('lose.not')]
  while (pressed.length < patience) {
    if (await isSo()) return
    const found = await page.evaluate(lookAround, { drawn: random(), done, yours: tt('site.yours'), until })
    if (!found) {
      if (Date.now() - since > quietTime)
        throw new Error(
          `${name} finds nothing to press at "${await page.locator('#ask').innerText()}" after ${pressed.slice(-20).join(' / ')}`,
        )
      await page.waitForTimeout(40)
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
  await page.getByRole('radio', { name: t('game.tal') }).check()
  await page.getByLabel(t('game.short')).check()
  await page.getByLabel(t('home.name')).fill(name)
  await page.getByRole('radio', { name: '2' }).check()
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
): Promise<{ readonly view: View<TalTable>; readonly lines: readonly LogLine[] }> {
  const client = new Client(reach, new URL(link).pathname.split('/').at(-1) ?? '')
  const view = talView(await client.view())
  let lines = view.log
  for (let first = lines[0]; first; first = lines[0]) {
    const { log: older }: Pick<View, 'log'> = await (await client.call(`/log?before=${first.n}`)).json()
    if (older.length === 0) break
    lines = [...older, ...lines]
  }
  return { view, lines }
}
