// The same lots in every run of a test: its tables have the seeds and ids that its name draws, so that no rare game comes
// up only on somebody else's machine. Rare games are looked for by the properties (`test/shared/properties`).
import { afterEach, beforeEach, vi } from 'vitest'
import { Chance } from '../shared/chance.ts'

const numberOf = (name: string): number => [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0) | 0, 7)

beforeEach(({ task }) => {
  const chance = new Chance(numberOf(`${task.file.name} ${task.name}`))
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(array => {
    const { buffer, byteOffset, byteLength } = array as ArrayBufferView
    new Uint8Array(buffer, byteOffset, byteLength).forEach((_, at, bytes) => { bytes[at] = chance.below(256) })
    return array
  })
})
afterEach(() => { vi.restoreAllMocks() })
