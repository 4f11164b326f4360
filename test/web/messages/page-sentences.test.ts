// Words of the page: sentences made of keys, the pieces they come in, forms by number, what a refusal says.
import { describe, expect, test } from 'vitest'
import type { LogLine } from '#shared/protocol.ts'
import { lines } from '#shared/valley/messages/en/log.ts'
import type { AnySentences } from '#shared/messages/words.ts'
import { asked as askedInGerman } from '#web/lib/messages/de/asked.ts'
import { texts as endInGerman } from '#web/lib/messages/de/end.ts'
import { texts as endInEnglish } from '#web/lib/messages/en/end.ts'
import { logPieces } from '#web/lib/messages/logged.ts'
import { pluralOf } from '#web/lib/messages/plural.ts'
import { refusalText } from '#web/lib/messages/refusal-text.ts'
import { plain } from '#web/lib/messages/telling.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { lineOf, viewOf } from '#test/shared/wire-records.ts'

const line = (key: string, seat: number | null, params: Record<string, unknown>): LogLine =>
  lineOf({ seat, text: 'as the table said it', key, params })

describe('a line of the log', () => {
  const bought = line('buy', 0, { card: { id: 't1', card: 'boat' }, price: 4, lost: 1 })

  test('has its player in front', () => {
    expect(plain(logPieces(viewOf(), bought))).toBe('Mira bought Boat for 4, 1 gold lost')
  })
  test('says you to the one it is about', () => {
    expect(plain(logPieces(viewOf({ you: 0 }), bought))).toBe('You bought Boat for 4, 1 gold lost')
  })
  test('comes in pieces that know their player and their card', () => {
    expect(logPieces(viewOf(), bought).slice(0, 3)).toEqual([
      { text: 'Mira', seat: 0 },
      { text: ' bought ' },
      { text: 'Boat', card: 'boat' },
    ])
  })
  test('is shown in the words of the table where its key is unknown', () => {
    expect(plain(logPieces(viewOf(), line('not-yet-known', 0, {})))).toBe('as the table said it')
  })
  test('reads as well about you as about anybody', () => {
    const said = Object.values<AnySentences[string]>(lines).map(sentence =>
      sentence({ cards: [] }, { player: () => 'Anna', card: () => 'Boat', set: () => 'Books' }),
    )
    for (const sentence of said) expect(sentence).not.toMatch(/^(is|has|was|begins|does)\b/)
  })
})

test('numbers choose the form of a word', () => {
  const plural = pluralOf('en')
  expect([0, 1, 2].map(n => plural(n, { one: '# seat', other: '# seats' }))).toEqual(['0 seats', '1 seat', '2 seats'])
})

test('the lobby says how many players it waits for', () => {
  expect(t('lobby.missing', { missing: 1 })).toBe('Waiting for 1 more player')
  expect(t('lobby.missing', { missing: 3 })).toBe('Waiting for 3 more players')
})

test('the end says how near it is, and what can still be done', () => {
  expect([1, 3].map(n => t('ending.near', { n }))).toEqual(['Nearly over: 1 card left', 'Nearly over: 3 cards left'])
  expect(t('ending.left', { n: 3 })).toBe('3 cards to the end')
  expect([true, false].map(entombs => t('ending.lastRound', { entombs }))).toEqual([
    'Last round: entomb your best card',
    'Last round',
  ])
  expect(t('ending.lastTurn', { entombs: false })).toBe('Last turn')
})

test('who is asked to react is told in German whatever the gender of the card', () => {
  expect(askedInGerman['react.why']({ cards: ['Boot'] })).toMatch(/alle, die diese Karte haben könnten\.$/)
  expect(askedInGerman['react.why']({ cards: ['Medjai', 'Sphinx'] })).toMatch(/alle, die sie haben könnten\.$/)
  expect(askedInGerman['react.whyQuick']({ cards: ['Boot'] })).toMatch(/nur, wer diese Karte hat\.$/)
})

test('the end counts a single point as one', () => {
  const pyramid = { kind: 'K', site: 7, name: 'Mira', round: 3, points: 1, equal: 0 }
  const entombing = { card: 'C', name: 'Mira', round: 3, before: 0, after: 1, equal: 0 }
  for (const [end, one] of [
    [endInEnglish, /\b1 point\b/],
    [endInGerman, /\b1 Punkt\b/],
  ] as const) {
    expect(end['end.bestPyramidSaid'](pyramid)).toMatch(one)
    expect(end['end.pictureBestPyramid'](pyramid)).toMatch(one)
    expect(end['end.bestEntombingSaid'](entombing)).toMatch(one)
  }
})

test('a refusal for which the page has no sentence is shown in the words of the table', () => {
  expect(refusalText({ code: 'table-full', message: 'x' })).toBe(t('refusal.table-full'))
  expect(refusalText({ code: 'illegal-pick', message: 'Choose more.' })).toBe('Choose more.')
})
