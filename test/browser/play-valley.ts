// Players that know no rules: they press what the page offers until the game is over. With a finger or mouse;
// by the keyboard alone a whole game is played in `screen-reader.test.ts`.
import type { Page } from 'playwright-core'
import { anyPick } from '#test/client/player.ts'
import { Chance } from '#shared/chance.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { deviceOf, type Person } from './people.ts'
import { findPress, type Names, type Press } from './press.ts'
import { finishing, uses } from './answer-names.ts'
import { within } from './within.ts'

const names: Names = {
  scores: t('end.table'),
  question: t('ask'),
  rules: t('rules'),
  close: t('close'),
  uses: Object.values(uses()).map(use => `${use} `),
  finishing: [...finishing(), t('turn.end'), t('react.pass')],
}

/** Numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** More presses than any game needs: beyond it somebody goes round in circles. */
const patience = 6_000

/** How long a page may take for an answer, and how long nothing may happen at a table at which somebody waits. */
const answerTime = 120_000
const quietTime = 240_000
const glance = 2_000

/** Waits for the page to change, for a while. False where nothing has changed but a clock. */
export const nextChange = (page: Page) =>
  page.evaluate(
    ms =>
      new Promise<boolean>(resolve => {
        const end = (changed: boolean) => {
          clearTimeout(timer)
          watching.disconnect()
          resolve(changed)
        }
        const timer = setTimeout(() => end(false), ms)
        const isClock = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('[role=timer]')
        const watching = new MutationObserver(changes => {
          if (changes.some(({ target }) => !isClock(target))) end(true)
        })
        watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
    glance,
  )

export type Pressing = (page: Page, press: Press) => Promise<void>

export const byMouse: Pressing = (page, { x, y }) => page.mouse.click(x, y)
export const byFinger: Pressing = (page, { x, y }) => page.touchscreen.tap(x, y)

interface Playing {
  readonly seed: number
  readonly press?: Pressing
  /** How the names of more attractive buttons begin. */
  readonly taste?: string
  /** What this page calls otherwise. */
  readonly called?: Partial<Names>
  /** Looked at before each press; true ends the playing. */
  readonly until?: (pressed: number) => boolean | Promise<boolean>
  /** Looked at while waiting for others. */
  readonly isStopped?: () => boolean
}

/** Plays on until the game is over, or until `until` says so. Gives what was pressed. */
export async function play(
  { page, name }: Person,
  { seed, press = byMouse, until, isStopped, taste = '', called = {} }: Playing,
): Promise<readonly string[]> {
  const random = randomFrom(seed)
  const pressed: string[] = []
  const last = () => `${name} (seed ${seed}): ${pressed.slice(-20).join(' / ')}`
  let quiet = 0
  while (pressed.length < patience) {
    const moment = await within(
      answerTime,
      `no answer from the page of ${last()}`,
      page.evaluate(findPress, { names: { ...names, ...called }, drawn: random(), taste }),
    )
    if (moment.state === 'over') return pressed
    if (isStopped?.()) return pressed
    if (moment.state === 'waiting') {
      quiet = (await within(answerTime, `no sign of the page of ${last()}`, nextChange(page))) ? 0 : quiet + glance
      if (quiet > quietTime) throw new Error(`nothing has happened for long, and nothing can be pressed, by ${last()}`)
      continue
    }
    quiet = 0
    if (await until?.(pressed.length)) return pressed
    pressed.push(moment.press.what)
    await press(page, moment.press)
  }
  throw new Error(`round in circles goes ${last()}`)
}

/**
 * The game goes on elsewhere: whoever is asked answers on another device, pick by pick, until something is so. Nothing is
 * on its way any more when it ends. A page that passes by itself may be faster than the device: its pick counts as well.
 */
export async function playElsewhere(people: readonly Person[], isSo: () => Promise<boolean>): Promise<void> {
  const devices = await Promise.all(people.map(deviceOf))
  const chance = new Chance(people.length)
  for (let picks = 0; !(await isSo()); picks++) {
    for (const device of devices) {
      const { decisions, phase } = await device.view()
      if (phase === 'over' || picks > patience) throw new Error('the game went on to its end')
      if (decisions.length > 0) {
        await device.call('/picks', 'POST', anyPick(chance.one(decisions), chance))
        break
      }
    }
  }
}
