// Random bytes that are the same in every run, for tests inside workerd: they follow from a name.
import { Chance } from '#shared/chance.ts'

const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)

/** Fills arrays as `crypto.getRandomValues` does, but with the same bytes for the same name. */
export function drawing(name: string): typeof crypto.getRandomValues {
  const chance = new Chance(numberOf(name))
  return array => {
    const { buffer, byteOffset, byteLength }: ArrayBufferView = array
    new Uint8Array(buffer, byteOffset, byteLength).forEach((_, at, bytes) => {
      bytes[at] = chance.below(256)
    })
    return array
  }
}
