// What a body may hold.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { nameSchema } from '#shared/protocol.ts'

test('a name is trimmed', () => {
  expect(v.parse(nameSchema, '  Anna ')).toBe('Anna')
})
