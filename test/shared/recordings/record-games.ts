// The games that are recorded: every edition, mix and number of seats once, played by players with habits who take back
// now and then, and who send picks together where they may.
import { bytesToHex } from '@noble/hashes/utils.js'
import { textOf } from '#shared/engine/recorded-moves.ts'
import type { State } from '#shared/engine/game-context.ts'
import type { GameName } from '#shared/protocol.ts'
import { Chance } from '#shared/chance.ts'
import { nextMove, type RandomGame, type TestedGame } from '../properties/tested-game.ts'
import { testedValley, type RequestedOptions, type RandomValleyGame, type Habit } from '../properties/valley-games.ts'
import { testedTal, type RandomTalGame } from '../tal/tal-games.ts'
import { TestTable, type Sent } from '../test-table.ts'
import { outcomeOf, type RecordedGame } from './recorded.ts'

/** Some seats may hold up the end of a game for ever. */
const maxPicks = 1200
const habits: readonly Habit[] = ['busy', 'buyer', 'any', 'digger']
const grand: RequestedOptions = {
  sets: ['sarcophagi', 'canopic-jars', 'amulets', 'books', 'statues', 'priestesses', 'priests', 'builders', 'artisans'],
  half: 'joined',
  uniques: ['base', 'last-rites', 'premium'],
  starters: 'both',
  pharaohs: true,
}
const many: RequestedOptions = { sets: grand.sets, uniques: ['base', 'premium'] }

const valleyGames: readonly (readonly [name: string, seats: number, options: RequestedOptions])[] = [
  ['base, two seats', 2, {}],
  ['base, three seats, open discards', 3, { openDiscards: true }],
  ['base, four seats, quick reactions', 4, { quickReactions: true }],
  ['Afterlife, two seats', 2, { edition: 'afterlife' }],
  ['Afterlife, four seats, pharaohs', 4, { edition: 'afterlife', uniques: ['afterlife', 'premium'], pharaohs: true }],
  ['Last Rites, two seats', 2, { edition: 'last-rites' }],
  [
    'Last Rites, three seats, pharaohs',
    3,
    { edition: 'last-rites', uniques: ['last-rites', 'premium'], pharaohs: true },
  ],
  ['half sets apart, two seats', 2, { sets: 'lot', half: 'apart', uniques: ['premium', 'base'] }],
  ['sets by lot, three seats', 3, { edition: 'afterlife', sets: 'lot', uniques: ['base', 'afterlife'] }],
  ['grand mix, four seats', 4, grand],
  ['many sets, five seats', 5, many],
  ['many sets, six seats, pharaohs', 6, { ...many, pharaohs: true }],
  ['solitaire, starter', 1, { solitaire: 'starter' }],
  [
    'solitaire, master, pharaohs',
    1,
    { edition: 'last-rites', uniques: ['last-rites', 'premium'], pharaohs: true, solitaire: 'master' },
  ],
]
const talGames: readonly (readonly [name: string, seats: number, short: boolean])[] = [
  ['two seats', 2, false],
  ['three seats', 3, false],
  ['four seats', 4, false],
  ['two seats, short', 2, true],
  ['four seats, short', 4, true],
]

const numbers = (index: number): Omit<RandomGame, 'seats'> => ({
  undoes: true,
  seed: 901 + index,
  picking: 7000 + index,
  picks: maxPicks,
})

/** Players of the deck-builder who like to try out what nobody has played yet: then every title comes up somewhere. */
function curious(): typeof testedValley {
  const tried = new Set<string>()
  return {
    ...testedValley,
    nextSent(table, game, chance, seat) {
      const sent = testedValley.nextSent(table, game, chance, seat)
      const options = table.referee.decisions(sent.seat).find(({ id }) => id === sent.decision)?.options ?? []
      const untried = (use: string) => options.filter(({ key, card }) => key === use && card && !tried.has(card.card))
      const [first] = [...untried('execute'), ...untried('buy')]
      if (!first?.card) return sent
      if (first.key === 'execute') tried.add(first.card.card)
      return { ...sent, options: [first.id] }
    },
  }
}

/** Plays and records all games of one kind. */
export const record: Readonly<Record<GameName, () => readonly RecordedGame[]>> = {
  valley: () => {
    const kind = curious()
    return valleyGames.map(([name, seats, options], index) =>
      recorded(name, kind, { ...numbers(index), seats, options, habits } satisfies RandomValleyGame),
    )
  },
  tal: () =>
    talGames.map(([name, seats, short], index) =>
      recorded(name, testedTal, {
        ...numbers(index),
        seats,
        short,
        habits: ['builder', 'raider', 'any'],
      } satisfies RandomTalGame),
    ),
}

function recorded<S extends State, D extends RandomGame>(
  name: string,
  kind: Pick<TestedGame<S, D>, 'game' | 'nextSent' | 'tableOf'>,
  described: D,
): RecordedGame {
  const table = kind.tableOf(described)
  const {
    setting: { options, seats, seed },
  } = table
  const moves = textOf(played(kind, described, table))
  const game = { options, seats, seed: bytesToHex(seed), moves }
  return { name, ...game, outcome: outcomeOf(kind.game, game) }
}

/** Plays a game; what is sent together is made one by one at a table of its own first, to know what is asked next. */
function played<S extends State, D extends RandomGame>(
  kind: Pick<TestedGame<S, D>, 'nextSent' | 'tableOf'>,
  described: D,
  table: TestTable<S>,
): TestTable<S>['picks'] {
  const chance = new Chance(described.picking)
  while (!table.referee.over && table.picks.length < described.picks) {
    const wish = nextMove(kind, table, described, chance)
    if (!('undo' in wish) && chance.once(4) && sentTogether(kind, described, table, wish, chance)) continue
    table.sendLegal(wish)
  }
  return table.picks
}

function sentTogether<S extends State, D extends RandomGame>(
  kind: Pick<TestedGame<S, D>, 'nextSent'>,
  described: D,
  table: TestTable<S>,
  first: Sent,
  chance: Chance,
): boolean {
  const ahead = TestTable.again(table.setting, undefined, [...table.picks, first])
  if (!ahead.referee.waitingFor.includes(first.seat)) return false
  const next = kind.nextSent(ahead, described, chance, first.seat)
  return !('code' in table.send({ ...first, then: [next.options] }))
}
