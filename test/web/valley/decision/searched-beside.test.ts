// Who searches the boneyard sees all its cards, beside those that can be chosen of it now.
import { expect, test } from 'vitest'
import { searchedBeside } from '#web/lib/valley/decision/searched-beside.ts'
import { valleyOption } from '#test/shared/typed-by-game.ts'
import { optionOf } from '#test/shared/wire-records.ts'

const [bow, chariot, urn] = ['bow', 'chariot', 'urn'].map((card, nth) => ({ id: `t${nth}`, card })) as [
  { id: string; card: string },
  { id: string; card: string },
  { id: string; card: string },
]
const option = (card: typeof bow) => valleyOption(optionOf({ id: card.id, key: 'card', card }))

test('the cards of a searched boneyard that cannot be chosen lie beside those that can', () => {
  const searched = { count: 3, top: null, cards: [bow, chariot, urn] }
  expect(searchedBeside(searched, [option(chariot)])).toEqual([bow, urn])
  expect(searchedBeside(searched, [option(bow), option(chariot), option(urn)])).toEqual([])
})

test('beside a choice from elsewhere lies nothing of a boneyard, also where it may always be looked through', () => {
  expect(searchedBeside({ count: 3, top: bow, cards: [bow, chariot, urn] }, [option(urn)])).toEqual([])
  expect(searchedBeside({ count: 3, top: null }, [option(urn)])).toEqual([])
})
