// The pyramid: rows, gaps, crumbling, refill.
import { expect, test } from 'vitest'
import { base, scene, type PyramidOfNames } from '../scenario.ts'

const sacrifice = '1'
const swap = '0'
const apex = 'Statue of Isis'
const middleLeft = 'Statue of Horus'
const middleRight = 'Censer'
const left = 'Wadj Amulet'
const centre = 'Statue of Sobek'
const right = 'Chariot'
const full: PyramidOfNames = [[apex], [middleLeft, middleRight], [left, centre, right]]

const withoutOne = (removed: string) => {
  const { anna, table } = scene({ anna: { hand: ['Shabti'] }, pyramid: full })
  anna.plays('Shabti', sacrifice, removed)
  return { anna, table }
}

test('Above base-left lies only middle-left', () => {
  const { anna, table } = withoutOne(left)
  expect(table.pyramid).toEqual([[null], [apex, middleRight], [middleLeft, centre, right]])
  anna.isFree()
})

test('Above base-right lies only middle-right', () => {
  const { anna, table } = withoutOne(right)
  expect(table.pyramid).toEqual([[null], [middleLeft, apex], [left, centre, middleRight]])
  anna.isFree()
})

test('Above base-centre lie middle-left and middle-right', () => {
  const { anna, table } = withoutOne(centre)
  anna.isAsked('crumble', [middleLeft, middleRight])
  expect(anna.question).toMatchObject({ kind: 'crumble', params: { place: 4 } })
  anna.chooses(middleRight)
  expect(table.pyramid).toEqual([[null], [middleLeft, apex], [left, middleRight, right]])
  anna.isFree()
})

test('Below the apex lie middle-left and middle-right', () => {
  expect(withoutOne(middleLeft).table.pyramid).toEqual([[null], [apex, middleRight], [left, centre, right]])
  expect(withoutOne(middleRight).table.pyramid).toEqual([[null], [middleLeft, apex], [left, centre, right]])
})

test('A gap is filled at once from the cards diagonally above it, and the gap that leaves is filled in turn, until no gap has a card diagonally above', () => {
  const { table } = withoutOne(left)
  expect(table.news).toEqual(['anna sacrifice', 'anna fell', 'anna fell'])
  expect(table.lines.filter(line => line.key === 'fell').map(line => line.params)).toMatchObject([
    { card: { card: 'statue-of-horus' }, from: 1, to: 3 },
    { card: { card: 'statue-of-isis' }, from: 0, to: 1 },
  ])
})

test('The apex leaves a gap that nothing fills', () => {
  const { anna, table } = withoutOne(apex)
  expect(table.pyramid[0]).toEqual([null])
  expect(table.news).toEqual(['anna sacrifice'])
  expect(anna.reads('sacrifice')).toMatchObject([{ place: 0 }])
  anna.isFree()
})

const twoAbove: PyramidOfNames = [[null], [middleLeft, middleRight], [left, centre, right]]

test('Who removes the card chooses wherever two cards could fall: who buys', () => {
  const { anna, table } = scene({ anna: { hand: ['Burial Mask'] }, pyramid: twoAbove })
  anna.buys(centre, ['Burial Mask'])
  anna.isAsked('crumble', [middleLeft, middleRight])
  anna.chooses(middleLeft)
  expect(table.pyramid).toEqual([[null], [null, middleRight], [left, middleLeft, right]])
})

test('Who removes the card chooses: who takes, who entombs', () => {
  const taking = scene({
    anna: { hand: ['Statue of Horus'] },
    pyramid: [[null], ['Boat', middleRight], [left, centre, right]],
  })
  taking.anna.plays('Statue of Horus', centre)
  taking.anna.isAsked('crumble', ['Boat', middleRight])

  const entombing = scene({ anna: { hand: ['Book of the Dead'] }, pyramid: twoAbove })
  entombing.anna.plays('Book of the Dead', centre)
  entombing.anna.isAsked('crumble', [middleLeft, middleRight])
})

test('Who removes the card chooses: with Boat its owner', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Weres Amulet', 'Urn', 'Burial Mask'] },
    ben: { hand: ['Boat'] },
    pyramid: full,
  })
  anna.plays('Weres Amulet', apex)
  anna.pays(['Urn', 'Burial Mask'])
  ben.answers('Boat')
  ben.chooses(centre)
  ben.isAsked('crumble', [middleLeft, middleRight])
  ben.chooses(middleLeft)
  anna.isFree()
})

test('Who removes the card chooses: the owed sacrifice too', () => {
  const { anna, ben } = scene({ anna: { deck: ['Urn'] }, ben: {}, pyramid: full })
  anna.ends()
  anna.chooses(centre)
  anna.isAsked('crumble', [middleLeft, middleRight])
  anna.chooses(middleLeft)
  ben.isFree()
})

test('With one candidate nothing is asked', () => {
  const { anna, table } = scene({
    anna: { hand: ['Shabti'] },
    pyramid: [[null], [null, middleRight], [left, centre, right]],
  })
  anna.plays('Shabti', sacrifice, centre)
  expect(table.pyramid).toEqual([[null], [null, null], [left, middleRight, right]])
  anna.isFree()
})

test('The crumble is over before anything else, reactions included', () => {
  const { anna, ben, table } = scene({ anna: { hand: ['Shabti'] }, ben: { hand: ['Mummified Cat'] }, pyramid: full })
  anna.plays('Shabti', sacrifice, centre)
  expect(table.asked).toEqual(['anna'])
  anna.chooses(middleLeft)
  expect(table.pyramid).toEqual([[null], [apex, middleRight], [left, middleLeft, right]])
  ben.isAsked('react.sacrificed')
})

test('A gap with no card diagonally above stays', () => {
  const { anna, table } = scene({
    anna: { hand: ['Shabti'] },
    pyramid: [[null], [middleLeft, null], [left, centre, right]],
  })
  anna.plays('Shabti', sacrifice, right)
  expect(table.pyramid).toEqual([[null], [middleLeft, null], [left, centre, null]])
  anna.isFree()
})

test('It stays until the stock fills it: beyond the turn if the stock is empty, shorter if a card refills the pyramid', () => {
  const pyramid = base(left, centre, right)
  const beyond = scene({ anna: { hand: ['Shabti'] }, ben: {}, pyramid })
  beyond.anna.plays('Shabti', sacrifice, right)
  beyond.anna.ends()
  beyond.ben.isFree()
  expect(beyond.table.pyramid).toEqual(base(left, centre))
  const shorter = scene({
    options: { starters: 'both' },
    anna: { hand: ['Shabti', 'Embalmer'] },
    pyramid,
    stock: ['Ring'],
  })
  shorter.anna.plays('Shabti', sacrifice, right)
  shorter.anna.plays('Embalmer', '2')
  expect(shorter.table.pyramid).toEqual(base(left, centre, 'Ring'))
  shorter.anna.isFree()
})

test('Swapping moves no gap and crumbles nothing', () => {
  const { anna, table } = scene({
    anna: { hand: ['Shabti'] },
    pyramid: [[null], [middleLeft, null], [left, centre, null]],
  })
  anna.plays('Shabti', swap, middleLeft, centre)
  expect(table.pyramid).toEqual([[null], [centre, null], [left, middleLeft, null]])
  anna.isFree()
})

const refilledWith = (stock: readonly string[]) => {
  const { anna, table } = scene({ anna: { hand: ['Shabti'] }, ben: {}, pyramid: base('Boat', 'Censer'), stock })
  anna.plays('Shabti', swap, 'Boat', 'Censer')
  anna.ends()
  return table
}

test('Refilling goes base left to right, then middle left to right, then apex', () => {
  const table = refilledWith(['Chariot', 'Urn', 'Shabti', 'Box of Food', 'Wadj Amulet'])
  expect(table.pyramid).toEqual([['Box of Food'], ['Urn', 'Shabti'], ['Censer', 'Boat', 'Chariot']])
  expect(table.stock).toEqual(['Wadj Amulet'])

  const gaps = scene({ anna: { hand: ['Shabti'] }, ben: {}, pyramid: base('Boat'), stock: ['Chariot', 'Urn'] })
  gaps.anna.plays('Shabti', sacrifice, 'Boat')
  gaps.anna.ends()
  expect(gaps.table.pyramid).toEqual(base('Chariot', 'Urn'))
})

test('A refill of one card is logged as well', () => {
  expect(refilledWith(['Chariot']).lines.find(line => line.key === 'refilled')?.params).toMatchObject({
    cards: [{ card: 'chariot', place: 5 }],
  })
})

test('Places are named 0 apex to 5 base right', () => {
  const { anna } = scene({ anna: { hand: ['Shabti'] }, pyramid: full })
  anna.plays('Shabti', sacrifice)
  expect(anna.question.options.map(option => option.place)).toEqual(['0', '1', '2', '3', '4', '5'])
  expect(anna.options).toEqual([apex, middleLeft, middleRight, left, centre, right])
})

test('Gaps are refilled as far as the stock goes', () => {
  const table = refilledWith(['Chariot', 'Urn'])
  expect(table.pyramid).toEqual([[null], ['Urn', null], ['Censer', 'Boat', 'Chariot']])
  expect(table.stock).toEqual([])
  expect(table.lines.find(line => line.key === 'refilled')?.params).toMatchObject({
    cards: [
      { card: 'chariot', place: 5 },
      { card: 'urn', place: 1 },
    ],
  })
})

test('The pyramid is not refilled before the rebuild step', () => {
  const { anna, table } = scene({ anna: { hand: ['Shabti', 'Shabti'] }, pyramid: full, stock: ['Boat'] })
  anna.plays('Shabti', sacrifice, left)
  anna.plays('Shabti', sacrifice, right)
  expect(table.stock).toEqual(['Boat'])
})
