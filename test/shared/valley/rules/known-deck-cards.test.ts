// What a seat knows of cards that lie where nobody sees them: on top of its own deck, and of the stock. What it may not know
// is dealt anew for its thoughts; these stay.
import { expect, test } from 'vitest'
import type { ValleyState } from '#shared/valley/state.ts'
import { Chance } from '#shared/chance.ts'
import { required } from '#test/shared/required.ts'
import { base, scene, type SceneTable, type Setting } from '../scenario.ts'

const anna = 0
const ben = 1
const unknown = ['Statue of Thoth', 'Bow', 'Axe', 'Sling', 'Serdab', 'Harvest']
type Pile = (state: ValleyState) => readonly number[]
const deckOf = (seat: number) => (state: ValleyState) => required(state.players[seat]).deck
const handOf = (seat: number) => (state: ValleyState) => required(state.players[seat]).hand
const stock = (state: ValleyState) => state.stock

/** The cards of a pile, topmost first, in worlds that a viewer can think of. */
function worldsOf({ table }: SceneTable, viewer: number | null, pile: Pile, isThought: boolean) {
  const { context, instance, state } = table
  return Array.from({ length: 40 }, (_, seed) => {
    const mark = context.journal.mark()
    context.journal.recording = true
    instance.redraw(viewer, new Chance(seed), isThought)
    const cards = table.names(pile(state)).reverse()
    context.journal.rollback(mark)
    context.journal.recording = false
    context.journal.forget()
    return cards
  })
}

/** The cards on top of a pile that are the same in all worlds that a seat can think of, topmost first. */
function known(table: SceneTable, viewer: number | null, pile = deckOf(anna)): readonly string[] {
  const worlds = worldsOf(table, viewer, pile, false)
  const [first = []] = worlds
  const different = first.findIndex((card, at) => worlds.some(world => world[at] !== card))
  return different < 0 ? first : first.slice(0, different)
}

test('A player knows the card it has laid on its own deck, and nothing beneath it', () => {
  const table = scene({ anna: { hand: ['Urn', 'Boat', 'Ring'], deck: unknown }, ben: {} })
  expect(known(table, anna)).toEqual([])
  table.anna.plays('Urn', 'Boat')
  expect(known(table, anna)).toEqual(['Boat'])
})

test('Nobody else knows it, nor does a spectator', () => {
  const table = scene({ anna: { hand: ['Urn', 'Boat', 'Ring'], deck: unknown }, ben: {} })
  table.anna.plays('Urn', 'Boat')
  expect([known(table, ben), known(table, null)]).toEqual([[], []])
})

test('Nobody else knows where in a deck a card lies that quick reactions tell to be in it', () => {
  const options = { quickReactions: true }
  const table = scene({ anna: { hand: ['Urn', 'Boat', 'Ring'], deck: unknown }, ben: {}, options })
  table.anna.plays('Urn', 'Boat')
  expect([known(table, anna), known(table, ben), known(table, null)]).toEqual([['Boat'], [], []])
})

test('Whoever thinks about a table imagines cards that answer anywhere, also with quick reactions', () => {
  const options = { quickReactions: true }
  const table = scene({ anna: {}, ben: { hand: ['Boat'], deck: unknown }, options })
  const holds = (isThought: boolean) =>
    worldsOf(table, anna, handOf(ben), isThought).map(cards => cards.includes('Boat'))
  expect(new Set(holds(true))).toEqual(new Set([true, false]))
  // A copy of the table, which is to go on as the table does, keeps them.
  expect(new Set(holds(false))).toEqual(new Set([true]))
})

test('In a copy of a table with quick reactions a card that answers stays in its hand or deck, else it does not', () => {
  const held = (options: Setting['options']) =>
    known(
      scene({ anna: {}, ben: { hand: ['Boat'], deck: unknown }, ...(options ? { options } : {}) }),
      anna,
      handOf(ben),
    )
  expect([held({ quickReactions: true }), held({})]).toEqual([['Boat'], []])
})

test('A thought begins with the card laid on the own deck, however often it is dealt', () => {
  const { anna: player, table } = scene({ anna: { hand: ['Urn', 'Boat', 'Box of Food'], deck: unknown }, ben: {} })
  player.plays('Urn', 'Boat')
  for (let seed = 0; seed < 20; seed++) {
    const thought = table.referee.thought(anna, new Chance(seed).seed())
    thought.dealWorld(seed)
    const state = thought.match.game.state as ValleyState
    expect(table.names(required(state.players[anna]).deck.slice(-1))).toEqual(['Boat'])
  }
})

test('Several cards laid there are known in their order, also those of Calcite Cup and of Seti I', () => {
  const urns = scene({ anna: { hand: ['Urn', 'Urn', 'Boat', 'Ring', 'Shabti'], deck: unknown } })
  urns.anna.plays('Urn', 'Boat')
  urns.anna.plays('Urn', 'Ring')
  expect(known(urns, anna)).toEqual(['Ring', 'Boat'])

  const cup = scene({ anna: { hand: ['Calcite Cup', 'Boat', 'Ring'], deck: unknown } })
  cup.anna.plays('Calcite Cup')
  cup.anna.chooses('Ring', 'Boat')
  expect(known(cup, anna)).toEqual(['Boat', 'Ring'])

  const seti = scene({ anna: { hand: ['Boat', 'Ring'], deck: unknown, pharaoh: 'seti-i' } })
  seti.anna.usesPower('Boat')
  expect(known(seti, anna)).toEqual(['Boat'])
})

test("A card laid on the own deck in another's turn is known to who laid it", () => {
  const table = scene({
    turn: 'ben',
    anna: { hand: ['Boat', 'Ring', 'Shabti', 'Shabti'], deck: unknown },
    ben: { hand: ['Spear'] },
  })
  table.ben.plays('Spear')
  table.anna.chooses('Ring')
  expect([known(table, anna), known(table, ben)]).toEqual([['Ring'], []])
})

test('What is drawn or revealed from the deck leaves what lies beneath it known', () => {
  const hand = ['Urn', 'Urn', 'Boat', 'Ring', 'Box of Food', 'Book of Gates']
  const drawing = scene({ anna: { hand, deck: unknown } })
  drawing.anna.plays('Urn', 'Boat')
  drawing.anna.plays('Urn', 'Ring')
  drawing.anna.plays('Box of Food')
  expect(known(drawing, anna)).toEqual(['Boat'])
  // Boat has no action to be carried out, so it is discarded.
  drawing.anna.plays('Book of Gates')
  expect([drawing.anna.discard, known(drawing, anna)]).toEqual([['Boat'], []])
})

test('A card laid on a deck that was drawn from since is known, and nothing beneath it', () => {
  const table = scene({ anna: { hand: ['Urn', 'Urn', 'Boat', 'Chariot', 'Ring', 'Shabti'], deck: unknown } })
  table.anna.plays('Urn', 'Boat')
  table.anna.plays('Chariot')
  table.anna.plays('Urn', 'Ring')
  expect(known(table, anna)).toEqual(['Ring'])
})

test('A shuffle of the deck ends what its owner knows of it', () => {
  const searched = scene({ anna: { hand: ['Urn', 'Boat', 'Hopi Canopic Jar'], deck: unknown } })
  searched.anna.plays('Urn', 'Boat')
  searched.anna.plays('Hopi Canopic Jar', 'Axe')
  expect(known(searched, anna)).toEqual([])

  const returned = scene({ anna: { hand: ['Urn', 'Boat', 'Goddess Nut'], deck: unknown, discard: ['Ring', 'Shabti'] } })
  returned.anna.plays('Urn', 'Boat')
  returned.anna.plays('Goddess Nut')
  expect(known(returned, anna)).toEqual([])

  const drawnEmpty = scene({ anna: { hand: ['Urn', 'Boat', 'Chariot'], deck: ['Ring'], discard: unknown } })
  drawnEmpty.anna.plays('Urn', 'Boat')
  drawnEmpty.anna.plays('Chariot')
  expect(known(drawnEmpty, anna)).toEqual([])
})

test('Cards that were looked at and put back are known in the order chosen', () => {
  const table = scene({
    anna: { hand: ['Scribe', 'Box of Food'], deck: ['Urn', 'Boat', 'Ring', 'Shabti', ...unknown] },
  })
  table.anna.plays('Scribe', 'Ring')
  table.anna.chooses('Shabti', 'Urn', 'Boat')
  expect(known(table, anna)).toEqual(['Boat', 'Urn', 'Shabti'])
  table.anna.plays('Box of Food')
  expect(known(table, anna)).toEqual(['Urn', 'Shabti'])
})

test('In which order cards lie that are looked at is known to nobody, for they are shown sorted by title', () => {
  const looking = scene({ anna: { hand: ['Scribe'], deck: ['Urn', 'Boat', 'Ring', 'Shabti', ...unknown] } })
  looking.anna.plays('Scribe')
  expect(known(looking, anna)).toEqual([])
  const short = scene({ anna: { hand: ['Scribe'], deck: ['Urn', 'Boat'], discard: unknown } })
  short.anna.plays('Scribe')
  expect(known(short, anna)).toEqual([])
})

test('A card that was looked at and left on top is known', () => {
  const table = scene({ anna: { hand: ['Priestess of Nut'], deck: ['Urn', 'Boat', 'Ring', ...unknown] } })
  table.anna.plays('Priestess of Nut', 'Boat', 'Ring')
  expect(known(table, anna)).toEqual(['Urn'])
})

test('Cards known beneath those that are looked at stay known', () => {
  const laid = ['Shabti', 'Sphinx', 'Boat', 'Ring', 'Mummified Cat']
  const table = scene({ anna: { hand: [...laid.map(() => 'Urn'), 'Priestess of Nut', ...laid], deck: unknown } })
  for (const card of laid) table.anna.plays('Urn', card)
  expect(known(table, anna)).toEqual([...laid].reverse())
  table.anna.plays('Priestess of Nut', 'Mummified Cat', 'Ring')
  expect(known(table, anna)).toEqual(['Boat', 'Sphinx', 'Shabti'])
})

test('If the discard pile is shuffled under a short deck, only what was put back on top is known', () => {
  const table = scene({ anna: { hand: ['Urn', 'Boat', 'Scribe'], deck: ['Ring'], discard: unknown } })
  table.anna.plays('Urn', 'Boat')
  table.anna.plays('Scribe', 'Boat')
  table.anna.chooses(...table.anna.options.filter(name => name !== 'Ring'), 'Ring')
  expect(known(table, anna)[0]).toBe('Ring')
  expect(known(table, anna)).toHaveLength(3)
})

test('A card laid on the deck is not known any more once that was taken back', () => {
  const table = scene({ anna: { hand: ['Urn', 'Boat', 'Ring'], deck: unknown } })
  table.anna.plays('Urn', 'Boat')
  table.anna.takesBack()
  expect(known(table, anna)).toEqual([])
  table.anna.chooses('Ring')
  expect(known(table, anna)).toEqual(['Ring'])
})

test('Looking ahead makes nothing known', () => {
  const table = scene({ anna: { hand: ['Urn', 'Boat', 'Ring'], deck: unknown } })
  table.anna.can('play Urn')
  expect(known(table, anna)).toEqual([])
})

test('A card of the stock that was looked at and not bought is known to who looked, as long as it lies there', () => {
  const table = scene({
    anna: { hand: ['Book of the Netherworld'], pharaoh: 'djoser' },
    ben: {},
    stock: ['Harvest', 'Bow', 'Sling', 'Serdab', 'Antechamber', 'Khopesh', 'Axe', 'Victory'],
  })
  expect(known(table, anna, stock)).toEqual([])
  table.anna.usesPower()
  table.anna.passes()
  expect([known(table, anna, stock), known(table, ben, stock), known(table, null, stock)]).toEqual([
    ['Harvest'],
    [],
    [],
  ])
  table.anna.plays('Book of the Netherworld')
  expect(table.anna.discard).toEqual(['Harvest'])
  expect(known(table, anna, stock)).toEqual([])
})

const boneyard = (state: ValleyState) => state.boneyard

test('Who buries cards with High Priestess of Bastet knows how they lie, and nobody else', () => {
  const table = scene({
    anna: { hand: ['High Priestess of Bastet'] },
    ben: {},
    boneyard: ['Bow', 'Chariot', 'Urn', 'Sling', 'Axe', 'Spear'],
  })
  table.anna.plays('High Priestess of Bastet', 'Chariot', 'Urn', 'ben')
  table.anna.chooses('Spear', 'Bow', 'Axe', 'Sling')
  expect(known(table, anna, boneyard)).toEqual(['Sling', 'Axe', 'Bow', 'Spear'])
  expect(known(table, ben, boneyard)).toEqual(['Sling'])
})

/** What ben knows of a boneyard that anna has buried, after he has put these cards of it on top. */
function knownOfBuried(...order: readonly string[]): readonly string[] {
  const table = scene({
    anna: { hand: ['High Priestess of Bastet'] },
    ben: { hand: ['High Priestess of Bastet'] },
    boneyard: ['Bow', 'Chariot', 'Urn', 'Sling', 'Axe', 'Spear', 'Ring'],
    pyramid: base('Boat'),
  })
  table.anna.plays('High Priestess of Bastet', 'Chariot', 'Urn', 'ben')
  table.anna.chooses('Spear', 'Bow', 'Axe', 'Ring', 'Sling')
  table.anna.ends()
  table.anna.chooses('Boat')
  table.ben.plays('High Priestess of Bastet', 'Axe')
  table.ben.chooses('Sling')
  table.ben.chooses('anna')
  table.ben.chooses(...order)
  return known(table, ben, boneyard)
}

test('Who puts only some cards of a boneyard on top that another has buried does not know how the others lie', () => {
  expect(knownOfBuried('Ring')).toEqual(['Ring'])
})

test('Who puts all of them on top knows how they lie', () => {
  expect(knownOfBuried('Ring', 'Boat', 'Bow', 'Spear')).toEqual(['Spear', 'Bow', 'Boat', 'Ring'])
})
