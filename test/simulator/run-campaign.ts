// A campaign on several processors: a process plays for each, and Ctrl-C ends it with what was played so far.
import { execFileSync, fork, type ChildProcess } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { orEnd } from '#test/command-line.ts'
import {
  campaignTable,
  keptIn,
  openOf,
  partsOf,
  playCampaign,
  type Part,
  type PlayedPart,
  type Player,
} from './campaign.ts'
import { faultTable, sumOf, type Tally } from './tally.ts'

/** How many seeds are lost at most where a process is stopped. */
const partSize = 500

/** Which campaign is to be played. */
export interface Wished {
  readonly file: string
  /** The first seed. */
  readonly seed: number
  readonly games: number
  readonly processes: number
}

/** Plays a campaign on from where its file ends, and says what it has come to; false where a promise was broken. */
export async function runCampaign({ file, seed, games, processes }: Wished): Promise<boolean> {
  const parts = partsOf(seed, games, partSize)
  // Before anything is played for it.
  orEnd(() => {
    openOf(parts, keptIn(file))
    appendFileSync(file, '')
  })
  const stop = new AbortController()
  const children = Array.from({ length: processes }, () => fork(fileURLToPath(import.meta.resolve('./part-player.ts'))))
  process.once('SIGINT', () => {
    stop.abort()
    for (const child of children) child.kill()
  })
  const told = ({ first, games: count, broken, processor }: PlayedPart) => {
    const seeds = broken.map(({ seed: each, kind }) => `${each} (${kind})`).join(', ')
    console.log(
      `seeds ${first} to ${first + count - 1}: ${seeds === '' ? 'no promise broken' : `BROKEN by ${seeds}`}, ${Math.round(processor / count)} ms a game`,
    )
  }
  try {
    await playCampaign({ file, parts, players: children.map(playerOf), commit: commit(), stop: stop.signal, told })
  } finally {
    for (const child of children) child.kill()
  }
  const played = keptIn(file)
  const sum = sumOf(played)
  console.log(`\n${campaignTable(played)}\n\n${faultTable(sum)}\n\n${played.length} parts are kept in ${file}`)
  for (const { seed: each, kind } of sum.broken) console.log(`broken: seed ${each}, ${kind}`)
  return sum.broken.length === 0
}

const playerOf =
  (child: ChildProcess): Player =>
  (part: Part) =>
    new Promise((resolve, reject) => {
      const ended = () => {
        reject(new Error(`the process that played the seeds from ${part.first} on has ended`))
      }
      child.once('exit', ended)
      child.once('message', tally => {
        child.off('exit', ended)
        resolve(tally as Tally)
      })
      child.send(part)
    })

/** Which commit is checked out here, and whether anything was changed since. */
function commit(): string {
  const git = (...asked: readonly string[]) => execFileSync('git', asked, { encoding: 'utf8' }).trim()
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', 'shared') === '' ? '' : ' and changes')
}
