// Makes the weights of bots from nothing and writes them beside their game: `npm run train -- GAME KIND`, with a kind of table
// as `kinds.ts` names them. While it learns it prints how strong the net has become.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { pack } from '#shared/bots/packed-weights.ts'
import { endWith, readArguments, saidBy } from '#test/command-line.ts'
import { interval, matchUp } from '#test/arena/match-up.ts'
import { Chance } from '#shared/chance.ts'
import { kindOf, type Kind } from './kinds.ts'
import { freshWeights, Learner } from './learner.ts'
import { explorer } from './self-play.ts'
import { beginWith, learn, Memory } from './trainer.ts'

const { positionals, values } = readArguments({
  allowPositionals: true,
  options: {
    /** Minutes of processor time that it learns from its own games. */
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    /** Units of the hidden layer. */
    hidden: { type: 'string', default: '24' },
  },
})
const [game = '', name = ''] = positionals
const kind = kindWanted()
if (!kind.isLearned) endWith(`Nothing is learned for ${game} ${name}.`)
const minutes = Number(values.minutes)
const seed = Number(values.seed)
const hidden = Number(values.hidden)
if (!(minutes > 0) || !Number.isInteger(seed) || !(Number.isInteger(hidden) && hidden > 0))
  endWith('--minutes, --seed and --hidden are numbers.')

const firstGames = 600
const gamesAtOnce = 20
const rates = { linear: 0.01, hidden: 0.003 }
/** How often each game is learned from again. */
const again = 4
const remembered = 6000
const wild = 0.04
const soft = 0.03
const testGames = 60
const settingsAtOnce = 24

const chance = new Chance(seed)
/** Seconds of processor time. */
const clock = () => process.cpuUsage().user / 1e6
const learner = new Learner(freshWeights(kind.inputs, hidden, chance))
const memory = new Memory(remembered)
const tests = kind.seats.flatMap(seats => kind.tables(seats).slice(0, 1))

function kindWanted(): Kind {
  try {
    return kindOf(game, name)
  } catch (thrown) {
    return endWith(`npm run train -- GAME KIND: ${saidBy(thrown)}`)
  }
}

function report(games: number): void {
  const rates = tests.map(({ prepared, rules, first }) => {
    const {
      byDeal,
      wins,
      games: played,
    } = matchUp(
      prepared,
      [explorer(rules, learner.net, { wild: 0, soft: 0 }), first],
      Math.ceil(testGames / prepared.seats),
      5,
    )
    return `${prepared.seats} seats ${((100 * wins) / played).toFixed(0)} ± ${(100 * interval(byDeal)).toFixed(0)} %`
  })
  console.log(`${games} games, ${clock().toFixed(0)} s: against the first player ${rates.join(', ')}`)
}

const settings = () => Array.from({ length: settingsAtOnce }, () => kind.some(chance))
beginWith(learner, settings(), firstGames, 3, rates.linear, chance)
report(firstGames)
const begun = clock()
let games = firstGames
let reports = 1
for (let part = 0; part < 1; part = (clock() - begun) / (minutes * 60)) {
  learn(learner, memory, settings(), gamesAtOnce, { rates, again, wild, soft: soft * (1 - part) }, chance)
  games += gamesAtOnce
  if (part * 10 > reports) {
    report(games)
    reports++
  }
}
report(games)

const packed = pack(learner.weights, input => learner.hasMet(input), {
  version: kind.version,
  facts: bytesToHex(sha256(utf8ToBytes(kind.facts))),
  seed,
  games,
})
const file = new URL(`../../shared/${game}/bot/weights/${name}.ts`, import.meta.url)
const code = `// Made by \`npm run train -- ${game} ${name} --minutes ${minutes} --seed ${seed} --hidden ${hidden}\`.
import type { PackedWeights } from '../../../bots/packed-weights.ts'

export const weights: PackedWeights = ${JSON.stringify(packed)}
`
writeFileSync(file, code)
execFileSync('oxfmt', [fileURLToPath(file)], { stdio: 'inherit' })
