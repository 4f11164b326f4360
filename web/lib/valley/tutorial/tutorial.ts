// The tutorial of the deck-builder, step by step, and the game it is played with. A step that points at a card names it as well.
import type { ValleyOption } from '#shared/valley/declarations.ts'
import { translator } from '../../messages/collection.ts'
import { cardName, setName } from '../../messages/card-texts.ts'
import { forAnyView, type Pointed, type Said, type Step } from '../../table/tutorial/steps.ts'
import { titleOf } from '../card/loaded-titles.ts'
import { tutorial as texts } from '../messages/lazy-texts.ts'
import {
  entombedOfSets,
  gainOf,
  inSetWith,
  isMyTurn,
  isPlaying,
  seenIn,
  setToEntomb,
  toBuy,
  toEntomb,
  toPlay,
  type LearnerView,
} from './seen.ts'

export { texts }
const say = translator<typeof texts.all>(texts)

const idOf = (option: ValleyOption | null) => option?.card?.id ?? ''
const titleIn = (option: ValleyOption | null) => option?.card?.card ?? ''
const nameIn = (option: ValleyOption | null) => cardName(titleIn(option))
/** The button for this use of a card, where its sheet is open, or else the card to tap; never another card's button. */
const through = (use: 'buy' | 'play' | 'entomb', option: ValleyOption | null): readonly Pointed[] => [
  `use=${use}-${idOf(option)}`,
  `card=${idOf(option)}`,
]
/** Who plays, where it is not the reader. */
const othersName = ({ view, table }: LearnerView) => view.seats[table.turn ?? -1]?.name ?? ''
const isNow = (seen: LearnerView, turns: number) => isPlaying(seen) && seen.me.turns === turns

const steps: readonly Step<LearnerView>[] = [
  {
    key: 'goal',
    when: seen => isNow(seen, 0),
    say: ({ me }) => ({ text: say('goal'), at: [`spot=tomb-${me.seat}`] }),
    ends: { by: 'reading', done: ({ table, me }) => table.now.bought.length > 0 || me.tomb.length > 0 || me.turns > 0 },
  },
  {
    key: 'buy',
    when: seen => isPlaying(seen) && toBuy(seen) !== null,
    say: seen => {
      const option = toBuy(seen)
      return {
        text: say('buy', { card: nameIn(option), price: option?.params.price ?? 0 }),
        at: through('buy', option),
      }
    },
    ends: { by: 'doing', done: seen => isMyTurn(seen) && seen.table.now.bought.length > 0 },
  },
  {
    key: 'crumble',
    when: ({ decision }) => decision?.kind === 'crumble',
    say: ({ decision }) => ({
      text: say('crumble'),
      at: decision?.options.map(({ place }): Pointed => `spot=place-${place}`) ?? [],
    }),
    ends: { by: 'passing' },
  },
  {
    key: 'fall',
    when: seen => isPlaying(seen) && seen.table.now.bought.length > 0,
    say: ({ view }) => {
      // What fell into the lowest row can be bought now.
      const fallen = view.log.findLast(line => line.key === 'fell' && line.params.to > 2)
      return { text: say('fall'), at: fallen?.key === 'fell' ? [`spot=place-${fallen.params.to}`] : [] }
    },
    ends: { by: 'reading', done: ({ me }) => me.turns > 0 },
  },
  {
    key: 'entomb',
    when: seen => isPlaying(seen) && toEntomb(seen) !== null,
    say: seen => {
      const option = toEntomb(seen)
      return {
        text: say('entomb', { card: nameIn(option), points: gainOf(seen, titleIn(option)) }),
        at: through('entomb', option),
      }
    },
    ends: { by: 'doing', done: ({ me }) => me.tomb.length > 0 },
  },
  {
    key: 'end',
    when: seen => isNow(seen, 0) && seen.table.now.bought.length > 0,
    say: () => ({ text: say('end'), at: ['do=end'] }),
    ends: { by: 'doing', done: ({ me }) => me.turns > 0 },
  },
  {
    key: 'wait',
    when: seen => !isMyTurn(seen) && seen.decision === null && seen.me.turns > 0,
    say: seen => ({ text: say('wait', { name: othersName(seen) }), at: [`spot=seat-${seen.table.turn}`] }),
    ends: { by: 'passing' },
  },
  {
    key: 'play',
    when: seen => isPlaying(seen) && seen.me.turns > 0 && toPlay(seen) !== null,
    say: seen => {
      const option = toPlay(seen)
      return { text: say('play', { card: nameIn(option) }), at: through('play', option) }
    },
    ends: { by: 'doing', done: seen => isMyTurn(seen) && seen.table.now.executed.length > 0 },
  },
  {
    key: 'set',
    when: seen => isPlaying(seen) && seen.me.turns > 0 && titleOfSet(toBuy(seen)) !== null,
    say: seen => {
      const option = toBuy(seen)
      return {
        text: say('set', { card: nameIn(option), set: setName(titleOfSet(option) ?? '') }),
        at: through('buy', option),
      }
    },
    ends: { by: 'doing', done: seen => isMyTurn(seen) && seen.me.turns > 0 && seen.table.now.bought.length > 0 },
  },
  {
    key: 'sacrifice',
    when: ({ decision }) => decision?.key === 'rebuild.unchanged',
    say: () => ({ text: say('sacrifice'), at: [] }),
    ends: { by: 'passing' },
  },
  {
    key: 'first',
    when: seen => isPlaying(seen) && setToEntomb(seen) !== null,
    say: seen => {
      const option = setToEntomb(seen)
      return { text: say('first', { card: nameIn(option) }), at: through('entomb', option) }
    },
    ends: { by: 'doing', done: seen => entombedOfSets(seen) > 0 },
  },
  {
    key: 'second',
    when: seen => isPlaying(seen) && entombedOfSets(seen) > 0 && setToEntomb(seen) !== null,
    say: seen => {
      const option = setToEntomb(seen)
      const n = inSetWith(seen, titleIn(option))
      return {
        text: say('second', { card: nameIn(option), set: setName(titleOfSet(option) ?? ''), n }),
        at: through('entomb', option),
      }
    },
    ends: { by: 'doing', done: seen => entombedOfSets(seen) > 1 },
  },
  {
    key: 'on',
    when: seen => isPlaying(seen) && (entombedOfSets(seen) > 1 || seen.me.turns >= maxTurns),
    say: () => ({ text: say('on'), at: ['spot=stock'] }),
    ends: { by: 'reading' },
  },
]
/** After so many turns nobody is told any more what was not done by then. */
const maxTurns = 9

const titleOfSet = (option: ValleyOption | null): string | null => (option ? titleOf(titleIn(option)).set : null)

function between(seen: LearnerView): Said {
  const buying = seen.table.now.bought.length === 0 ? toBuy(seen) : null
  if (buying) return { text: say('turn.buy', { card: nameIn(buying) }), at: through('buy', buying) }
  if (isPlaying(seen)) return { text: say(toEntomb(seen) ? 'turn.entomb' : 'turn'), at: ['do=end'] }
  if (seen.decision !== null) return { text: say('question'), at: [] }
  return { text: say('waiting', { name: othersName(seen) }), at: [] }
}

export const tutorial = forAnyView({ steps, between }, seenIn)

/** The game it is played with. The seed deals a good first hand and pyramid; a test holds it to that. */
export const game = {
  seed: '03450345034503450345034503450345',
  options: {},
}
