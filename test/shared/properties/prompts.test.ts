// What a question says is what its options are: how many are wanted, and whether none need be, in both languages.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UnwordedDecision } from '#shared/engine/game.ts'
import * as germanTal from '#shared/tal/messages/de/prompts.ts'
import * as germanValley from '#shared/valley/messages/de/prompts.ts'
import * as englishTal from '#shared/tal/messages/en/prompts.ts'
import * as englishValley from '#shared/valley/messages/en/prompts.ts'
import { plain } from '#shared/messages/pieces.ts'
import { askedParams, say, type Speaker } from '#shared/messages/words.ts'
import { base, scene } from '../valley/scenario.ts'
import { longTimeout, playGame, runs } from './tested-game.ts'
import { testedGames } from './tested-games.ts'

/** Says names and titles without a number, so that those in a sentence are its own. */
const speak: Speaker = { player: () => 'Anna', card: () => 'Boot', set: () => 'Set' }

const languages = {
  en: {
    valley: englishValley.questions,
    tal: englishTal.questions,
    mayPass: /\byou may\b|\bor stop\b/i,
    mayStop: /\?$| left\b|\bup to\b/,
  },
  de: {
    valley: germanValley.questions,
    tal: germanTal.questions,
    mayPass: /\bdu darfst\b|\boder hör auf\b/i,
    mayStop: /\?$|\bnoch\b|\bbis zu\b|\bmehr\b/,
  },
}

/** Numbers of options that a sentence has to name: none for one, none but the most where it may be fewer. */
const numbersOf = ({ min, max }: UnwordedDecision): readonly number[] =>
  max === 1 && min === 1 ? [] : [...new Set([min, max])].filter(number => number > 0)

/** Questions whose numbers are about something else: a price, steps, sites. */
const counts = (game: string, { kind }: UnwordedDecision) => game === 'tal' || kind === 'pay' || kind === 'react'

function holdsOf(game: 'valley' | 'tal', question: UnwordedDecision): void {
  const { kind, options } = question
  const may = options.some(({ id }) => id === 'pass' || id === 'enough' || id === 'seal')
  for (const [language, words] of Object.entries(languages)) {
    const prompt = plain(say(words[game], question.key, askedParams(question), speak))
    const about = `${language} ${question.key}: ${prompt}`
    // Whoever could react is never forced to: such a question says what has happened.
    if (kind !== 'react') expect((game === 'tal' ? words.mayStop : words.mayPass).test(prompt), about).toBe(may)
    if (!counts(game, question)) expect([...prompt.matchAll(/\d+/g)].map(Number), about).toEqual(numbersOf(question))
  }
}

/** Scenes of questions that random games meet too seldom. */
function rareQuestions(): readonly UnwordedDecision[] {
  const stalled = scene({
    anna: {},
    pyramid: base('Boat', 'Censer', 'Chariot'),
    counters: { changed: 1, stalledTurns: 2 },
  })
  stalled.anna.ends()
  const swapping = scene({
    anna: { hand: ['Draughtsman', 'Ring'] },
    ben: { discard: ['Spear'] },
    pyramid: base('Boat', 'Censer'),
  })
  swapping.anna.plays('Draughtsman', 'Ring')
  const { question: swap } = swapping.anna
  swapping.anna.chooses('Boat')
  const pressing = scene({ anna: { hand: ['Hounds and Jackals Game'], deck: ['Urn', 'Boat'] } })
  pressing.anna.plays('Hounds and Jackals Game')
  const ways = scene({ anna: { hand: ['Senet Game', 'Urn'], deck: ['Boat'] } })
  ways.anna.plays('Senet Game')
  return [stalled.anna.question, swap, swapping.ben.question, pressing.anna.question, ways.anna.question]
}

describe.each(testedGames)('$game.name', kind => {
  const name = kind.game.name as 'valley' | 'tal'

  test('every question says how many options it wants, and whether none need be picked', longTimeout, () => {
    const met = new Set<string>()
    const hold = (question: UnwordedDecision) => {
      met.add(question.key)
      holdsOf(name, question)
    }
    fc.assert(
      fc.property(kind.randomGames, game => {
        playGame(kind, { ...game, undoes: false }, ({ referee }) => {
          for (const seat of referee.waitingFor) for (const question of referee.decisions(seat)) hold(question)
        })
      }),
      runs(name === 'valley' ? 40 : 16),
    )
    if (name === 'valley') for (const question of rareQuestions()) hold(question)
    expect(Object.keys(languages.en[name]).filter(key => !met.has(key))).toEqual([])
  })
})
