// What the rules at hand say of actions that reach other players: only what cards of the table do.
import { describe, expect, test } from 'vitest'
import type { Params } from '#shared/protocol.ts'
import { titles } from '#shared/valley/catalogue.ts'
import { sets, type SetId } from '#shared/valley/editions.ts'
import { texts } from '#web/lib/valley/messages/en/ways.ts'
import { boxed, saidWith } from './said-at-tables.ts'

/** A table with the uniques of no edition but what is added. */
const withSets = (ids: readonly SetId[], more: Params = {}): Params => ({ sets: ids, uniques: [], ...more })

describe('the chapter on attacks', () => {
  test('says that every opponent loses a hand card only where a jar or a statue makes them', () => {
    for (const id of ['canopic-jars', 'statues'] as const) {
      expect(saidWith('attacks', withSets([id]))).toContain('attacks.what')
      expect(saidWith('meanwhile', withSets([id]))).toContain('meanwhile.reachedWhat')
    }
    for (const edition of ['afterlife', 'last-rites'] as const) {
      expect(saidWith('attacks', boxed(edition))).not.toContain('attacks.what')
      expect(saidWith('meanwhile', boxed(edition))).not.toContain('meanwhile.reachedWhat')
    }
  })

  test('says where weapons are played that every opponent puts a hand card on their deck', () => {
    expect(saidWith('attacks', boxed('afterlife'))).toContain('attacks.stacked')
    expect(saidWith('attacks', boxed('base'))).not.toContain('attacks.stacked')
    expect(saidWith('attacks', boxed('last-rites'))).not.toContain('attacks.stacked')
  })

  test('says that one opponent is named where a card of the table names one', () => {
    for (const { id } of sets)
      expect(saidWith('attacks', withSets([id])).includes('attacks.named'), id).toBe(
        ['weapons', 'priestesses', 'priests', 'builders'].includes(id),
      )
    expect(saidWith('attacks', { starters: 'last-rites' })).not.toContain('attacks.named')
    expect(saidWith('attacks', { uniques: ['base', 'afterlife'] })).not.toContain('attacks.named')
  })

  test('says while others play which card may be lost, once, and nothing where none may', () => {
    const reached = (ids: readonly SetId[]) =>
      saidWith('meanwhile', withSets(ids)).filter(text => !/\.(?:asked|look)What$|\.end$/.test(text))
    expect(reached(['canopic-jars', 'weapons', 'priests'])).toEqual(['meanwhile.reachedWhat'])
    expect(reached(['weapons', 'priests'])).toEqual(['meanwhile.stackedWhat'])
    expect(reached(['priests', 'builders'])).toEqual(['meanwhile.namedWhat'])
    expect(reached(['builders', 'artisans', 'books'])).toEqual([])
  })

  test('is there where an action reaches others or a protection refuses its gift, and then says what there is', () => {
    const reaching = titles.filter(({ mentionsOpponent, effect }) => mentionsOpponent && effect !== null)
    for (const { id } of sets) {
      const isReached = reaching.some(({ set }) => set === id)
      // Artisans only give: without a protection that refuses it there is nothing to tell of them here.
      expect(saidWith('attacks', withSets([id])).length > 0, id).toBe(isReached && id !== 'artisans')
      const guarded = saidWith('attacks', withSets([id], { starters: 'last-rites' }))
      expect(guarded.includes('attacks.medjay'), id).toBe(isReached)
      expect(guarded.includes('attacks.when'), id).toBe(isReached && id !== 'artisans')
    }
    expect(saidWith('attacks', withSets(['books'], { uniques: ['premium'] }))).toEqual([])
    expect(saidWith('attacks', withSets(['books'], { uniques: ['premium', 'afterlife'] }))).toContain(
      'attacks.sphinxAlone',
    )
  })

  test('compares Sphinx with Medjay only where both are played', () => {
    const both = saidWith('attacks', withSets(['statues'], { starters: 'last-rites', uniques: ['afterlife'] }))
    expect(both.filter(text => /medjay|sphinx/.test(text))).toEqual(['attacks.medjay', 'attacks.sphinx'])
    const alone = saidWith('attacks', withSets(['statues'], { uniques: ['afterlife'] }))
    expect(alone.filter(text => /medjay|sphinx/.test(text))).toEqual(['attacks.sphinxAlone'])
  })
})

describe('the rule on who is asked for a protection', () => {
  test('is there for Dagger too, which asks everybody who has an Offering Table', () => {
    expect(saidWith('attacks', withSets(['weapons']))).toContain('attacks.guards')
    expect(saidWith('attacks', withSets(['weapons'], { starters: 'both' }))).toContain('attacks.guards')
  })

  test('is not there where no action asks its victims nothing: jars, statues and priests ask which card', () => {
    expect(saidWith('attacks', boxed('base'))).not.toContain('attacks.guards')
    expect(saidWith('attacks', withSets(['statues', 'priests', 'builders']))).not.toContain('attacks.guards')
  })
})

test('with quick reactions only who holds a protection is said to be asked', () => {
  const guards = (more: Params) => saidWith('attacks', withSets(['weapons'], more)).filter(text => /guards/.test(text))
  expect(guards({ quickReactions: true })).toEqual(['attacks.guardsQuick'])
  expect(guards({})).toEqual(['attacks.guards'])
})

test('revealing is said to leave a card where it is only of hand cards: others are set aside', () => {
  expect(texts['word.reveal.what']).toBe('show a card to all players; a hand card stays in the hand')
})

describe('the chapter on actions for all players', () => {
  const premium = (ids: readonly SetId[], more: Params = {}) => withSets(ids, { uniques: ['premium'], ...more })

  test('is not there in a solitaire, which has no others', () => {
    expect(saidWith('shared', withSets(['builders'], { solitaire: 'starter' }), 1)).toEqual([])
  })

  test('says that a gift may be declined only where a set gives such gifts', () => {
    for (const id of ['priestesses', 'builders', 'artisans'] as const)
      expect(saidWith('shared', withSets([id]))).toContain('shared.what')
    expect(saidWith('shared', premium(['books']))).not.toContain('shared.what')
  })

  test('says that every opponent draws, and has no choice, where Golden Throne is played', () => {
    expect(saidWith('shared', premium(['books']))).toEqual(['shared.drawn'])
    expect(saidWith('shared', premium(['builders']))).toContain('shared.drawn')
    expect(saidWith('shared', withSets(['builders']))).not.toContain('shared.drawn')
  })

  test('says that a protection refuses gifts only where one does: Offering Table does not', () => {
    for (const starters of ['last-rites', 'both'] as const)
      expect(saidWith('shared', withSets(['builders'], { starters }))).toContain('shared.spared')
    expect(saidWith('shared', premium(['books'], { uniques: ['premium', 'afterlife'] }))).toContain('shared.spared')
    expect(saidWith('shared', withSets(['builders']))).not.toContain('shared.spared')
  })
})
