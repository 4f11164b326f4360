// Seating bots, by the host in the lobby and by somebody who plays alone.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { levels } from '#shared/bot-levels.ts'
import { seatBots } from '#web/lib/lobby/seat-bots.ts'
import { botText } from '#web/lib/table/bots/bot-texts.ts'
import { fakeStorage } from '../fakes.ts'

const table = { id: 'table', token: 'secret' }
type Asked = readonly [path: string, request: RequestInit]

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A network that answers one call after the other, and notes them. */
function network(...answers: readonly (() => Response)[]) {
  const asked: Asked[] = []
  const fetch = (...call: Asked) => {
    asked.push(call)
    const answer = answers[asked.length - 1]
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('unreachable'))
  }
  return { asked, fetch }
}
const sat = () => Response.json({ seat: 1 }, { status: 201 })
const refused = (code: string, status: number) => () => Response.json({ error: { code, message: code } }, { status })
const bodies = (asked: readonly Asked[]) => asked.map(([, { body }]) => JSON.parse(String(body)) as unknown)

test('each bot is a call of the host, with its level, the first for the seat that was pressed', async () => {
  const { asked, fetch } = network(sat, sat)
  expect(await seatBots(table, 'strong', 2, 3, fetch)).toBe('')
  expect(asked.map(([path, { method }]) => [method, path])).toEqual(Array(2).fill(['POST', '/api/games/table/seats']))
  expect(bodies(asked)).toEqual([{ bot: 'strong', seat: 3 }, { bot: 'strong' }])
  expect(new Headers(asked[0]?.[1].headers).get('authorization')).toBe('Bearer secret')
})

test('a call without an answer is not repeated, for it may have seated one', async () => {
  const { asked, fetch } = network(sat)
  expect(await seatBots(table, 'club', 3, 1, fetch)).toBe(botText('choose.lost'))
  expect(asked).toHaveLength(2)
})

test('where the last seat was taken meanwhile the game has begun, and nothing is wrong', async () => {
  const { asked, fetch } = network(sat, refused('already-started', 409))
  expect(await seatBots(table, 'club', 3, 1, fetch)).toBe('')
  expect(asked).toHaveLength(2)
})

test('any other refusal is said', async () => {
  expect(await seatBots(table, 'club', 1, 1, network(refused('host-only', 403)).fetch)).not.toBe('')
})

test('each level has a name, a sentence on how it plays, and a mark of its own', () => {
  for (const say of [
    (level: (typeof levels)[number]) => botText(`level.${level}`),
    (level: (typeof levels)[number]) => botText(`level.${level}.what`),
    (level: (typeof levels)[number]) => botText(`mark.${level}`),
  ]) {
    const said = levels.map(say)
    expect(new Set(said).size).toBe(levels.length)
    expect(said.every(Boolean)).toBe(true)
  }
})
