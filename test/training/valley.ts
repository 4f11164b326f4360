// What nets of the deck-builder learn from: which tables, and who plays the first games.
import { styles } from '#shared/bots/levels.ts'
import type { PackedWeights } from '#shared/bots/packed-weights.ts'
import type { Params } from '#shared/protocol.ts'
import { CardIndex } from '#shared/valley/card-index.ts'
import { factsOfCards } from '#shared/valley/bot/facts.ts'
import { botRules } from '#shared/valley/bot/index.ts'
import { inputCount } from '#shared/valley/bot/inputs.ts'
import { weightsAlone } from '#shared/valley/bot/nets.ts'
import { boxes, editions, setIds, starterKinds, type Box } from '#shared/valley/editions.ts'
import { valley } from '#shared/valley/index.ts'
import { settle, type ValleyOptions } from '#shared/valley/options.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { greedyPlayer } from '#test/balance/greedy.ts'
import { accepted } from '#test/shared/accepted-options.ts'
import { Chance } from '#shared/chance.ts'
import type { Kind } from './kinds.ts'
import type { Setting } from './trainer.ts'

/** A table with these options, ready to be played on. */
export const settled = (options: ValleyOptions, seats: number): Setting<ValleyState> => ({
  prepared: valley.prepare(options, seats),
  rules: botRules(options, seats),
  first: greedyPlayer(new CardIndex(options, seats), seats),
})

/**
 * A table of this kind, ready to be played on.
 * @throws Error where there is no such table
 */
export const settingOf = (wanted: Params, seats: number, chance: Chance): Setting<ValleyState> =>
  settled(accepted(settle(wanted, seats, count => chance.below(count))), seats)

const isBox = (name: string): name is Box => boxes.some(box => box === name)

/** Editions as they come and every mix there can be, for which nets are made, and playing alone, for which none is. */
export const valleyKinds = [...boxes, 'mix', 'solitaire'] as const

const solitaireKinds = ['starter', 'master'] as const

/** How often each number of seats is played. */
const seatsOfEdition = [2, 2, 2, 3, 3, 4] as const
const seatsOfMix = [2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6] as const

/**
 * A table to learn from.
 * @param kind one of `valleyKinds`
 */
export function someSetting(kind: string, chance: Chance): Setting<ValleyState> {
  if (isBox(kind)) return settingOf({ edition: kind }, chance.one(seatsOfEdition), chance)
  return enoughFor(chance.one(seatsOfMix), chance)
}

/** How many mixes stand for all of them where strength is measured. */
const mixesMeasured = 10

/**
 * Tables that strength is measured at: an edition as it comes, or several mixes.
 * @param kind one of `valleyKinds`
 */
export function measuredTables(kind: string, seats: number): readonly Setting<ValleyState>[] {
  const chance = new Chance(seats)
  if (isBox(kind)) return [settingOf({ edition: kind }, seats, chance)]
  if (kind === 'solitaire')
    return boxes.flatMap(edition => solitaireKinds.map(solitaire => settingOf({ edition, solitaire }, 1, chance)))
  return Array.from({ length: mixesMeasured }, () => enoughFor(seats, chance))
}

/** A mix whose stock is large enough for so many seats. */
function enoughFor(seats: number, chance: Chance): Setting<ValleyState> {
  for (;;) {
    const options = settle(someMix(chance), seats, count => chance.below(count))
    if (!('code' in options)) return settled(options, seats)
  }
}

/** An edition as it comes, sets or half sets by lot, or all sets. */
function someMix(chance: Chance): Params {
  const edition = chance.one(boxes)
  const mix = { edition, pharaohs: chance.once(2), starters: chance.one(starterKinds) }
  const uniques = editions.filter(() => chance.once(2))
  switch (chance.below(8)) {
    case 0:
      return { ...mix, sets: setIds, uniques: editions }
    case 1:
    case 2:
    case 3:
      return { ...mix, sets: 'lot', uniques }
    case 4:
    case 5:
      return { ...mix, sets: 'lot', uniques, half: chance.one(['apart', 'joined'] as const) }
    default:
      return { edition, pharaohs: mix.pharaohs }
  }
}

/** What a net of this game is made for. */
export const valleyKind = (name: string): Kind => ({
  inputs: inputCount,
  version: valley.version,
  facts: factsOfCards(),
  some: chance => someSetting(name, chance),
  seats: [2, 3, 4],
  isLearned: name !== 'solitaire',
  tables: seats => measuredTables(name, seats),
  styles,
  weights: async (net = name) => {
    if (net === 'solitaire') return weightsAlone
    const found: { readonly weights: PackedWeights } = await import(`#shared/valley/bot/weights/${net}.ts`)
    return found.weights
  },
})
