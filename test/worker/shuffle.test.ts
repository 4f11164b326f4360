// The shuffle at a real table (API.md, Shuffle): shares travel, calls are repeated, the object is evicted, and rows of before go on.
import { expect, test } from 'vitest'
import { Chance } from '#shared/chance.ts'
import type { GameHistory, MadeTable, SatDown } from '#shared/protocol.ts'
import { hashOfHex, hashOfShare, seedOf } from '#shared/table/shuffle.ts'
import { required } from '#test/shared/required.ts'
import { Client, playOn } from '../client/player.ts'
import {
  codeOf,
  evict,
  inside,
  loadedIn,
  lobbyFor,
  reach,
  read,
  rowsOf,
  send,
  soonOver,
  storedTexts,
  watcher,
} from './api-client.ts'

const share = (letter: string) => letter.repeat(22)
const key = (letter: string) => letter.repeat(24)
const making = { game: 'tal', seats: 2, name: 'Anna', options: { short: true } }

test('a seed is made of the table’s secret and of shares that repeated calls do not change, and is opened at the end', async () => {
  const make = (letter: string) =>
    send<MadeTable>('/api/games', 'POST', { ...making, key: key('m'), share: share(letter) })
  const { body: made } = await make('a')
  expect((await make('x')).body).toEqual(made)
  const anna = new Client(reach, made.id, made.token)
  const { secretHash } = required((await watcher(anna).view()).shuffle)
  await evict(anna)
  const sit = async (letter: string) =>
    read<SatDown>(await anna.call('/seats', 'POST', { name: 'Bert', key: key('s'), share: share(letter) }))
  const { body: sat } = await sit('b')
  expect((await sit('y')).body).toEqual(sat)
  expect(await rowsOf(anna)).toBe(2)
  const clients = [anna, new Client(reach, made.id, sat.token)]

  const shareHashes = ['a', 'b'].map(letter => hashOfShare(share(letter)))
  const told: unknown[] = []
  await playOn(clients, new Chance(4), Infinity, async view => {
    told.push(view, await anna.view(), await watcher(anna).view())
    await evict(anna)
  })
  const end = await watcher(anna).view()
  const history = (await read<GameHistory>(await anna.call('/history'))).body
  const opened = required(history.shuffle)
  expect(opened).toMatchObject({ secretHash, shareHashes, shares: [share('a'), share('b')], count: 0 })
  expect(end.shuffle).toEqual(opened)
  expect(hashOfHex(opened.secret)).toBe(secretHash)
  expect(end.seed).toBe(seedOf(opened))
  expect(told.length).toBeGreaterThan(100)
  for (const secret of [opened.secret, share('a'), share('b'), required(end.seed)])
    expect(JSON.stringify(told)).not.toContain(secret)

  const { body: next } = await read<MadeTable>(await anna.call('/again', 'POST', { share: share('c') }))
  const rematch = await new Client(reach, next.id).view()
  expect(rematch.shuffle?.shareHashes).toContain(hashOfShare(share('c')))
  expect(rematch.shuffle?.secretHash).not.toBe(secretHash)
})

test('what is no share is refused, and changes nothing', async () => {
  const host = await lobbyFor(2)
  const before = await storedTexts(host)
  for (const wrong of ['', share('a').slice(1), `${share('a')}a`, `${share('a').slice(1)}=`, 22]) {
    expect(codeOf(await send('/api/games', 'POST', { ...making, share: wrong })), String(wrong)).toBe('422 bad-body')
    const sitting = await host.call('/seats', 'POST', { name: 'Bert', share: wrong })
    expect(codeOf(await read(sitting)), String(wrong)).toBe('422 bad-body')
  }
  expect(await storedTexts(host)).toEqual(before)
})

test('a table whose rows are of before there were shares goes on to its end, with nothing to open', async () => {
  const clients = await soonOver(2)
  await playOn(clients, new Chance(5), 30)
  const { seed } = await inside(clients[0], (_state, table) => loadedIn(table).dealing)
  await inside(clients[0], ({ storage }) => {
    // Then the first row held the seed, and that of the beginning no count.
    storage.sql.exec(
      "UPDATE rows SET happening = json_remove(json_set(happening, '$.seed', ?), '$.secret') WHERE n = 1",
      seed,
    )
    storage.sql.exec("UPDATE rows SET after = json_remove(after, '$.lobby.count')")
  })
  await evict(clients[0])
  const view = await watcher(clients[0]).view()
  expect(view).toMatchObject({ phase: 'playing', seedHash: hashOfHex(seed), shuffle: null })
  await playOn(clients, new Chance(6))
  expect(await watcher(clients[0]).view()).toMatchObject({ phase: 'over', seed, shuffle: null })
  const { body } = await read<GameHistory>(await clients[0].call('/history'))
  expect(body).toMatchObject({ seed, shuffle: null })
})
