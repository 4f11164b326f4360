// Many simulated games in parts: what a part has come to is kept in a file as soon as all of it was played, so that a campaign
// can be stopped at any time, and goes on later with the parts that are missing.
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { saidNumbers } from './number-ranges.ts'
import { sumOf, tallyTable, type Tally } from './tally.ts'

/** Seeds that are played one after the other. */
export interface Part {
  readonly first: number
  readonly games: number
}

/** A part that was played, as it stands in the file: a line of JSON for each. */
export interface PlayedPart extends Part, Tally {
  /** The day on which it ended, as in 2026-11-25. */
  readonly date: string
  /** What it was played with. */
  readonly commit: string
}

/** Plays a part. */
export type Player = (part: Part) => Promise<Tally>

/** What a campaign is played with. */
export interface Campaign {
  readonly file: string
  readonly parts: readonly Part[]
  /** Each plays one part after the other, all of them side by side. */
  readonly players: readonly Player[]
  readonly commit: string
  /** Once this is aborted no further part is begun or kept. */
  readonly stop: AbortSignal
  /** Is told of each part that was played. */
  readonly told: (played: PlayedPart) => void
}

/**
 * The parts of a range of seeds, all of the same size.
 * @param games how many seeds are to be played at least
 */
export function partsOf(first: number, games: number, size: number): readonly Part[] {
  return Array.from({ length: Math.ceil(games / size) }, (_, at) => ({ first: first + at * size, games: size }))
}

/** How every line begins. */
const head = '{"first":'

/**
 * The parts that a file holds. A line that was not written to its end, as where the power has failed, is taken out.
 * @throws Error where the file was not written by a campaign; then nothing is taken out of it
 */
export function keptIn(file: string): readonly PlayedPart[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  // Of the first line too only a part may have been written.
  if (!text.startsWith(head) && !head.startsWith(text))
    throw new Error(`${file} holds something else than the parts of a campaign.`)
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole))
  return whole
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as PlayedPart)
}

/**
 * Plays those parts that the file does not hold yet, and keeps each there.
 * @throws Error where seeds of such a part stand in the file already, and would count twice; whatever a player has thrown,
 *   unless the campaign was stopped
 */
export async function playCampaign({ file, parts, players, commit, stop, told }: Campaign): Promise<void> {
  const open = openOf(parts, keptIn(file))
  const playOn = async (play: Player): Promise<void> => {
    for (let part = open.shift(); part && !stop.aborted; part = open.shift()) {
      const tally = await play(part)
      if (stop.aborted) return
      const played = { ...part, ...tally, date: new Date().toISOString().slice(0, 10), commit }
      appendFileSync(file, `${JSON.stringify(played)}\n`)
      told(played)
    }
  }
  try {
    await Promise.all(players.map(playOn))
  } catch (thrown) {
    if (!stop.aborted) throw thrown
  }
}

/**
 * Those parts that are still to be played.
 * @throws Error where one of them has seeds of another part that is kept
 */
export function openOf(parts: readonly Part[], kept: readonly Part[]): Part[] {
  const isSame = (one: Part, other: Part) => one.first === other.first && one.games === other.games
  const open = parts.filter(part => !kept.some(each => isSame(each, part)))
  for (const { first, games } of open) {
    const other = kept.find(each => each.first < first + games && first < each.first + each.games)
    if (other)
      throw new Error(
        `The seeds from ${first} on would count twice: those from ${other.first} to ${other.first + other.games - 1} are kept.`,
      )
  }
  return open
}

/** What all parts of a campaign have come to so far: a line for each commit, and their sum. */
export function campaignTable(played: readonly PlayedPart[]): string {
  const byCommit = [...Map.groupBy(played, ({ commit }) => commit)].map(([commit, parts]) => {
    const last = parts.reduce((latest, { date }) => (date > latest ? date : latest), '')
    return [`seeds ${seedsOf(parts)}, at ${commit}, until ${last}`, sumOf(parts)] as const
  })
  return tallyTable(byCommit.length > 1 ? [...byCommit, ['all', sumOf(played)]] : byCommit)
}

/** The seeds of some parts, as ranges. */
const seedsOf = (parts: readonly Part[]): string =>
  saidNumbers(parts.flatMap(({ first, games }) => Array.from({ length: games }, (_, at) => first + at)))
