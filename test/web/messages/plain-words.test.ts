// What players read uses the words of the games and of online play, one word for one thing; and both languages make every
// sentence of the same parts.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusedPicks } from '#shared/messages/en/refusal-sentences.ts'
import { pushSentences } from '#shared/messages/push-sentences.ts'
import { tablePreview } from '#shared/preview-tags.ts'
import { ruled } from '#shared/valley/messages/ruled.ts'
import { languageCodes, type Language } from '#web/lib/messages/language.ts'
import { previewTexts } from '#web/lib/messages/preview-texts.ts'
import { loadedIn, placed } from '../loaded-texts.ts'

afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/**
 * A value that any sentence can be made of: as many texts as this number says, each of which can be looked into as well. It
 * passes for a function, so that a phrase takes it for words and not for pieces.
 */
function several(n: number): unknown {
  const list: readonly unknown[] = Array.from({ length: n }, () => 'x')
  const looked = { get: (_: unknown, key: PropertyKey) => (key === Symbol.toPrimitive ? () => 'x' : several(n)) }
  const walk = <Made>(make: (each: unknown, k: number) => Made) =>
    Array.from(list, (_, k) => make(new Proxy(() => 'x', looked), k))
  const own: Readonly<Record<PropertyKey, unknown>> = {
    map: walk,
    flatMap: <Made>(make: (each: unknown) => Made) => walk(make).flat(),
    toLocaleLowerCase: () => 'x',
    startsWith: () => false,
    [Symbol.toPrimitive]: (hint: string) => (hint === 'string' ? String(n) : n),
  }
  return new Proxy(() => 'x', {
    get: (_, key) => {
      const found: unknown = own[key] ?? Reflect.get(list, key)
      return typeof found === 'function' ? found.bind(list) : found
    },
  })
}
/** What sentences look up by its value, so that no other will do. */
const lookedUp: Readonly<Record<string, string>> = { size: 'small', kind: 'single', level: 'club' }
/** Params that hold such a value under every name, and note which names are read. */
const noting = (read: Set<string>, n: number) =>
  new Proxy(
    {},
    {
      get: (_, key) => {
        read.add(String(key))
        return lookedUp[String(key)] ?? several(n)
      },
    },
  )
const speaker = { player: () => 'Anna', card: () => 'Boat', set: () => 'Books', figure: () => 'x' }

type Sentence = (params: object, speak: typeof speaker) => string
const isSentence = (text: unknown): text is Sentence => typeof text === 'function'
/** A sentence with nothing, one and several of everything: what it says, and which params it reads. */
function made(sentence: Sentence): { readonly said: readonly string[]; readonly reads: readonly string[] } {
  const read = new Set<string>()
  return { said: [0, 1, 2, 3].map(n => sentence(noting(read, n), speaker)), reads: [...read].sort() }
}

/** A sentence in which every number is one; null where it is made of more than numbers and names. */
function madeOfOnes(sentence: Sentence): string | null {
  try {
    return sentence(new Proxy({}, { get: () => 1 }), speaker)
  } catch {
    return null
  }
}

const texts = new Map<Language, ReadonlyMap<string, unknown>>()
beforeAll(async () => {
  for (const language of languageCodes) texts.set(language, await loadedIn(language))
})
/** The params that a text reads; none where it is fixed. */
const readsOf = (text: unknown): readonly string[] => (isSentence(text) ? made(text).reads : [])

const textsIn = (language: Language) => texts.get(language) ?? new Map<string, unknown>()

/** Every text that players read in a language, by its place. Historical notes tell of the real Egypt, in its words. */
function* readIn(language: Language): Generator<readonly [place: string, text: string]> {
  for (const [place, text] of textsIn(language)) {
    if (place.endsWith(' note')) continue
    for (const said of isSentence(text) ? made(text).said : [String(text)])
      yield [place, ruled(said).replaceAll('\u00ad', '')]
  }
  yield* outsideThePage(language)
  if (language !== 'en') return
  for (const [reason, text] of Object.entries(refusedPicks)) yield [`refused picks ${reason}`, text]
  for (const [, text = ''] of readFileSync('web/app.html', 'utf8').matchAll(/content="([^"]+)"/g))
    yield ['app.html', text]
}

/** What is read in messengers and in messages to closed browsers. */
function* outsideThePage(language: Language): Generator<readonly [place: string, text: string]> {
  const texts = previewTexts.find(each => each.language === language)
  if (!texts) throw new Error(`${language} has no link previews`)
  for (const [place, text] of placed(texts, 'previews')) yield [place, String(text)]
  const winners = ['x', 'x', 'x']
  const over = { phase: 'over', game: 'valley', variant: 'base', host: 'x', seats: 3, scores: [], winners } as const
  yield ['previews over', tablePreview(over, texts)?.title ?? '']
  const { asked, begun, stoodIn, over: ended } = pushSentences[language]
  for (const reminder of [null, 'yesterday', 'before'] as const)
    for (const what of ['turn', 'answer'] as const)
      for (const left of [null, { unit: 'hour', n: 6 } as const])
        yield [`push ${what}`, asked({ what, reminder, left, waiting: winners })]
  yield ['push begun', begun({ isAsked: false, first: winners })]
  yield ['push stood in', stoodIn]
  for (const isWon of [true, false])
    for (const others of [[], winners]) yield ['push over', ended({ isWon, winners: others })]
}

/** A word that is avoided, what is written instead, and where it is right all the same. */
interface Unsaid {
  readonly word: RegExp
  readonly instead: string
  readonly but?: RegExp
}
const titles = /Burial (?:Mask|Chamber|Ceremony)/g
const unsaid: Readonly<Record<Language, readonly Unsaid[]>> = {
  en: [
    { word: /\bbur(?:y|ie[sd]|ying|ials?)\b/i, instead: 'entomb', but: titles },
    { word: /\bby lot\b/i, instead: 'random' },
    { word: /\bstands?\b/i, instead: 'is, lies, exists' },
    { word: /\bwho(?:so)?ever\b|\ball that\b|\bof nobody\b/i, instead: 'the player who, every, nobody’s' },
    {
      word: /\b(?:could|to|may|can|cannot) answer\b|\banswer(?:s|ed) (?:with|a|it|others)\b|\bthat answers\b/i,
      instead: 'react',
    },
    { word: /\bspare[sd]?\b|\bsave[sd]? (?:you|their)\b/i, instead: 'protect' },
    { word: /\bexchang/i, instead: 'swap' },
    { word: /\b(?:take[ns]?|took) (?:it )?back\b/i, instead: 'undo, recover' },
    { word: /\bsecond cop(?:y|ies) (?:in|costs?|counts?)|\bcounts once\b|\balready there\b/i, instead: 'duplicate' },
    { word: /\bgive\w* (?:\w+ )*up\b|\bgave up\b.*\btable\b/i, instead: 'delete (a table), give (a card)' },
    { word: /\bdearest\b/i, instead: 'most expensive' },
    { word: /\bexecuted?s?\b/i, instead: 'carry out, play' },
    { word: /\bconcerns?\b/i, instead: 'affect' },
    { word: /\bma(?:k(?:e|ing)|de) (?:a|the) (?:new )?table\b/i, instead: 'create a table' },
    { word: /\bowed\b|\bas the system\b|\bpay otherwise\b/i, instead: 'a plain sentence' },
    { word: /\b(?:cards?|blocks?) (?:more|less)\b/, instead: 'more cards, fewer cards' },
    { word: /\bund(?:o|oes|id|one) (?:a|the last|your last) choice\b/i, instead: 'a move' },
    { word: /\bx, (?:and|or) x\b/, instead: 'x, x and x, as in British lists' },
  ],
  de: [
    { word: /begrab|beerdig|beigesetzt/i, instead: 'bestatten' },
    { word: /ausgelost|\bLos\b/, instead: 'zufällig' },
    { word: /aufmachen|aufgegeben|aufzugeben/i, instead: 'eröffnen, löschen' },
    { word: /Regelung/, instead: 'Einzelregel' },
    { word: /käuflich/i, instead: 'kann gekauft werden' },
    { word: /nachrutschende|Pyramide (?:ist |sofort )?(?:rutscht|nachgerutscht)/i, instead: 'bröckeln' },
    { word: /verschon|bewahr|\bretten\b/i, instead: 'schützen' },
    {
      word: /(?:könnten?|darf|kann|und) (?:darauf |nicht )*antworten\b|antwortet (?:auf|nur|,)|mit .+ geantwortet/i,
      instead: 'reagieren',
    },
    { word: /austausch|ausgetauscht/i, instead: 'tauschen' },
    { word: /vollkommen/i, instead: 'perfekt' },
    { word: /\bFassung\b/, instead: 'Version' },
    { word: /schon da, |zählt einmal/i, instead: 'doppelt' },
    { word: /einzelstück|einmalige|\bUnikum\b/i, instead: 'Unikat' },
    { word: /\bMischung(?:en)?\b/, instead: 'Mix' },
    { word: /\bBlöcken?\b|\bBlock\b/, instead: 'Stein' },
    { word: /\b(?:Zug|Wahl) zurück(?:genommen|nehm)/, instead: 'Schritt' },
    { word: /Tisch gemacht|\bTisch machen/, instead: 'eröffnen' },
    { word: /Startwert/, instead: 'Keim' },
    { word: /Protokoll/, instead: 'Verlauf' },
    { word: /\bRat\b/, instead: 'Tipp' },
    { word: /\bBasis\b/, instead: 'Grundspiel' },
    { word: /\bWeggeben\b|\bzum Zurücknehmen\b/, instead: 'Abgeben, Zurückholen' },
    { word: /wessen .+ auch immer|\bebendies/i, instead: 'ein einfacher Satz' },
  ],
}

/** One with a plural behind it; "of" and "to" count something else. */
const oneOfMany: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\b(?:of|to) )\b1 (?:more )?(?:points|cards|blocks|steps|moves|turns|seats|bots|sets|games|minutes)\b/,
  de: /(?<!\b(?:von|bis|auf) )\b1 (?:Punkte|Karten|Steine|Schritte|Züge|Plätze|Bots|Sets|Partien|Minuten)\b/,
}
/** Where a number is never one: the blocks of a layer, a goal, a speed, a tutorial’s length, the best there was. */
const neverOne =
  /^tal tutorial build$|said\.goal$|^simulator speed$|home\.tutorialWhat$|bestPyramid(?:Said)?$|pictureBestPyramid$/

/** Params that only some languages need: whether the reader is spoken to, for the form of a verb or a pronoun. */
const grammar = ['you', 'yours']

describe.each(languageCodes)('players read plain words: %s', language => {
  test('no text has a word that is avoided here', () => {
    const found = [...readIn(language)].flatMap(([place, text]) =>
      unsaid[language]
        .filter(({ word, but }) => word.test(but ? text.replace(but, '') : text))
        .map(({ instead }) => `${place}: "${text}", say: ${instead}`),
    )
    expect(found).toEqual([])
  })
  test('one is followed by a singular', () => {
    const singular = [...textsIn(language)].flatMap(([place, text]) =>
      isSentence(text) && !neverOne.test(place) ? [[place, madeOfOnes(text) ?? ''] as const] : [],
    )
    expect(singular.filter(([, said]) => said !== '').length).toBeGreaterThan(400)
    expect(singular.filter(([, said]) => oneOfMany[language].test(said))).toEqual([])
  })
  test('and all that players read is checked', () => {
    expect([...readIn(language)].length).toBeGreaterThan(2500)
  })
  test.each(unsaid[language].map(each => [each.instead, each] as const))(
    'an avoided word would be found (%s)',
    (_, { word }) => {
      const example = {
        en: 'bury by lot stands whoever could answer spared exchange took back counts once give it up dearest executed concerns make a table owed cards more undid a choice x, and x',
        de: 'begraben ausgelost aufmachen Regelung käuflich nachrutschende verschont könnte antworten austauschen vollkommen Fassung schon da, Einzelstück Mischungen Blöcke eine Wahl zurückgenommen Tisch gemacht Startwert Protokoll Rat Basis Weggeben wessen Zug auch immer',
      }
      expect(example[language]).toMatch(word)
    },
  )
})

test('every sentence is made of the same params in every language', () => {
  const [first, ...others] = languageCodes
  if (!first) throw new Error('no language is spoken')
  let compared = 0
  const otherwise: string[] = []
  for (const [place, text] of textsIn(first)) {
    if (!isSentence(text)) continue
    compared++
    for (const other of others) {
      const here = made(text).reads
      const there = readsOf(textsIn(other).get(place))
      const odd = [...here.filter(name => !there.includes(name)), ...there.filter(name => !here.includes(name))].filter(
        name => !grammar.includes(name),
      )
      if (odd.length > 0) otherwise.push(`${other}: ${place}: ${odd.join(', ')}`)
    }
  }
  expect(otherwise).toEqual([])
  expect(compared).toBeGreaterThan(300)
})
