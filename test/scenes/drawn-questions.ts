// Questions that the drawn table is asked: the own turn, cards of the hand, cards of a pile.
import type { Blocked, Card, Decision, Option, View } from '#shared/protocol.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import type { ValleyObstacle } from '#shared/valley/obstacles.ts'
import { titleOf } from '#shared/valley/catalogue.ts'
import { decisionOf, optionOf } from '#test/shared/wire-records.ts'
import { view } from './drawn-table.ts'

export const option = (id: string, key: string, card?: Card, more: Partial<Option> = {}): Option =>
  optionOf({ id, label: `${key} ${card?.card ?? ''}`, key, ...(card ? { params: { card }, card } : {}), ...more })
export const ask = (
  kind: Decision['kind'],
  key: string,
  options: readonly Option[],
  more: Partial<Decision> = {},
): Decision => decisionOf({ id: '0-7', kind, prompt: key, key, options, ...more })
/** The first player's hand, where it is shown. */
export function handOf(table: ValleyTable | null): readonly Card[] {
  const hand = table?.players[0]?.hand ?? []
  return typeof hand === 'number' ? [] : hand
}

/** What cannot be done in the own turn, by the reason that the rules give. */
function blockedIn(table: ValleyTable | null): Blocked<ValleyObstacle> {
  const upper = table?.pyramid.slice(0, 2).flat() ?? []
  const unplayable = handOf(table).filter(card => !titleOf(card.card).effect)
  return {
    'upper-row': upper.flatMap(card => (card ? [`buy-${card.id}`] : [])),
    reaction: unplayable.map(card => `execute-${card.id}`),
  }
}

/** The own turn with all that can be done. */
export function withTurn(base: View<ValleyTable>): View<ValleyTable> {
  const { table } = base
  const hand = handOf(table)
  const row = table?.pyramid[2].filter(card => card !== null) ?? []
  return {
    ...base,
    decisions: [
      ask(
        'play',
        'play',
        [
          ...row.map(card =>
            option(`buy-${card.id}`, 'buy', card, { params: { card, price: titleOf(card.card).cost } }),
          ),
          ...hand.filter(card => titleOf(card.card).effect).map(card => option(`execute-${card.id}`, 'execute', card)),
          ...hand.map(card => option(`entomb-${card.id}`, 'entomb', card)),
          option('end', 'end'),
          option('end-order', 'end-order'),
        ],
        { blocked: blockedIn(table) },
      ),
    ],
  }
}
export const handQuestion = (
  base: View<ValleyTable>,
  key: string,
  more: Partial<Decision> = {},
  extra: readonly Option[] = [],
): View<ValleyTable> => ({
  ...base,
  decisions: [
    ask('choose-card', key, [...handOf(base.table).map(card => option(card.id, 'card', card)), ...extra], more),
  ],
})

export const pileQuestion = (key: string, cards: readonly Card[], more: Partial<Decision> = {}): View<ValleyTable> => {
  const base = view({})
  return {
    ...base,
    decisions: [
      ask(
        'choose-card',
        key,
        cards.map(card => option(card.id, 'card', card)),
        { params: { card: { card: 'statue-of-isis' } }, ...more },
      ),
    ],
  }
}
