// German: every text that there is in English, of the same kind, none left in English; and the sentences of whole games.
import { editions } from '#shared/valley/editions.ts'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { languages, type Language } from '#web/lib/messages/language.ts'
import { withLanguages } from '#web/page-frame.ts'
import { longTimeout } from '#test/shared/properties/valley-games.ts'
import { lineOf, viewOf } from '#test/shared/wire-records.ts'
import { loadedIn } from '../loaded-texts.ts'
import { valleyGame, watchGame, watchTalGame, type TalMoment } from '../played-games.ts'

vi.setConfig({ testTimeout: longTimeout.timeout, hookTimeout: longTimeout.timeout })
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** What the page is made of, once it has begun in a language and learned all texts. */
async function begunIn(language: Language) {
  const texts = await loadedIn(language)
  const { loadEditions, loadPharaohs, knownTitles, textOf } = await import('#web/lib/valley/card/loaded-titles.ts')
  await Promise.all([loadEditions(editions), loadPharaohs()])
  const [
    deeds,
    talTelling,
    { Announcer: TalAnnouncer },
    { askOf },
    { Viewpoint },
    { Intent },
    { Motion },
    { endOf, levelAtTop },
    { talText },
    { t },
    { pageTitleOf },
  ] = await Promise.all([
    import('#web/lib/tal/log/log-groups.ts'),
    import('#web/lib/tal/log/group-sentences.ts'),
    import('#web/lib/tal/log/announcer.ts'),
    import('#web/lib/tal/decision/question-display.ts'),
    import('#web/lib/tal/table/viewpoint.svelte.ts'),
    import('#web/lib/tal/table/intent.svelte.ts'),
    import('#web/lib/tal/marches/motion.svelte.ts'),
    import('#web/lib/tal/end/heaps.ts'),
    import('#web/lib/tal/table/tal-texts.ts'),
    import('#web/lib/messages/page-texts.ts'),
    import('#web/lib/table/page-title.ts'),
  ])
  const tal = {
    ...deeds,
    ...talTelling,
    TalAnnouncer,
    askOf,
    Viewpoint,
    Intent,
    Motion,
    endOf,
    levelAtTop,
    talText,
    t,
    pageTitleOf,
  }
  const [{ cards, logs }, { explanations }, telling, logged, retelling, summary, logGroups, { Announcer }] =
    await Promise.all([
      import('#web/lib/messages/texts.ts'),
      import('#web/lib/valley/messages/lazy-texts.ts'),
      import('#web/lib/messages/telling.ts'),
      import('#web/lib/messages/logged.ts'),
      import('#web/lib/valley/log/group-sentences.ts'),
      import('#web/lib/valley/log/summary.ts'),
      import('#web/lib/valley/log/log-groups.ts'),
      import('#web/lib/valley/log/announcer.ts'),
    ])
  return {
    texts,
    cards,
    logs,
    explanations,
    knownTitles,
    textOf,
    ...telling,
    ...logged,
    ...retelling,
    ...summary,
    ...logGroups,
    Announcer,
    tal,
  }
}
type Page = Awaited<ReturnType<typeof begunIn>>
let english: Page
let german: Page
beforeAll(async () => {
  english = await begunIn('en')
  german = await begunIn('de')
})

const textsOf = ({ texts }: Page) => texts

/** Texts that are the same in both languages: names, keys as they are printed, words that both have. */
const alike = [
  'page deck',
  'page seat.away',
  'gameOffers valley texts ways premium',
  'lobby lobby.here',
  'lobby lobby.away',
  'tables link.name',
  'tal talTable plan',
  'end end.set',
  'lazy scheme.system',
  'lazy vibration',
  'lazy key.enter',
  'lazy key.escape',
  'valley tableOptions sets',
  'valley gallery value.name',
  'valley gallery value.text',
  'valley rules word.set',
  'valley gallery value.gold',
  'valley gallery value.set',
  'valley gallery key.escapeName',
  ...['tableOptions', 'gallery'].flatMap(where =>
    ['afterlife', 'last-rites', 'premium'].map(edition => `valley ${where} ${edition}`),
  ),
  'valley ways afterlife.title',
  'valley ways lastRites.title',
  'cards afterlife cards ring name',
  'cards afterlife cards serdab name',
  'cards afterlife cards sphinx name',
  'cards premium cards sistrum name',
  'cards pharaohs cards djoser name',
]

describe('what German says', () => {
  test('is everything that English says, each a fixed text or made of params as there', () => {
    const kinds = (page: Page) =>
      Object.fromEntries(
        [...textsOf(page)].map(([place, text]) => [
          place,
          /^valley explanations effects/.test(place) ? 'effect' : typeof text,
        ]),
      )
    expect(kinds(german)).toEqual(kinds(english))
    expect(Object.keys(kinds(german)).length).toBeGreaterThan(1900)
  })
  test('of every key is German', () => {
    const said = textsOf(german)
    const same = [...textsOf(english)].filter(
      ([place, text]) => typeof text === 'string' && /\p{L}{2}/u.test(text) && said.get(place) === text,
    )
    expect(same.map(([place]) => place).sort()).toEqual([...alike].sort())
  })
  test('parts a card’s answer from its action where English does', () => {
    const answers = (page: Page) =>
      page
        .knownTitles()
        .filter(({ id }) => page.textOf(id).reaction !== undefined)
        .map(({ id }) => id)
    expect(answers(german).length).toBeGreaterThan(5)
    expect(answers(german)).toEqual(answers(english))
  })
  test('marks the part of a card that is being carried out', () => {
    for (const [title, keys] of Object.entries(german.explanations.all.passages)) {
      const { text = '', reaction = '' } =
        Object.values(german.cards).find(({ all }) => all.cards[title])?.all.cards[title] ?? {}
      for (const part of Object.values(keys)) expect(`${text} ${reaction}`, title).toContain(part)
    }
  })
})

test('the page begins in every language there is, and says so while it opens', () => {
  const page = withLanguages(readFileSync('web/app.html', 'utf8'))
  const known = Object.keys(languages)
  expect(page).toContain(`const languages = ${JSON.stringify(known)}`)
  expect(page).toContain('<html lang="en">')
  expect([...page.matchAll(/<span lang="(\w+)">[^<]+ …</g)].map(([, language]) => language)).toEqual(known)
  for (const language of known) expect(page).toContain(`[lang='${language}'] #opening [lang='${language}']`)
})

describe('a sentence about players', () => {
  const bought = lineOf({ key: 'buy', params: { card: { card: 'boat' }, price: 4, lost: 1 } })
  const told = (you: number | null) => german.plain(german.logPieces(viewOf({ you }), bought))

  test('has the verb that fits them', () => {
    expect(told(null)).toBe('Mira hat Boot für 4 gekauft und 1 Gold verloren')
    expect(told(0)).toBe('Du hast Boot für 4 gekauft und 1 Gold verloren')
    expect(german.logs.valley.all.did({ names: ['Anna', 'Tom'], you: false, what: 'gewonnen' })).toBe(
      'Anna und Tom haben gewonnen',
    )
    expect(german.logs.valley.all.did({ names: ['du', 'Tom'], you: true, what: 'gewonnen' })).toBe(
      'du und Tom habt gewonnen',
    )
  })
  test('has the form of "du" that fits it', () => {
    const given = { ...bought, seat: 1, key: 'give', params: { card: { card: 'boat' }, to: 0 } }
    expect(german.plain(german.logPieces(viewOf({ you: 0 }), given))).toMatch(/ hat Boot an dich gegeben$/)
    const stolen = { ...given, key: 'steal', params: { colour: 'blue', site: 15, from: 0 } }
    const robbed = (you: number) => german.plain(german.logPieces({ ...viewOf({ you }), game: 'tal' }, stolen))
    expect(robbed(0)).toMatch(/ hat dir einen blauen Stein von Bauplatz 15 gestohlen$/)
    expect(robbed(1)).toBe('Du hast Mira einen blauen Stein von Bauplatz 15 gestohlen')
  })
})

describe('whole games', () => {
  /** Every sentence that a viewer reads or hears: log, log groups, questions, options, waits, announcements. */
  function sentencesOf(page: Page, number: number, viewer: number | null): readonly string[] {
    const said = new Set<string>()
    const say = (sentence: string) => said.add(sentence)
    const { plain } = page
    let known = 0
    let announcer: InstanceType<Page['Announcer']> | null = null
    watchGame(valleyGame(number), viewer, ({ view, lines }) => {
      announcer ??= new page.Announcer(-1)
      for (const sentence of announcer.announce({ view, lines, asked: null })) say(sentence)
      for (const line of lines.slice(known)) say(plain(page.logPieces(view, line)))
      known = lines.length
      for (const decision of view.decisions) {
        say(plain(page.promptPieces(view, decision)))
        for (const option of decision.options) say(plain(page.labelPieces(view, option)))
      }
      for (const seat of view.waitingFor) say(plain(page.waitingPieces(view, seat, '')))
      if (view.phase !== 'over') return
      for (const act of page.logGroupsOf(lines)) {
        for (const form of [
          page.groupPieces(view, act),
          ...page.shorterForms(view, act),
          ...page.freshPieces(view, act, () => true),
        ])
          say(plain(form))
      }
    })
    return [...said].filter(Boolean)
  }
  const numbers = Array.from({ length: 8 }, (_, k) => k)

  test('are told in German, about everybody in their own form', () => {
    const all = new Set(
      numbers.flatMap(number => [0, number % 2 ? 1 : null].flatMap(viewer => sentencesOf(german, number, viewer))),
    )
    expect(all.size).toBeGreaterThan(3000)
    for (const sentence of all) {
      expect(sentence).not.toMatch(/undefined|null|NaN|\p{Co}|\.\.| {2}| [,;:.]/u)
      expect(sentence).not.toMatch(
        /\b(?:the|and|from|your?|with|for|of|or|card|cards|choose|turn|took|played|bought|discard|discarded|pyramid|tomb|stock|boneyard|nothing)\b/i,
      )
      expect(sentence).not.toMatch(
        /\bdu (?:hat|haben)\b|\b(?:Mira|Anna|Tom|Jola|Kim|Ben) (?:hast|habt)\b|\b(?:an|für|durch|mit|von|vor) du\b|\b(?:mit|von|vor) dich\b|\(du\)/i,
      )
    }
  })
})

describe('whole games of Tal der Könige', () => {
  /** What the page asks of a viewer in its own words: who is to do what, with which buttons. */
  function askedIn({ tal }: Page, view: TalMoment['view']): readonly string[] {
    const viewpoint = new tal.Viewpoint(
      () => view,
      () => view.log,
    )
    const intent = new tal.Intent(
      { pick: () => Promise.resolve(null), undo: async () => null, pending: null, refusal: null },
      viewpoint,
    )
    return [true, false].flatMap(opened => {
      const moving = new tal.Motion(() => true)
      moving.beginAt(0, { opened })
      const ask = tal.askOf(viewpoint, intent, moving)
      return ask ? [ask.lead, ask.text, ask.note, ...ask.buttons.map(({ label }) => label)] : []
    })
  }
  /** Every sentence that a viewer reads or hears: log, log groups, questions, options, waits, announcements, titles, the end. */
  function sentencesOf(page: Page, number: number, viewer: number | null): ReadonlySet<string> {
    const said = new Set<string>()
    const { plain, tal } = page
    let known = 0
    let announcer: InstanceType<Page['tal']['TalAnnouncer']> | null = null
    watchTalGame(number, viewer, ({ view, lines }) => {
      announcer ??= new tal.TalAnnouncer(-1)
      for (const sentence of announcer.announce({
        view,
        table: view.table,
        lines,
        decision: view.decisions[0] ?? null,
      }))
        said.add(sentence)
      for (const line of lines.slice(known)) said.add(plain(page.logPieces(view, line)))
      if (lines.length > known)
        for (const deed of tal.logGroupsOf(lines.slice(-40), view.table)) said.add(plain(tal.groupPieces(view, deed)))
      known = lines.length
      for (const decision of view.decisions) {
        said.add(plain(page.promptPieces(view, decision)))
        for (const option of decision.options) said.add(plain(page.labelPieces(view, option)))
      }
      for (const sentence of askedIn(page, view)) said.add(sentence)
      for (const seat of view.waitingFor.filter(each => each !== view.you))
        said.add(plain(page.waitingPieces(view, seat, '')))
      said.add(tal.pageTitleOf(view, null))
      if (view.phase !== 'over') return
      const level = tal.levelAtTop(tal.endOf(view))
      for (const shared of [true, false]) said.add(tal.talText('end.tied', { shared, counts: level }))
      for (const score of view.result?.scores ?? [])
        said.add(tal.t('end.wins', { name: view.seats[score.seat]?.name ?? '', total: score.total }))
    })
    said.delete('')
    return said
  }
  const told = (page: Page) =>
    new Set(
      [0, 1, 2, 3, 4].flatMap(number =>
        [0, number % 2 ? 1 : null].flatMap(viewer => [...sentencesOf(page, number, viewer)]),
      ),
    )
  const rawKey = /\b(?:deed|ask|phase|waiting|log|kind|end|turn)\.[a-z]/
  /** Nothing is missing in a sentence, and nothing stands in it that no language says. */
  function expectWhole(sentence: string): void {
    expect(sentence).not.toMatch(/undefined|null|NaN|\p{Co}|\.\.| {2}| [,;:.]/u)
    expect(sentence).not.toMatch(rawKey)
  }

  test('are told in German, about everybody in their own form', () => {
    const all = told(german)
    expect(all.size).toBeGreaterThan(3000)
    for (const sentence of all) {
      expectWhole(sentence)
      expect(sentence).not.toMatch(
        /\b(?:the|and|from|your?|with|for|of|or|site|steps?|took|takes?|stole|built|build|group|groups|worker|workers|overseer|white|black|blue|yellow|red|tablets?|march|moved|nothing)\b/i,
      )
      expect(sentence).not.toMatch(
        /\bdu (?:hat|haben|ist)\b|\b(?:Mira|Anna|Tom|Jola) (?:hast|habt|bist)\b|\b(?:an|für|durch|mit|von|vor) du\b|\b(?:mit|von|vor) dich\b|\(du\)/i,
      )
    }
  })
  test('are told in English, about everybody in their own form', () => {
    const all = told(english)
    expect(all.size).toBeGreaterThan(3000)
    for (const sentence of all) {
      expectWhole(sentence)
      expect(sentence).not.toMatch(
        /\b(?:und|oder|von|nach|Bauplatz|Gruppe|Schritte?|gebaut|gestohlen|bewegt|du|hat|hast)\b/,
      )
      expect(sentence).not.toMatch(/\byou (?:is|has|was)\b|(?<!and )\b(?:Mira|Anna|Tom|Jola) (?:are|have)\b/i)
    }
  })
})
