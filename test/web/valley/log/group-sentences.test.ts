// Groups of the log in sentences: joined as the pictures show it, short where there is little room.
import { beforeAll, describe, expect, test } from 'vitest'
import type { ValleyLine } from '#shared/valley/declarations.ts'
import type { Gain } from '#web/lib/valley/tomb/tomb.ts'
import { logGroupsOf } from '#web/lib/valley/log/log-groups.ts'
import { groupPieces, freshPieces, mainTitles, shorterForms } from '#web/lib/valley/log/group-sentences.ts'
import { plain } from '#web/lib/messages/telling.ts'
import { card, line } from '#test/shared/valley/wire-fixtures.ts'
import { loadAllTexts } from '#test/web/played-games.ts'
import { required } from '#test/shared/required.ts'
import { bought, end, named, paid, refilled, sentences } from './told-lines.ts'

beforeAll(loadAllTexts)

const forms = (lines: readonly ValleyLine[]) => shorterForms(named(), required(logGroupsOf(lines)[0])).map(plain)

describe('a group of lines is told in one sentence', () => {
  test('with what came of it', () => {
    expect(
      sentences([line(1, 'play', card('statue-of-anubis')), line(1, 'take', { ...card('urn'), from: 'boneyard' })]),
    ).toEqual(['Anna played Statue of Anubis: took Urn from the boneyard'])
    expect(
      sentences([
        line(2, 'play', card('offering-table')),
        line(2, 'sacrifice', { ...card('middle-sarcophagus'), from: 'hand' }),
        line(2, 'draw', { count: 1 }),
      ]),
    ).toEqual(['Tom played Offering Table: sacrificed Middle Sarcophagus, drew a card'])
    expect(
      sentences([
        line(0, 'play', card('shabti')),
        line(0, 'swap', { one: { card: 'heart-scarab-amulet' }, other: { card: 'statue-of-thoth' } }),
      ]),
    ).toEqual(['You played Shabti: Heart Scarab Amulet and Statue of Thoth changed places'])
  })
  test('with those it happened to by name', () => {
    expect(
      sentences([
        line(1, 'play', card('duamutef-canopic-jar')),
        line(2, 'discard', card('shabti')),
        line(0, 'protected', card('offering-table')),
        line(1, 'draw', { count: 1 }),
      ]),
    ).toEqual([
      'Anna played Duamutef Canopic Jar: Tom discarded Shabti, you showed Offering Table and lost nothing, Anna drew a card',
    ])
  })
  test('with what was paid, lost and fell', () => {
    expect(
      sentences([
        paid(1, 'urn', 'book-of-gates'),
        paid(1, 'box-of-food', 'book-of-gates', 2),
        bought(1, 'book-of-gates', 2, 1),
        line(1, 'fell', card('statue-of-thoth')),
      ]),
    ).toEqual(['Anna bought Book of Gates for 2 with Urn and Box of Food, 1 gold lost; Statue of Thoth fell'])
    expect(sentences([bought(1, 'boat', 4), line(1, 'fell', card('boat')), line(1, 'fell', card('urn'))])).toEqual([
      'Anna bought Boat for 4; Boat fell, then Urn',
    ])
    expect(sentences([paid(1, 'urn', 'boat')])).toEqual(['Anna began to pay for Boat with Urn'])
  })
  test('with a card named once that fell two rows, and twice where both copies fell', () => {
    const axe = () => line(1, 'play', card('axe'))
    const fell = (title: string, id: string, from: number, to: number) =>
      line(1, 'fell', { ...card(title, id), from, to })
    expect(sentences([axe(), fell('bow', 't1', 1, 4), fell('urn', 't2', 0, 1), fell('urn', 't2', 1, 4)])).toEqual([
      'Anna played Axe; Bow fell, then Urn',
    ])
    expect(sentences([axe(), fell('urn', 't2', 0, 1), fell('urn', 't2', 1, 4)])).toEqual(['Anna played Axe; Urn fell'])
    expect(sentences([axe(), fell('urn', 't1', 1, 4), fell('urn', 't2', 0, 1)])).toEqual([
      'Anna played Axe; Urn fell, then Urn',
    ])
  })
  test('with its discards and the refill where a turn ends', () => {
    expect(
      sentences([
        end(1, ['shabti', 'shabti', 'urn']),
        line(1, 'sacrifice', { ...card('boat'), from: 'pyramid', owed: true }),
        refilled('boat', 'urn'),
        line(1, 'reshuffle', { count: 9 }),
        line(1, 'draw', { count: 5 }),
      ]),
    ).toEqual([
      'Anna ended the turn: discarded Shabti twice and Urn, had to sacrifice Boat, reshuffled 9 cards; the pyramid was refilled with Boat and Urn',
    ])
    expect(sentences([end(1), line(1, 'draw', { count: 3 })])).toEqual(['Anna ended the turn: drew only 3 cards'])
    expect(sentences([end(0), line(0, 'draw', { count: 2, cards: [{ card: 'urn' }, { card: 'boat' }] })])).toEqual([
      'You ended the turn: drew Urn and Boat',
    ])
  })
  test('with what a revealed card did', () => {
    const opened = [line(1, 'play', card('book-of-gates')), line(1, 'reveal', card('imseti-canopic-jar'))]
    const aside = line(1, 'discard', { ...card('imseti-canopic-jar'), from: 'aside' })
    expect(
      sentences([...opened, line(1, 'call', card('imseti-canopic-jar')), line(1, 'draw', { count: 2 }), aside]),
    ).toEqual([
      'Anna played Book of Gates: revealed and carried out Imseti Canopic Jar, drew 2 cards, then discarded it',
    ])
    expect(sentences([...opened, aside])).toEqual([
      'Anna played Book of Gates: revealed Imseti Canopic Jar, then discarded it',
    ])
  })
  test('with the points of a burial where they are known', () => {
    const burial = line(1, 'entomb', { ...card('book-of-gates'), from: 'hand', free: true })
    const gain: Gain = { sets: ['books'], from: 2, to: 3, size: 5, before: 4, after: 9 }
    const said = (brought: Gain) =>
      plain(groupPieces(named(), required(logGroupsOf([burial])[0]), new Map([[burial.n, brought]])))
    expect(said(gain)).toBe('Anna entombed Book of Gates: Books 3, 9 points')
    expect(said({ ...gain, to: 2, after: 4 })).toBe('Anna entombed Book of Gates: duplicate, scores nothing')
    expect(said({ ...gain, sets: [], after: 1 })).toBe('Anna entombed Book of Gates: 1 point')
  })
  test('with whom cards were given to, and what was exchanged, turned and shown', () => {
    const given = (title: string, to: number) => line(1, 'give', { ...card(title), from: 'pyramid', to })
    expect(
      sentences([
        line(1, 'play', card('plasterer')),
        line(2, 'pick', card('urn')),
        line(2, 'pick', card('boat')),
        line(2, 'pick', card('censer')),
        line(1, 'take', { ...card('urn'), from: 'pyramid', kept: true }),
        line(1, 'fell', card('shabti')),
        given('boat', 2),
        given('censer', 0),
      ]),
    ).toEqual([
      'Anna played Plasterer: Tom picked Urn, Boat and Censer, Anna kept Urn, gave Boat to Tom and Censer to you; Shabti fell',
    ])
    expect(
      sentences([
        line(1, 'play', card('priest-of-anubis')),
        line(1, 'exchange', { one: { card: 'urn' }, other: { card: 'boat' }, with: 'boneyard' }),
      ]),
    ).toEqual(['Anna played Priest of Anubis: swapped Urn for Boat from the boneyard'])
    expect(
      sentences([
        line(1, 'play', card('kite')),
        line(1, 'turned-down', card('boat')),
        end(1),
        line(2, 'turned-up', { cards: [{ card: 'boat' }] }),
      ]),
    ).toEqual(['Anna played Kite: turned Boat face down', 'Anna ended the turn', 'Tom turned Boat up again'])
    expect(
      sentences([
        line(1, 'play', card('dagger')),
        line(0, 'reveal-hand', { cards: [{ card: 'urn' }, { card: 'boat' }] }),
        line(0, 'discard', card('urn')),
        line(0, 'draw', { count: 1 }),
      ]),
    ).toEqual(['Anna played Dagger: you showed a hand of Urn and Boat, discarded Urn, drew a card'])
    expect(
      sentences([line(1, 'play', card('golden-throne')), line(2, 'protected', { ...card('medjay'), discarded: true })]),
    ).toEqual(['Anna played Golden Throne: Tom discarded Medjay to be protected'])
  })
  test('with whose pharaoh it is, what it did, and what it was bought with', () => {
    expect(
      sentences([
        line(1, 'begin', { boneyard: { card: 'boat' } }),
        line(0, 'pharaoh', { pharaoh: 'khufu' }),
        line(1, 'pharaoh', { pharaoh: 'djoser' }),
      ]),
    ).toEqual(['Anna went first; Boat lies in the boneyard; pharaohs: Khufu for you and Djoser for Anna'])
    const credit = line(1, 'pay', { from: 'khufu', gold: 1, for: { card: 'boat' } })
    expect(
      sentences([
        line(1, 'power', { pharaoh: 'khufu' }),
        credit,
        line(1, 'buy', { ...card('boat'), from: 'stock', price: 1, lost: 0, to: 'tomb' }),
      ]),
    ).toEqual([
      'Anna used the power of Khufu: bought Boat from the stock for 1 with the credit of Khufu, into the tomb',
    ])
  })
  test('with cards of one kind together, and those revealed named again where another was spoken of', () => {
    expect(sentences([line(1, 'play', card('calcite-cup')), line(1, 'stack'), line(1, 'stack')])).toEqual([
      'Anna played Calcite Cup: put 2 cards on top of the deck',
    ])
    const aside = (title: string) => line(1, 'discard', { ...card(title), from: 'aside' })
    expect(
      sentences([
        line(1, 'play', card('hounds-and-jackals-game')),
        line(1, 'reveal', card('urn')),
        line(1, 'reveal', card('boat')),
        aside('urn'),
        aside('boat'),
      ]),
    ).toEqual(['Anna played Hounds and Jackals Game: revealed Urn and Boat, then discarded them all'])
    const between = line(1, 'reshuffle', { count: 5 })
    expect(
      sentences([
        line(1, 'play', card('hounds-and-jackals-game')),
        line(1, 'reveal', card('urn')),
        between,
        line(1, 'reveal', card('boat')),
        aside('urn'),
        aside('boat'),
      ]),
    ).toEqual([expect.stringMatching(/revealed Urn, .* revealed Boat, then discarded them all$/)])
    expect(
      sentences([
        line(1, 'play', card('book-of-gates')),
        line(1, 'reveal', card('bow')),
        line(1, 'call', card('bow')),
        line(1, 'take', { ...card('urn'), from: 'apex' }),
        aside('bow'),
      ]),
    ).toEqual(['Anna played Book of Gates: revealed and carried out Bow, took Urn from the apex, then discarded Bow'])
  })
  test('as the table told it where its key is unknown', () => {
    const unknown = Object.assign(line(1, 'draw'), { key: 'not-yet-known', text: 'as the table said it' })
    expect(sentences([line(1, 'play', card('urn')), unknown])).toEqual(['Anna played Urn: as the table said it'])
  })
})

describe('what was taken back', () => {
  const swapped = (one: string, other: string) => line(0, 'swap', { one: { card: one }, other: { card: other } })
  const play = line(0, 'play', card('shabti'))
  const swap = swapped('boat', 'urn')
  const undo = line(0, 'undo', { since: swap.n })
  const anew = swapped('boat', 'censer')

  test('is marked, and said to be', () => {
    const pieces = groupPieces(named(), required(logGroupsOf([play, swap, undo, anew])[0]))
    expect(plain(pieces)).toBe(
      'You played Shabti: Boat and Urn changed places (undone), Boat and Censer changed places',
    )
    expect(plain(pieces.filter(piece => piece.undone))).toBe('Boat and Urn changed places')
  })
  test('is the news as long as nothing has followed', () => {
    const [group] = logGroupsOf([play, swap, undo])
    expect(shorterForms(named(), required(group)).map(plain)[0]).toBe('You undid: swapped Boat and Urn')
    expect(freshPieces(named(), required(group), each => each === undo).map(plain)).toEqual([
      'You undid: swapped Boat and Urn',
    ])
    const more = line(0, 'undo', { since: play.n })
    expect(shorterForms(named(), required(logGroupsOf([play, swap, undo, more])[0])).map(plain)[0]).toBe(
      'You undid: played Shabti',
    )
  })
  test('may be a choice that no line tells of: that is news, and no part of what happened', () => {
    const choice = line(0, 'undo', { since: play.n + 1 })
    expect(sentences([play, choice])).toEqual(['You played Shabti'])
    expect(freshPieces(named(), required(logGroupsOf([play, choice])[0]), each => each === choice).map(plain)).toEqual([
      'You undid a move',
    ])
  })
  test('parts no purchase', () => {
    const one = paid(1, 'urn', 'boat')
    const other = paid(1, 'censer', 'boat')
    expect(
      sentences([one, other, line(1, 'undo', { since: other.n }), paid(1, 'shabti', 'boat'), bought(1, 'boat', 2)]),
    ).toEqual(['Anna bought Boat for 2 with Urn and Shabti: paid with Censer (undone)'])
  })
  test('is no second purchase where only the payment was undone', () => {
    const first = [paid(1, 'urn', 'boat', 2), bought(1, 'boat', 4), line(1, 'fell', card('censer'))]
    const undo = line(1, 'undo', { since: required(first[0]).n })
    const again = (title: string) => [paid(1, title, 'boat', 2), bought(1, 'boat', 4), line(1, 'fell', card('censer'))]
    expect(sentences([paid(1, 'shabti', 'boat', 2), ...first, undo, ...again('urn')])).toEqual([
      'Anna bought Boat for 4 with Shabti and Urn; Censer fell',
    ])
    expect(sentences([paid(1, 'shabti', 'boat', 2), ...first, undo, ...again('menial')])).toEqual([
      'Anna bought Boat for 4 with Shabti and Menial: paid with Urn (undone); Censer fell',
    ])
  })
  test('is not told where it was done again, though the card has another id then', () => {
    const sacrificed = (id: string) => line(1, 'sacrifice', { from: 'hand', by: 'bow', card: { card: 'urn', id } })
    const bow = line(1, 'play', card('bow'))
    const first = sacrificed('t575')
    expect(sentences([bow, first, line(1, 'undo', { since: first.n }), sacrificed('t576')])).toEqual([
      'Anna played Bow: sacrificed Urn',
    ])
    const other = line(1, 'turned-down', { ...card('urn', 't1'), place: 1 })
    expect(
      sentences([
        bow,
        other,
        line(1, 'undo', { since: other.n }),
        line(1, 'turned-down', { ...card('urn', 't2'), place: 2 }),
      ]),
    ).toEqual(['Anna played Bow: turned Urn face down (undone), turned Urn face down'])
  })
  test('is told once, however often it was taken back', () => {
    const bow = line(1, 'play', card('bow'))
    const fell = line(1, 'fell', card('urn'))
    const undone = line(1, 'undo', { since: fell.n })
    const again = line(1, 'fell', card('urn'))
    expect(sentences([bow, fell, undone, again, line(1, 'undo', { since: again.n })])).toEqual([
      'Anna played Bow; Urn fell (undone)',
    ])
  })
})

describe('in one line of a phone a group of lines', () => {
  test('loses payments and falls first, then all but what tells most', () => {
    expect(forms([paid(1, 'urn', 'boat'), bought(1, 'boat', 4), line(1, 'fell', card('urn'))])).toEqual([
      'Anna bought Boat for 4 with Urn; Urn fell',
      'Anna bought Boat for 4',
      'Anna bought Boat for 4',
    ])
    expect(
      forms([line(0, 'play', card('shabti')), line(0, 'swap', { one: { card: 'boat' }, other: { card: 'urn' } })]),
    ).toEqual([
      'You played Shabti: Boat and Urn changed places',
      'You played Shabti: swapped Boat and Urn',
      'You swapped Boat and Urn',
      'You played Shabti',
    ])
  })
  test('is pictured by what it is about', () => {
    expect(
      logGroupsOf([
        paid(1, 'urn', 'boat'),
        bought(1, 'boat', 4),
        line(1, 'play', card('offering-table')),
        line(1, 'sacrifice', card('urn')),
      ]).map(mainTitles),
    ).toEqual([['boat'], ['offering-table', 'urn']])
  })
})
