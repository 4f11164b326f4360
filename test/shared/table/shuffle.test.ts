// How the seed of a game comes about (API.md, Shuffle): what is shown when, of whom it is made, and that nothing changes it.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { Referee } from '#shared/engine/referee.ts'
import { games } from '#shared/games.ts'
import type { MadeTable, View } from '#shared/protocol.ts'
import { Dealing } from '#shared/table/dealing.ts'
import { required } from '#test/shared/required.ts'
import { bodyOf, MemoryPlace, type Seated } from './memory-place.ts'
import { historyOf, playOut, sat, seen, shareOf } from './shuffled-table.ts'

const [first, second, third] = ['a', 'b', 'c'].map(shareOf) as [string, string, string]
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const short = { game: 'tal', seats: 2, options: { short: true } } as const

/** The seed by the words of the API alone (API.md, Shuffle). */
const seedBy = (secret: string, shares: readonly string[], count: number) =>
  sha256(['seed', secret, ...shares, count].join('\n')).slice(0, 32)

/** The seat that begins the game of this seed. */
function beginnerOf({ game, options, seats }: View, seed: string): number | null | undefined {
  const { dealLines } = new Referee(games[game], options, seats.length, Buffer.from(seed, 'hex'))
  return dealLines.find(({ key }) => key === 'begin')?.seat
}

const made = (seats: number, key?: string) =>
  new MemoryPlace(2).made({ ...short, seats, share: first, ...(key ? { key } : {}) }, ['Anna'])

test('hashes are shown from the first view on, follow those who come and go, and are opened at the end', async () => {
  const { table, seated } = await made(3)
  const lobby = await seen(table)
  const { secretHash } = required(lobby.shuffle)
  expect(lobby).toMatchObject({ seedHash: null, shuffle: { shareHashes: [sha256(first), null, null] } })
  const leaver = await sat(table, 'Bert', third)
  expect((await seen(table)).shuffle?.shareHashes).toEqual([sha256(first), sha256(third), null])
  bodyOf(await table.machine.leave(leaver.token, leaver.seat))
  expect((await seen(table)).shuffle?.shareHashes).toEqual([sha256(first), null, null])
  // A client that knows nothing of shares sits down too.
  const [cleo, dora] = [await sat(table, 'Cleo'), await sat(table, 'Dora', second)]
  const begun = await seen(table)
  expect(begun.shuffle).toEqual({ secretHash, shareHashes: [sha256(first), null, sha256(second)] })
  expect(begun.seedHash).toMatch(/^[0-9a-f]{64}$/)
  table.unload()
  expect(await seen(table)).toEqual(begun)

  const end = await playOut(table, [...seated, cleo, dora])
  const { secret, shares, count } = required(end.shuffle)
  expect(sha256(Buffer.from(required(secret), 'hex'))).toBe(secretHash)
  expect([shares, count]).toEqual([[first, null, second], 0])
  expect(end.shuffle).toMatchObject(required(begun.shuffle))
  expect(end.seed).toBe(seedBy(required(secret), [first, '-', second], 0))
  expect(sha256(Buffer.from(required(end.seed), 'hex'))).toBe(begun.seedHash)
  expect(await historyOf(table)).toMatchObject({ seed: end.seed, shuffle: end.shuffle })
  table.unload()
  expect(await seen(table)).toEqual(end)
})

test('a call that is repeated with another share changes nothing', async () => {
  const key = 'k'.repeat(22)
  const { id, table, seated } = await made(2, key)
  const again = { ...short, id, key, name: 'Anna', origin: '', share: third }
  expect(bodyOf<MadeTable>(await table.machine.make(again)).token).toBe(seated[0]?.token)
  const bert = await sat(table, 'Bert', second, key.toUpperCase())
  expect(await sat(table, 'Bert', third, key.toUpperCase())).toEqual(bert)
  expect((await seen(table)).shuffle?.shareHashes).toEqual([sha256(first), sha256(second)])
})

test('another share of one seat alone gives another seed', async () => {
  const seedHashes = new Set<string | null>()
  for (const share of [second, third, undefined]) {
    const { table } = await made(2)
    await sat(table, 'Bert', share)
    seedHashes.add((await seen(table)).seedHash)
  }
  expect(seedHashes.size).toBe(3)
})

test('whoever gives a seat up leaves the share: it was shown, and the seed is made of it', async () => {
  const { table, seated } = await made(2)
  const bert = await sat(table, 'Bert', second)
  bodyOf(await table.machine.standIn(bert.token, bert.seat, { bot: 'newcomer', forGood: true }))
  table.unload()
  const end = await playOut(table, seated)
  expect(end.shuffle?.shares).toEqual([first, second])
  expect(end.seed).toBe(seedBy(required(end.shuffle?.secret), [first, second], required(end.shuffle?.count)))
})

test('in a series the count goes up until the right seat begins, which anybody can make again', async () => {
  const place = new MemoryPlace(2)
  let { table, seated } = await place.made({ ...short, share: first }, ['Anna'])
  seated = [...seated, await sat(table, 'Bert', second)]
  const counts: number[] = []
  for (let game = 2; game <= 6; game++) {
    await playOut(table, seated)
    const next: (Seated & { readonly id: string })[] = []
    for (const { token } of seated) next.push(bodyOf(await table.machine.again(token, '', third)))
    seated = next
    table = place.table(required(next[0]).id)
    const begun = await seen(table)
    const end = await playOut(table, seated)
    const { secret, shares, count } = required(end.shuffle)
    const begins = required(begun.series?.begins)
    const dealt = (at: number) => beginnerOf(end, seedBy(required(secret), [third, third], at))
    expect(shares).toEqual([third, third])
    expect(end.seed).toBe(seedBy(required(secret), [third, third], required(count)))
    expect(Array.from({ length: required(count) + 1 }, (_, at) => dealt(at)).indexOf(begins)).toBe(count)
    counts.push(required(count))
  }
  expect(Math.max(...counts)).toBeGreaterThan(0)
})

test('where no deal is begun by the seat that is to begin, the 300th is played', () => {
  const table = { kind: 'made', id: 'a'.repeat(16), version: 1, seats: 2, name: 'Anna', hash: '' } as const
  const series = { game: 2, begins: 7, turned: 0 }
  const dealing = new Dealing({ ...table, game: 'tal', options: { short: true }, secret: '00'.repeat(16), series })
  dealing.begin(games.tal, [first, second])
  expect(dealing.opened?.count).toBe(299)
  expect(dealing.seed).toBe(seedBy('00'.repeat(16), [first, second], 299))
})

test('a table with a given seed, and so one stored before there were shares, goes on with it and has nothing to open', async () => {
  const seed = '07'.repeat(16)
  const { table, seated } = await new MemoryPlace(2).made({ ...short, seed, share: first }, ['Anna'])
  const seedHash = sha256(Buffer.from(seed, 'hex'))
  expect(JSON.parse(required(table.rows.texts[0]))).not.toHaveProperty('event.secret')
  expect(await seen(table)).toMatchObject({ seedHash, shuffle: null })
  const bert = await sat(table, 'Bert', second)
  table.unload()
  expect(await seen(table)).toMatchObject({ seedHash, shuffle: null, phase: 'playing' })
  const end = await playOut(table, [...seated, bert])
  expect(end).toMatchObject({ seed, seedHash, shuffle: null })
  expect(await historyOf(table)).toMatchObject({ seed, shuffle: null })
})
