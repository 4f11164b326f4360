// The answer to a taken pyramid card (Sistrum): when it is asked for, and what an action does meanwhile.
import { expect, test } from 'vitest'
import { knownTo } from '#test/shared/known-view.ts'
import { base, scene } from '../scenario.ts'

const ben = { hand: ['Sistrum', 'Ring'], deck: ['Urn', 'Urn', 'Shabti'] }

test('It comes before the rest of the action: Golden Throne lets opponents draw afterwards', () => {
  const at = scene({ anna: { hand: ['Golden Throne'] }, ben, pyramid: base('Axe', 'Bow') })
  at.anna.plays('Golden Throne', 'Axe')
  at.ben.answers('Sistrum')
  at.ben.holds(['Ring', 'Urn', 'Urn', 'Shabti'])
  at.anna.isFree()
})

test('Medjay, Ka Figurine and Carpenter take too', () => {
  for (const [card, ...answers] of [['Medjay'], ['Ka Figurine', 'Khopesh'], ['Carpenter']] as const) {
    const { anna, ben: other } = scene({
      options: { starters: 'both' },
      anna: { hand: [card, 'Urn', 'Shabti', 'Menial', 'Khopesh'] },
      ben: { hand: ['Sistrum'] },
      pyramid: base('Sling'),
    })
    anna.plays(card, ...answers)
    if (card === 'Medjay') anna.chooses('Urn', 'Shabti', 'Menial', 'Khopesh')
    anna.chooses('Sling')
    other.isAsked('react.taken', ['Sistrum', 'pass'])
  }
})

test('What is given from hand to hand, or bought, taken from boneyard or stock, is not taken from the pyramid', () => {
  const { anna } = scene({
    anna: { hand: ['Plasterer', 'Book of the Netherworld', 'Statue of Anubis', 'Jeweler', 'Chariot'] },
    ben,
    cleo: {},
    stock: ['Victory'],
    boneyard: ['Harvest'],
    pyramid: [['Bow'], ['Serdab', 'Axe'], ['Necklace', 'Sling', 'Antechamber']],
  })
  anna.plays('Book of the Netherworld')
  anna.plays('Statue of Anubis')
  anna.plays('Jeweler', 'Sling', 'Chariot')
  anna.chooses('Serdab')
  anna.isFree()
})

test('With quickReactions only who holds it is asked', () => {
  const options = { quickReactions: true }
  const held = scene({ options, anna: { hand: ['Statue of Horus'] }, ben, pyramid: base('Sling') })
  held.anna.plays('Statue of Horus', 'Sling')
  held.ben.isAsked('react.taken', ['Sistrum', 'pass'])
  const down = scene({
    options,
    anna: { hand: ['Statue of Horus'] },
    ben: { hand: ['Ring'], deck: ['Sistrum'] },
    pyramid: base('Sling'),
  })
  down.anna.plays('Statue of Horus', 'Sling')
  down.anna.isFree()
})

test('Others cannot tell from the question whether the card is in the hand or in the deck', () => {
  const held = scene({
    anna: { hand: ['Statue of Horus'] },
    ben: { hand: ['Sistrum'], deck: ['Ring'] },
    pyramid: base('Sling'),
  })
  const down = scene({
    anna: { hand: ['Statue of Horus'] },
    ben: { hand: ['Ring'], deck: ['Sistrum'] },
    pyramid: base('Sling'),
  })
  for (const { anna } of [held, down]) anna.plays('Statue of Horus', 'Sling')
  for (const viewer of [null, 0]) expect(knownTo(viewer, held.table.referee)).toBe(knownTo(viewer, down.table.referee))
})

test('No batch goes past it; after a pass nothing before it can be taken back', () => {
  const at = scene({ anna: { hand: ['Engineer', 'Urn', 'Khopesh'] }, ben, pyramid: base('Axe', 'Sling') })
  at.anna.plays('Engineer', 'Urn', 'Khopesh')
  const [sling, axe] = [at.anna.idOf('Sling'), at.anna.idOf('Axe')]
  expect(at.table.attempt(0, [sling], [[axe]])).toMatchObject({ code: 'then-too-far' })
  at.anna.chooses('Sling')
  at.ben.passes()
  at.anna.isAsked('take.pyramid', ['Axe'])
  at.anna.cannotTakeBack()
})

test('Who could not have it is not asked, and a batch goes on', () => {
  const at = scene({
    anna: { hand: ['Engineer', 'Urn', 'Khopesh'] },
    ben: { hand: ['Ring'] },
    pyramid: base('Axe', 'Sling'),
  })
  at.anna.plays('Engineer', 'Urn', 'Khopesh')
  expect(at.table.attempt(0, [at.anna.idOf('Sling')], [[at.anna.idOf('Axe')]])).not.toHaveProperty('code')
  expect(at.anna.discard).toEqual(['Axe', 'Sling', 'Khopesh'])
})
