// What is announced and shown of the end: in time, once, and only to whom it applies.
import { beforeAll, expect, test } from 'vitest'
import type { ValleyDeclarations } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { EndAnnouncer, endNews } from '#web/lib/valley/end/end-news.ts'
import { longTimeout } from '#test/shared/properties/valley-games.ts'
import { emptyPlayer, emptyTable } from '#test/shared/valley/wire-fixtures.ts'
import { viewOf } from '#test/shared/wire-records.ts'
import { valleyGame, watchGame, loadAllTexts } from '#test/web/played-games.ts'

beforeAll(loadAllTexts)

const nearly = Array.from({ length: 100 }, (_, n) => `${t('ending.near', { n })}.`)
const lastRound = [true, false].map(entombs => `${t('ending.lastRound', { entombs })}.`)

test(
  'whoever listens to a whole game hears once that the end is near and once that the last round has come',
  longTimeout,
  () => {
    let whole = 0
    const near = expect.toSatisfy((said: string) => nearly.includes(said))
    const last = expect.toSatisfy((said: string) => lastRound.includes(said))
    for (const number of [0, 1, 2, 6, 8]) {
      const ending = new EndAnnouncer()
      const said: string[] = []
      let over = false
      let emptied = false
      watchGame(valleyGame(number), 0, ({ view }) => {
        const news = endNews({ view, table: view.table, you: view.you })
        const fresh = ending.announce({ view, table: view.table, you: view.you })
        if (fresh.length > 0) expect(news?.said).toBe(fresh.join('').slice(0, -1))
        expect(news === null || view.phase === 'playing').toBe(true)
        said.push(...fresh)
        over = view.phase === 'over'
        emptied ||= !over && view.table.stock === 0 && view.table.pyramid.flat().every(card => card === null)
      })
      if (!over) continue
      // What the round's last player empties at the end of the turn ends the game at once.
      if (emptied) whole++
      expect(said).toEqual(emptied ? [near, last] : [near])
    }
    expect(whole).toBeGreaterThan(1)
  },
)

const seen = (more: Partial<ValleyTable>, options = {}, you: number | null = 1) => {
  const players = [0, 1, 2].map(seat => ({ ...emptyPlayer(seat), hand: 5 }))
  const table = { ...emptyTable, players, first: 2, ...more }
  return { table, you, view: { ...viewOf<ValleyTable, ValleyDeclarations>({ phase: 'playing', options }), table } }
}

test('only who can still entomb is told to', () => {
  const entombs = t('ending.lastRound', { entombs: true })
  const round = t('ending.lastRound', { entombs: false })
  expect(endNews(seen({ turn: 0 }))?.said).toBe(entombs)
  expect(endNews(seen({ turn: 1 }))?.said).toBe(entombs)
  expect(endNews(seen({ turn: 1, now: { ...emptyTable.now, freeEntombing: false } }))?.said).toBe(round)
  // Who has played the whole hand has nothing left to entomb.
  expect(endNews(seen({ turn: 1, players: [0, 1, 2].map(emptyPlayer) }))?.said).toBe(round)
  expect(endNews(seen({ turn: 0 }, {}, 2))?.said).toBe(round)
  expect(endNews(seen({ turn: 0 }, {}, null))?.said).toBe(round)
  expect(endNews(seen({ players: [emptyPlayer(0)], first: 0 }, { solitaire: 'master' }, 0))?.said).toBe(
    t('ending.lastTurn', { entombs: false }),
  )
})

test('nothing is said while the stock lasts a round, nor when the game is over', () => {
  expect(endNews(seen({ stock: 4 }))).toBeNull()
  expect(endNews(seen({ stock: 3 }))).toMatchObject({ last: false, sign: t('ending.left', { n: 3 }) })
  const { table, you, view } = seen({})
  expect(endNews({ table, you, view: { ...view, phase: 'over' } })).toBeNull()
})
