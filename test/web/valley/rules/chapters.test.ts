// The rules at hand: whatever the table asks, there is a part of them about it that is read at that table; and no text of
// theirs is lost or broken.
import { sets, boxes, type Box, type SetId } from '#shared/valley/editions.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UnlabelledOption } from '#shared/engine/game.ts'
import type { MessageRef, QuestionsOf } from '#shared/message.ts'
import type { ValleyDecisions } from '#shared/valley/decisions.ts'
import type { Decision, Params } from '#shared/protocol.ts'
import type { ValleyDecision, ValleyDeclarations, ValleyView } from '#shared/valley/declarations.ts'
import { starters as baseStarters } from '#shared/valley/cards/base.ts'
import { starters as lastRitesStarters } from '#shared/valley/cards/last-rites.ts'
import { titles } from '#shared/valley/catalogue.ts'
import { perfectScore } from '#shared/valley/scoring.ts'
import { setsOf } from '#shared/valley/set-groups.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { type CardDefinition } from '#shared/valley/card-definition.ts'
import { questions } from '#shared/valley/messages/en/prompts.ts'
import type { Chapter } from '#web/lib/valley/rules/chapter.ts'
import { chapters, type ChapterId } from '#web/lib/valley/rules/chapters.ts'
import { isPlain, playedAt } from '#web/lib/valley/rules/rules-context.ts'
import { lessonPages, shortRules } from '#web/lib/valley/rules/lesson.ts'
import { chapterFor } from '#web/lib/valley/rules/current-chapter.ts'
import { Reading } from '#web/lib/valley/rules/reading.svelte.ts'
import { terms, wayTerms, type Term } from '#web/lib/valley/rules/terms.ts'
import { ways, type WayId } from '#web/lib/valley/rules/ways/way-chapters.ts'
import { said, type RuleKey } from '#web/lib/valley/rules/rules-texts.ts'
import { texts as germanRules } from '#web/lib/valley/messages/de/rules.ts'
import { texts as germanWayWords } from '#web/lib/valley/messages/de/ways.ts'
import { texts as rules } from '#web/lib/valley/messages/en/rules.ts'
import { texts as wayWords } from '#web/lib/valley/messages/en/ways.ts'
import { randomValleyGames, randomBaseGames, longTimeout, play, runs } from '#test/shared/properties/valley-games.ts'
import { emptyPlayer, emptyTable } from '#test/shared/valley/wire-fixtures.ts'
import { boxed, saidWith } from './said-at-tables.ts'
import { decisionOf, optionOf, viewOf } from '#test/shared/wire-records.ts'
import { valleyDecision, valleyQuestion, valleyTable } from '#test/shared/typed-by-game.ts'

const all: readonly Chapter[] = [...chapters, ...ways]
const texts = { ...rules, ...wayWords }
const at = (you: number | null, turn: number, more: Partial<ValleyTable> = {}): Pick<ValleyView, 'you' | 'table'> => ({
  you,
  table: { ...emptyTable, turn, ...more },
})
const asked = (
  kind: Decision['kind'],
  key: string,
  params: Params = {},
  options: readonly UnlabelledOption[] = [],
): ValleyDecision => valleyDecision(decisionOf({ kind, key, params, options: options.map(optionOf) }))

/** Which chapter a question belongs to when it is asked by an action of the own turn, and which word it asks for. */
const expected: Readonly<Record<string, readonly [ChapterId | WayId, Term?]>> = {
  play: ['turn'],
  pay: ['pay'],
  crumble: ['crumbles'],
  order: ['order'],
  'rebuild.unchanged': ['rebuild'],
  'rebuild.held-up': ['stalled'],
  pharaoh: ['pharaohs'],
  'react.bought': ['answers'],
  'react.sacrificed': ['answers'],
  'react.taken': ['answers'],
  'react.rebuilt': ['answers'],
  'react.affected': ['attacks'],
  'discard.hand': ['actions', 'discard'],
  'discard-some.hand': ['actions', 'discard'],
  'discard-any.hand': ['chains', 'discard'],
  'discard.shown': ['revealing', 'discard'],
  'discard.top': ['revealing', 'discard'],
  'take.pyramid': ['actions', 'take'],
  'take.base': ['actions', 'take'],
  'take.aside': ['revealing', 'take'],
  'sacrifice.pyramid': ['actions', 'sacrifice'],
  'sacrifice.hand': ['actions', 'sacrifice'],
  'sacrifice.tomb': ['actions', 'sacrifice'],
  'sacrifice.aside': ['revealing', 'sacrifice'],
  'entomb.hand': ['actions', 'entomb'],
  'entomb.discard': ['actions', 'entomb'],
  'entomb.pyramid': ['actions', 'entomb'],
  'entomb.hand-or-discard': ['actions', 'entomb'],
  'entomb-some.hand': ['actions', 'entomb'],
  'entomb-set.hand': ['actions', 'entomb'],
  'entomb-more.hand': ['actions', 'entomb'],
  'entomb.deck': ['revealing', 'entomb'],
  'entomb.top': ['revealing', 'entomb'],
  'entomb.aside': ['revealing', 'entomb'],
  'entomb.boneyard': ['revealing', 'entomb'],
  'give.hand': ['actions', 'give'],
  'give.boneyard': ['revealing'],
  'give.picked': ['shared'],
  'pick.pyramid': ['shared'],
  'draw-number': ['shared', 'draw'],
  'entomb-from': ['shared', 'entomb'],
  'recover.discard-top': ['shared', 'recover'],
  'stack.hand': ['actions', 'stack'],
  'stack-some.hand': ['actions', 'stack'],
  'recover.tomb': ['actions', 'recover'],
  'recover.deck': ['actions', 'recover'],
  'recover.discard': ['actions', 'recover'],
  'recover.top': ['revealing', 'recover'],
  'order.top': ['revealing'],
  'order.boneyard': ['revealing'],
  press: ['revealing'],
  'buy-or-sacrifice': ['revealing'],
  'buy.base': ['actions', 'buy'],
  'buy.pyramid': ['actions', 'buy'],
  'reveal.hand': ['actions', 'reveal'],
  opponent: ['actions'],
  architect: ['actions'],
  senet: ['actions'],
  'swap.first': ['actions', 'swap'],
  'swap.second': ['actions', 'swap'],
  'swap-or-sacrifice': ['actions', 'swap'],
  'exchange.hand': ['exchanging', 'exchange'],
  'exchange.pyramid': ['exchanging', 'exchange'],
  'exchange.discard': ['exchanging', 'exchange'],
  repeat: ['chains', 'repeat'],
  'call.tomb': ['chains', 'call'],
  'call.hand': ['chains', 'call'],
  menial: ['starters'],
  embalmer: ['starters'],
  'turn-down': ['faceDown', 'turn-down'],
}
/** Questions that only the power of a pharaoh asks. */
const ofPowers = ['buy.boneyard', 'buy.stock']

describe('the part about what is asked', () => {
  test('exists for every question that has a sentence', () => {
    expect(Object.keys(questions).sort()).toEqual([...Object.keys(expected), ...ofPowers].sort())
  })

  test.each([
    ['tables of the base game', randomBaseGames],
    ['any mix', randomValleyGames],
  ] as const)(
    'fits every question that comes up at %s, and is read there',
    (_, tables) => {
      const open = new Set<string>()
      fc.assert(
        fc.property(tables, game => {
          let here: ReadonlySet<string> | undefined
          play(game, ({ setting, referee }) => {
            here ??= new Set(
              all.filter(({ when }) => when?.(playedAt(setting.options, setting.seats)) ?? true).map(({ id }) => id),
            )
            for (const seat of referee.waitingFor) {
              const table = valleyTable(referee.table(seat))
              for (const question of referee.decisions(seat)) {
                const { key, kind, params, options } = question
                const about: MessageRef<QuestionsOf<ValleyDecisions>>['params'] = valleyQuestion(question).params
                const card = 'card' in about ? about.card : undefined
                const present = chapterFor(asked(kind, key, params, options), {
                  you: seat,
                  table,
                })
                const [chapter, term] = expected[key] ?? []
                const acted = card !== undefined || !['actions', 'chains', 'revealing', undefined].includes(chapter)
                const told = !acted
                  ? 'pharaohs'
                  : chapter !== 'actions'
                    ? chapter
                    : 'seat' in about
                      ? 'attacks'
                      : table?.turn === seat
                        ? chapter
                        : 'answers'
                open.add(key)
                expect(here.has(present?.chapter ?? 'none'), `${key}: ${present?.chapter}`).toBe(true)
                expect(present?.chapter, key).toBe(told)
                if (kind === 'react')
                  expect(present?.cards, key).toEqual([
                    ...('could' in about ? about.could : []),
                    ...(card ? [card.card] : []),
                  ])
                else if (acted && kind.startsWith('choose') && card)
                  expect(present, key).toMatchObject({
                    term: term ?? null,
                    cards: [card.card],
                  })
                else expect(present?.pharaohs.length, key).toBe(kind === 'pharaoh' ? options.length : acted ? 0 : 1)
              }
            }
          })
        }),
        runs(40),
      )
      for (const key of [
        'play',
        'pay',
        'crumble',
        'discard.hand',
        'react.bought',
        ...(tables === randomValleyGames ? ['pharaoh', 'exchange.hand', 'turn-down', 'react.affected'] : []),
      ])
        expect(open).toContain(key)
    },
    longTimeout.timeout,
  )

  test('is the power of a pharaoh where a question belongs to no card', () => {
    const now = { ...emptyTable.now, pharaohUsed: true }
    const table = { now, players: [{ ...emptyPlayer(0), pharaoh: 'djoser' }] }
    for (const key of [...ofPowers, 'swap.first'])
      expect(chapterFor(asked('choose-card', key), at(0, 0, table))).toMatchObject({
        chapter: 'pharaohs',
        pharaohs: ['djoser'],
      })
  })

  test('is paying, as soon as a purchase is put together', () => {
    expect(chapterFor(asked('play', 'play'), at(0, 0), true)?.chapter).toBe('pay')
  })

  test('is what can happen meanwhile, while others play; a spectator begins at the beginning', () => {
    expect(chapterFor(null, at(0, 1))?.chapter).toBe('meanwhile')
    expect(chapterFor(null, viewOf<ValleyTable, ValleyDeclarations>())).toBeNull()
  })

  test('is none in a solitaire while a bot plays on: there are no others', () => {
    const table = { players: [emptyPlayer(0)] }
    expect(chapterFor(null, at(0, 0, table))).toBeNull()
  })

  test('is none for a question that the rules do not know', () => {
    const unknown = Object.assign(asked('choose-number', 'draw-number'), { key: 'how-many' })
    expect(chapterFor(unknown, at(0, 0))).toBeNull()
  })
})

describe('the texts', () => {
  test.each(Object.entries(texts))('%s names only titles that exist, and every mark in it is closed', (_, text) => {
    for (const run of said(text)) {
      if ('card' in run) expect(titles.map(title => title.id)).toContain(run.card)
      else expect(run.text).not.toMatch(/[*{}]/)
    }
  })

  test('are all in some chapter, but for the few that the page itself says', () => {
    const used = new Set<RuleKey>([
      'now',
      'chapters',
      'more',
      'ours',
      'ours.what',
      'look',
      'aim',
      'short',
      'ways',
      'ways.what',
      'ways.show',
      'ways.hide',
      'cards.what',
      'cards.uniques',
      'cards.starters',
    ])
    for (const { title, text } of lessonPages) used.add(title).add(text)
    for (const { text } of shortRules) used.add(text)
    for (const term of [...terms, ...wayTerms]) used.add(`word.${term}`).add(`word.${term}.what`)
    for (const chapter of all) {
      used.add(chapter.title)
      if ('lead' in chapter) for (const { text } of chapter.lead ?? []) used.add(text)
      if ('text' in chapter) for (const { text } of chapter.text) used.add(text)
      if ('uses' in chapter) for (const { title, text } of chapter.uses) used.add(title).add(text)
      if ('steps' in chapter) for (const { title, text } of chapter.steps) used.add(title).add(text)
    }
    expect([...used].sort()).toEqual(Object.keys(texts).sort())
  })

  test('of the base game need nothing that comes later', () => {
    const plain = new Reading(playedAt({}))
    expect(plain.complete).toBe(true)
    for (const chapter of plain.here) {
      const pieces =
        'text' in chapter
          ? [
              ...plain.holding(chapter.text, chapter),
              ...('lead' in chapter ? plain.holding(chapter.lead ?? [], chapter) : []),
            ]
          : []
      for (const { text } of [...pieces, { text: chapter.title }]) {
        expect(Object.keys(rules)).toContain(text)
        for (const run of said(texts[text]))
          if ('card' in run) expect(titles.find(({ id }) => id === run.card)?.edition, text).toBe('base')
      }
    }
  })
})

describe('what is read at a table', () => {
  test('tells of quick reactions and open discards only where they are', () => {
    expect(saidWith('answers', {})).toContain('answers.asked')
    expect(saidWith('answers', {})).not.toContain('answers.quick')
    expect(saidWith('answers', { quickReactions: true })).toContain('answers.quick')
    expect(saidWith('answers', { quickReactions: true })).not.toContain('answers.asked')
    expect(saidWith('hidden', { openDiscards: true })).toContain('hidden.ownOpen')
    expect(saidWith('hidden', {})).not.toContain('hidden.ownOpen')
  })

  test('is the base game alone where that is played; everything else waits behind the other ways', () => {
    const here = new Reading(playedAt({})).here.map(({ id }) => id)
    expect(here).toEqual(chapters.map(({ id }) => id))
    const isOfBase = ({ when }: Chapter) => when?.(playedAt(boxed('base'))) ?? true
    expect(ways.filter(isOfBase)).toEqual([])
  })

  test.each([
    ['pharaohs', { pharaohs: true }, 2],
    ['seats', {}, 5],
    ['halves', { half: 'apart' }, 2],
    ['solitaire', { solitaire: 'starter' }, 1],
    ['starters', boxed('last-rites'), 2],
    ['afterlife', boxed('afterlife'), 3],
    ['premium', { uniques: ['base', 'premium'] }, 2],
    ['mixes', { sets: [...setsOf('base'), 'weapons'] }, 2],
    ['switches', { openDiscards: true }, 2],
    ['switches', { quickReactions: true }, 4],
  ] as const)('tells of %s where it is played, and then nothing is plain', (id, options, seats) => {
    const table = playedAt(options, seats)
    const of: Chapter | undefined = ways.find(way => way.id === id)
    expect(of?.when?.(table)).toBe(true)
    expect(isPlain(table)).toBe(false)
  })

  test('tells of a mix wherever the sets are not those of one edition, whatever else is played with them', () => {
    const own: readonly SetId[] = ['sarcophagi', 'jewelry', 'amulets', 'weapons', 'statues']
    for (const mixed of [own, own.slice(1), setsOf('base').slice(1)])
      expect(saidWith('mixes', { sets: mixed })).not.toEqual([])
    for (const edition of boxes) expect(saidWith('mixes', { ...boxed(edition), uniques: [...boxes] })).toEqual([])
  })

  test('says alone what the loner may do, and nothing of others', () => {
    const loner: Params = { ...boxed('base'), solitaire: 'master' }
    for (const id of ['end', 'answers', 'attacks', 'meanwhile', 'stalled'] as const)
      expect(saidWith(id, loner, 1)).toEqual([])
    expect(saidWith('turn', loner, 1)).toContain('turn.entombMaster')
    expect(saidWith('turn', loner, 1)).not.toContain('turn.entombWhat')
    expect(saidWith('wins', loner, 1)).toContain('wins.twiceAlone')
    expect(saidWith('wins', loner, 1)).not.toContain('wins.twice')
  })

  test.each(boxes)('names every title of %s that answers, and every one that spares its holder', edition => {
    const own = titles.filter(title => title.edition === edition)
    const named = (keys: readonly RuleKey[]) =>
      keys.flatMap(key => said(texts[key])).flatMap(run => ('card' in run ? [run.card] : []))
    const of = (has: (title: CardDefinition) => unknown) => own.filter(has).map(({ id }) => id)
    expect(named(saidWith('answers', boxed(edition)))).toEqual(of(title => title.answers))
    expect(named(saidWith('attacks', boxed(edition))).filter(id => own.some(title => title.id === id))).toEqual(
      of(title => title.protects),
    )
  })

  test.each([
    ['base', 'begin.starters'],
    ['last-rites', 'begin.lastRites'],
    ['both', 'begin.both'],
  ] as const)('tells of the starters that are dealt: %s', (starters, text) => {
    expect(saidWith('begin', { starters })).toContain(text)
    expect(saidWith('starters', { starters }).includes('starters.what')).toBe(starters === 'last-rites')
    expect(saidWith('starters', { starters }).includes('starters.mixed')).toBe(starters === 'both')
  })

  test('names the premium unique that answers', () => {
    expect(said(texts['answers.premium'])[0]).toEqual({
      card: titles.find(({ edition, answers }) => edition === 'premium' && answers)?.id,
    })
  })

  test.each([
    ['English', texts],
    ['German', { ...germanRules, ...germanWayWords }],
  ] as const)('count as the engine does: starters, the smallest and the largest set, perfect tombs: %s', (_, told) => {
    for (const { id, copies } of baseStarters) expect(told['begin.starters']).toContain(`${copies} × {${id}}`)
    for (const { id, copies } of lastRitesStarters)
      for (const key of ['begin.lastRites', 'starters.what'] as const)
        expect(told[key]).toContain(`${copies} × {${id}}`)
    const numbersIn = (text: string) => text.match(/\d+/g)?.map(Number)
    const squares = (edition: Box) => sets.filter(set => set.edition === edition).map(({ size }) => size ** 2)
    expect(numbersIn(told['wins.sets'])).toEqual([Math.min(...squares('base')), Math.max(...squares('base'))])
    expect(numbersIn(told['lastRites.sets'])).toEqual([Math.max(...squares('last-rites'))])
    const goals = boxes.map(edition => {
      const starters = edition === 'last-rites' ? lastRitesStarters : baseStarters
      const tomb = [
        ...titles.filter(title => title.edition === edition && title.kind !== 'starter'),
        ...starters.flatMap(title => Array.from({ length: title.copies }, () => title)),
      ]
      return perfectScore({ definitions: tomb, groups: setsOf(edition).map(id => [id]) })
    })
    expect(numbersIn(told['solitaire.goals'])).toEqual(goals)
  })
})
