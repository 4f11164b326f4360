// What tools that are called wrongly say: a sentence, and none of them takes a word for a number or leaves one out.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gameIn, namesIn, readArguments, readGame, wholeNumber } from './command-line.ts'

let said: string[]
beforeEach(() => {
  said = []
  vi.spyOn(console, 'error').mockImplementation((sentence: string) => {
    said.push(sentence)
  })
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** What is said where a tool ends. */
function saidBy(tool: () => unknown): string {
  expect(tool).toThrow('ended')
  return said.join('\n')
}

test('a number is whole and as large as it has to be', () => {
  expect(wholeNumber('--games', '12')).toBe(12)
  expect(wholeNumber('--seed', '0', 0)).toBe(0)
  for (const given of ['', ' ', 'x', '0', '-3', '1.5', 'Infinity', '12,000'])
    expect(() => wholeNumber('--games', given)).toThrow('ended')
  expect(said[2]).toBe('--games takes a whole number from 1 on, not "x".')
})

test('names are of those that there are', () => {
  const all = ['valley', 'tal'] as const
  expect(namesIn('--game', 'tal,valley', all)).toEqual(['tal', 'valley'])
  expect(saidBy(() => namesIn('--game', 'tal,chess', all))).toBe('--game "chess": there is valley, tal.')
})

test('an unknown option is named', () => {
  const options = { games: { type: 'string', default: '5' } } as const
  expect(readArguments({ args: [], options }).values.games).toBe('5')
  expect(saidBy(() => readArguments({ args: ['--game=3'], options }))).toContain("Unknown option '--game'")
})

test('a file that holds no game is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-game-'))
  const file = join(folder, 'file.json')
  for (const text of ['', 'null', '{"game":"chess","seed":"00","picks":[]}', '{"game":"tal"}']) {
    writeFileSync(file, text)
    expect(() => readGame(file)).toThrow('ended')
    // A tool that reads several goes on with the others.
    expect(() => gameIn(file)).toThrow(`${file} holds no game.`)
  }
  expect(new Set(said)).toEqual(new Set([`${file} holds no game.`]))
  expect(saidBy(() => readGame(join(folder, 'none')))).toContain('no such file')
  rmSync(folder, { recursive: true })
})
