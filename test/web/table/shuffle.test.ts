// How a browser checks a shuffle: what is as it was promised fits, what it cannot know stays open, and whatever was changed is found.
import { beforeAll, describe, expect, test } from 'vitest'
import { games } from '#shared/games.ts'
import type { GameHistory, OpenedShuffle, View } from '#shared/protocol.ts'
import { hashOfHex, hashOfShare, seedOf } from '#shared/table/shuffle.ts'
import { logLine } from '#shared/table/view-builder.ts'
import { bodyOf, MemoryPlace, type HostedTable, type Seated } from '#test/shared/table/memory-place.ts'
import { historyOf, playOut, sat, seen, shareOf, shuffledGame } from '#test/shared/table/shuffled-table.ts'
import { required } from '#test/shared/required.ts'
import { replayOf } from '#web/lib/table/end/play-through.ts'
import { checkShuffle, type Claimed } from '#web/lib/table/shuffle/check-shuffle.ts'

const noPause = () => Promise.resolve()
const nothing = { secretHash: null, shares: [], shareHash: null }

/** What came of each step. */
async function outcomes(claimed: Claimed): Promise<Readonly<Record<string, string>>> {
  const steps = await checkShuffle(claimed, games[claimed.history.game], noPause)
  return Object.fromEntries(steps.map(({ of, outcome }) => [of, outcome]))
}

const allFit = { secret: 'fits', share: 'fits', shares: 'fits', seed: 'fits', game: 'fits' }

/** All that a seat's browser has at the end of a game. */
async function claimedBy(table: HostedTable, { seat, token }: Seated): Promise<Claimed> {
  const [view, history] = [await seen(table, token), await historyOf(table)]
  const { secretHash, shares } = required(history.shuffle)
  const share = shares[seat] ?? null
  const own = share === null ? { shares: [], shareHash: null } : { shares: [share], shareHash: hashOfShare(share) }
  return { view, history, noted: { secretHash, ...own } }
}

describe.each([
  ['tal', { short: true }],
  ['valley', {}],
] as const)('%s', (game, options) => {
  let claimed: Claimed
  let opened: OpenedShuffle
  beforeAll(async () => {
    const { table, seated } = await shuffledGame(game, 3, 5, options)
    claimed = await claimedBy(table, required(seated[1]))
    opened = required(claimed.history.shuffle)
  })
  /** The same, as if the table had said otherwise to everybody at the end. */
  const told = (change: Partial<GameHistory>, more: Partial<View> = {}): Claimed => {
    const history = { ...claimed.history, ...change }
    const { shuffle = null, seed } = history
    return { ...claimed, history, view: { ...claimed.view, shuffle, seed, ...more } }
  }

  test('a game that was dealt as promised fits, for whoever sat there from the beginning', async () => {
    expect(await outcomes(claimed)).toEqual(allFit)
    const steps = await checkShuffle(claimed, games[game], noPause)
    const { draws = 0, moves } = required(steps.find(step => step.of === 'game'))
    expect([moves, draws > 20]).toEqual([claimed.history.picks.length, true])
  })

  test('what this browser did not note stays open', async () => {
    expect(await outcomes({ ...claimed, noted: nothing })).toEqual({ ...allFit, secret: 'open', share: 'open' })
  })

  test('another secret than the one whose hash was noted is found, whatever seed it gives', async () => {
    const secret = '01'.repeat(16)
    const shuffle = { ...opened, secret, secretHash: hashOfHex(secret) }
    const seed = seedOf(shuffle)
    expect(await outcomes(told({ shuffle, seed }, { seedHash: hashOfHex(seed) }))).toMatchObject({ secret: 'fails' })
    const unhashed = await outcomes(told({ shuffle: { ...opened, secret } }))
    expect(unhashed).toMatchObject({ secret: 'fails', seed: 'fails' })
  })

  test('another share than one’s own is found, and one of another seat that does not have its hash', async () => {
    const with2 = (seat: number) => opened.shares.map((share, at) => (at === seat ? shareOf('x') : share))
    const hashed = with2(1).map(share => share && hashOfShare(share))
    const swapped = { ...opened, shares: with2(1), shareHashes: hashed }
    const seed = seedOf(swapped)
    expect(await outcomes(told({ shuffle: swapped, seed }, { seedHash: hashOfHex(seed) }))).toMatchObject({
      share: 'fails',
      shares: 'fits',
    })
    // Also where the hash in the lobby was never seen, and where the share is missing altogether.
    const unseen = { ...claimed.noted, shareHash: null }
    for (const shares of [with2(1), opened.shares.with(1, null)])
      expect(await outcomes({ ...told({ shuffle: { ...opened, shares } }), noted: unseen })).toMatchObject({
        share: 'fails',
      })
    expect(await outcomes(told({ shuffle: { ...opened, shares: with2(2) } }))).toMatchObject({
      share: 'fits',
      shares: 'fails',
      seed: 'fails',
    })
  })

  test('a share that was shown with another hash in the lobby is found, also if this browser has sent it', async () => {
    const { noted } = claimed
    const shares = [...noted.shares, shareOf('x')]
    const shown = (shareHash: string | null) => outcomes({ ...claimed, noted: { ...noted, shares, shareHash } })
    expect(await shown(noted.shareHash)).toEqual(allFit)
    expect(await shown(null)).toEqual(allFit)
    expect(await shown(hashOfShare(shareOf('x')))).toEqual({ ...allFit, share: 'fails' })
  })

  test('another seed is found, and a count that goes further than it may', async () => {
    expect(await outcomes(told({ seed: '02'.repeat(16) }))).toMatchObject({ seed: 'fails', game: 'fails' })
    const shuffle = { ...opened, count: 1 }
    const seed = seedOf(shuffle)
    expect(await outcomes(told({ shuffle, seed }, { seedHash: hashOfHex(seed) }))).toMatchObject({ seed: 'fails' })
  })

  test('a seed that is not the one whose hash was shown when the game began is found', async () => {
    const seedHash = hashOfHex('02'.repeat(16))
    expect(await outcomes(told({}, { seedHash }))).toEqual({ ...allFit, seed: 'fails' })
  })

  test('a history whose seed is not the one that everybody was shown is found', async () => {
    const { history, view } = claimed
    expect(await outcomes({ ...claimed, history, view: { ...view, seed: '02'.repeat(16) } })).toEqual({
      ...allFit,
      opened: 'fails',
    })
  })

  test('a game that ends before it is over is found, though it is shown so', async () => {
    const { history, view } = claimed
    const replay = replayOf(games[game], history)
    replay.goTo(history.picks.length - 1)
    const picks = history.picks.slice(0, -1)
    const log = replay.lines.slice(-view.log.length).map(line => logLine(line, view.you, '', ''))
    const table = { ...required(view.table), ...replay.referee.table(view.you) }
    const end = { result: replay.referee.result, table, log }
    expect(await outcomes(told({ picks }, end))).toEqual({ ...allFit, game: 'fails' })
  })

  test('a history that opens something else than everybody was shown is found', async () => {
    const shuffle = { ...opened, shareHashes: [...opened.shareHashes].reverse() }
    const found = await outcomes({ ...claimed, history: { ...claimed.history, shuffle } })
    expect(found).toEqual({ ...allFit, opened: 'fails', shares: 'fails' })
  })

  test('a move that was changed or left out is found', async () => {
    const { picks } = claimed.history
    const nth = picks.findLastIndex(move => 'decision' in move)
    for (const made of [picks.toSpliced(nth, 1), picks.toSpliced(nth - 1, 1)])
      expect(await outcomes(told({ picks: made }))).toEqual({ ...allFit, game: 'fails' })
  })

  test('an end that is shown otherwise is found', async () => {
    const { result, log } = claimed.view
    const { scores, winners } = required(result)
    const other = { scores: scores.map(each => ({ ...each, total: each.total + 1 })), winners }
    expect(await outcomes(told({}, { result: other }))).toMatchObject({ game: 'fails' })
    expect(await outcomes(told({}, { result: { scores, winners: [3] } }))).toMatchObject({ game: 'fails' })
    const table = { ...required(claimed.view.table), round: 99 }
    expect(await outcomes(told({}, { table }))).toMatchObject({ game: 'fails' })
    expect(await outcomes(told({}, { options: { ...claimed.view.options, more: 1 } }))).toMatchObject({ game: 'fails' })
    const line = { ...required(log[0]), seat: 2, key: 'draw' }
    expect(await outcomes(told({}, { log: [line, ...log.slice(1)] }))).toMatchObject({ game: 'fails' })
  })
})

test('in a series the count may go up to the first game that the right seat begins, and no further', async () => {
  const place = new MemoryPlace(2)
  const made = { game: 'tal', seats: 2, options: { short: true }, share: shareOf('a') } as const
  let { table, seated } = await place.made(made, ['Anna'])
  seated = [...seated, await sat(table, 'Bert', shareOf('b'))]
  for (let count = 0; count === 0; count = required((await historyOf(table)).shuffle).count) {
    await playOut(table, seated)
    const next: (Seated & { readonly id: string })[] = []
    for (const { token } of seated) next.push(bodyOf(await table.machine.again(token, '', shareOf('c'))))
    ;[table, seated] = [place.table(required(next[0]).id), next]
    await playOut(table, seated)
  }
  const claimed = await claimedBy(table, required(seated[0]))
  expect(await outcomes(claimed)).toEqual(allFit)
  // The next count that deals a game which this seat begins would be another deal of the table's choice.
  const { history, view } = claimed
  const opened = required(history.shuffle)
  // So would an earlier one be, with which another seat begins.
  for (const count of [opened.count + 1, opened.count - 1]) {
    const shuffle = { ...opened, count }
    const seed = seedOf(shuffle)
    const told = { ...view, shuffle, seed, seedHash: hashOfHex(seed) }
    expect(await outcomes({ ...claimed, history: { ...history, shuffle, seed }, view: told })).toMatchObject({
      seed: 'fails',
    })
  }
})

test('where nobody but the host gave a share the table alone could choose, which stays open', async () => {
  const { table, seated } = await new MemoryPlace(3).made(
    { game: 'tal', seats: 2, options: { short: true }, share: shareOf('a') },
    ['Anna', 'Bert'],
  )
  await playOut(table, seated)
  const [anna, bert] = seated
  expect(await outcomes(await claimedBy(table, required(anna)))).toEqual({ ...allFit, shares: 'open' })
  expect(await outcomes(await claimedBy(table, required(bert)))).toMatchObject({ share: 'open', shares: 'open' })
  const spectator = { view: await seen(table), history: await historyOf(table), noted: nothing }
  expect(await outcomes(spectator)).toEqual({ secret: 'open', shares: 'open', seed: 'fits', game: 'fits' })
})

test('a seed that was settled beforehand is compared with its hash alone', async () => {
  const seed = '03'.repeat(16)
  const place = new MemoryPlace(3)
  const { table, seated } = await place.made({ game: 'tal', seats: 2, options: { short: true }, seed }, ['Anna'])
  await playOut(table, [...seated, await sat(table, 'Bert')])
  const claimed = { view: await seen(table), history: await historyOf(table), noted: nothing }
  expect(await outcomes(claimed)).toEqual({ given: 'open', game: 'fits' })
  const other = { ...claimed, view: { ...claimed.view, seedHash: hashOfHex('04'.repeat(16)) } }
  expect(await outcomes(other)).toEqual({ given: 'fails', game: 'fits' })
})
