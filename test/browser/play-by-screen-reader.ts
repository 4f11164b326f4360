// A game of either kind played with a screen reader and the keyboard alone: what is offered, and what somebody likes, each test says.
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { t } from '#web/lib/messages/page-texts.ts'
import { ScreenReader, type AccessibleNode } from './screen-reader.ts'
import type { Person } from './people.ts'
import { randomFrom } from './play-valley.ts'

export const ask = `region ${t('ask')}`
export const standsIn = (thing: AccessibleNode, what: string): boolean => thing.within.includes(what)
export const isButton = ({ role, disabled }: AccessibleNode): boolean => role === 'button' && !disabled
/** What the keyboard is on; the page as a whole is nothing. */
export const focusIn = (things: readonly AccessibleNode[]): AccessibleNode | undefined =>
  things.find(({ focused, role }) => focused && role !== 'RootWebArea')

/** The words of the question. */
export const questionIn = (things: readonly AccessibleNode[]): string =>
  things
    .filter(thing => thing.role === 'StaticText' && standsIn(thing, ask))
    .map(({ name }) => name)
    .join(' ')

export interface PlayedGame {
  readonly pressed: readonly string[]
  readonly announced: readonly string[]
  readonly last: readonly AccessibleNode[]
}

interface Game {
  readonly seed: number
  /** What can be done now, by its names; nothing where the page is busy. */
  readonly offersIn: (things: readonly AccessibleNode[]) => readonly AccessibleNode[]
  /** How much this person likes to press something. */
  readonly liking: (thing: AccessibleNode) => number
  readonly isOver: (things: readonly AccessibleNode[]) => boolean
  /** Called before each press with what was pressed and announced so far, and with all that can be read then. */
  readonly look?: (
    pressed: readonly string[],
    announced: readonly string[],
    things: readonly AccessibleNode[],
  ) => Promise<unknown>
  /** Called as long as nothing is offered. */
  readonly wait?: (reader: ScreenReader, things: readonly AccessibleNode[]) => Promise<unknown>
  /** Presses something; false where it is gone. As a screen reader does, by going there, unless another way is given. */
  readonly press?: (reader: ScreenReader, thing: AccessibleNode, things: readonly AccessibleNode[]) => Promise<boolean>
}

/** More presses than any game needs, and how long nothing may happen to whoever waits. */
const most = 3_000
const quietTime = 240_000
/** How long an announcement may take on a machine that has much else to do. */
const toldTime = 20_000

/** Plays until the game is over. Everything that can be focused has a name, and after each press the focus is somewhere. */
export async function playByScreenReader(
  { page, name }: Person,
  { seed, offersIn, liking, isOver, look, wait, press = (reader, thing) => reader.press(thing) }: Game,
): Promise<PlayedGame> {
  const reader = await ScreenReader.at(page)
  const random = randomFrom(seed)
  const pressed: string[] = []
  let since = Date.now()
  let read = ''
  while (pressed.length < most) {
    const things = await reader.read()
    expect(
      things.filter(thing => thing.focusable && thing.name === '' && thing.role !== 'RootWebArea'),
      `after ${pressed.at(-1) ?? 'nothing'}: what can be focused has a name`,
    ).toEqual([])
    if (isOver(things)) return { pressed, announced: reader.announced, last: things }
    const now = things.map(thing => thing.name).join('\n')
    if (now !== read) [since, read] = [Date.now(), now]
    else if (Date.now() - since > quietTime)
      throw new Error(`${name} reads nothing new after ${pressed.slice(-20).join(' / ')}:\n${read}`)
    const offers = offersIn(things)
    // The tree is read while the page may be exchanging its question: nothing is pressed before the question has words.
    if (offers.length === 0 || !/\p{L}{3}.*\p{L}{3}/u.test(questionIn(things))) {
      await wait?.(reader, things)
      // Whoever waits leaves the machine to the others.
      await reader.change()
      continue
    }
    await look?.(pressed, reader.announced, things)
    let left = random() * offers.reduce((sum, thing) => sum + liking(thing), 0)
    const chosen = offers.find(thing => (left -= liking(thing)) < 0)
    if (!chosen || !(await press(reader, chosen, things))) continue
    pressed.push(chosen.name)
    await expect
      .poll(async () => focusIn(await reader.read()) !== undefined, {
        interval: 15,
        message: `after ${pressed.slice(-4).join(' / ')}: the focus is somewhere`,
      })
      .toBe(true)
  }
  throw new Error(`${name} goes round in circles: ${pressed.slice(-20).join(' / ')}`)
}

/** The sentences of an announcement. */
export const sentencesIn = (announced: string): readonly string[] =>
  announced.split(/(?<=\.) (?=\p{Lu})/u).map(sentence => sentence.trim())

/** Waits until something was announced so many times, or a while has passed: a test that waits for too many finds out at the end. */
export async function announcedTimes(
  times: number,
  announced: readonly string[],
  isIt: (sentence: string) => boolean,
): Promise<void> {
  const toldIn = () => announced.flatMap(sentencesIn).filter(isIt).length
  for (let waited = 0; waited < toldTime && toldIn() < times; waited += 50) await pause(50)
}

/**
 * Nothing is announced twice in a row, but for that a pick takes longer than usual: each that does says so.
 * @param again what else may be, for it answers a press that was repeated
 */
export const expectNothingTwice = (announced: readonly string[], ...again: readonly string[]): void =>
  expect(
    announced.filter(
      (announcement, k) =>
        k > 0 && announcement === announced[k - 1] && ![t('ask.sending'), ...again].includes(announcement),
    ),
    'nothing is announced twice',
  ).toEqual([])
