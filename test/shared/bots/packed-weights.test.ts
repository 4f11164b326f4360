// Weights as text: what is packed comes out again, and what stands in the repository belongs to the game as it is now.
import { readdirSync, statSync } from 'node:fs'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { noWeights } from '#shared/bots/net.ts'
import { pack, unpack } from '#shared/bots/packed-weights.ts'
import { games } from '#shared/games.ts'
import { kindOf } from '#test/training/kinds.ts'
import { Chance } from '#shared/chance.ts'

test('weights come out as they were packed, but for the last of four digits, and what was never met as zero', () => {
  const chance = new Chance(1)
  const weights = noWeights(40, 4)
  for (const part of ['linear', 'drift', 'first', 'bias', 'second'] as const)
    weights[part].forEach((_, at, all) => {
      all[at] = (chance.below(2001) - 1000) / 700
    })
  const met = (input: number) => input % 7 < 3
  const found = unpack(pack(weights, met, { version: 1, facts: '', seed: 1, games: 1 }))
  for (let input = 0; input < 40; input++) {
    expect(found.linear[input]).toBeCloseTo(met(input) ? (weights.linear[input] ?? 0) : 0, 3)
    expect(found.drift[input]).toBeCloseTo(met(input) ? (weights.drift[input] ?? 0) : 0, 3)
    for (let unit = 0; unit < 4; unit++)
      expect(found.first[input * 4 + unit]).toBeCloseTo(met(input) ? (weights.first[input * 4 + unit] ?? 0) : 0, 3)
  }
  for (let unit = 0; unit < 4; unit++) {
    expect(found.bias[unit]).toBeCloseTo(weights.bias[unit] ?? 0, 3)
    expect(found.second[unit]).toBeCloseTo(weights.second[unit] ?? 0, 3)
  }
})

const folderOf = (game: string) => new URL(`../../../shared/${game}/bot/weights/`, import.meta.url)
const made = Object.keys(games).flatMap(game =>
  readdirSync(folderOf(game)).map(file => ({ game, name: file.replace('.ts', '') })),
)

/**
 * By game, the oldest rules whose weights hold, where those since then have changed too little to be learned anew: from
 * 4 to 5 of the deck-builder only what becomes of a card that Book of Gates reveals while its action is being carried
 * out, and that Architect may be played for no gold.
 */
const oldestRules: Readonly<Record<string, number>> = { valley: 4 }

test.each(made)(
  'the weights $game $name were made with rules that hold and the present facts',
  async ({ game, name }) => {
    const { version, facts, inputs, weights } = kindOf(game, name)
    const found = await weights(name)
    expect(found.version).toBeGreaterThanOrEqual(oldestRules[game] ?? version)
    expect(found.version).toBeLessThanOrEqual(version)
    expect(found.facts).toBe(bytesToHex(sha256(utf8ToBytes(facts))))
    expect(found.inputs).toBe(inputs)
  },
)

test('all weights of a game are small enough to travel with the worker', () => {
  for (const game of Object.keys(games)) {
    const sizes = readdirSync(folderOf(game)).map(file => statSync(new URL(file, folderOf(game))).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150 * 1024)
  }
})
