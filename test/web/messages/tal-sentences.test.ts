// The English of the board game's page where a sentence takes other forms for other numbers, or leaves something out.
import { describe, expect, test } from 'vitest'
import { talText } from '#web/lib/tal/table/tal-texts.ts'

test('a forecast says how many blocks can be built and how many go to the Pharaoh', () => {
  const forecast = (built: number, unused: number) =>
    talText('forecast', { blocks: built + unused, built, unused, pharaoh: 12, of: 30 })
  expect([forecast(3, 7), forecast(0, 1), forecast(1, 0)]).toEqual([
    '10 blocks, 3 can be built, 7 go to the Pharaoh (then 12 of 30)',
    '1 block, none can be built, 1 goes to the Pharaoh (then 12 of 30)',
    '1 block, 1 can be built, none goes to the Pharaoh',
  ])
  expect([talText('lose.what', { n: 10, still: 0 }), talText('lose.what', { n: 1, still: 2 })]).toEqual([
    'All 10 blocks go to the Pharaoh',
    'Your block goes to the Pharaoh; 2 can still be built',
  ])
})

test('a sentence says how near the last round is', () => {
  expect([5, 1].map(n => talText('last.near', { n }))).toEqual([
    'Perhaps the last round: 5 more blocks fill the Pharaoh’s pyramid',
    'Perhaps the last round: 1 more block fills the Pharaoh’s pyramid',
  ])
  expect(talText('last.sure')).toBe('The last round: only pyramids complete at its end count')
})

test('a sentence says what a block group is good for', () => {
  const alike = (...colours: readonly string[]) =>
    talText('group.alike', { counts: colours.map(colour => ({ n: 2, colour })) })
  expect([alike('black', 'white'), alike('red'), talText('group.unlike'), talText('group.noUse')]).toEqual([
    '2 black, 2 white: towards layers of one colour',
    '2 red: towards a layer of one colour',
    'a block of each colour',
    'fits no open layer of yours',
  ])
})

describe('places and figures', () => {
  test('an area by its sites, a space by what going there leads to', () => {
    expect([[], [1], [1, 2]].map(sites => talText('place.area', { area: '17', steps: sites.length, sites }))).toEqual([
      'Area 17, 0 steps',
      'Area 17, 1 step, by site 1',
      'Area 17, 2 steps, by sites 1 and 2',
    ])
    expect([
      talText('place.space', { place: '9/A', steps: 3 }),
      talText('place.taken', { who: 'Anna’s overseer' }),
      ...[1, 2].map(n => talText('place.build', { n })),
      talText('place.lead'),
    ]).toEqual([
      'Space 9/A, 3 steps',
      'Anna’s overseer is there now',
      'then you can build 1 more block',
      'then you can build 2 more blocks',
      'then you have both majorities and may take it over',
    ])
  })
  test('figures alike in an area are called together', () => {
    const worker = (n: number) => talText('figure.at', { figure: talText('figure.worker'), at: '16', n })
    expect([worker(1), worker(5)]).toEqual(['Your worker at 16', 'One of your 5 workers at 16'])
  })
  test('an overseer that found his space taken', () => {
    const stopped = (by: string) => talText('march.stopped', { at: '9/H', to: '21', by })
    expect([stopped('Anna'), stopped('')]).toEqual([
      '9/H is taken by Anna: the overseer waits in 21',
      '9/H is taken: the overseer waits in 21',
    ])
  })
})

test('what lies in a layer, and what is missing', () => {
  const layer = (free: number, hidden: string) => talText('layer.read', { layer: 1, counts: '8 white', free, hidden })
  expect([layer(0, 'red'), layer(1, '')]).toEqual(['layer 1: 8 white, red hidden', 'layer 1: 8 white, 1 free'])
  expect(talText('cell.build', { layer: 1, cell: 5, hidden: true })).toBe('Build on layer 1, place 5, which is hidden')
  const parts = [
    talText('missing.ground', { n: 5 }),
    talText('missing.layer', { n: 4, layer: 2 }),
    talText('missing.top'),
  ]
  expect(talText('missing', { parts })).toBe('5 of the ground layer, 4 of layer 2, top missing')
})
