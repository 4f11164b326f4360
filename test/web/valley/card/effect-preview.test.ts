// What playing a card would do now: said for every card that can be played, and true of what the table then asks.
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { ValleyDeclarations } from '#shared/valley/declarations.ts'
import { setIds } from '#shared/valley/editions.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { effectOf } from '#web/lib/valley/card/effect-preview.ts'
import { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { cardName } from '#web/lib/messages/card-texts.ts'
import { viewOf } from '#test/shared/wire-records.ts'
import { randomBaseGames, longTimeout, play, runs } from '#test/shared/properties/valley-games.ts'
import { openValleyDecision, valleyTable } from '#test/shared/typed-by-game.ts'
import { base, scene, titled, type Scene } from '#test/shared/valley/scenario.ts'
import { loadAllTexts } from '#test/web/played-games.ts'
import { required } from '#test/shared/required.ts'

beforeAll(loadAllTexts)

const names = ['Mira', 'Anna', 'Tom', 'Jola']
const seatsOf = (count: number) =>
  names.slice(0, count).map((name, seat) => ({ seat, name, bot: null, standIn: null, connected: true }))
/** Titles of which more is said than their text does. */
const attacks = ['duamutef-canopic-jar', 'qebehsenuef-canopic-jar', 'statue-of-bastet']
const named = [...attacks, 'book-of-the-dead', 'statue-of-anubis']

test('what is said of every card that can be played is what happens when it is', longTimeout, () => {
  const checked = new Map<string, number>()
  fc.assert(
    fc.property(randomBaseGames, game => {
      play({ ...game, undoes: false }, ({ referee, context }, chance) => {
        const you = context.state.turn
        const decision = referee.over ? undefined : openValleyDecision(referee, you)
        if (decision?.kind !== 'play') return
        const shown = valleyTable(referee.table(you))
        const view = {
          ...viewOf<ValleyTable, ValleyDeclarations>({
            you,
            phase: 'playing',
            decisions: [decision],
            seats: seatsOf(game.seats),
          }),
          table: shown,
        }
        const viewpoint = new Viewpoint(() => view)
        const playable = decision.options.filter(option => option.key === 'execute').flatMap(({ card }) => card ?? [])
        for (const card of playable)
          expect([card.card, effectOf(viewpoint, card)]).toEqual([
            card.card,
            expect.stringMatching(/^[A-Za-z][^.]*[^ .,]$/),
          ])

        const eternal = playable.find(({ card }) => card === 'book-of-traversing-eternity')
        if (eternal) expect(effectOf(viewpoint, eternal)).toMatch(new RegExp(` ${context.state.dearest}$`))

        const tried = playable.filter(({ card }) => named.includes(card))
        if (tried.length === 0) return
        const { id, card: title } = chance.one(tried)
        const effect = effectOf(viewpoint, { id, card: title }) ?? ''
        referee.pick(you, decision.id, [`execute-${id}`])
        checked.set(title, (checked.get(title) ?? 0) + 1)
        const [seat = -1] = referee.waitingFor
        if (attacks.includes(title)) expect(effect.startsWith(names[seat] ?? '?')).toBe(true)
        else if (title === 'statue-of-anubis')
          expect(effect).toContain(cardName(valleyTable(referee.table(you)).players[you]?.discard.top?.card ?? '?'))
        else
          for (const { card } of referee.decisions(you)[0]?.options ?? [])
            expect(effect).toContain(cardName(card?.card ?? '?'))
      })
    }),
    runs(16),
  )
  for (const title of named)
    expect([title, checked.get(title) ?? 0]).toEqual([title, expect.toSatisfy((count: number) => count > 5)])
})

/** What is said to the first player of a scene about a hand card of theirs. */
function said(table: Scene, title: string): string | null {
  const shown = table.shownTo(0)
  const { hand } = required(shown.players[0])
  const view = {
    ...viewOf<ValleyTable, ValleyDeclarations>({
      you: 0,
      phase: 'playing',
      seats: seatsOf(2),
      options: { sets: setIds },
    }),
    table: shown,
  }
  const { id } = titled(title)
  return effectOf(
    new Viewpoint(() => view),
    required(typeof hand === 'object' ? hand.find(({ card }) => card === id) : null),
  )
}

test('Book of the Dead passes over cards that lie face down', () => {
  const { anna, table } = scene({
    options: { starters: 'both' },
    anna: { hand: ['Book of the Dead', 'Kite'] },
    pyramid: base('Sling', 'Bow', 'Axe'),
  })
  expect(said(table, 'Book of the Dead')).toBe('entomb Sling')
  anna.plays('Kite', 'Sling')
  expect(said(table, 'Book of the Dead')).toBe('entomb Bow')
  anna.plays('Book of the Dead')
  anna.isAsked('entomb.pyramid', ['Bow'])
})

test('Statue of Thoth and Apis Bull are told with what holds already', () => {
  const hand = ['Apis Bull', 'Statue of Thoth', 'Urn', 'Urn']
  const { anna, table } = scene({ anna: { hand } })
  expect(said(table, 'Statue of Thoth')).toBe('your 3 other cards pay 4 each')
  anna.plays('Apis Bull')
  expect(said(table, 'Statue of Thoth')).toBe('your 2 other cards pay 5 each')
  const other = scene({ anna: { hand }, pyramid: base('Statue of Isis') })
  other.anna.plays('Statue of Thoth')
  expect(said(other.table, 'Apis Bull')).toBe('your 2 other cards pay 1 more each')
})

test.each(['Statue of Thoth', 'Apis Bull', 'Censer', 'Brooch', 'Oil Lamp'])(
  'a lasting effect that holds already adds nothing: a second %s',
  title => {
    const { anna, table } = scene({ anna: { hand: [title, 'Mirror Case', 'Urn'] } })
    anna.plays('Mirror Case', title)
    expect(said(table, title)).toBe('nothing new: it holds this turn already')
  },
)

test('where there is no other hand card that could pay, Statue of Thoth and Apis Bull say so', () => {
  for (const title of ['Statue of Thoth', 'Apis Bull'])
    expect(said(scene({ anna: { hand: [title] } }).table, title)).toBe('nothing yet: no other card in your hand')
})

test('where there is nothing to draw it is said', () => {
  const ben = { hand: ['Urn', 'Urn', 'Urn', 'Urn'] }
  const sobek = scene({ anna: { hand: ['Priest of Sobek'] }, ben })
  expect(said(sobek.table, 'Priest of Sobek')).toBe(
    'an opponent holding 4 or more cards discards one, then there is nothing to draw',
  )
  const outer = scene({ anna: { hand: ['Outer Sarcophagus', 'Urn'], tomb: ['Inner Sarcophagus'] }, ben })
  expect(said(outer.table, 'Outer Sarcophagus')).toBe('entomb a hand card, then there is nothing to draw')
})

test('of Outer Sarcophagus it is said whether cards are drawn, also where that follows from what is entombed', () => {
  const deck = ['Urn', 'Urn', 'Urn']
  const outerWith = (hand: readonly string[], tomb: readonly string[]) =>
    said(
      scene({ anna: { hand: ['Outer Sarcophagus', ...hand], tomb: [...tomb], deck }, ben: {} }).table,
      'Outer Sarcophagus',
    )
  expect(outerWith(['Urn'], ['Inner Sarcophagus'])).toBe('entomb a hand card, then draw 2 cards')
  expect(outerWith(['Inner Sarcophagus'], [])).toBe('entomb a hand card; if it is another Sarcophagus, draw 2 cards')
  expect(outerWith(['Urn'], [])).toBe('entomb a hand card')
})

const eternity = 'Book of Traversing Eternity'
const left: Scene['pyramid'] = [['Ring'], ['Statue of Isis', 'Sling'], ['Carpenter', 'Linen Bandages', 'Stone Mason']]

test('the cost that a taken card must stay below is that of the dearest card bought out of the pyramid', () => {
  const { anna, table } = scene({ anna: { hand: [eternity, 'Burial Mask', 'Chariot'] }, pyramid: left })
  anna.buys('Carpenter', ['Chariot'])
  anna.buys('Stone Mason', ['Burial Mask'])
  expect(said(table, eternity)).toBe(`take a pyramid card that costs less than ${titled('Carpenter').cost}`)
})

test('where a card may have been bought elsewhere no cost is said: by the power of a pharaoh, or by Stone Mason', () => {
  const byPower = scene({
    anna: { hand: [eternity, 'Burial Mask', 'Chariot'], pharaoh: 'thutmose-iii' },
    boneyard: ['Statue of Horus'],
    pyramid: left,
  })
  byPower.anna.usesPower('Statue of Horus')
  byPower.anna.pays(['Burial Mask'])
  byPower.anna.buys('Carpenter', ['Chariot'])
  const byAction = scene({
    anna: { hand: [eternity, 'Stone Mason', 'Burial Mask', 'Chariot'] },
    stock: ['Statue of Horus'],
    pyramid: left,
  })
  byAction.anna.plays('Stone Mason', '0')
  byAction.anna.pays(['Burial Mask'])
  byAction.anna.buys('Carpenter', ['Chariot'])
  for (const { anna, table } of [byPower, byAction]) {
    expect(said(table, eternity)).toBe('take a pyramid card that costs less than one you bought there')
    anna.plays(eternity)
    expect(anna.options).not.toContain('Statue of Isis')
  }
})
