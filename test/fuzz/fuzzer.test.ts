// What the fuzzer tells of a failure, against an address at which nobody answers.
import { expect, test } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { Fuzzer } from './fuzzer.ts'
import { requestKinds } from './requests.ts'
import type { Target } from './targets.ts'

const seed = 7
const target: Target = { id: 'AAAAAAAAAAAAAAAA', phase: 'none', tokens: ['AAAAAAAAAAAAAAAAAAAAAA'], views: new Map() }
const targets = {
  renew: () => Promise.resolve(),
  any: () => target,
  learn: () => undefined,
}

test('from the number that is told with a failure its request can be drawn again, though others are under way', async () => {
  const fuzzer = new Fuzzer('http://127.0.0.1:1', targets, seed)
  await fuzzer.run(100)
  const told = fuzzer.failures.flatMap(failure => {
    const [, kind = '', number = ''] = /^(.+), number (\d+): /.exec(failure) ?? []
    const make = requestKinds[kind]
    return make ? [{ make, number: Number(number), failure }] : []
  })
  expect(told.length).toBeGreaterThan(5)
  for (const { make, number, failure } of told) {
    const chance = new Chance(seed * 10_000_019 + number)
    // Its kind is drawn first.
    chance.weighed([0], () => 1)
    const request = make(target, chance)
    const sent = { ...request, target: undefined, body: request.body && Buffer.from(request.body).toString('base64') }
    expect(failure).toContain(JSON.stringify(sent).slice(0, 20_000))
  }
})
