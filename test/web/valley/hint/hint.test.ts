// What is said of a hint's move, also where nothing is to be picked, and why it is good, by the points it brings: a set is named
// only for points that are its own.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Hint, Params } from '#shared/protocol.ts'
import { emptyPlayer, emptyTable } from '#test/shared/valley/wire-fixtures.ts'
import { decisionOf, optionOf, viewOf } from '#test/shared/wire-records.ts'
import { loadAllTexts } from '#test/web/played-games.ts'
import { movesSaid } from '#web/lib/table/hint/moves-said.ts'
import { hints } from '#web/lib/valley/hint/hint.ts'

beforeAll(async () => {
  await loadAllTexts()
  await hints.texts.load()
})

/** @param key what kind of option the hint picks */
function reasonFor(
  changes: Hint['changes'],
  lying: readonly string[] = [],
  options: Params = {},
  key = 'entomb',
): string {
  const tomb = lying.map((card, k) => ({ id: `t${k}`, card }))
  const table = { ...emptyTable, players: [{ ...emptyPlayer(0), tomb }] }
  const decisions = [decisionOf({ kind: 'play', options: [optionOf({ id: 'o', key })] })]
  const view = viewOf({ phase: 'playing', you: 0, options, table, decisions })
  return hints.reason(view, { decision: 'd', picks: [['o']], ahead: 0, changes })
}

describe('the points of a hint', () => {
  test('are those of the set whose cards are entombed', () => {
    expect(reasonFor({ points: 3, 'tomb.amulets': 1 }, ['tyet-amulet'])).toBe(
      'Amulets in your tomb: then 2 cards, +3 points.',
    )
  })

  test('are credited to no set where two grow at once', () => {
    expect(reasonFor({ points: 4, 'tomb.sarcophagi': 1, 'tomb.amulets': 1 }, ['tyet-amulet'])).toBe(
      '+4 points in your tomb.',
    )
  })

  test('are credited to no set where a unique or a starter scores too, or a duplicate costs', () => {
    expect(reasonFor({ points: 5, 'tomb.amulets': 1 }, ['tyet-amulet'])).toBe('+5 points in your tomb.')
    expect(reasonFor({ points: 2, 'tomb.amulets': 1 }, ['tyet-amulet'])).toBe('+2 points in your tomb.')
  })

  test('count with the cards of all sets that score together', () => {
    const joined: Params = { half: 'joined', sets: ['books', 'weapons', 'sarcophagi'] }
    expect(reasonFor({ points: 5, 'tomb.books': 1 }, ['book-of-the-earth', 'axe'], joined)).toBe(
      'Books + Weapons in your tomb: then 3 cards, +5 points.',
    )
    expect(reasonFor({ points: 8, 'tomb.books': 1, 'tomb.weapons': 1 }, ['book-of-the-earth'], joined)).toBe(
      'Books + Weapons in your tomb: then 3 cards, +8 points.',
    )
  })
})

describe('the gold of a hint', () => {
  const owned = { 'own.books': 1, gold: 2 }
  const picked = (key: string) => reasonFor(owned, [], {}, key)
  test('is that of a card that is bought', () => {
    expect(picked('buy')).toContain('pays 2 later')
  })
  test('is not told where another card is given up for it', () => {
    expect(picked('execute')).not.toContain('pays')
    expect(reasonFor({ gold: 2 }, [], {}, 'execute')).toBe('')
  })
})

test('of pharaohs nothing is said against the others where somebody plays alone: bots see no difference there', () => {
  const view = (options: Params) =>
    viewOf({
      phase: 'playing',
      you: 0,
      options,
      table: emptyTable,
      decisions: [decisionOf({ key: 'pharaoh', options: [optionOf({ id: 'o' })] })],
    })
  const hint: Hint = { decision: 'd', picks: [['o']], ahead: 0, changes: {} }
  expect(hints.reason(view({ pharaohs: true, solitaire: 'starter' }), hint)).toContain('no difference')
  expect(hints.reason(view({ pharaohs: true }), hint)).toBe('')
})

describe('a hint to pick nothing', () => {
  const view = (key: string) =>
    viewOf({
      phase: 'playing',
      you: 0,
      table: emptyTable,
      decisions: [decisionOf({ key, min: 0, options: [optionOf()] })],
    })
  const hint: Hint = { decision: '0-1', picks: [[]], ahead: 0, changes: {} }
  test.each(['order', 'order.boneyard'])('says that the order stays where it is asked for (%s)', key => {
    expect(movesSaid(view(key), hint, hints)).toBe('Leave the order as it is')
  })
  test('says so where cards could be picked for something else', () => {
    expect(movesSaid(view('discard-any.hand'), hint, hints)).toBe('Choose nothing')
  })
  test('points at what ends the question', () => {
    expect(hints.at(view('order'), hint)).toEqual(['do=confirm'])
  })
})
