// Servers of tests run beside each other, and beside whatever else takes ports on the machine.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { portOf } from './port-of.ts'
import { startServer } from './wrangler.ts'

const serving = `
  const server = require('node:http').createServer((_, answer) => answer.end('own'))
  server.listen(0, '127.0.0.1', () => console.log('Ready on http://127.0.0.1:' + server.address().port))`

test('a server is reached where it says that it answers, and does so no more once it is stopped', async () => {
  const { address, stop } = await startServer('node', ['-e', serving])
  expect(await (await fetch(address)).text()).toBe('own')
  await stop('SIGKILL')
  await expect(fetch(address)).rejects.toThrow('fetch failed')
})

test('whoever has taken the port of a server that was stopped is not waited for', async () => {
  const other = createServer((_, answer) => answer.end('other')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const says = `console.log('Ready on http://127.0.0.1:${portOf(other)}'); setInterval(() => {}, 1000)`
  const { address, stop } = await startServer('node', ['-e', says])
  await stop()
  expect(await (await fetch(address)).text()).toBe('other')
  other.close()
})

test('a server that ends before it answers is told with what it has said', async () => {
  await expect(startServer('node', ['-e', "console.log('no storage'); process.exitCode = 1"])).rejects.toThrow(
    'no storage',
  )
})
