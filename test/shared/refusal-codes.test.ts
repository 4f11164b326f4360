// Every code with which the API refuses is met by a test that calls it.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusalCodes, type RefusalCode } from '#shared/protocol.ts'

const folder = 'test/worker'
const tests = readdirSync(folder)
  .filter(name => name.endsWith('.test.ts'))
  .map(name => readFileSync(`${folder}/${name}`, 'utf8'))

test('every code of a refusal is expected by some test of the worker, but the one that cannot come', () => {
  // A table that is full has begun, and says that.
  const never: readonly RefusalCode[] = ['table-full']
  // With its status, or of a call over a socket by itself.
  const met = (code: RefusalCode) => tests.some(text => new RegExp(`'\\d{3} ${code}'|toBe\\('${code}'\\)`).test(text))
  expect(refusalCodes.filter(code => !met(code))).toEqual(never)
})
