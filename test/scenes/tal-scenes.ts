// The scenes of the board game: the drawn position in each of its phases, as others see it, and its end.
import type { TalTable } from '#shared/tal/table.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import { beginning, menu, named, registered } from './find.ts'
import { auctioned, bid, bidFirst, bidLast, bidNamed, bidOfTwo, heaped, watched } from './tal-auction.ts'
import {
  build,
  buildFive,
  buildLast,
  claim,
  claimMarched,
  steal,
  takeover,
  takeoverMarched,
  takeoverNamed,
} from './tal-building.ts'
import { ended } from './tal-end.ts'
import { crowded, first, four, march, marches, revealed, revealedLong, two, work } from './tal-marches.ts'
import { ask, goes, log, names, option, seatsOf, view, wideNames, type Board } from './tal-views.ts'
import { blocksIn } from '#test/shared/tal/block-letters.ts'
import { drawn } from './drawn-board.ts'

/** As somebody sees it who holds no seat. */
const unseated = (board: Board): Board => ({
  ...board,
  you: null,
  table: {
    ...board.table,
    mine: null,
    groups: board.table.groups.map(each => ({ ...each, bids: each.bids.map(bid => ({ ...bid, value: null })) })),
  },
})

/** A table of players with the widest names, while others move; nobody's site is where the left out were. */
function few(seats: 2 | 3): Board {
  const table: TalTable = {
    ...drawn,
    start: 1,
    turn: 1,
    pieces: drawn.pieces.filter(({ seat }) => seat < seats),
    players: drawn.players.slice(0, seats),
    sites: drawn.sites.map(site => ({ ...site, owner: site.owner === null ? null : site.owner % seats })),
  }
  return view(table, null, {
    seats: seatsOf(wideNames.slice(0, seats)),
    log: log
      .filter(({ seat }) => seat === null || seat < seats)
      .map(each => ({ ...each, params: { ...each.params, bids: [] } })),
  })
}
/** The last round: the bag is empty, one block is missing to the Pharaoh. This player has no block, no scarab and no site. */
function bare(): Board {
  const table: TalTable = {
    ...drawn,
    round: 12,
    bag: 0,
    pharaoh: blocksIn('YRBKWKRYBBWKRYKWBRRWBYKYYRBKR'),
    phase: 'workers',
    sites: drawn.sites.map(site => ({ ...site, owner: site.owner === 0 ? 2 : site.owner })),
    players: drawn.players.map(player =>
      player.seat === 0 ? { ...player, blocks: [], scarabs: 0, points: 0 } : player,
    ),
  }
  return view(
    table,
    ask('work', 'work', { left: 6 }, [
      ...goes(table, ['0w1', '0w2', '0w3', '0w4', '0w5'], 6),
      option('enough', 'enough'),
    ]),
  )
}

const auction = named('button', () => talText('bids.look'))
const marched = named('button', () => talText('marches.look'))
const lookout = named('button', () => talText('map'))
const taken = (piece: string) => registered('piece', piece)
const place = (name: string) => registered('place', name)
const site = (n: number) => registered('site', String(n))
const still = (board: () => Board) => ({ page: 'tal' as const, view: board })
const over = (called: readonly string[], how: 'drawn' | 'tied' | 'empty' = 'drawn') => ({
  page: 'tal-end' as const,
  view: () => ended(called, how),
  long: true as const,
})

export const talScenes = {
  'tal-bid': still(bid),
  'tal-bid-two': still(bidOfTwo),
  'tal-bid-heaped': still(heaped),
  'tal-bid-first': still(bidFirst),
  'tal-bid-named': still(bidNamed),
  'tal-bid-last': still(bidLast),
  'tal-bids': still(() => watched()),
  'tal-bids-named': still(() => watched(wideNames)),
  'tal-auctioned': still(() => auctioned()),
  'tal-bids-open': { ...still(() => auctioned()), taps: [auction] },
  'tal-bids-open-named': { ...still(() => auctioned(wideNames)), taps: [auction] },
  'tal-bid-valley': { ...still(bid), taps: [lookout] },
  'tal-bids-open-valley': { ...still(() => auctioned()), taps: [auction, lookout] },
  'tal-first': still(first),
  'tal-refused': { ...still(first), taps: [site(3)] },
  'tal-marches-again': { ...still(() => view({ marches }, work().decisions[0] ?? null)), taps: [marched] },
  'tal-march': still(march),
  'tal-reveal': { ...still(revealed), taps: [named('button', () => talText('marches.again'))] },
  'tal-revealed': still(revealed),
  'tal-reveal-named': still(revealedLong),
  'tal-work': { ...still(work), taps: [taken('0w2')], looks: place('9/E') },
  'tal-choose': still(work),
  'tal-pointed': { ...still(work), over: taken('0w1'), only: 'wide' as const },
  'tal-pointed-place': { ...still(march), taps: [taken('0o1')], over: place('9/G'), only: 'wide' as const },
  'tal-menu': { ...still(work), taps: [menu] },
  'tal-rules': {
    ...still(build),
    taps: [
      menu,
      beginning(
        'button',
        () => t('rules'),
        named('dialog', () => t('menu')),
      ),
    ],
  },
  'tal-log': { ...still(work), taps: [named('button', () => talText('log'))], only: 'phone' as const },
  'tal-four': still(four),
  'tal-crowded': { ...still(crowded), taps: [taken('0w1')] },
  'tal-contested': { ...still(crowded), taps: [taken('0w2')], looks: place('9/G') },
  'tal-two': { ...still(two), taps: [taken('0w2')] },
  'tal-watched': still(() => unseated(view({ turn: 1 }, null))),
  'tal-wait': still(() => view({ turn: 1 }, null)),
  'tal-build': { ...still(build), taps: [place('11.1.2')] },
  'tal-build-blocked': { ...still(build), taps: [site(9)], only: 'wide' as const },
  'tal-build-five': still(buildFive),
  'tal-build-last': still(buildLast),
  'tal-steal': still(steal),
  'tal-claim': still(claim),
  'tal-claim-marched': still(claimMarched),
  'tal-takeover': still(takeover),
  'tal-takeover-named': still(takeoverNamed),
  'tal-takeover-marched': still(takeoverMarched),
  'tal-end': over(names),
  'tal-end-show': { ...over(names), taps: [named('button', () => t('end.show'))] },
  'tal-end-tied': over(wideNames, 'tied'),
  'tal-end-empty': over(names, 'empty'),
  'tal-end-show-empty': { ...over(names, 'empty'), taps: [named('button', () => t('end.show'))] },
  'tal-wide-two': still(() => few(2)),
  'tal-wide-three': still(() => few(3)),
  'tal-bare': still(bare),
  'tal-watch-bids': still(() => unseated(watched(wideNames))),
  'tal-watch-reveal': still(() => unseated(revealed())),
} as const
