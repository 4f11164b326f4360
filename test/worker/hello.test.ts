import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'

test('a table answers', async () => {
  const answer = await exports.default.fetch('http://table/api/hello')
  expect(await answer.json()).toEqual({ hello: 'valley' })
})
