// The board game played with a screen reader: what is offered there by its name alone, what somebody likes, and how it is pressed by
// single keys.
import { games } from '#shared/games.ts'
import { English } from '#shared/messages/english.ts'
import { facts, letterOf, ours } from '#shared/tal/board.ts'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { commonBeginning } from '#test/web/common-words.ts'
import { ask, focusIn, isButton, questionIn, standsIn, announcedTimes } from './play-by-screen-reader.ts'
import type { ScreenReader, AccessibleNode } from './screen-reader.ts'

const places = `group ${talText('places')}`
const figures = `group ${talText('figures')}`
const tablets = `group ${talText('tablets')}`
const blocks = `group ${talText('blocks.yours')}`
const auction = `list ${talText('phase.auction')}`
const sites = ours.sites.map(({ site }) => `group ${talText('site', { site })}`)
const answering = [ask, places, figures, tablets, blocks, auction, ...sites]
/** How the names begin of places that are built on, one of which may be chosen before the block. */
const choosing = commonBeginning([1, 2].map(n => talText('cell.build', { layer: n, cell: n, hidden: false })))
/** Buttons that end a part of the round, and those that only go back or look again. */
const ending = [
  talText('ask.seal'),
  talText('ask.done'),
  talText('ask.enough'),
  talText('ask.through'),
  talText('ask.leave'),
  talText('lose.it'),
  talText('lose.seal'),
]
const goingBack = [t('undo'), talText('ask.back'), talText('lose.not')]
const groups = Array.from({ length: facts.seats.most + facts.groupsBesidePlayers }, (_, k) => letterOf(k))
const layings = groups.flatMap(letter => facts.tablets.map(tablet => talText('group.lay', { letter, tablet })))
const isLaying = ({ name }: AccessibleNode) => layings.some(laying => name.startsWith(laying))
/** Groups with own tablets, whichever these are. */
const [own = ''] = talText('group.yours', { tablets: ['?'] }).split('?')

/** Revealed bids stand where the valley will be, until a key is pressed or for a while. */
export function isLookingAtBids(things: readonly AccessibleNode[]): boolean {
  const question = questionIn(things)
  const isBidding = question.startsWith(talText('ask.bid')) || question.includes(talText('lose.noBid'))
  return things.some(({ role, name }) => `${role} ${name}` === auction) && !isBidding
}

export const isOver = (things: readonly AccessibleNode[]): boolean =>
  things.some(({ role, name }) => role === 'list' && name === talText('end.table'))

/** What can be done now, by its names; what is taken already is not taken again. */
export function offersIn(things: readonly AccessibleNode[]): readonly AccessibleNode[] {
  if (things.some(({ busy }) => busy) || isLookingAtBids(things)) return []
  const offers = things.filter(
    thing => isButton(thing) && !thing.pressed && thing.within.some(each => answering.includes(each)),
  )
  // Nobody is asked where all that can be done is to take something back.
  return offers.every(({ name }) => goingBack.includes(name)) ? [] : offers
}

/** What places say of themselves, the best that could be first; what says nothing of it is gone to for lack of anything else. */
const wishes: readonly (readonly [says: string, wish: number])[] = [
  [talText('place.lead'), 900],
  [talText('place.steal'), 600],
  [talText('place.complete'), 0.01],
  [talText('place.build', { n: 2 }), 90],
  [talText('place.build', { n: 1 }), 80],
  [talText('place.claim'), 90],
  [talText('site.yours'), 1],
]

/** How many steps somebody needs to a place, which its name says behind what it is called. */
function stepsTo(name: string): number {
  for (let steps = 1; steps <= facts.steps; steps++) {
    const [, said = ''] = talText('place.space', { place: '?', steps }).split('?')
    if (name.includes(said)) return steps
  }
  return facts.steps + 1
}

/** How much somebody likes to press something: to claim, to rob, to build, and to bid for every group. */
export function liking(thing: AccessibleNode): number {
  const { name } = thing
  if (standsIn(thing, ask))
    return goingBack.includes(name)
      ? 0.05
      : name === talText('ask.leave')
        ? 0.1
        : name === talText('marches.again')
          ? 0.3
          : ending.includes(name)
            ? 1
            : 200
  if (standsIn(thing, places)) return (wishes.find(([says]) => name.includes(says))?.[1] ?? 0.05) / stepsTo(name)
  if (standsIn(thing, auction)) return !isLaying(thing) ? 0.05 : name.includes(own) ? 0.2 : 3
  if (name.startsWith(choosing)) return 5
  return standsIn(thing, tablets) ? 0.3 : standsIn(thing, figures) ? 0.6 : standsIn(thing, blocks) ? 40 : 30
}

/** Tabs that lead round any page of the game, and more. */
const allRound = 80

/** Goes on by tabs until what is wanted is in focus. */
async function tabUntil(reader: ScreenReader, isIt: (thing: AccessibleNode) => boolean): Promise<boolean> {
  for (let tabs = 0; tabs < allRound; tabs++) {
    const focused = focusIn(await reader.read())
    if (focused && isIt(focused)) return true
    await reader.type('Tab')
  }
  return false
}

/** Goes through a row by arrows until the thing is in focus: from where the keyboard is, which may be elsewhere. */
async function walk(reader: ScreenReader, { node }: AccessibleNode, row: readonly AccessibleNode[]): Promise<boolean> {
  const at = row.findIndex(({ focused }) => focused)
  const to = row.findIndex(each => each.node === node)
  if (to < 0) return false
  await reader.type(
    ...Array.from({ length: at < 0 ? to + 1 : (to - at + row.length) % row.length }, () => 'ArrowRight'),
  )
  return focusIn(await reader.read())?.node === node
}

/** Presses Enter on what was gone to; false where it was not reached. */
async function enter(reader: ScreenReader, isThere: boolean): Promise<boolean> {
  if (isThere) await reader.type('Enter')
  return isThere
}

/**
 * Presses by single keys, as the sheet of keys says; what has none is gone to by tabs.
 * @param used notes which keys were of use
 */
export const byKeys =
  (used: Set<string>) =>
  async (reader: ScreenReader, thing: AccessibleNode, things: readonly AccessibleNode[]): Promise<boolean> => {
    const by = async (key: string, ...typed: readonly string[]) => {
      used.add(key)
      await reader.type(...typed)
      return true
    }
    const byTabs = async () => enter(reader, await tabUntil(reader, ({ node }) => node === thing.node))
    const focused = focusIn(things)
    if (standsIn(thing, ask)) {
      if (ending.includes(thing.name)) return by('N', 'n')
      if (goingBack.includes(thing.name)) return by('U', 'u')
      // What is planned is done by Enter, from the question or from the place that was taken: on anything else Enter presses that.
      const isAtQuestion =
        focused === undefined ||
        `${focused.role} ${focused.name}` === ask ||
        (focused.pressed && standsIn(focused, places))
      return isAtQuestion && thing.name !== talText('marches.again') ? by('Enter', 'Enter') : byTabs()
    }
    const where = thing.within.at(-1) ?? ''
    const isInRow = (each: AccessibleNode) =>
      each.role === 'button' && each.within.at(-1) === where && (where !== auction || isLaying(each))
    if (where === places || sites.includes(where) || isLaying(thing)) {
      used.add('arrows')
      return enter(
        reader,
        (await walk(reader, thing, things.filter(isInRow))) ||
          ((await tabUntil(reader, isInRow)) && (await walk(reader, thing, (await reader.read()).filter(isInRow)))),
      )
    }
    if (![tablets, blocks, figures].includes(where)) return byTabs()
    const names = [...new Set(things.filter(isInRow).map(({ name }) => name))]
    // A number builds a block at once, as a press does.
    if (where === blocks) return by('numbers', String(names.indexOf(thing.name) + 1))
    for (const at of where === figures ? names.keys() : [names.indexOf(thing.name)]) {
      await by('numbers', String(at + 1))
      if ((await reader.read()).some(each => each.focused && each.pressed && each.name === thing.name)) return true
    }
    return byTabs()
  }

/** How a question begins that every player is asked once a round, as the table says it. */
function beginning(key: 'bid' | 'march' | 'work', left: number): string {
  const asked = { id: '', kind: key, key, params: { left }, min: 1, max: 1, ordered: false, options: [] }
  return new English(games.tal.english, []).decision(asked).prompt.replace(/:.*/, '')
}
export const begins = {
  bid: beginning('bid', 1),
  march: beginning('march', 1),
  work: beginning('work', 1),
  workDone: beginning('work', 0),
} as const

/** How the questions begin on the page that every player is asked once a round, and as they are told. */
const onceARound: ReadonlyMap<string, string> = new Map([
  [talText('ask.bid'), begins.bid],
  [talText('ask.march'), begins.march],
])

/**
 * Somebody who uses a screen reader answers a new question when it was told, and not before: the voice waits until the page is
 * drawn, and of what was answered by then it would tell the answer alone. The first question is told before anybody listens.
 */
export function listening(): (announced: readonly string[], things: readonly AccessibleNode[]) => Promise<void> {
  const put = new Map<string, number>()
  let last: string | null = null
  return async (announced, things) => {
    const [lead, told] = [...onceARound].find(([word]) => questionIn(things).startsWith(word)) ?? ['', '']
    if (lead === last) return
    if (lead !== '' && last !== null) {
      const times = (put.get(lead) ?? 0) + 1
      put.set(lead, times)
      await announcedTimes(times, announced, sentence => sentence.startsWith(told))
    }
    last = lead
  }
}
