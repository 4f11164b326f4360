// Lines of the log, and their groups in plain sentences, for tests of what is said of them.
import type { ValleyLine, ValleyView } from '#shared/valley/declarations.ts'
import { logGroupsOf } from '#web/lib/valley/log/log-groups.ts'
import { groupPieces } from '#web/lib/valley/log/group-sentences.ts'
import { plain } from '#web/lib/messages/telling.ts'
import { viewOf } from '#test/shared/wire-records.ts'
import { card, line } from '#test/shared/valley/wire-fixtures.ts'

export const named = (you: number | null = 0): ValleyView =>
  viewOf({
    you,
    seats: ['Mira', 'Anna', 'Tom'].map((name, seat) => ({ seat, name, bot: null, standIn: null, connected: true })),
  })
export const end = (seat: number, cards: readonly string[] = []) =>
  line(seat, 'end', { cards: cards.map(title => ({ card: title })) })
export const refilled = (...titles: readonly string[]) =>
  line(null, 'refilled', { cards: titles.map(title => ({ card: title })) })
export const paid = (seat: number, title: string, what: string, gold = 1) =>
  line(seat, 'pay', { ...card(title), gold, for: { card: what } })
export const bought = (seat: number, title: string, price: number, lost = 0) =>
  line(seat, 'buy', { ...card(title), price, gold: price + lost, lost, place: 3, from: 'base', to: 'discard' })
export const sentences = (lines: readonly ValleyLine[], view = named()) =>
  logGroupsOf(lines).map(group => plain(groupPieces(view, group)))
