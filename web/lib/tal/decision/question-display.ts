// How the present question is shown: its texts and buttons. Options that are chosen on the board, on a group or on a block have
// no button.
import type { TalOption } from '#shared/tal/declarations.ts'
import { forecastOf, hasBuilt, type Forecast } from '#shared/tal/forecast.ts'
import { blocksOf } from '#shared/tal/pyramid.ts'
import type { Session } from '../../table/session.svelte.ts'
import { mayBuildOn } from '../building/sites.ts'
import type { Intent } from '../table/intent.svelte.ts'
import { marchesMoved, outranSaid } from '../marches/revealed-marches.ts'
import type { Motion } from '../marches/motion.svelte.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import { talText } from '../table/tal-texts.ts'

interface Button {
  readonly label: string
  readonly first: boolean
  /** Whether the button ends the viewer's part of the phase: seal, pass, enough. */
  readonly ends: boolean
  readonly run: () => void
}
export interface Ask {
  /** A short heading that says what to do: "Build". */
  readonly lead: string
  readonly text: string
  readonly note: string
  /** The forecast for the viewer's blocks; empty if there are none. */
  readonly forecast: string
  /** How many steps are left; null if the question is not about moving. */
  readonly steps: number | null
  readonly buttons: readonly Button[]
  /** The option that takes the last step back, if there is one; without it the button undoes the last pick. */
  readonly back: (() => void) | null
  /** Whether it is a question from the table, beside which an undo button is shown. */
  readonly own: boolean
}

/** The options that end the viewer's part of a phase. */
const ending: readonly string[] = ['seal', 'enough', 'pass']

/** The players who bid after this viewer, in turn order. */
const bidAfter = (viewpoint: Viewpoint): readonly string[] => {
  const order = viewpoint.players.map(({ seat }) => seat)
  return order.slice(order.indexOf(viewpoint.you ?? 0) + 1).map(seat => viewpoint.nameOf(seat))
}

/** "10 blocks, 4 can be built, 6 go to the Pharaoh (then 11 of 30)". */
const forecastSaid = ({ blocks, built, unused, pharaoh }: Forecast): string =>
  blocks === 0 ? '' : talText('forecast', { blocks, built, unused, pharaoh, of: blocksOf('pharaoh') })

/**
 * Whether ending this part of the phase now would lose all blocks of this round although that can be avoided: none is built but
 * one could be; or no worker stands where it could build, but one could go there.
 */
function losesAll(viewpoint: Viewpoint, { blocks, built }: Forecast): boolean {
  const { table, you, decision } = viewpoint
  if (you === null || blocks === 0) return false
  if (decision?.kind === 'build') return built > 0 && !hasBuilt(table, you)
  return built === 0 && viewpoint.optionsOf('go').some(({ params }) => mayBuildOn(viewpoint, you, params.to))
}

/** Whether sealing now would be to bid for nothing at all although tablets could be laid. */
const laysNothing = ({ table, decision }: Viewpoint, { layable }: Intent): boolean =>
  decision?.kind === 'bid' && layable.size > 0 && table.mine?.bids.every(({ length }) => length === 0) === true

/** The question as it is shown at a table: a game that is watched again asks nothing. */
export function askAt(
  { isReplay }: Pick<Session, 'isReplay'>,
  viewpoint: Viewpoint,
  intent: Intent,
  moving: Motion,
): Ask | null {
  const asked = askOf(viewpoint, intent, moving)
  return isReplay && asked?.own ? null : asked
}

/** The question for this viewer; null if there is none. While revealed bids or marches are shown, only a claim is asked. */
export function askOf(viewpoint: Viewpoint, intent: Intent, moving: Motion): Ask | null {
  const { decision } = viewpoint
  const what = (lead: string, text: string, buttons: readonly Button[], more: Partial<Ask> = {}): Ask => ({
    lead,
    text,
    note: '',
    forecast: '',
    steps: null,
    buttons,
    back: null,
    own: true,
    ...more,
  })
  if (moving.sold) {
    return what(
      talText('bids.revealed'),
      '',
      [
        {
          label: talText('marches.on'),
          first: true,
          ends: false,
          run: () => {
            if (moving.sold) moving.skip()
          },
        },
      ],
      { note: talText('bids.skip'), own: false },
    )
  }
  if (moving.opened && decision?.kind !== 'claim' && decision?.kind !== 'takeover') {
    return what(
      talText('marches.open'),
      '',
      [
        { label: talText('marches.again'), first: false, ends: false, run: () => moving.show(marchesMoved(viewpoint)) },
        {
          label: talText('marches.on'),
          first: true,
          ends: false,
          run: () => {
            moving.opened = false
          },
        },
      ],
      { note: moving.now ? talText('march.skip') : outranSaid(viewpoint), own: false },
    )
  }
  if (!decision) return null
  const button = (option: TalOption | undefined, label: string, first = true): readonly Button[] =>
    option ? [{ label, first, ends: ending.includes(option.key), run: () => void intent.answer(option) }] : []
  const [seal] = viewpoint.optionsOf('seal')
  const [enough] = viewpoint.optionsOf('enough')
  const [pass] = viewpoint.optionsOf('pass')
  const [back] = viewpoint.optionsOf('back')
  const forecast =
    decision.kind === 'work' || decision.kind === 'build'
      ? forecastOf(viewpoint.table, viewpoint.you ?? 0, decision.kind === 'build' ? decision.params.left : undefined)
      : null
  const lost = forecast !== null && losesAll(viewpoint, forecast) ? forecast : null
  const asksFirst = lost !== null || laysNothing(viewpoint, intent)
  if (asksFirst && intent.losing) {
    return what(
      talText('lose'),
      '',
      [
        { label: talText('lose.not'), first: true, ends: false, run: () => intent.back() },
        ...button(seal ?? enough, talText(lost ? 'lose.it' : 'lose.seal'), false),
      ],
      {
        note: lost ? talText('lose.what', { n: lost.blocks, still: lost.built }) : talText('lose.noBid'),
        own: false,
      },
    )
  }
  /** The button that ends this part of the phase; it asks first if all blocks would be lost, or nothing was bid. */
  const end = (label: string): readonly Button[] =>
    button(seal ?? enough, label).map(each => (asksFirst ? { ...each, run: () => intent.askFirst() } : each))

  switch (decision.kind) {
    case 'bid': {
      const after = bidAfter(viewpoint)
      return what(
        talText('ask.bid'),
        intent.tablet === null ? '' : talText('ask.lay', { tablet: intent.tablet }),
        end(talText('ask.seal')),
        {
          note: viewpoint.isKept
            ? talText('ask.kept')
            : after.length > 0
              ? talText('ask.after', { names: after })
              : talText('ask.lastBid'),
        },
      )
    }
    case 'march':
    case 'work': {
      const written = decision.key === 'march'
      const figure = intent.figure === null ? null : (viewpoint.pieceOf(intent.figure)?.kind ?? null)
      const { going } = intent
      const way = going ? { to: going.params.to, steps: going.params.steps } : null
      const go: readonly Button[] = way
        ? [
            {
              label: talText('ask.go', way),
              first: true,
              ends: false,
              run: () => void intent.go(),
            },
          ]
        : []
      const buttons = [...go, ...(way ? [] : end(talText(written ? 'ask.seal' : 'ask.done')))]
      const more: Partial<Ask> = {
        steps: decision.params.left - intent.stepsDrawn,
        back: back ? () => void intent.answer(back) : null,
        ...(forecast ? { forecast: forecastSaid(forecast) } : {}),
      }
      if (written) return what(talText('ask.march'), talText('ask.marchWhat'), buttons, more)
      if (intent.ways.size === 0) return what(talText('ask.noWay'), '', buttons, more)
      return what(
        talText('ask.move'),
        talText(
          figure === null
            ? decision.kind === 'work'
              ? 'ask.anyWorker'
              : 'ask.anyOverseer'
            : figure === 'worker'
              ? 'ask.thisWorker'
              : 'ask.thisOverseer',
        ),
        buttons,
        more,
      )
    }
    case 'claim':
      return what(
        talText('ask.claim', { site: decision.params.site }),
        '',
        [
          ...button(pass, talText('ask.leave'), false),
          ...button(viewpoint.optionsOf('claim')[0], talText('ask.claimIt')),
        ],
        { note: talText('ask.claimCost', { n: viewpoint.me?.scarabs ?? 0 }) },
      )
    case 'takeover':
      return what(
        talText('ask.takeover', { site: decision.params.site }),
        '',
        [
          ...button(pass, talText('ask.leave'), false),
          ...button(viewpoint.optionsOf('takeover')[0], talText('ask.takeIt')),
        ],
        { note: talText('ask.takeoverFrom', { name: viewpoint.nameOf(decision.params.from) }) },
      )
    case 'steal':
    case 'build': {
      const { left } = decision.params
      const here = left.find(each => each.site === intent.site) ?? left[0]
      const stealing = decision.kind === 'steal'
      const text = here ? talText('ask.onSite', { site: here.site }) : ''
      const note = !here
        ? ''
        : stealing
          ? talText('ask.stealLeft', { n: here.blocks })
          : talText('ask.buildLeft', { n: here.blocks })
      const lead = talText(here ? (stealing ? 'ask.steal' : 'ask.build') : stealing ? 'ask.stealOver' : 'ask.buildOver')
      return what(lead, text, end(talText(here ? 'ask.enough' : 'ask.through')), {
        note,
        ...(forecast ? { forecast: forecastSaid(forecast) } : {}),
      })
    }
    default:
      return null
  }
}
