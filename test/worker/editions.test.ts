// Tables of every edition and mix through the API: made with options, played to the end by clients that know no rules.
import { expect, test } from 'vitest'
import { settle } from '#shared/valley/options.ts'
import { Chance } from '#shared/chance.ts'
import { playOn } from '../client/player.ts'
import { codeOf, evict, refusalIn, send, tableFor, tableAlone, valleyIn } from './api-client.ts'

const grand = {
  sets: ['sarcophagi', 'canopic-jars', 'amulets', 'books', 'statues', 'priestesses', 'priests', 'builders', 'artisans'],
  half: 'joined',
  uniques: ['base', 'last-rites', 'premium'],
  starters: 'both',
  pharaohs: true,
}

test.each([
  ['Afterlife', 2, { edition: 'afterlife' }],
  ['Last Rites', 2, { edition: 'last-rites' }],
  ['the grand mix with pharaohs', 3, grand],
  ['half sets by lot', 2, { sets: 'lot', half: 'apart', uniques: ['premium', 'base'] }],
])('%s is played to a scored end, forgotten now and then', async (_, seats, options) => {
  const clients = await tableFor(seats, options)
  let picks = 0
  await playOn(clients, new Chance(seats), Infinity, async () => {
    if (++picks % 50 === 0) await evict(clients[0])
  })
  const view = await clients[0].view()
  expect(view.result?.scores).toHaveLength(seats)
  expect(view.options).toMatchObject('sets' in options && options.sets === 'lot' ? { half: 'apart' } : options)
})

test('what is drawn by lot is settled when the table is made', async () => {
  const [host] = await tableFor(2, { sets: 'lot' })
  const { options } = await host.view()
  expect(options['sets']).toHaveLength(5)
  await evict(host)
  expect((await host.view()).options).toEqual(options)
})

test('whoever plays solitaire begins at once, and only the perfect tomb would win', async () => {
  const { status, body } = await send('/api/games', 'POST', {
    game: 'valley',
    seats: 1,
    name: 'Anna',
    options: { solitaire: 'master' },
  })
  expect(status).toBe(201)
  const client = await tableAlone({ solitaire: 'master' })
  const begun = await client.view()
  expect(begun).toMatchObject({ phase: 'playing', waitingFor: [0] })
  expect(begun.log.length).toBeGreaterThan(0)
  expect(valleyIn(begun)?.boneyard.cards).toHaveLength(1)
  await evict(client)
  expect(await client.view()).toEqual(begun)
  await playOn([client], new Chance(5))
  expect((await client.view()).result?.winners).toEqual([])
  expect(codeOf(await send(`/api/games/${String(body['id'])}/seats`, 'POST', { name: 'Ben' }))).toBe(
    '409 already-started',
  )
})

test('what does not go together is refused with a sentence', async () => {
  const refused = await send('/api/games', 'POST', { game: 'valley', seats: 5, name: 'Anna', options: {} })
  const why = settle({}, 5, () => {
    throw new Error('nothing is drawn by lot')
  })
  expect([refused.status, refusalIn(refused)]).toEqual([422, why])
})
