// Rulings name only cards that can come up at the table they are read at. Before them one plain sentence says what a card is
// good for.
import { setIds } from '#shared/valley/editions.ts'
import { describe, expect, test } from 'vitest'
import { settle } from '#shared/valley/options.ts'
import { titles } from '#shared/valley/catalogue.ts'
import { pharaohIds } from '#shared/valley/card-definition.ts'
import { cards as afterlifeCards } from '#shared/valley/messages/de/cards/afterlife.ts'
import { rulings as germanPharaohNotes } from '#shared/valley/messages/de/rulings/pharaohs.ts'
import { cards as baseCards } from '#shared/valley/messages/de/cards/base.ts'
import { cards as lastRitesCards } from '#shared/valley/messages/de/cards/last-rites.ts'
import { cards as premiumCards } from '#shared/valley/messages/de/cards/premium.ts'
import { rulings as afterlifeRulings } from '#shared/valley/messages/de/rulings/afterlife.ts'
import { rulings as baseRulings } from '#shared/valley/messages/de/rulings/base.ts'
import { rulings as lastRitesRulings } from '#shared/valley/messages/de/rulings/last-rites.ts'
import { rulings as premiumRulings } from '#shared/valley/messages/de/rulings/premium.ts'
import { cards as english } from '#shared/valley/messages/en/cards.ts'
import { rulings as pharaohNotes } from '#shared/valley/messages/en/rulings/pharaohs.ts'
import { rulings as englishRulings } from '#shared/valley/messages/en/rulings.ts'
import { ruled, ruledWhere } from '#shared/valley/messages/ruled.ts'
import { comesUp, comesUpAt, isPossible } from '#web/lib/valley/card/possible-titles.ts'
import { mixOf, type Mix } from '#web/lib/valley/card/mix.ts'
import { accepted } from '#test/shared/accepted-options.ts'

const tables: Readonly<Record<string, Mix>> = Object.fromEntries(
  Object.entries({
    base: {},
    Afterlife: { edition: 'afterlife' },
    'Last Rites': { edition: 'last-rites' },
    'base and premium': { uniques: ['base', 'premium'] },
    'Last Rites with base starters': { edition: 'last-rites', starters: 'base' },
    'sets of every edition, uniques of none but one': {
      sets: ['sarcophagi', 'jewelry', 'chambers', 'priests', 'builders'],
      uniques: ['afterlife'],
      starters: 'both',
    },
    'half sets': {
      sets: [
        'mummification',
        'canopic-jars',
        'amulets',
        'books',
        'statues',
        'priestesses',
        'builders',
        'artisans',
        'weapons',
      ],
      half: 'joined',
      uniques: ['last-rites'],
    },
    everything: { sets: setIds, uniques: ['base', 'afterlife', 'last-rites', 'premium'], starters: 'both' },
  }).map(([name, asked]) => [name, mixOf(accepted(settle(asked, 4, () => 0)))]),
)

const german = { ...baseCards, ...afterlifeCards, ...lastRitesCards, ...premiumCards }
const germanRulings = { ...baseRulings, ...afterlifeRulings, ...lastRitesRulings, ...premiumRulings }
const languages = {
  English: { words: english, rulings: { ...englishRulings, ...pharaohNotes } },
  German: { words: german, rulings: { ...germanRulings, ...germanPharaohNotes } },
}
/** So short that it is read at a glance, in letters. */
const longest = 90

/** Names by which a ruling could mean a title; a soft hyphen says only where a name may break. */
const nameIn = (words: typeof english, id: string) => (words[id]?.name ?? '').replaceAll('\u00ad', '')

const namedIn = (names: readonly string[], sentence: string) =>
  names.filter(name => new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'u').test(sentence))

describe.each(Object.entries(languages))('%s', (_, { words, rulings }) => {
  const ids = [...titles.map(({ id }) => id), ...pharaohIds]
  test('every title and pharaoh has one short sentence of its own that says what it is good for', () => {
    const purposes = ids.map(id => ruled(rulings[id]?.purpose ?? ''))
    const others = ids.map(id => ruledWhere(rulings[id]?.purpose ?? '', () => false))
    for (const purpose of [...purposes, ...others]) {
      expect(purpose).toMatch(/^\p{Lu}[^.!?]+\.$/u)
      expect(purpose.length, purpose).toBeLessThanOrEqual(longest)
    }
    expect(new Set(purposes).size).toBe(ids.length)
    expect(Object.keys(rulings).sort()).toEqual([...ids].sort())
  })
  test('that sentence fits every table: it names no card', () => {
    const names = titles.map(({ id }) => nameIn(words, id))
    for (const id of ids) {
      const purpose = ruled(rulings[id]?.purpose ?? '')
      expect(namedIn(names, purpose), purpose).toEqual([])
    }
  })
  test.each(Object.entries(tables))(
    'a ruling that mentions a card is shown only where that card is in play: %s',
    (_name, mix) => {
      const plays = (id: string) => titles.some(title => title.id === id && isPossible(mix, title))
      const absent = titles.filter(title => !isPossible(mix, title)).map(({ id }) => nameIn(words, id))
      for (const id of [...titles.filter(title => isPossible(mix, title)).map(title => title.id), ...pharaohIds]) {
        for (const ruling of rulings[id]?.rulings ?? []) {
          const read = ruledWhere(ruling, plays)
          expect(namedIn(absent, read), `${id}: ${read}`).toEqual([])
          expect(read).not.toMatch(/[[\]|]| {2}|^[.,;:]/)
        }
      }
    },
  )
})

test.each(['base', 'afterlife', 'last-rites'] as const)('in solitaire nobody reacts: %s', edition => {
  const mix = mixOf(accepted(settle({ edition, pharaohs: true, solitaire: 'starter' }, 1, () => 0)))
  const plays = (id: string) => titles.some(title => title.id === id && comesUp(mix, title))
  const reacting = titles.filter(({ timing }) => timing.includes('reaction'))
  for (const { words, rulings } of Object.values(languages)) {
    for (const id of [...titles.filter(title => isPossible(mix, title)).map(title => title.id), ...pharaohIds]) {
      const others = reacting.filter(title => title.id !== id).map(title => nameIn(words, title.id))
      for (const ruling of rulings[id]?.rulings ?? [])
        expect(namedIn(others, ruledWhere(ruling, plays)), `${id}: ${ruling}`).toEqual([])
    }
  }
})

test('a Master solitaire, which has no free entombing, is told of none by what a card is good for, nor by rulings', () => {
  const at = (solitaire: 'starter' | 'master') => {
    const mix = mixOf(accepted(settle({ edition: 'base', solitaire }, 1, () => 0)))
    return (sentence = '') => ruledWhere(sentence, each => comesUpAt(mix, each))
  }
  const { purpose, rulings = [] } = englishRulings['inner-sarcophagus'] ?? {}
  expect(at('starter')(purpose)).toBe('Lets you entomb two cards in one turn, as the free entombing is still yours.')
  expect(at('master')(purpose)).toBe('Lets you entomb a card.')
  expect(at('master')(englishRulings['statue-of-osiris']?.purpose)).toBe(
    'Puts up to two cards into your tomb in one turn.',
  )
  const kept = 'This does not use up your free entombing. The entombed card is public.'
  expect(rulings.map(at('starter'))).toContain(kept)
  expect(rulings.map(at('master'))).toContain('The entombed card is public.')
  for (const all of [englishRulings, germanRulings])
    for (const [id, { purpose: goodFor, rulings: told }] of Object.entries(all))
      for (const sentence of [goodFor, ...told])
        expect(at('master')(sentence), id).not.toMatch(
          /free entombing|entombed freely|freien? Bestattung|frei bestattet/,
        )
})

test('what is left names those that are in play, with a verb that fits their number', () => {
  const ruling = englishRulings['urn']?.rulings.at(-1) ?? ''
  const at = (...ids: readonly string[]) => ruledWhere(ruling, id => ids.includes(id))
  expect(at('tyet-amulet', 'priest-of-horus')).toBe(
    'Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew.',
  )
  expect(at('tyet-amulet')).toBe('Tyet Amulet can repeat this action; every choice is made anew.')
  expect(at('priest-of-horus')).toBe('Priest of Horus can repeat this action; every choice is made anew.')
  expect(at()).toBe('')
})
