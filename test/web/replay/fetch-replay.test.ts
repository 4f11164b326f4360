// A finished game is fetched by whoever opens its replay, whatever this browser has kept of its table.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { shuffledGame } from '#test/shared/table/shuffled-table.ts'
import { required } from '#test/shared/required.ts'
import { fetchReplay } from '#web/lib/replay/fetch-replay.ts'
import { keepToken, tokenFor } from '#web/lib/table/seat-storage.ts'
import { fakeStorage } from '../fakes.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => void vi.unstubAllGlobals())

/** A table whose game is over, which answers the page's calls; by seat its tokens. */
async function overTable(): Promise<readonly string[]> {
  const { table, seated } = await shuffledGame('tal', 2, 3, { short: true })
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    const [, token = null] = new Headers(headers).get('authorization')?.split(' ') ?? []
    const { machine } = table
    const { status, text } = await (path.endsWith('/history') ? machine.history(token) : machine.fetchView(token, null))
    return new Response(text, { status })
  })
  return seated.map(({ token }) => token)
}

test('a player sees it from the own seat', async () => {
  const tokens = await overTable()
  keepToken('table', required(tokens[1]))
  const { log }: View = await (await fetch('/api/games/table', {})).json()
  expect(await fetchReplay('table')).toMatchObject({ end: { you: 1, ended: required(log.at(-1)).at } })
})

test.each(['/history', ''])('why a game cannot be fetched is told: its %s is refused', async refused => {
  await overTable()
  const { fetch } = globalThis
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    asked.push(path)
    const error = { code: 'other-version', message: 'begun before' }
    return path.endsWith(`table${refused}`)
      ? new Response(JSON.stringify({ error }), { status: 409 })
      : fetch(path, request)
  })
  expect(await fetchReplay('table')).toMatchObject({ code: 'other-version' })
  expect(asked.filter(path => path.endsWith(`table${refused}`))).toHaveLength(1)
})

test('whose token opens no seat any more sees it as a spectator, and keeps the token', async () => {
  await overTable()
  keepToken('table', 'of a seat that was freed')
  expect(await fetchReplay('table')).toMatchObject({ end: { you: null } })
  expect(tokenFor('table')).toBe('of a seat that was freed')
})
