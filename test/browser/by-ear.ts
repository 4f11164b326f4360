// A game played by what is read out and said alone, whichever it is: what is offered, and what somebody likes, each test says.
import { expect } from 'vitest'
import { t } from '#web/lib/messages/page-texts.ts'
import { Ear, type Thing } from './ear.ts'
import type { Person } from './people.ts'
import { randomFrom } from './play-valley.ts'

export const ask = `region ${t('ask')}`
export const standsIn = (thing: Thing, what: string): boolean => thing.within.includes(what)
export const isButton = ({ role, disabled }: Thing): boolean => role === 'button' && !disabled
/** What the keyboard is on; the page as a whole is nothing. */
export const focusIn = (things: readonly Thing[]): Thing | undefined =>
  things.find(({ focused, role }) => focused && role !== 'RootWebArea')

/** The words of the question. */
export const questionIn = (things: readonly Thing[]): string =>
  things
    .filter(thing => thing.role === 'StaticText' && standsIn(thing, ask))
    .map(({ name }) => name)
    .join(' ')

export interface Heard {
  readonly pressed: readonly string[]
  readonly said: readonly string[]
  readonly last: readonly Thing[]
}

interface Game {
  readonly seed: number
  /** What can be done now, by its names; nothing where the page is busy. */
  readonly offersIn: (things: readonly Thing[]) => readonly Thing[]
  /** How much this person likes to press something. */
  readonly liking: (thing: Thing) => number
  readonly isOver: (things: readonly Thing[]) => boolean
  /** Called before each press with what was pressed and said so far, and with all that can be read then. */
  readonly look?: (pressed: readonly string[], said: readonly string[], things: readonly Thing[]) => Promise<unknown>
  /** Called as long as nothing is offered. */
  readonly wait?: (ear: Ear, things: readonly Thing[]) => Promise<unknown>
  /** Presses something; false where it is gone. As a screen reader does, by going there, unless another way is given. */
  readonly press?: (ear: Ear, thing: Thing, things: readonly Thing[]) => Promise<boolean>
}

/** More presses than any game needs, and how long nothing may happen to whoever waits. */
const most = 3_000
const quietTime = 240_000
/** How long a telling may take on a machine that has much else to do. */
const toldTime = 20_000
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Plays until the game is over. Everything that can be focused has a name, and after each press the focus is somewhere. */
export async function playByEar(
  { page, name }: Person,
  { seed, offersIn, liking, isOver, look, wait, press = (ear, thing) => ear.press(thing) }: Game,
): Promise<Heard> {
  const ear = await Ear.at(page)
  const random = randomFrom(seed)
  const pressed: string[] = []
  let since = Date.now()
  let read = ''
  let idle = 0
  while (pressed.length < most) {
    const things = await ear.things()
    expect(
      things.filter(thing => thing.focusable && thing.name === '' && thing.role !== 'RootWebArea'),
      `after ${pressed.at(-1) ?? 'nothing'}: what can be focused has a name`,
    ).toEqual([])
    if (isOver(things)) return { pressed, said: ear.said, last: things }
    const now = things.map(thing => thing.name).join('\n')
    if (now !== read) [since, read] = [Date.now(), now]
    else if (Date.now() - since > quietTime)
      throw new Error(`${name} hears nothing new after ${pressed.slice(-20).join(' / ')}, and reads:\n${read}`)
    const offers = offersIn(things)
    // The tree is read while the page may be exchanging its question: nothing is pressed before the question has words.
    if (offers.length === 0 || !/\p{L}{3}.*\p{L}{3}/u.test(questionIn(things))) {
      await wait?.(ear, things)
      // Whoever waits leaves the machine to the others.
      await pause(Math.min(250, 25 * ++idle))
      continue
    }
    idle = 0
    await look?.(pressed, ear.said, things)
    let left = random() * offers.reduce((sum, thing) => sum + liking(thing), 0)
    const chosen = offers.find(thing => (left -= liking(thing)) < 0)
    if (!chosen || !(await press(ear, chosen, things))) continue
    pressed.push(chosen.name)
    await expect
      .poll(async () => focusIn(await ear.things()) !== undefined, {
        interval: 15,
        message: `after ${pressed.slice(-4).join(' / ')}: the focus is somewhere`,
      })
      .toBe(true)
  }
  throw new Error(`${name} goes round in circles: ${pressed.slice(-20).join(' / ')}`)
}

/** A telling, sentence by sentence. */
export const sentencesIn = (said: string): readonly string[] =>
  said.split(/(?<=\.) (?=\p{Lu})/u).map(sentence => sentence.trim())

/** Waits until something was told so many times; not for ever: who listens for more than there is finds out at the end. */
export async function toldTimes(
  times: number,
  said: readonly string[],
  isIt: (sentence: string) => boolean,
): Promise<void> {
  const toldIn = () => said.flatMap(sentencesIn).filter(isIt).length
  for (let waited = 0; waited < toldTime && toldIn() < times; waited += 50) await pause(50)
}

/** Nothing is said twice in a row. */
export const expectNothingTwice = (said: readonly string[]): void =>
  expect(
    said.filter((telling, k) => k > 0 && telling === said[k - 1]),
    'nothing is said twice',
  ).toEqual([])
