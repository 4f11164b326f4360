// Rematches at which people come and go before the game: the check of the shuffle accuses nobody who has kept to it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { games } from '#shared/games.ts'
import type { Again, MadeTable, SitDown } from '#shared/protocol.ts'
import { required } from '#test/shared/required.ts'
import { bodyOf, MemoryPlace, type HostedTable, type Seated } from '#test/shared/table/memory-place.ts'
import { historyOf, playOut, seen, shareOf } from '#test/shared/table/shuffled-table.ts'
import { again, free, sit } from '#web/lib/table/seat-calls.ts'
import { keepToken, tokenFor } from '#web/lib/table/seat-storage.ts'
import { checkShuffle } from '#web/lib/table/shuffle/check-shuffle.ts'
import { noted, noteLobby } from '#web/lib/table/shuffle/noted.ts'
import { fakeStorage } from '../fakes.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

/** A game that is over, and the browser of Bert, who has played it with Anna and Cleo. */
class Rematch {
  private constructor(
    private readonly place: MemoryPlace,
    private readonly id: string,
    private readonly seated: readonly Seated[],
  ) {}

  static async afterGame(): Promise<Rematch> {
    const place = new MemoryPlace(11)
    const made = { game: 'tal', seats: 3, options: { short: true } } as const
    const { id, table, seated } = await place.made(made, ['Anna', 'Bert', 'Cleo'])
    await playOut(table, seated)
    const [, bert] = seated
    keepToken(id, required(bert).token)
    return new Rematch(place, id, seated)
  }

  table(id: string): HostedTable {
    return this.place.table(id)
  }

  /** Anna or Cleo goes on, with a browser of their own. */
  async joins(seat: 0 | 2): Promise<MadeTable> {
    const { token } = required(this.seated[seat])
    return bodyOf<MadeTable>(await this.table(this.id).machine.again(token, '', shareOf('ac'[seat / 2] ?? '')))
  }

  /** Bert goes on, and sees the lobby. Gives the id of the table. */
  async bertJoins(): Promise<string> {
    const token = tokenFor(this.id)
    const view = await seen(this.table(this.id), token)
    const made = await again({ id: this.id, token, isLocal: false, view }, this.fetch)
    if ('code' in made) throw new Error(made.code)
    await this.bertLooks(made.id)
    return made.id
  }

  /** Bert takes a seat at the next table as anybody can who has its link. */
  async bertSits(id: string): Promise<void> {
    const unseen = {
      recall: () => undefined,
      take: () => undefined,
      status: 'live',
      viewAs: () => expect.fail(),
      isSitting: false,
    } as const
    expect(await sit({ id, ...unseen }, 'Bert', this.fetch)).toBeNull()
    await this.bertLooks(id)
  }

  /** Bert looks at a lobby, as its page does. */
  async bertLooks(id: string): Promise<void> {
    noteLobby(await seen(this.table(id), tokenFor(id)), tokenFor(id))
  }

  /** Bert leaves the next table. */
  async bertLeaves(id: string): Promise<void> {
    const token = tokenFor(id)
    const view = await seen(this.table(id), token)
    const session = { id, token, view, recall: () => undefined, take: () => undefined, dismissed: false }
    expect(await free(session, required(view.you), this.fetch)).toBeNull()
  }

  /** All who are not there yet sit down, and play. Gives what Bert's check of the shuffle finds. */
  async checked(id: string): Promise<Readonly<Record<string, string>>> {
    const others = [await this.joins(0), await this.joins(2)]
    const table = this.table(id)
    const token = required(tokenFor(id))
    const { you } = await seen(table, token)
    await playOut(table, [...others, { seat: required(you), token }])
    const claimed = { history: await historyOf(table), view: await seen(table, token), noted: noted(id, token) }
    const steps = await checkShuffle(claimed, games.tal, () => Promise.resolve())
    return Object.fromEntries(steps.map(({ of, outcome }) => [of, outcome]))
  }

  /** Bert's browser reaches the tables by this. */
  private readonly fetch = async (path: string, { method, headers, body }: RequestInit): Promise<Response> => {
    const [, , , id = '', rest, seat] = path.split('/')
    const token = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? null
    const { machine } = this.table(id)
    const asked: Again & SitDown = typeof body === 'string' ? JSON.parse(body) : {}
    const answer = await {
      GET: () => machine.fetchView(token, null),
      DELETE: () => machine.leave(token, Number(seat)),
      POST: () => (rest === 'seats' ? machine.sit(asked) : machine.again(token, '', asked.share)),
    }[required(method) as 'GET' | 'DELETE' | 'POST']()
    return new Response(answer.text, { status: answer.status })
  }
}

const allFit = { secret: 'fits', share: 'fits', shares: 'fits', seed: 'fits', game: 'fits' }

test('who joins a rematch, leaves it and comes again finds the share of the second time in the deal', async () => {
  const rematch = await Rematch.afterGame()
  await rematch.joins(0)
  await rematch.bertLeaves(await rematch.bertJoins())
  expect(await rematch.checked(await rematch.bertJoins())).toEqual(allFit)
})

test('so does who was removed by the host without a page that saw it', async () => {
  const rematch = await Rematch.afterGame()
  const anna = await rematch.joins(0)
  const id = await rematch.bertJoins()
  const { you } = await seen(rematch.table(id), tokenFor(id))
  bodyOf(await rematch.table(id).machine.leave(anna.token, required(you)))
  expect(await rematch.checked(await rematch.bertJoins())).toEqual(allFit)
})

test('who joins a rematch a second time while the seat is kept finds the share of the first time', async () => {
  const rematch = await Rematch.afterGame()
  await rematch.joins(0)
  await rematch.bertJoins()
  expect(await rematch.checked(await rematch.bertJoins())).toEqual(allFit)
})

test('who has sat down at a rematch by its link is led to that seat, and takes no second one', async () => {
  const rematch = await Rematch.afterGame()
  const { id } = await rematch.joins(0)
  await rematch.bertSits(id)
  const token = tokenFor(id)
  expect([await rematch.bertJoins(), tokenFor(id)]).toEqual([id, token])
  expect((await seen(rematch.table(id))).seats.map(({ name }) => name).sort()).toEqual(['Anna', 'Bert', null])
  expect(await rematch.checked(id)).toEqual(allFit)
})

test('a rematch that the host has deleted and somebody makes again is held only to what it shows itself', async () => {
  const rematch = await Rematch.afterGame()
  const { id, token } = await rematch.joins(0)
  expect(await rematch.bertJoins()).toBe(id)
  bodyOf(await rematch.table(id).machine.remove(token))
  const made = await rematch.bertJoins()
  expect(made).not.toBe(id)
  expect(await rematch.checked(made)).toEqual(allFit)
})

test('a rematch that shows another secret than before is still found out', async () => {
  const rematch = await Rematch.afterGame()
  const { id } = await rematch.joins(0)
  const shown = await seen(rematch.table(id))
  noteLobby({ ...shown, shuffle: { ...required(shown.shuffle), secretHash: 'of another secret' } }, null)
  expect(await rematch.checked(await rematch.bertJoins())).toEqual({ ...allFit, secret: 'fails' })
})
