// The rules at hand: whatever the table asks, there is a part of them about it; and no text of theirs is lost or broken.
import { describe, expect, test } from 'vitest'
import type { Decision, Params, View } from '#shared/protocol.ts'
import { baseStarters } from '#shared/valley/cards/base.ts'
import { sets, titles } from '#shared/valley/catalogue.ts'
import { questions } from '#shared/words/en/valley.ts'
import { chapters, pointsOf, terms, type ChapterId, type Term } from '#web/lib/rules/chapters.ts'
import { chapterFor } from '#web/lib/rules/present.ts'
import { rule, ruleKeys, said, type RuleKey } from '#web/lib/rules/words.ts'
import { habits, play, type Described } from '../shared/properties/playing.ts'
import { viewOf } from './fakes.ts'

const at = (you: number | null, turn: number): Pick<View, 'you' | 'table'> => ({ you, table: { turn } as unknown as View['table'] })
const asked = (kind: Decision['kind'], key: string, params: Params = {}): Decision =>
  ({ id: '0-1', kind, key, prompt: '', params, min: 1, max: 1, ordered: false, options: [] })

/** Which chapter each question of the base game belongs to when it is asked in the own turn, and which word it asks for. */
const expected: Readonly<Record<string, readonly [ChapterId, Term?]>> = {
  'play': ['turn'], 'pay': ['pay'], 'crumble': ['crumbles'], 'order': ['order'],
  'react.bought': ['answers'], 'react.sacrificed': ['answers'], 'rebuild.unchanged': ['rebuild'], 'rebuild.held-up': ['stalled'],
  'discard.hand': ['actions', 'discard'], 'take.pyramid': ['actions', 'take'], 'take.base': ['actions', 'take'],
  'sacrifice.pyramid': ['actions', 'sacrifice'], 'sacrifice.hand': ['actions', 'sacrifice'],
  'entomb.hand': ['actions', 'entomb'], 'entomb.discard': ['actions', 'entomb'], 'entomb.pyramid': ['actions', 'entomb'], 'entomb-some.hand': ['actions', 'entomb'],
  'give.hand': ['actions', 'give'], 'stack.hand': ['actions', 'stack'],
  'recover.tomb': ['actions', 'recover'], 'recover.deck': ['actions', 'recover'], 'recover.discard': ['actions', 'recover'],
  'buy.base': ['actions', 'buy'], 'buy.pyramid': ['actions', 'buy'],
  'swap.first': ['actions', 'swap'], 'swap.second': ['actions', 'swap'], 'swap-or-sacrifice': ['actions', 'swap'], 'repeat': ['actions', 'repeat'],
}

describe('the part about what is asked', () => {
  test('exists for every question that has a sentence', () => {
    for (const key of Object.keys(questions)) {
      const kind = key.startsWith('react.') ? 'react' : 'choose-card'
      const present = chapterFor(asked(kind, key, { card: { card: 'statue-of-isis' } }), at(0, 0))
      const [chapter, term] = expected[key] ?? []
      if (chapter) expect(present, key).toMatchObject({ chapter, term: term ?? null })
      else expect(present?.chapter, key).toBe(kind === 'react' ? 'answers' : 'actions')
    }
  })

  test('fits every question that comes up in whole games, and names the cards it is about', () => {
    const seen = new Set<string>(), asAttack = new Set<string>(), asAnswer = new Set<string>()
    for (const game of games()) {
      play(game, table => {
        for (const seat of table.referee.waitingFor) {
          const { turn } = table.referee.table(seat) as { readonly turn: number }
          for (const question of table.referee.decisions(seat)) {
            const { key, kind, params } = question
            const decision = asked(kind as Decision['kind'], key, params)
            const present = chapterFor(decision, at(seat, turn))
            seen.add(key)
            const [chapter, term] = expected[key] ?? []
            const isAttack = chapter === 'actions' && params['seat'] !== undefined
            const isAnswer = chapter === 'actions' && !isAttack && turn !== seat
            if (isAttack) asAttack.add(key)
            if (isAnswer) asAnswer.add(key)
            expect(present, key).toMatchObject({ chapter: isAttack ? 'attacks' : isAnswer ? 'answers' : chapter, term: term ?? null })
            const named = chapter === 'actions' ? [params['card'] as { card: string }].map(card => card.card) : []
            if (chapter === 'actions') expect(present?.cards, key).toEqual(named)
            if (kind === 'react') expect(present?.cards, key).toEqual([...params['could'] as string[], (params['card'] as { card: string }).card])
          }
        }
      })
    }
    expect([...seen].sort()).toEqual(Object.keys(expected).sort())
    expect([...asAttack].sort()).toEqual(['discard.hand', 'give.hand', 'sacrifice.hand'])
    expect([...asAnswer]).toEqual(['take.base'])
  })

  test('is paying, as soon as a purchase is put together', () => {
    expect(chapterFor(asked('play', 'play'), at(0, 0), true)?.chapter).toBe('pay')
  })

  test('is what can happen meanwhile, while others play; a spectator begins at the beginning', () => {
    expect(chapterFor(null, at(0, 1))?.chapter).toBe('meanwhile')
    expect(chapterFor(null, viewOf())).toBeNull()
  })

  test('is none for a question that the rules do not know', () => {
    expect(chapterFor(asked('choose-number', 'how-many'), at(0, 0))).toBeNull()
  })
})

describe('the texts', () => {
  const texts = ruleKeys.map(key => [key, rule(key)] as const)

  test.each(texts)('%s names only titles that exist, and every mark in it is closed', (_, text) => {
    for (const run of said(text)) {
      if ('card' in run) expect(titles.map(title => title.id)).toContain(run.card)
      else expect(run.text).not.toMatch(/[*{}]/)
    }
  })

  test('are all in some chapter, but for the few that the page itself says', () => {
    const used = new Set<RuleKey>(['now', 'chapters', 'more', 'ours', 'ours.what', 'look', 'aim', 'home', 'cards.what', 'cards.uniques', 'cards.starters'])
    for (const term of terms) used.add(`word.${term}`).add(`word.${term}.what`)
    for (const chapter of chapters) {
      used.add(chapter.title)
      if ('lead' in chapter) used.add(chapter.lead)
      if ('text' in chapter) for (const { text } of chapter.text) used.add(text)
      if ('uses' in chapter) for (const { title, text } of chapter.uses) used.add(title).add(text)
      if ('steps' in chapter) for (const { title, text } of chapter.steps) used.add(title).add(text)
    }
    expect([...used].sort()).toEqual([...ruleKeys].sort())
  })

  test('say how this very table is played', () => {
    const saidWith = (id: ChapterId, options: Params) => {
      const chapter = chapters.find(each => each.id === id)
      return chapter && 'text' in chapter ? pointsOf(chapter.text, options).map(({ text }) => text) : []
    }
    expect(saidWith('answers', {})).toContain('answers.asked')
    expect(saidWith('answers', {})).not.toContain('answers.quick')
    expect(saidWith('answers', { quickReactions: true })).toContain('answers.quick')
    expect(saidWith('answers', { quickReactions: true })).not.toContain('answers.asked')
    expect(saidWith('hidden', { openDiscards: true })).toContain('hidden.ownOpen')
    expect(saidWith('hidden', {})).not.toContain('hidden.ownOpen')
  })

  test('count as the engine does: the starters, the smallest and the largest set, who answers', () => {
    for (const { id, copies } of baseStarters) expect(rule('begin.starters')).toContain(`${copies} × {${id}}`)
    const sizes = sets.filter(set => set.edition === 'base').map(set => set.size)
    expect(Math.min(...sizes) ** 2).toBe(9)
    expect(Math.max(...sizes) ** 2).toBe(49)
    expect(rule('wins.sets')).toMatch(/\b9\b.*\b49\b/)
    const ofBase = titles.filter(title => title.edition === 'base')
    const answering = ofBase.filter(title => title.answers).map(title => title.id)
    expect(said(rule('answers.what')).flatMap(run => 'card' in run ? [run.card] : []).sort()).toEqual(answering.sort())
    const sparing = ofBase.filter(title => title.protects).map(title => title.id)
    expect(said(rule('attacks.spared')).flatMap(run => 'card' in run ? [run.card] : [])).toEqual(sparing)
  })
})

/** Games of two, three and four by players of all habits, enough of them for every question to come up. */
function* games(): Generator<Described> {
  for (let seed = 1; seed <= 48; seed++) {
    const all = [habits[seed % habits.length] ?? 'any', 'any'] as const
    yield { seats: 2 + seed % 3, options: {}, undoes: false, seed, picking: seed, picks: 900, habits: seed % 6 === 0 ? ['swapper'] : seed % 6 === 3 ? ['idler'] : all }
  }
}
