// A whole game by a screen reader: somebody plays by what is read out and announced alone, with the keyboard, first on a phone, then on a
// desktop; somebody else plays with the mouse.
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import type { Phrase } from '#shared/messages/pieces.ts'
import { lines } from '#shared/valley/messages/en/log.ts'
import { questions } from '#shared/valley/messages/en/prompts.ts'
import { whoDid } from '#web/lib/messages/logged.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { begun, naming, plain, playerName, type SentenceContext } from '#web/lib/messages/telling.ts'
import { summaryText } from '#web/lib/valley/log/log-texts.ts'
import { sharedBrowser } from './shared-browser.ts'
import {
  ask,
  expectNothingTwice,
  isButton,
  playByScreenReader,
  sentencesIn,
  standsIn,
  announcedTimes,
} from './play-by-screen-reader.ts'
import type { AccessibleNode } from './screen-reader.ts'
import { arrive, desktop, deviceOf, end, leave, phone, resultSaid, seated } from './people.ts'
import { play } from './play-valley.ts'
import { finishing, uses } from './answer-names.ts'
import { valleyLine, valleyTable } from '#test/shared/typed-by-game.ts'
import { commonBeginning, commonEnding } from '../web/common-words.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

/** As many cards as are spread out at most, or more, and as many options as a question has. */
const counts = Array.from({ length: 60 }, (_, n) => n)
/** Cards that lie nowhere on the table stand in a region that says that they are to choose from. */
const spreads = counts.map(n => `region ${t('spread', { n })}`)
const canBe = [t('card.canUse'), t('card.canChoose'), t('card.canBuy')]
/** How buttons begin that only go back. */
const dropping = [
  t('back'),
  t('cancel'),
  t('undo'),
  t('react.passUntil'),
  t('turn.orderShort'),
  t('rulings'),
  t('pay.least'),
  t('way.pay'),
  t('spread.hide'),
  t('rules'),
]

/** What can be done now, by its names: cards that say so, buttons in the question, uses of the card that was chosen. */
function offersIn(things: readonly AccessibleNode[]): readonly AccessibleNode[] {
  if (things.some(({ busy }) => busy)) return []
  const buttons = things.filter(isButton)
  const closing = buttons.filter(({ name }) => name === t('close'))
  if (closing.length > 0) return closing
  const doors = buttons.filter(
    ({ name, within }) =>
      Object.values(uses()).some(use => name.startsWith(`${use} `)) &&
      within.some(each => /^(?:dialog|group) /.test(each)),
  )
  if (doors.length > 0) return [...doors, ...buttons.filter(({ name }) => name === t('back'))]
  return buttons.filter(
    thing =>
      standsIn(thing, ask) ||
      thing.within.some(each => spreads.includes(each)) ||
      canBe.some(can => thing.name.endsWith(can)),
  )
}

/** How much this person likes to press something: games end sooner with burials and purchases. */
function liking({ name }: AccessibleNode): number {
  if (name.startsWith(t('way.entomb')) || finishing().includes(name)) return 20
  if (dropping.some(word => name.startsWith(word))) return 0.1
  return name.endsWith(t('card.canBuy')) ? 8 : name === t('turn.end') ? 1 : 2
}

/** How a turn's question begins, when it is put and when it is put again. */
const turns = (['told.turn', 'told.more'] as const).map(key => summaryText(key, { todo: ['?'] }).split('?')[0] ?? '')
const isTurn = (sentence: string) => turns.some(turn => sentence.startsWith(turn))
/** Any other question says how many options it has. */
const optionsOf = counts.map(n => summaryText('told.asked', { question: '?', n, options: [] }).slice(1))
const isQuestion = (sentence: string) => isTurn(sentence) || optionsOf.some(options => sentence.includes(options))

/** What sentences have in common at both of their ends. */
const commonWords = (sentences: readonly string[]) => [commonBeginning(sentences), commonEnding(sentences)]
/** What two sentences about different cards have in common at their beginnings. */
const begins = (sentence: (card: string) => Phrase) => commonBeginning(['?', '!'].map(card => plain(sentence(card))))
const news = begins(card => begun(summaryText('gist.new', { cards: [card] })))

/** How the sentences begin that matter here, as this viewer hears them, and how one ends that says which cards could react. */
function wordsFor(view: SentenceContext) {
  const speak = naming(view)
  const did = (seat: number, what: Phrase) => begun(whoDid(view, [seat], what))
  const reacting = ['boat', 'sistrum'].map(card =>
    plain(
      questions['react.bought'](
        { event: 'bought', seat: 1, card: { card }, price: 1, could: [card], min: 1, max: 1, may: true },
        speak,
      ),
    ),
  )
  return {
    ended: plain(did(0, summaryText('story.end'))),
    done: [
      begins(card => did(0, summaryText('story.buy', { card, from: '', price: 0, lost: 0, to: '', paid: [] }))),
      begins(card => did(0, lines.entomb({ card: { card }, from: 'hand', free: true }, speak))),
    ],
    // By itself, or with the end of the turn where one came right after the other.
    owed: commonWords(['?', '!'].map(card => plain(summaryText('story.owed', { card })))),
    annas: `${playerName(view, 1)} `,
    annaWentFirst: plain(did(1, summaryText('story.begin'))),
    reacting: commonEnding(reacting),
  }
}

/**
 * Somebody who uses a screen reader acts in a new turn when it was told to begin, and not before: the voice waits until nothing
 * moves, and of a turn that was over by then it would tell the end alone.
 */
function listening(): (
  pressed: readonly string[],
  announced: readonly string[],
  things: readonly AccessibleNode[],
) => Promise<void> {
  const toldIn = (announced: readonly string[]) => announced.flatMap(sentencesIn).filter(isTurn).length
  let ended = 0
  let told = 0
  return async (pressed, announced, things) => {
    const turns = pressed.filter(name => name === t('turn.end') || name === t('turn.endAnyway')).length
    if (turns > ended && things.some(thing => isButton(thing) && thing.name === t('turn.end'))) {
      await announcedTimes(told + 1, announced, isTurn)
      ended = turns
    }
    if (turns === ended) told = toldIn(announced)
  }
}

test('a whole game is played with a screen reader', async () => {
  const mira = await arrive(browser, 'Mira', { size: phone })
  const anna = await arrive(browser, 'Anna')
  await seated(mira, anna)
  const listen = listening()
  const [{ pressed, announced, last }] = await Promise.all([
    playByScreenReader(mira, {
      seed: 1,
      offersIn,
      liking,
      isOver: things => things.some(({ role, name }) => role === 'table' && name === t('end.table')),
      look: async (pressed, announced, things) => {
        if (pressed.length === 70) await mira.page.setViewportSize(desktop)
        await listen(pressed, announced, things)
      },
    }),
    play(anna, { seed: 2, taste: t('way.entomb') }),
  ])
  await end(anna).waitFor()
  const device = await deviceOf(mira)
  const view = await device.view()
  const words = wordsFor(view)
  const told = announced.flatMap(sentencesIn)
  const isOwn = (sentence: string) =>
    sentence.startsWith(playerName(view, 0).replace(/^./, letter => letter.toUpperCase()))

  // Every turn is told to begin, and every end of one with what it brought. The last turn is followed by the result.
  const over = valleyTable(view.table).players[0]?.turns ?? 0
  expect(over).toBeGreaterThan(10)
  const ended = told.filter(sentence => sentence.startsWith(words.ended))
  const put = told.filter(sentence => sentence.startsWith(turns[0] ?? ''))
  expect(ended.length).toBeGreaterThanOrEqual(over - 1)
  expect(
    Math.abs(put.length - ended.length),
    `${over} turns ended, of which ${ended.length} were told; ${put.length} told to begin`,
  ).toBeLessThanOrEqual(1)
  for (const done of words.done)
    expect(
      told.some(sentence => sentence.startsWith(done)),
      done,
    ).toBe(true)
  // Whoever changes nothing in the pyramid has to sacrifice a card of it, which not every deal brings about. It is told, unless it
  // ended the game: then the result is, which takes the table's place at once.
  const log = (await device.log()).map(valleyLine)
  const owed = log.filter(line => line.key === 'sacrifice' && line.params.owed && line.seat === 0)
  const goneOn = owed.filter(({ pick }) => pick !== log.at(-1)?.pick)
  const own = told.filter(isOwn)
  const owedTold = own.filter(sentence => words.owed.every(part => sentence.includes(part))).length
  const said = `owed in the lines ${owed.map(({ n }) => n).join()}; told of oneself: ${own.join(' | ')}`
  expect(owedTold, said).toBeGreaterThanOrEqual(Math.min(1, goneOn.length))
  expect(owedTold, said).toBeLessThanOrEqual(owed.length)

  // However much Anna did, it is told in one or two sentences; a question may begin with the move that it is about.
  let announcementsOfAnna = 0
  for (const announcement of announced) {
    const own = sentencesIn(announcement)
    const isAnnas = (sentence: string, next = '') =>
      sentence.startsWith(news) ||
      (sentence.startsWith(words.annas) &&
        !sentence.startsWith(words.annaWentFirst) &&
        !isQuestion(sentence) &&
        !(isQuestion(next) && next.includes(words.reacting)))
    const annas = own.filter((sentence, k) => isAnnas(sentence, own[k + 1]))
    expect(annas.length, announcement).toBeLessThanOrEqual(2)
    if (annas.length > 0) announcementsOfAnna++
  }
  expect(announcementsOfAnna).toBeGreaterThanOrEqual(put.length - 2)
  // Whoever turns back and presses for the end of the turn once more is asked once more, each time once.
  const timesOf = (said: readonly string[], what: string) => said.filter(each => each === what).length
  expect(timesOf(announced, t('turn.endAnyway'))).toBeLessThanOrEqual(timesOf(pressed, t('turn.end')))
  expectNothingTwice(announced, t('turn.endAnyway'))

  // The result is what the focus is on, so it is read at once.
  expect(last.find(({ focused, role }) => focused && role === 'heading')?.name).toBe(resultSaid({ ...view, you: 0 }))
  await leave(mira, anna)
})
