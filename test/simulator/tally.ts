// What simulated games add up to, as a record that can be kept and as tables.
import type { Report } from '#shared/simulator/run.ts'
import { faultKinds, type FaultKind } from '#shared/simulator/scenario.ts'
import type { ViolationKind } from '#shared/simulator/violations.ts'

/** What was counted in some games. */
export interface Tally {
  readonly games: number
  readonly over: number
  readonly deleted: number
  /** The seeds that have broken a promise, and which. */
  readonly broken: readonly { readonly seed: number; readonly kind: ViolationKind }[]
  readonly steps: number
  readonly rows: number
  readonly messages: number
  readonly answers: number
  /** Processor time, in milliseconds. */
  readonly processor: number
  readonly struck: Readonly<Partial<Record<FaultKind, number>>>
}

/** What is counted in one game. */
export function tallyOf({ scenario: { seed }, violation, ended, steps, counts, struck }: Report): Tally {
  return {
    games: 1,
    over: ended === 'over' ? 1 : 0,
    deleted: ended === 'deleted' ? 1 : 0,
    broken: violation ? [{ seed, kind: violation.kind }] : [],
    steps,
    ...counts,
    processor: 0,
    struck: Object.fromEntries(struck),
  }
}

const summed = ['games', 'over', 'deleted', 'steps', 'rows', 'messages', 'answers', 'processor'] as const

/** What some tallies add up to. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0)
  const numbers = Object.fromEntries(summed.map(key => [key, sum(tally => tally[key])])) as Pick<
    Tally,
    (typeof summed)[number]
  >
  return {
    ...numbers,
    broken: tallies.flatMap(({ broken }) => broken),
    struck: Object.fromEntries(faultKinds.map(kind => [kind, sum(({ struck }) => struck[kind] ?? 0)])),
  }
}

const said = (number: number) => Math.round(number).toLocaleString('en')

/** Tallies as a table in Markdown, a line each. */
export function tallyTable(tallies: readonly (readonly [name: string, tally: Tally])[]): string {
  const lines = tallies.map(([name, tally]) => {
    const { games, over, deleted, broken, steps, rows, messages, answers, processor } = tally
    const counts = [games, over, deleted, broken.length, steps, rows, messages, answers].map(said)
    const cells = [name, ...counts, `${said(processor / 1000)} s`, games > 0 ? said(processor / games) : '']
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| part | games | over | deleted by their hosts | broken promises | steps | rows stored | messages | answers | processor time | ms a game |',
    `|${' --- |'.repeat(11)}`,
    ...lines,
  ].join('\n')
}

/** How often each fault has struck, as a table in Markdown. */
export function faultTable({ struck }: Tally): string {
  return [
    '| fault | struck |',
    '| --- | --- |',
    ...faultKinds.map(kind => `| ${kind} | ${said(struck[kind] ?? 0)} |`),
  ].join('\n')
}
