// A third game is added by its manifest alone: a registry with one entry more, and it is played through the API to its end.
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { English } from '#shared/messages/english.ts'
import { apiOf } from '#worker/api.ts'
import { Client, fullTable, playOn, type Reach } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { toyManifest } from '../shared/engine/toy-manifest.ts'
import { required } from '../shared/required.ts'
import { codeOf, read, reach } from './api-client.ts'
import { gamesWithToy } from './toy-worker.ts'

const api = apiOf(gamesWithToy)
const reachToy: Reach = async (path, request) =>
  api.fetch(new Request(`https://toy.test${path}`, request), { ...env, TABLES: env.TOYS })

test('the toy game is played through the API to its end, told in its own words, and can be told whole', async () => {
  const clients = await fullTable(reachToy, 3, {}, 'toy-board')
  const watcher = new Client(reachToy, clients[0]?.id ?? '')
  const begun = await watcher.view()
  expect(begun).toMatchObject({ game: 'toy-board', phase: 'playing', waitingFor: [0, 1, 2] })
  const english = new English(toyManifest.english, [])
  expect(begun.log.map(({ key, text }) => [key, text])).toEqual([
    ['crates', english.line(required(begun.log[0]), null)],
  ])
  const [bid] = (await clients[0].view()).decisions
  expect(bid).toMatchObject({ key: 'bid', prompt: english.decision(required(bid)).prompt })

  await playOn(clients, new Chance(3))
  const over = await watcher.view()
  expect(over).toMatchObject({ phase: 'over', waitingFor: [] })
  expect(over.result?.scores).toHaveLength(3)
  const named = new English(
    toyManifest.english,
    over.seats.map(({ name }) => name),
  )
  const sailed = over.log.filter(({ key }) => key === 'sailed')
  expect(sailed.length).toBeGreaterThan(0)
  expect(sailed.map(({ text }) => text)).toEqual(sailed.map(line => named.line(line, null)))
  const { body: history } = await read(await watcher.call('/history'))
  expect(history).toMatchObject({ game: 'toy-board', seats: 3, seed: over.seed })
})

test('the games of the product are played in that build as well', async () => {
  const clients = await fullTable(reachToy, 2)
  expect(await playOn(clients, new Chance(5), 20)).toBe(20)
})

test('the product itself knows no such game', async () => {
  const body = JSON.stringify({ game: 'toy-board', seats: 3, name: 'Anna' })
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  expect(codeOf(await read(await reach('/api/games', json)))).toBe('422 bad-body')
})
