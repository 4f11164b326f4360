// JSON that no client of ours sends: odd values, and bodies changed in odd ways. As text, for much of it cannot be made by
// writing a value.
import type { Chance } from '#shared/chance.ts'

const numbers = [
  '0',
  '-1',
  '1.5',
  '1e400',
  '-1e400',
  '-0',
  '9007199254740993',
  '1E+2',
  '99999999999999999999999999',
  '5e-324',
]
const words = ['null', 'true', 'false', 'NaN', 'Infinity', 'undefined', '-', '+1', '01', '0x10', "'x'", '']
const strings = [
  '',
  ' ',
  '\u0000',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\ud800',
  '\u{1f451}'.repeat(12),
  'e\u0301\u0302\u0303',
  'x'.repeat(24),
  'x'.repeat(25),
  '__proto__',
  'constructor',
  'toString',
  'valley',
  'master',
  '0-1',
  '0-999999999',
  '../../etc/passwd',
  "'; DROP TABLE rows; --",
  '<script>',
  '%00',
  'NaN',
]
const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'game',
  'seats',
  'name',
  'options',
  'then',
  'key',
  'bots',
  'bot',
]

/** The text of any value, odd or not. */
export function oddValue(chance: Chance, depth = 0): string {
  switch (chance.below(depth > 3 ? 4 : 8)) {
    case 0:
      return chance.one(numbers)
    case 1:
      return chance.one(words)
    case 2:
    case 3:
      return JSON.stringify(chance.one(strings))
    case 4:
      return JSON.stringify(chance.one(strings).repeat(1 + chance.below(300)))
    case 5:
      return `[${Array.from({ length: chance.below(5) }, () => oddValue(chance, depth + 1)).join()}]`
    case 6:
      return `{${Array.from({ length: chance.below(4) }, () => `${JSON.stringify(chance.one(keys))}:${oddValue(chance, depth + 1)}`).join()}}`
    default:
      return nested(chance)
  }
}

/** Lists or records in one another, up to thousands deep. */
function nested(chance: Chance): string {
  const depth = 1 + chance.below(chance.once(4) ? 8000 : 40)
  return chance.once(2) ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
}

/** A body with one to three of its parts missing, added, doubled, renamed or exchanged for something odd. */
export function mutated(body: object, chance: Chance): string {
  const parts = Object.entries(body).map(
    ([key, value]) => [JSON.stringify(key), JSON.stringify(value) ?? 'null'] as const,
  )
  for (let change = chance.below(3); change >= 0; change--) {
    const at = chance.below(parts.length + 1)
    const [key, value] = parts[at] ?? [JSON.stringify(chance.one(keys)), oddValue(chance)]
    switch (chance.below(6)) {
      case 0:
        parts.splice(at, 1)
        break
      case 1:
        parts.push([JSON.stringify(chance.one(keys)), oddValue(chance)])
        break
      case 2:
        parts.push([key, chance.once(2) ? value : oddValue(chance)])
        break
      case 3:
        parts[at] = [JSON.stringify(chance.one(keys)), value]
        break
      case 4:
        parts[at] = [key, `[${value},${oddValue(chance)}]`]
        break
      default:
        parts[at] = [key, oddValue(chance)]
    }
  }
  const text = `{${parts.map(([key, value]) => `${key}:${value}`).join()}}`
  return chance.once(20) ? `[${text}]` : text
}

/** Bytes that are hardly a text any more: cut off, of another encoding, with bytes changed, as large as allowed or larger. */
export function garbled(text: string, chance: Chance): Uint8Array {
  const bytes = Buffer.from(text)
  switch (chance.below(8)) {
    case 0:
      return bytes.subarray(0, chance.below(bytes.length + 1))
    case 1:
      return Buffer.from(text, 'utf16le')
    case 2:
      return Buffer.concat([Buffer.from('\ufeff'), bytes])
    case 3:
      for (let flips = chance.below(8); flips >= 0; flips--) bytes[chance.below(bytes.length)] = chance.below(256)
      return bytes
    case 4:
      return Buffer.from(text.padEnd(16 * 1024 - 2 + chance.below(5)))
    case 5:
      return Buffer.from(text.padEnd(16 * 1024 + chance.below(200_000)))
    case 6:
      return Buffer.concat([bytes, Buffer.from(chance.one([',', '}', 'null', '\u0000', '//', text]))])
    default:
      return Uint8Array.from({ length: chance.below(200) }, () => chance.below(256))
  }
}
