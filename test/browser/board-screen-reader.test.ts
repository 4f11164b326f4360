// A whole short game of the board played by two who see nothing: one goes from thing to thing with a screen reader, on a phone where
// answers take a while; the other plays at a desktop by keys alone. Both know what is read out and announced, and nothing else.
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import type { TalLine } from '#shared/tal/declarations.ts'
import { ours } from '#shared/tal/board.ts'
import { plain, type Phrase } from '#shared/messages/pieces.ts'
import { playerName, type SentenceContext } from '#web/lib/messages/telling.ts'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import { said } from '#web/lib/tal/log/group-sentences.ts'
import { begins, byKeys, isLookingAtBids, isOver, liking, listening, offersIn } from './board-by-screen-reader.ts'
import { readBoard, shortForTwo } from './play-board.ts'
import {
  expectNothingTwice,
  focusIn,
  isButton,
  playByScreenReader,
  questionIn,
  sentencesIn,
  standsIn,
  type PlayedGame,
} from './play-by-screen-reader.ts'
import { lateMessages } from './late-messages.ts'
import { sharedBrowser } from './shared-browser.ts'
import type { ScreenReader, AccessibleNode } from './screen-reader.ts'
import { arrive, desktop, leave, phone, resultSaid, type Person } from './people.ts'
import { commonBeginning } from '../web/common-words.ts'
import { unannounced } from '../web/tal/log/unannounced.ts'
import { line } from '../shared/tal/wire-fixtures.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

/** Sites without suns are those that two play on. */
const openSites = ours.sites.filter(({ suns }) => suns === 0).map(({ site }) => site)

/** What can be read at any moment: the position, every button told from its neighbours, and nothing that is another's secret. */
function expectReadable(things: readonly AccessibleNode[], other: string): void {
  const position = things
    .filter(thing => thing.role === 'StaticText' && standsIn(thing, `region ${talText('position')}`))
    .map(({ name }) => name)
  for (const site of openSites)
    expect(
      position.some(text => text.startsWith(`${talText('site', { site })}, `)),
      `site ${site} in ${position.join(' / ')}`,
    ).toBe(true)
  // Two of a name in one place would be the same: only blanks are.
  for (const [where, row] of Map.groupBy(things.filter(isButton), ({ within }) => within.join(', '))) {
    const twice = row
      .map(({ name }) => name)
      .filter((name, k, all) => all.indexOf(name) !== k && name !== talText('tablet.read', { value: 0 }))
    expect(twice, `twice in ${where}`).toEqual([])
  }
  expect(
    things.filter(({ role, name }) => role === 'button' && name.length > 200).map(({ name }) => name),
    'too long',
  ).toEqual([])
  if (questionIn(things).startsWith(talText('ask.bid')))
    expect(
      things
        .map(({ name }) => name)
        .filter(name =>
          name.includes(talText('group.value', { name: other, yours: false, value: NaN }).split('NaN')[0] ?? ''),
        ),
      'bids that are not open',
    ).toEqual([])
}

declare global {
  interface Window {
    /** The heading that last had the focus. */
    headed?: string
  }
}

/** Notes which heading was last given the focus: who goes on by tabs may have left it before it can be looked at. */
const noteHeadings = ({ page }: Person) =>
  page.evaluate(() =>
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) window.headed = target.textContent
    }),
  )
const headed = ({ page }: Person) => page.evaluate(() => window.headed)

async function playing(
  person: Person,
  seed: number,
  other: string,
  press?: (reader: ScreenReader, thing: AccessibleNode, things: readonly AccessibleNode[]) => Promise<boolean>,
): Promise<PlayedGame> {
  const listen = listening()
  await noteHeadings(person)
  return playByScreenReader(person, {
    seed,
    offersIn,
    liking,
    isOver,
    look: async (_, announced, things) => {
      await listen(announced, things)
      expectReadable(things, other)
    },
    wait: async (reader, things) => {
      if (isLookingAtBids(things)) await reader.type('Shift')
    },
    ...(press ? { press } : {}),
  })
}

/** How sentences about somebody begin, behind the name: one for each thing that is done in one go. */
function deedsOf(view: SentenceContext): readonly string[] {
  const logged = (...lines: readonly TalLine[]) => commonBeginning(said(view, lines).map(plain))
  /** The same sentence made of two different names. */
  const announced = (sentence: (name: string) => Phrase) =>
    commonBeginning(['?', '!'].map(name => plain(sentence(name))))
  const way = (name: string) => ({ from: name, to: name, taken: name, by: '' })
  const seat = 1
  return [
    logged(line(1, seat, 'bid', { tablets: [1] }), line(2, seat, 'bid', { tablets: [0] })),
    announced(letter => talText('aloud.won', { groups: [{ letter, value: 0, others: [] }], blocks: [] })),
    announced(name => talText('aloud.overseers', { ways: [way(name)] })),
    announced(name => talText('aloud.workers', { to: [name] })),
    announced(name => talText('aloud.workers', { to: [name, name] })),
    announced(name => talText('aloud.stopped', way(name))),
    logged(line(1, seat, 'claim', { site: 1, piece: '1o1' }), line(2, seat, 'claim', { site: 2, piece: '1o1' })),
    logged(line(1, seat, 'takeover', { site: 1, from: 0 }), line(2, seat, 'takeover', { site: 2, from: 0 })),
    announced(from =>
      talText('deed.stole', {
        sites: [{ site: 1, from, yours: false, blocks: [{ n: from === '?' ? 1 : 2, colour: from }] }],
      }),
    ),
    announced(colour =>
      talText('deed.built', { sites: [{ site: 1, blocks: [{ n: colour === '?' ? 1 : 2, colour }] }] }),
    ),
    logged(line(1, seat, 'unused', { blocks: ['red'] }), line(2, seat, 'unused', { blocks: ['blue', 'blue'] })),
  ]
}

/**
 * @param view of the listener
 * @param other the seat of the other one
 */
function expectAllTold(
  { announced }: PlayedGame,
  view: SentenceContext,
  lines: readonly TalLine[],
  other: number,
): void {
  const sentences = announced.flatMap(sentencesIn)
  const rounds = Math.max(...lines.map(({ round }) => round))
  // Every question is told, once a round; the first one before anybody listened.
  const asked = (question: string) => sentences.filter(sentence => sentence.startsWith(question)).length
  expect(asked(begins.bid)).toBeGreaterThanOrEqual(rounds - 1)
  expect(asked(begins.march)).toBe(rounds - 1)
  expect(asked(begins.work) + asked(begins.workDone)).toBeGreaterThanOrEqual(1)
  // All that happened is told, of both, until the page of the end takes the place of the table's; and what the other did in a phase in at most two sentences.
  expect(
    unannounced(
      view,
      lines.filter(({ round }) => round < rounds),
      sentences,
      true,
    ),
  ).toEqual([])
  const deeds = deedsOf(view)
  const name = `${playerName(view, other)} `
  for (const announcement of announced) {
    const others = sentencesIn(announcement).filter(sentence => sentence.startsWith(name))
    const deedOf = (sentence: string) => deeds.find(deed => sentence.startsWith(name + deed)) ?? sentence
    for (const [deed, those] of Map.groupBy(others, deedOf))
      expect(those.length, `${deed}: ${announcement}`).toBeLessThanOrEqual(2)
  }
  expectNothingTwice(announced)
}

test('a whole short game of the board is played with a screen reader', async () => {
  const mira = await arrive(browser, 'Mira', { size: phone })
  await lateMessages(mira, 600, 3)
  const anna = await arrive(browser, 'Anna', { size: desktop })
  const link = await shortForTwo(mira, anna)
  const used = new Set<string>()
  const [byReader, byKey] = await Promise.all([playing(mira, 1, 'Anna'), playing(anna, 2, 'Mira', byKeys(used))])
  const { view, lines } = await readBoard(link)
  expectAllTold(byReader, { ...view, you: 0 }, lines, 1)
  expectAllTold(byKey, { ...view, you: 1 }, lines, 0)
  // The result is given the focus, so it is read at once; nobody but who goes on by tabs leaves it.
  for (const [you, person] of [mira, anna].entries())
    await expect.poll(() => headed(person)).toBe(resultSaid({ ...view, you }))
  const focused = focusIn(byReader.last)
  expect([focused?.role, focused?.name]).toEqual(['heading', resultSaid({ ...view, you: 0 })])
  expect(
    ['N', 'Enter', 'arrows', 'numbers'].filter(key => !used.has(key)),
    'keys without use',
  ).toEqual([])
  expect(lines.filter(({ key }) => key === 'build').length, 'blocks built').toBeGreaterThan(0)
  await leave(mira, anna)
})
