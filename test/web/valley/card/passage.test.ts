// Which part of a card is being carried out: every question of every action, and of every power, marks exactly one part of
// its card's text, and each question of a card another one.
import { editions } from '#shared/valley/editions.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { titles } from '#shared/valley/catalogue.ts'
import { pharaohIds } from '#shared/valley/card-definition.ts'
import { passageOf } from '#web/lib/valley/card/passage.ts'
import { carriedOut, sourceIn, sourceOf } from '#web/lib/valley/decision/decision-source.ts'
import { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { passages } from '#web/lib/valley/messages/en/passages.ts'
import { languages } from '#web/lib/messages/language.ts'
import { randomValleyGames, randomBaseGames, longTimeout, play, runs } from '#test/shared/properties/valley-games.ts'
import { viewFor } from '#test/shared/properties/made-view.ts'
import { valleyGame, loadAllTexts } from '#test/web/played-games.ts'
import { valleyDecision, valleyView } from '#test/shared/typed-by-game.ts'

beforeAll(loadAllTexts)
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('every question that is part of an action marks a part of that card', longTimeout, () => {
  const asked = new Map<string, Set<string>>()
  const games = fc.oneof(randomValleyGames, { weight: 2, arbitrary: randomBaseGames })
  fc.assert(
    fc.property(games, game => {
      play({ ...game, undoes: false }, ({ referee }) => {
        for (const seat of referee.waitingFor) {
          for (const decision of referee.decisions(seat).map(valleyDecision)) {
            const title = sourceOf(decision)
            if (title === null) continue
            const passage = passageOf(title, decision)
            expect([title, decision.key, passage?.now]).toEqual([title, decision.key, expect.stringMatching(/\w/)])
            expect(`${passage?.before}${passage?.now}${passage?.after}`).toBe(carriedOut(title))
            const keys = asked.get(title) ?? new Set()
            asked.set(title, keys.add(decision.key))
          }
        }
      })
    }),
    runs(180),
  )
  // Nothing in the list of the base game is never asked, and nothing asked is missing in it; of rarer cards not all comes up.
  const isBase = ([id]: readonly [string, unknown]) => titles.some(title => title.id === id && title.edition === 'base')
  const found = [...asked].map(([title, keys]) => [title, [...keys].sort()] as const)
  const listed = Object.entries(passages).map(([title, keys]) => [title, Object.keys(keys).sort()] as const)
  expect(Object.fromEntries(found.filter(isBase))).toEqual(Object.fromEntries(listed.filter(isBase)))
  expect(found.filter(each => !isBase(each)).length).toBeGreaterThan(40)
})

test('every question that is part of a power marks a part of what its pharaoh can do', longTimeout, () => {
  const asked = new Map<string, Set<string>>()
  // Tables of three and six with pharaohs.
  for (const number of [3, 6, 7, 15, 18, 19, 27, 30, 31, 39, 42, 43, 51, 54, 55, 63, 66, 67, 75, 78, 79, 87, 90, 91]) {
    play(valleyGame(number, ['any', 'busy'], false), table => {
      const { referee } = table
      const [seat] = referee.waitingFor
      const [decision] = seat === undefined ? [] : referee.decisions(seat).map(valleyDecision)
      if (seat === undefined || !decision || decision.kind === 'play' || sourceOf(decision) !== null) return
      const view = valleyView(viewFor(table, seat))
      const pharaoh = sourceIn(new Viewpoint(() => view))
      if (pharaoh === null) return
      const passage = passageOf(pharaoh, decision)
      expect([pharaoh, decision.key, passage?.now]).toEqual([pharaoh, decision.key, expect.stringMatching(/\w/)])
      expect(`${passage?.before}${passage?.now}${passage?.after}`).toBe(carriedOut(pharaoh))
      const keys = asked.get(pharaoh) ?? new Set()
      asked.set(pharaoh, keys.add(decision.key))
    })
  }
  const listed = Object.fromEntries(
    pharaohIds.flatMap(id => (passages[id] ? [[id, Object.keys(passages[id]).sort()]] : [])),
  )
  expect(Object.fromEntries([...asked].map(([id, keys]) => [id, [...keys].sort()]))).toEqual(listed)
})

const asking = (key: string, ...ids: readonly string[]) => ({
  key,
  params: {},
  min: 1,
  max: 1,
  options: ids.map(id => ({ id })),
})

test('what is done lies before what is being done', () => {
  expect(passageOf('book-of-the-earth', asking('take.pyramid'))).toEqual({
    before: 'Sacrifice a hand card, then ',
    now: 'take a pyramid card costing up to twice as much',
    after: '.',
  })
  expect(passageOf('urn', asking('no-such-question'))).toBeNull()
  // The same key asks for the second part of the text where one may refuse.
  expect(passageOf('burial-chamber', asking('entomb.hand'))?.now).toBe('Entomb a hand card')
  expect(passageOf('burial-chamber', asking('entomb.hand', 'pass'))?.now).toBe('you may entomb another')
})

describe.each(Object.keys(languages))('in %s', language => {
  /** The page's modules as they are for whoever reads this language. */
  async function read() {
    vi.resetModules()
    vi.stubGlobal('document', { documentElement: { lang: language } })
    const { page } = await import('#web/lib/messages/texts.ts')
    const { explanations } = await import('#web/lib/valley/messages/lazy-texts.ts')
    const { loadEditions, loadPharaohs } = await import('#web/lib/valley/card/loaded-titles.ts')
    await Promise.all([page.load(), explanations.load(), loadEditions(editions), loadPharaohs()])
    const { carriedOut } = await import('#web/lib/valley/decision/decision-source.ts')
    const { wordsOf } = await import('#web/lib/messages/card-texts.ts')
    return { said: explanations.all.passages, carriedOut, wordsOf }
  }
  let here: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    here = await read()
  })

  test('each question of a card marks another part of it, and none of them twice', () => {
    const keys = (all: typeof passages) => Object.entries(all).map(([title, keys]) => [title, Object.keys(keys)])
    expect(keys(here.said)).toEqual(keys(passages))
    for (const [title, keys] of Object.entries(here.said)) {
      const parts = Object.values(keys)
      expect([title, new Set(parts).size]).toEqual([title, parts.length])
      for (const part of parts)
        expect([title, part, here.carriedOut(title).split(part).length]).toEqual([title, part, 2])
    }
  })

  test('a card that only answers shows its answer', () => {
    for (const { id, timing } of titles)
      expect(here.carriedOut(id).length).toBeGreaterThan(timing === 'reaction' ? 20 : 5)
    expect(here.carriedOut('boat').length).toBeLessThan(here.wordsOf('boat')?.text.length ?? 0)
    expect(here.wordsOf('boat')?.text.endsWith(here.carriedOut('boat').slice(1))).toBe(true)
  })
})
