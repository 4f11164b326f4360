// Still views of tables that are played with more than the base game: pharaohs, credits, lasting effects, cards face down,
// tombs of many sets.
import { setIds, type Box } from '#shared/valley/editions.ts'
import type { Card, LogLine, Option, View } from '#shared/protocol.ts'
import { lastingRulesOf } from '#shared/valley/lasting-effects.ts'
import type { PlayerTable, ValleyTable } from '#shared/valley/table.ts'
import { setsOf } from '#shared/valley/set-groups.ts'
import { titles } from '#shared/valley/catalogue.ts'
import { groupsOf } from '#shared/valley/set-groups.ts'
import { points } from '#shared/valley/scoring.ts'
import { titleOf } from '#shared/valley/catalogue.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { cardName } from '#web/lib/messages/card-texts.ts'
import { pharaohText } from '#web/lib/valley/pharaohs/pharaoh-texts.ts'
import { beginning, hand, named, ownTomb, place, rules, seat } from './find.ts'
import type { Scene } from './scenes.ts'
import { states } from './drawn-states.ts'

const royal = ['thutmose-iii', 'hatshepsut', 'cleopatra-vii', 'amenhotep-iii', 'khufu', 'tutankhamun'] as const
/** Amenhotep III is at this seat. */
const longNamed = 3
const withPharaohs = { pharaohs: true }

/** A state with another table. */
function changed(
  name: string,
  change: (table: ValleyTable, view: View<ValleyTable>) => Partial<ValleyTable>,
  more: Partial<View<ValleyTable>> | ((view: View<ValleyTable>) => Partial<View<ValleyTable>>) = {},
): View<ValleyTable> {
  const view = states[name]?.()
  if (!view?.table) throw new Error(`no table is called ${name}`)
  return {
    ...view,
    ...(typeof more === 'function' ? more(view) : more),
    table: { ...view.table, ...change(view.table, view) },
  }
}
const eachPlayer = (table: ValleyTable, change: (player: PlayerTable) => Partial<PlayerTable>) => ({
  players: table.players.map(player => ({ ...player, ...change(player) })),
})
const pharaohOf = ({ seat }: PlayerTable): Partial<PlayerTable> => ({ pharaoh: royal[seat] ?? 'djoser' })
const option = (id: string, key: string, params: object, card?: Card): Option => ({
  id,
  label: id,
  key,
  params: { ...params },
  ...(card ? { card } : {}),
})

/** Before the first turn: nothing lies in a tomb, and seats below this one have chosen. */
function choosing(name: string, open: readonly number[], kept = false): View<ValleyTable> {
  return changed(
    name,
    table => ({
      step: 'pharaoh',
      round: 1,
      turn: 0,
      stock: 40,
      ...eachPlayer(table, ({ seat }) => ({
        tomb: [],
        inPlay: [],
        points: 0,
        turns: 0,
        deck: 5,
        discard: { count: 0, top: null },
        hand:
          seat === 0
            ? ['shabti', 'shabti', 'urn', 'box-of-food', 'offering-table'].map((card, k) => ({
                id: `0h${k + 1}`,
                card,
              }))
            : 5,
        ...(kept && seat === 0 ? { pharaoh: 'thutmose-iii' } : {}),
      })),
    }),
    {
      options: withPharaohs,
      log: [],
      canUndo: kept,
      waitingFor: open,
      waiting: Object.fromEntries(
        open.map(seat => [
          seat,
          { since: new Date(Date.now() - 42_000).toISOString(), key: 'waiting.pharaoh', params: {} },
        ]),
      ),
      decisions: kept
        ? []
        : [
            {
              id: '0-1',
              kind: 'pharaoh',
              prompt: '',
              key: 'pharaoh',
              params: {},
              min: 1,
              max: 1,
              ordered: false,
              options: ['thutmose-iii', 'akhenaten'].map(id => option(id, 'pharaoh', { pharaoh: id })),
            },
          ],
    },
  )
}

const reveal = (name: string): View<ValleyTable> =>
  changed(
    name,
    table => eachPlayer(table, player => ({ ...pharaohOf(player), tomb: [], points: 0, inPlay: [] })),
    ({ table, seats }) => ({
      options: withPharaohs,
      log: (table?.players ?? [])
        .map((player, n): LogLine => ({
          n,
          at: '2026-11-21T01:00:00Z',
          round: 1,
          pick: 1,
          seat: player.seat,
          text: '',
          key: 'pharaoh',
          params: { ...pharaohOf(player) },
        }))
        .slice(0, seats.length),
    }),
  )

/** A turn in which the own pharaoh stands beside the pyramid. */
function power(name: string, state: 'can' | 'used' | 'idle'): View<ValleyTable> {
  return changed(
    name,
    table => ({ ...eachPlayer(table, pharaohOf), now: { ...table.now, pharaohUsed: state === 'used' } }),
    ({ decisions }) => ({
      options: withPharaohs,
      decisions: decisions.map(decision =>
        state === 'can'
          ? { ...decision, options: [...decision.options, option('power', 'power', { pharaoh: royal[0] })] }
          : decision,
      ),
    }),
  )
}

/** Somebody else's turn at a full table: whoever plays has a pharaoh with a long name, and can still use its power. */
const powerOfOther = (): View<ValleyTable> =>
  changed('six', table => ({ ...eachPlayer(table, pharaohOf), turn: longNamed }), {
    options: withPharaohs,
    decisions: [],
    waitingFor: [longNamed],
  })

/** Credits of a pharaoh and of two treasures. */
const credits = (name: string): View<ValleyTable> =>
  changed(
    name,
    table => ({
      ...eachPlayer(table, pharaohOf),
      now: {
        ...table.now,
        pharaohUsed: true,
        credits: [
          { gold: 1, from: 'hatshepsut' },
          { gold: 5, from: 'necklace' },
          { gold: 2, from: 'bracelet' },
        ],
      },
    }),
    ({ decisions }) => ({
      decisions: decisions.map(decision => ({
        ...decision,
        params: { credits: ['credit-1', 'credit-2', 'credit-3'] },
      })),
      options: { ...withPharaohs, sets: [...setsOf('base'), 'jewelry'] },
    }),
  )

const lasting = (): View<ValleyTable> =>
  changed(
    'turn',
    table => ({
      now: {
        ...table.now,
        lasting: lastingRulesOf(-1),
        credits: [{ gold: 5, from: 'necklace' }],
        bought: ['boat', 'censer'],
      },
    }),
    ({ decisions }) => ({
      decisions: decisions.map(decision => ({ ...decision, params: { credits: ['credit-1'] } })),
      options: { sets: [...setsOf('base'), 'jewelry'] },
    }),
  )

/** Two cards turned face down, by the viewer and by somebody else. */
const down = (): View<ValleyTable> =>
  changed(
    'turn',
    ({ pyramid: [apex, [left, right], [first, ...base]] }) => ({
      pyramid: [apex, [left, right && { ...right, faceDown: 1 }], [first && { ...first, faceDown: 0 }, ...base]],
    }),
    ({ decisions, table }) => ({
      decisions: decisions.map(decision => ({
        ...decision,
        options: decision.options.filter(({ id }) => id !== `buy-${table?.pyramid[2][0]?.id ?? ''}`),
      })),
    }),
  )

/** Tombs of every set there is, apart or joined: nearly full, so that nothing has more to show. */
function mixed(name: string, half: 'apart' | 'joined', seats: View<ValleyTable>['options'] = {}): View<ValleyTable> {
  const groups = groupsOf(setIds, half === 'joined')
  const tombOf = (seat: number) =>
    titles
      .filter(
        ({ set, kind }, k) => (set !== null || (kind === 'unique' && k % 5 === 0)) && (k + seat) % (seat + 3) !== 0,
      )
      .map((title, k): Card => ({ id: `m${seat}-${k}`, card: title.id }))
  return changed(
    name,
    table =>
      eachPlayer(table, ({ seat }) => ({
        tomb: tombOf(seat),
        points: points(
          tombOf(seat).map(({ card }) => titleOf(card)),
          groups,
        ),
      })),
    {
      options: {
        sets: setIds,
        half,
        uniques: ['base', 'afterlife', 'last-rites', 'premium'],
        starters: 'both',
        ...seats,
      },
    },
  )
}

/** The same with a pharaoh at each seat. */
function mixedWithPharaohs(name: string): View<ValleyTable> {
  const view = mixed(name, 'apart', withPharaohs)
  return { ...view, table: view.table && { ...view.table, ...eachPlayer(view.table, pharaohOf) } }
}

/** Everything of one box in the tombs. */
const ofBox = (box: Box): View<ValleyTable> =>
  changed(
    'turn',
    table =>
      eachPlayer(table, ({ tomb }) => ({
        points: 155,
        tomb: [
          ...titles
            .filter(({ edition, kind }) => edition === box && kind !== 'starter')
            .map(({ id }) => ({ id, card: id })),
          ...tomb.filter(({ card }) => titleOf(card).kind === 'starter'),
        ],
      })),
    { options: { edition: box, sets: setsOf(box), uniques: ['base', box] } },
  )

/** The own pharaoh, and the first that is dealt. */
const own = beginning('button', () => `${pharaohText('own', { pharaoh: cardName(royal[0]) })}, `)
const dealt = named('button', () => cardName(royal[0]))
const credit = (card: string) => beginning('button', () => `${t('pay.credit', { card: cardName(card) })}: `)

export const mixes: Readonly<Record<string, Scene>> = {
  pharaoh: { view: () => choosing('turn', [0, 2]) },
  'pharaoh-picked': { view: () => choosing('turn2', [0, 1]), taps: [dealt] },
  'pharaoh-crowd': { view: () => choosing('five', [0, 1, 4]), taps: [dealt], tight: true },
  'pharaoh-read': {
    view: () => choosing('turn', [0, 2]),
    taps: [named('button', () => `${t('rulings')}: ${cardName('akhenaten')}`)],
    tight: true,
  },
  'pharaoh-sealed': { view: () => choosing('turn4', [2], true) },
  'pharaoh-alone': { view: () => choosing('one', [0]), tight: true },
  pharaohs: { view: () => reveal('turn') },
  'pharaohs-six': { view: () => reveal('six5') },
  power: { view: () => power('turn', 'can') },
  'power-two': { view: () => power('turn2', 'idle'), tight: true },
  'power-six': { view: () => power('six', 'can') },
  'power-other': { view: powerOfOther, only: 'wide' },
  'power-ready': { view: () => power('turn4', 'can'), taps: [own] },
  'power-used': { view: () => power('turn', 'used'), taps: [own] },
  'tomb-royal': { view: () => power('wait', 'idle'), taps: [seat(1)] },
  'tomb-royal-looked': {
    view: () => power('wait', 'idle'),
    taps: [seat(2), beginning('button', () => cardName(royal[2]))],
    tight: true,
  },
  credits: { view: () => credits('turn'), tight: true },
  'pay-credits': { view: () => credits('turn'), taps: [place(5)] },
  'pay-credits-lost': { view: () => credits('turn'), taps: [place(4), credit('necklace'), hand(1)] },
  lasting: { view: lasting, taps: [ownTomb] },
  down: { view: down },
  'down-looked': { view: down, taps: [place(2)], tight: true },
  sets: { view: () => mixed('turn', 'apart') },
  'sets-afterlife': { view: () => ofBox('afterlife'), only: 'phone' },
  'sets-last-rites': { view: () => ofBox('last-rites'), only: 'phone' },
  'sets-two': { view: () => mixed('turn2', 'joined'), tight: true },
  'sets-pharaohs': { view: () => mixedWithPharaohs('six5'), only: 'wide' },
  'sets-four': { view: () => mixed('turn4', 'apart'), tight: true },
  'sets-four-pharaohs': { view: () => mixedWithPharaohs('turn4'), only: 'wide', tight: true },
  'sets-six': { view: () => mixed('six5', 'apart') },
  'rules-royal': { view: () => choosing('turn', [0, 2]), taps: [rules], tight: true },
  'rules-mix': { view: () => mixed('turn', 'joined'), taps: [rules] },
  'tomb-sets': { view: () => mixed('wait', 'apart'), taps: [seat(1)] },
  'tomb-joined': { view: () => mixed('turn', 'joined'), taps: [ownTomb] },
}
