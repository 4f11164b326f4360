// A whole game by ear: somebody plays by what is read out and said alone, with the keyboard, first on a phone, then on a
// desktop; somebody else plays with the mouse.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { t } from '#web/lib/messages/page-texts.ts'
import { openBrowser } from './chromium.ts'
import { ask, expectNothingTwice, isButton, playByEar, sentencesIn, standsIn, toldTimes } from './by-ear.ts'
import type { Thing } from './ear.ts'
import { arrive, desktop, end, leave, phone, seated } from './people.ts'
import { play } from './play-valley.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Cards that lie nowhere on the table stand in a region that says that they are to choose from. */
const spread = new RegExp(`^region ${t('spread', { n: 2 }).replace('2', '\\d+').replace('cards', 'cards?')}$`)
const canBe = [t('card.canUse'), t('card.canChoose'), t('card.canBuy')]
/** Words of buttons that finish what was begun, and of those that only go back. */
const finishing = [t('pick.yes'), t('pick.done'), t('pay.confirm'), t('pay.pay'), t('react.do'), t('order.done')]
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
function offersIn(things: readonly Thing[]): readonly Thing[] {
  if (things.some(({ busy }) => busy)) return []
  const buttons = things.filter(isButton)
  const closing = buttons.filter(({ name }) => name === t('close'))
  if (closing.length > 0) return closing
  const uses = buttons.filter(
    ({ name, within }) =>
      [t('way.play'), t('way.entomb'), t('way.pay')].some(use => name.startsWith(`${use} `)) &&
      within.some(each => /^(?:dialog|group) /.test(each)),
  )
  if (uses.length > 0) return [...uses, ...buttons.filter(({ name }) => name === t('back'))]
  return buttons.filter(
    thing =>
      standsIn(thing, ask) ||
      thing.within.some(each => spread.test(each)) ||
      canBe.some(can => thing.name.endsWith(can)),
  )
}

/** How much this person likes to press something: games end sooner with burials and purchases. */
function liking({ name }: Thing): number {
  if (name.startsWith(t('way.entomb')) || finishing.includes(name)) return 20
  if (dropping.some(word => name.startsWith(word))) return 0.1
  return name.endsWith(t('card.canBuy')) ? 8 : name === t('turn.end') ? 1 : 2
}

const isQuestion = (sentence: string) => /^(?:Your turn|Left to do): |; \d+ options?\b/.test(sentence)
const isAnnas = (sentence: string) =>
  (/^Anna (?!went first)/.test(sentence) && !isQuestion(sentence)) || /^New in the pyramid: /.test(sentence)

/**
 * Somebody who plays by ear acts in a new turn when it was told to begin, and not before: the voice waits until nothing
 * moves, and of a turn that was over by then it would tell the end alone.
 */
function listening(): (pressed: readonly string[], said: readonly string[], things: readonly Thing[]) => Promise<void> {
  const isBeginning = (sentence: string) => /^(?:Your turn|Left to do): /.test(sentence)
  const toldIn = (said: readonly string[]) => said.flatMap(sentencesIn).filter(isBeginning).length
  let ended = 0
  let told = 0
  return async (pressed, said, things) => {
    const turns = pressed.filter(name => name === t('turn.end')).length
    if (turns > ended && things.some(thing => isButton(thing) && thing.name === t('turn.end'))) {
      await toldTimes(told + 1, said, isBeginning)
      ended = turns
    }
    if (turns === ended) told = toldIn(said)
  }
}

test('a whole game is played by ear', async () => {
  const mira = await arrive(browser, 'Mira', { size: phone })
  const anna = await arrive(browser, 'Anna')
  await seated(mira, anna)
  const listen = listening()
  const [{ pressed, said, last }] = await Promise.all([
    playByEar(mira, {
      seed: 1,
      offersIn,
      liking,
      isOver: things => things.some(({ role, name }) => role === 'table' && name === t('end.table')),
      look: async (pressed, said, things) => {
        if (pressed.length === 70) await mira.page.setViewportSize(desktop)
        await listen(pressed, said, things)
      },
    }),
    play(anna, { seed: 2, taste: 'Entomb' }),
  ])
  await end(anna).waitFor()
  const sentences = said.flatMap(sentencesIn)

  // Every turn is told to begin, and every end of one with what it brought. The last turn is followed by the result.
  const turns = pressed.filter(name => name === t('turn.end')).length
  expect(turns).toBeGreaterThan(10)
  const ended = sentences.filter(sentence => sentence.startsWith('You ended the turn'))
  const begun = sentences.filter(sentence => sentence.startsWith('Your turn: '))
  expect(ended.length).toBeGreaterThanOrEqual(turns - 1)
  expect(
    Math.abs(begun.length - ended.length),
    `${turns} turns ended, of which ${ended.length} were told; ${begun.length} told to begin`,
  ).toBeLessThanOrEqual(1)
  for (const verb of ['bought', 'entombed', 'had to sacrifice'])
    expect(
      sentences.some(sentence => sentence.startsWith(`You ${verb}`)),
      verb,
    ).toBe(true)

  // However much Anna did, it is told in one or two sentences; a question may begin with the move that it is about.
  let heardOf = 0
  for (const telling of said) {
    const own = sentencesIn(telling)
    const annas = own.filter((sentence, k) => isAnnas(sentence) && !/ could react; /.test(own[k + 1] ?? ''))
    expect(annas.length, telling).toBeLessThanOrEqual(2)
    if (annas.length > 0) heardOf++
  }
  expect(heardOf).toBeGreaterThanOrEqual(begun.length - 2)
  expectNothingTwice(said)

  // The result is what the focus is on, so it is read at once.
  expect(last.find(({ focused, role }) => focused && role === 'heading')?.name).toMatch(/\bwins? with|share/)
  await leave(mira, anna)
})
