// The tutorials of both games, learned at real tables by the real rules: what each step asks for can be done there, and leads on.
import { afterAll, describe, expect, test, vi } from 'vitest'
import { ours } from '#shared/tal/board.ts'
import type { GameName } from '#shared/game-names.ts'
import type { View } from '#shared/protocol.ts'
import { Chance } from '#shared/chance.ts'
import { required } from '#test/shared/required.ts'
import { languageCodes } from '#web/lib/messages/language.ts'
import { openTutorial, type GameTutorial } from '#web/lib/table/tutorial/lazy-tutorial.ts'
import { seenIn as boardSeen, hasBuilt, isComplete } from '#web/lib/tal/tutorial/seen.ts'
import { entombedOfSets, seenIn as valleySeen } from '#web/lib/valley/tutorial/seen.ts'
import { loadedIn } from '../../loaded-texts.ts'
import { learn, localTable, type Doing, type Lesson } from './learner.ts'
import { doInTal } from './tal-learner.ts'
import { doInValley } from './valley-learner.ts'

afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const doings: Readonly<Record<GameName, Doing>> = { valley: doInValley, tal: doInTal }
const names: readonly GameName[] = ['valley', 'tal']
const lessons = names.map(name => [name, doings[name]] as const)

const begun = (game: GameName, { options, seed }: GameTutorial['game']) =>
  localTable({ game, options, seed, bots: ['newcomer'] })
/** Somebody who does just what is said. */
const obedient = async (game: GameName, doing: Doing): Promise<Lesson> => {
  const { tutorial, game: deal } = await openTutorial(game)
  return learn(await begun(game, deal), tutorial, doing)
}

/** All ids of cards that a view of the deck-builder shows, and the places where its layouts draw something. */
function namesInValley(view: View): readonly string[] {
  const { table, me, decision } = required(valleySeen(view))
  const hand = typeof me.hand === 'number' ? [] : me.hand.map(({ id }) => id)
  const pyramid = table.pyramid.flat().flatMap(card => card?.id ?? [])
  const players = table.players.flatMap(({ seat }) => [`spot=seat-${seat}`, `spot=tomb-${seat}`])
  const places = table.pyramid.flat().map((_, place) => `spot=place-${place}`)
  const uses = [...hand.flatMap(id => [`play-${id}`, `entomb-${id}`]), ...pyramid.map(id => `buy-${id}`)]
  const buttons = decision?.kind === 'play' ? ['do=end', ...uses.map(use => `use=${use}`)] : []
  return [...[...hand, ...pyramid].map(id => `card=${id}`), ...players, ...places, ...buttons, 'spot=stock']
}
function namesInTal(view: View): readonly string[] {
  const { table, me } = required(boardSeen(view))
  const spaces = ours.sites.flatMap(({ site, size }) =>
    [...(size === 'large' ? 'ABCDEFGH' : 'ABCDEF')].map(letter => `place=${site}/${letter}`),
  )
  const groups = table.groups.map((_, group) => `ground=${group}`)
  return [...spaces, ...groups, ...me.blocks.map(colour => `colour-held=${colour}`), 'do=end', 'do=confirm']
}
const drawn: Readonly<Record<GameName, (view: View) => readonly string[]>> = { valley: namesInValley, tal: namesInTal }

describe.each(lessons)('the tutorial of %s', (game, doing) => {
  test('leads who does what it says through all its steps, in few decisions', async () => {
    const { tutorial } = await openTutorial(game)
    const { shown, picks, isLearned, end } = await obedient(game, doing)
    expect([isLearned, end.phase]).toEqual([true, 'playing'])
    expect(picks).toBeLessThanOrEqual(20)
    // All but those for what need not happen.
    const rare = ['crumble', 'sacrifice']
    expect(shown).toEqual(tutorial.steps.map(({ key }) => key).filter(key => !rare.includes(key)))
  })

  test('asks for the first own move after one sentence that is only read', async () => {
    const { tutorial } = await openTutorial(game)
    expect(tutorial.steps.slice(0, 2).map(({ ends }) => ends.by)).toEqual(['reading', 'doing'])
    const { said } = await obedient(game, doing)
    expect(said.slice(0, 2).map(({ view }) => view.waitingFor)).toEqual([[0], [0]])
  })

  test('never holds up, repeats itself or speaks out of turn, whatever else is done', async () => {
    const { tutorial, game: deal } = await openTutorial(game)
    let steps = 0
    for (let n = 0; n < 20; n++) {
      const chance = new Chance(n)
      const { said, readAt, isLearned, end } = await learn(await begun(game, deal), tutorial, doing, {
        chance,
        // Some do nothing at all of what is said.
        oneIn: n % 10 === 0 ? 1 : 2 + (n % 4),
      })
      expect(isLearned || end.phase === 'over', `chance ${n}`).toBe(true)
      expect(
        said.filter(({ step, view, text }) => text === '' || (step && !step.when(view))),
        `chance ${n}`,
      ).toEqual([])
      // It may be interrupted by a step before it, but never comes back once it is over.
      steps += readAt.size
      for (const { key, ends } of tutorial.steps) {
        const done = ends.done ? said.findIndex(({ view }) => ends.done?.(view)) : -1
        const over = done >= 0 ? done : (readAt.get(key) ?? -1)
        expect(over >= 0 && said.slice(over).some(({ step }) => step?.key === key), `chance ${n}: ${key}`).toBe(false)
      }
    }
    // Some were read.
    expect(steps).toBeGreaterThan(0)
  })

  test('points at what is drawn at that moment, and says it in a sentence or two', async () => {
    const { tutorial, game: deal } = await openTutorial(game)
    const strayed = await learn(await begun(game, deal), tutorial, doing, { chance: new Chance(7), oneIn: 3 })
    let pointed = 0
    for (const { at, text, view, step } of [...(await obedient(game, doing)).said, ...strayed.said]) {
      const known = drawn[game](view)
      for (const name of at) expect(known, text).toContain(name)
      pointed += at.length
      // Beside a button there is less room on a phone.
      expect(text.length, text).toBeLessThanOrEqual(step?.ends.by === 'reading' ? 100 : 130)
    }
    expect(pointed).toBeGreaterThan(20)
  })

  test.each(languageCodes)('has words for every step: %s', async language => {
    const { tutorial } = await openTutorial(game)
    const texts = await loadedIn(language)
    for (const { key } of tutorial.steps) expect([...texts.keys()]).toContain(`${game} tutorial ${key}`)
  })
})

test('two cards of one set lie in the tomb at the end, within three turns', async () => {
  const { end } = await obedient('valley', doInValley)
  const seen = required(valleySeen(end))
  expect(entombedOfSets(seen)).toBe(2)
  // A starter beside them, and two of one set score four.
  expect([seen.me.tomb.length, seen.me.points]).toEqual([3, 5])
  expect(seen.me.turns).toBeLessThanOrEqual(4)
})

test('a whole pyramid of one colour is built in the first round', async () => {
  const { end } = await obedient('tal', doInTal)
  const seen = required(boardSeen(end))
  expect([hasBuilt(seen), isComplete(seen), seen.me.points, seen.table.round]).toEqual([true, true, 4, 2])
})
