// The gallery of all cards: it holds every card that there is, once; a search finds by any word of a card and by nothing
// else; arrows lead to every card; an address leads back to where it was taken.
import { editions, type Starters } from '#shared/valley/editions.ts'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { presets, type TableChoice } from '#web/lib/valley/table-options/table-choice.ts'
import { addressOf, placeOf, type Place } from '#web/lib/valley/gallery/address.ts'
import { chapterName, collect, groupName, groupWhat, type Collection } from '#web/lib/valley/gallery/collection.ts'
import { cardsOf, amountsOf, chaptersAt, groupsOf, pharaohsAt, withCards } from '#web/lib/valley/gallery/groups.ts'
import { royalNotesOf } from '#web/lib/valley/gallery/pharaoh-notes.ts'
import { originsOf } from '#web/lib/valley/gallery/origins.ts'
import { searchOver } from '#web/lib/valley/gallery/search.ts'
import { stepTo, type Arrow } from '#web/lib/valley/gallery/arrow-steps.ts'
import { pharaohs } from '#shared/valley/pharaoh-powers.ts'
import { ruled } from '#shared/valley/messages/ruled.ts'
import { notesOf } from '#web/lib/valley/card/load-notes.ts'
import { loadEditions, loadPharaohs } from '#web/lib/valley/card/loaded-titles.ts'
import { GET } from '#web/routes/[file].json/+server.ts'
import { required } from '#test/shared/required.ts'
import { presetNames } from '../preset-names.ts'

interface Listed {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly purpose: string
  readonly rulings: readonly string[]
  readonly note: string
  readonly set?: string | null
  readonly reaction?: object | null
  readonly source: Readonly<Record<string, string>>
}

async function listOf(response: Response): Promise<{ readonly cards: Listed[]; readonly pharaohs: Listed[] }> {
  return await response.json()
}

let collection: Collection
let listed: readonly Listed[]
beforeAll(async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const [answer] = await Promise.all([
    listOf(GET({ params: { file: 'cards' } })),
    loadEditions(editions),
    loadPharaohs(),
  ])
  listed = [...answer.cards, ...answer.pharaohs]
  collection = collect()
})
afterAll(() => void vi.unstubAllGlobals())
const find = (query: string) => [...collection.search(query)]
const names = (query: string) =>
  find(query)
    .map(id => collection.entryOf(id)?.name)
    .sort()

describe('what is shown', () => {
  test('is every card of the card list, and none twice', () => {
    expect([...collection.cards].sort()).toEqual(listed.map(({ id }) => id).sort())
    expect(new Set(collection.cards).size).toBe(collection.cards.length)
  })

  test('stands by edition: starters, sets as large as they are, uniques; at the end the pharaohs', () => {
    const shape = collection.chapters.map(({ id, groups }) => [
      id,
      ...groups.map(group => `${groupName(group)} ${group.cards.length}`),
    ])
    expect(shape).toEqual([
      ['base', 'Starters 4', 'Sarcophagi 3', 'Canopic Jars 4', 'Amulets 5', 'Books 6', 'Statues 7', 'Uniques 6'],
      ['afterlife', 'Mummification 3', 'Jewelry 4', 'Chambers 5', 'Weapons 6', 'Tomb Art 7', 'Uniques 6'],
      ['last-rites', 'Starters 4', 'Priestesses 5', 'Priests 6', 'Builders 7', 'Artisans 8', 'Uniques 4'],
      ['premium', 'Uniques 6'],
      ['pharaohs', 'Pharaohs 10'],
    ])
  })

  test('has for every card its name, its purpose, its rulings, its note, a source for each value and what more there is to say of them', async () => {
    for (const { id, name, purpose, rulings, note, source } of listed) {
      const entry = collection.entryOf(id)
      expect(entry?.name).toBe(name)
      const notes = await (entry?.royal ? royalNotesOf : notesOf)(id)
      const { purpose: goodFor = '', rulings: told } = notes ?? {}
      expect({ ...notes, purpose: ruled(goodFor), rulings: told?.map(ruled) }, id).toEqual({
        purpose,
        rulings,
        note,
        remark: source['remark'],
      })
      for (const ruling of [purpose, ...rulings]) expect(ruling).not.toMatch(/[[\]|]/)
      expect(rulings.length, id).toBeGreaterThan(0)
      for (const { value, from } of entry?.values ?? []) {
        if (value !== 'set') expect(from, `${id} ${value}`).toBe(source[value === 'power' ? 'text' : value])
      }
    }
  })

  test('says more of a source where a word for each value would not tell it all', () => {
    const remarked = ['offering-table', 'qebehsenuef-canopic-jar', 'censer', 'menial', 'priest-of-anubis']
    expect(listed.filter(({ source }) => source['remark']).map(({ id }) => id)).toEqual(remarked)
  })

  test('says of no value that it is printed where the card files do not', () => {
    const entry = collection.entryOf('statue-of-bastet')
    expect(entry?.values.map(({ value, shown, from }) => [value, shown, from])).toEqual([
      ['name', null, 'rulebook'],
      ['text', null, 'rulebook'],
      ['gold', 2, 'reconstructed'],
      ['cost', 4, 'rulebook'],
      ['level', 'II', 'reconstructed'],
      ['set', 'Statues', 'rulebook'],
    ])
    const premium = collection.chapters.filter(({ id }) => id === 'premium' || id === 'pharaohs')
    const ours = originsOf(cardsOf(premium).flatMap(id => collection.entryOf(id) ?? []))
    expect(ours).toMatchObject({ rulebook: 0, public: 0 })
  })
})

describe('the search', () => {
  test('finds every card by its whole name, and by the beginning of each word of it in any order', () => {
    for (const { id, name } of listed) {
      expect(find(name), name).toContain(id)
      expect(
        find(
          name
            .split(' ')
            .reverse()
            .map(word => word.slice(0, 3))
            .join(' '),
        ),
        name,
      ).toContain(id)
    }
  })

  test('finds every card by every word of its text', () => {
    for (const { id, text } of listed) {
      for (const word of text.split(/\s+/)) expect(find(word), `${id}: ${word}`).toContain(id)
    }
  })

  test('finds the cards of a set by its name, starters, uniques and pharaohs by theirs', () => {
    expect(find('tomb art')).toEqual(
      expect.arrayContaining(listed.filter(({ set }) => set === 'tomb-art').map(({ id }) => id)),
    )
    expect(names('canopic jars')).toEqual([
      'Duamutef Canopic Jar',
      'Hopi Canopic Jar',
      'Imseti Canopic Jar',
      'Qebehsenuef Canopic Jar',
    ])
    expect(names('pharaoh')).toHaveLength(10)
    expect(find('unique')).toEqual(expect.arrayContaining(['boat', 'sphinx', 'sistrum']))
  })

  test('finds exactly the cards with a reaction by that word', () => {
    expect(find('reaction').sort()).toEqual(
      listed
        .filter(({ reaction }) => reaction)
        .map(({ id }) => id)
        .sort(),
    )
  })

  test('asks for all words at once, whatever their letters and marks', () => {
    expect(find('sphinx boat')).toEqual([])
    expect(names('  STÂTUE   bastet ')).toEqual(['Statue of Bastet'])
    expect(names('pesesh-kef')).toEqual(['Pesesh-kef'])
    expect(find('opponents')).toEqual(find('opponent\u2019s'))
    expect(find('')).toHaveLength(listed.length)
    expect(find('?!')).toHaveLength(listed.length)
  })

  test('finds the beginnings of words, not their middles', () => {
    const search = searchOver([
      { id: 'one', words: ['Artisans'] },
      { id: 'two', words: ['a starter'] },
    ])
    expect([...search('art')]).toEqual(['one'])
  })
})

test('what is left out of a search takes its empty groups and editions along', () => {
  const found = collection.search('boat')
  const chapters = withCards(collection.chapters, card => found.has(card))
  expect([...cardsOf(chapters)].sort()).toEqual([...found].sort())
  expect(chapters.flatMap(({ groups }) => groups).every(({ cards }) => cards.length > 0)).toBe(true)
})

describe('the cards of a mix', () => {
  const shown = (preset: keyof typeof presets) => {
    const only = groupsOf(presets[preset])
    return collection.chapters.flatMap(({ groups }) => groups.filter(({ id }) => only.includes(id)).map(({ id }) => id))
  }
  test('are those of the groups it is played with, all of which there are', () => {
    for (const preset of presetNames) {
      const { copies } = presets[preset]
      const mark = [...(copies === 'two' ? [] : ['one-copy']), ...(copies === 'joined' ? ['joined'] : [])]
      expect([...shown(preset), ...mark].sort(), preset).toEqual([...groupsOf(presets[preset])].sort())
    }
    expect(shown('afterlife')).toEqual([
      'base-starters',
      'mummification',
      'jewelry',
      'chambers',
      'weapons',
      'tomb-art',
      'afterlife-uniques',
    ])
    expect(shown('grand')).toEqual(
      expect.arrayContaining(['last-rites-starters', 'artisans', 'premium-uniques', 'pharaohs']),
    )
  })
  test('by lot hold every set that can be drawn', () => {
    expect(shown('lot')).toContain('tomb-art')
    expect(shown('lot')).not.toContain('artisans')
  })
})

test('an address leads to the place it was made of', () => {
  const places: fc.Arbitrary<Place> = fc.record({
    opened: fc.option(fc.constantFrom('boat', 'ramesses-ii', 'pesesh-kef')),
    sought: fc.string(),
    only: fc.option(fc.subarray(['books', 'base-starters', 'pharaohs'], { minLength: 1 })),
  })
  fc.assert(
    fc.property(places, place => {
      expect(placeOf(new URL(addressOf(place), 'https://valley.test'))).toEqual(place)
    }),
  )
  expect(placeOf(new URL('https://valley.test/cards?only=#%E0%A4%A'))).toEqual({ opened: null, sought: '', only: null })
})

describe('the cards of a table', () => {
  const withPharaohs = { ...presets.base, pharaohs: true }
  test('are in a solitaire without the pharaohs that mention another player', () => {
    const alone = cardsOf(chaptersAt(collection.chapters, groupsOf({ ...withPharaohs, solitaire: 'starter' })))
    const others = cardsOf(chaptersAt(collection.chapters, groupsOf(withPharaohs)))
    const left = pharaohs.filter(({ mentionsOpponent }) => mentionsOpponent).map(({ id }) => id)
    expect(left.length).toBeGreaterThan(0)
    expect(others.filter(id => !alone.includes(id))).toEqual(left)
    expect(pharaohs.map(({ id }) => id).filter(id => !pharaohsAt(true).includes(id))).toEqual(left)
    expect(pharaohsAt(false)).toEqual(pharaohs.map(({ id }) => id))
  })

  test('say of mixed starters that those of an edition are half of the ten', () => {
    const starters = required(collection.chapters[0]?.groups[0])
    const saidAt = (kind: Starters) => groupWhat(starters, amountsOf(groupsOf({ ...presets.base, starters: kind })))
    expect(saidAt('base')).toMatch(/^the ten cards/)
    expect(saidAt('both')).toMatch(/^five of the ten cards/)
  })

  test('say of a mixed starter how many of it everybody begins with there', () => {
    const shabti = required(collection.entryOf('shabti'))
    expect(shabti.copies({ startersMixed: false, oneCopy: false, joined: [] })).toMatch(/^four of the ten/)
    expect(shabti.copies({ startersMixed: true, oneCopy: false, joined: [] })).toMatch(/^two of the ten/)
  })

  test('say of a treasure how many copies lie in the stock there', () => {
    const statue = required(collection.entryOf('statue-of-bastet'))
    const saidAt = (copies: TableChoice['copies']) => statue.copies(amountsOf(groupsOf({ ...presets.base, copies })))
    expect(saidAt('two')).toBe('two copies in the stock')
    expect(saidAt('apart')).toBe('one copy')
    expect(saidAt('joined')).toBe('one copy')
  })

  test('say of sets that count as one with others no points of their own', () => {
    const amounts = (choice: TableChoice) => amountsOf(groupsOf(choice))
    const saidAt = (choice: TableChoice) =>
      chaptersAt(collection.chapters, groupsOf(choice))
        .flatMap(({ groups }) => groups)
        .filter(({ set }) => set)
        .map(group => groupWhat(group, amounts(choice)))
    const joined = new Set(saidAt(presets.grand).filter(said => !said.includes('×')))
    expect(joined).toEqual(new Set([5, 6, 7].map(n => `${n} treasures; sets of equal size count as one`)))
    const joinedAlone = saidAt({ ...presets.base, copies: 'joined' })
    expect(joinedAlone).toHaveLength(5)
    for (const said of joinedAlone) expect(said).toContain('×')
    for (const said of saidAt({ ...presets.grand, copies: 'apart' })) expect(said).toContain('×')
  })
})

describe('arrows', () => {
  // Two groups: a row of four and one more, then a row of two.
  const lying = [
    [0, 0],
    [90, 0],
    [180, 0],
    [270, 0],
    [0, 120],
    [0, 300],
    [90, 300],
  ].map(([left = 0, top = 0]) => ({ left, top, width: 80 }))
  const walk = (from: number, ...way: readonly Arrow[]) => way.reduce((at, arrow) => stepTo(lying, at, arrow), from)

  test('go through all cards in their order, and stop at both ends', () => {
    expect(lying.map((_, at) => walk(0, ...Array<Arrow>(at).fill('ArrowRight')))).toEqual(lying.map((_, at) => at))
    expect(walk(0, 'ArrowLeft')).toBe(0)
    expect(walk(6, 'ArrowRight')).toBe(6)
  })
  test('go up and down to what lies nearest in the next row', () => {
    expect(walk(3, 'ArrowDown')).toBe(4)
    expect(walk(4, 'ArrowDown')).toBe(5)
    expect(walk(6, 'ArrowUp')).toBe(4)
    expect(walk(4, 'ArrowUp')).toBe(0)
    expect([walk(1, 'ArrowUp'), walk(6, 'ArrowDown')]).toEqual([1, 6])
  })
})

test('the table in the README counts as the gallery does', () => {
  const columns = [['name'], ['text', 'power', 'reaction'], ['gold'], ['cost'], ['level'], ['vp']]
  const rows = collection.chapters.map(chapter => {
    const values = cardsOf([chapter]).flatMap(id => collection.entryOf(id)?.values ?? [])
    const cells = columns.map(column => {
      const of = values.filter(({ value }) => column.includes(value))
      const from = (source: string) => of.filter(value => value.from === source).length
      return of.length === 0
        ? ''
        : `${[from('rulebook'), from('public')].filter((n, k) => k === 0 || n > 0).join(' + ')} of ${of.length}`
    })
    return `| ${[chapterName(chapter.id), ...cells].join(' | ')} |`
  })
  expect(readFileSync('README.md', 'utf8')).toContain(rows.join('\n'))
})
