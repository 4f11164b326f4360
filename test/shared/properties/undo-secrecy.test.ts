// What was seen cannot be unseen: after an undo nobody knows of a card that lies hidden again. Cards that a seat has
// used out of its own hand go back there, as at a real table: what it showed by that was its own to show.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paramsFor } from '#shared/engine/log-lines.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import type { TestTable } from '../test-table.ts'
import { randomValleyGames, longTimeout, play, runs, cardIndexOf } from './valley-games.ts'

type Valley = TestTable<ValleyState>
type Cards = readonly number[]

/** Ids in hands are kept as -(n * seatsInId + seat). */
const seatsInId = 8

/** What the table shows and asks a viewer, as text. */
const shownTo = (viewer: number | null, { referee }: Valley): string =>
  JSON.stringify([referee.table(viewer), viewer === null ? [] : referee.decisions(viewer)])

/** Cards that this text names by their ids. */
function namedIn(text: string, { context: { state } }: Valley): Cards {
  const named = new Set(
    [...text.matchAll(/"(?:t|(\d)h)(\d+)"/g)].map(([, seat, number]) =>
      seat === undefined ? Number(number) : -(Number(number) * seatsInId + Number(seat)),
    ),
  )
  return state.names.flatMap((name, card) => (named.has(name) ? [card] : []))
}

/** Titles that this text names without an id to follow the card by. */
const titlesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{"card":"([a-z-]+)"\}/g)].map(([, title]) => title ?? '')

test(
  'after an undo nobody knows of a card that lies hidden again, but for what its seat had used of its own hand',
  longTimeout,
  () => {
    let undone = 0
    fc.assert(
      fc.property(randomValleyGames, game => {
        const titles: (string | undefined)[] = []
        /** What was known before the last pick: cards that all could follow, and with them those shown to each viewer. */
        let known: readonly Cards[] | null = null
        let linesBefore = 0
        play({ ...game, undoes: false }, (table, chance, sent) => {
          if (!sent) titles.push(...cardIndexOf(table.setting).definitions.map(({ id }) => id))
          if (sent && known && table.referee.canUndo(sent.seat)) {
            const before = known
            const learned = table.viewers.map(viewer => {
              const read = JSON.stringify(table.lines.slice(linesBefore).map(line => paramsFor(line, viewer)))
              return { cards: namedIn(shownTo(viewer, table) + read, table), titles: titlesIn(read) }
            })
            table.sendLegal({ seat: sent.seat, undo: true })
            const own = table.context.state.players[sent.seat]?.hand ?? []
            learned.forEach((since, at) => {
              const may = [...(before[at] ?? []), ...own]
              expect(since.cards.filter(card => !may.includes(card)).map(card => titles[card])).toEqual([])
              expect(since.titles.filter(title => !may.some(card => titles[card] === title))).toEqual([])
            })
            undone++
          }
          linesBefore = table.lines.length
          const open = table.context.state.names.flatMap((name, card) => (name > 0 ? [card] : []))
          known = chance.once(2)
            ? table.viewers.map(viewer => [...open, ...namedIn(shownTo(viewer, table), table)])
            : null
        })
      }),
      runs(16),
    )
    expect(undone).toBeGreaterThan(300)
  },
)
