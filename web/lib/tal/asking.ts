// The present question in words: who is to do what, with which buttons. What is done by tapping the board, a group or a
// block has no button here.
import type { Option } from '#shared/protocol.ts'
import type { Intent } from './intent.svelte.ts'
import { marchesMoved, outranSaid } from './marching.ts'
import type { Motion } from './motion.svelte.ts'
import type { Viewpoint } from './viewpoint.svelte.ts'
import { tt } from './words.ts'

interface Button {
  readonly label: string
  readonly first: boolean
  /** Whether it ends this part of the round with nothing more: seals, passes, is done. */
  readonly ends: boolean
  readonly run: () => void
}
export interface Ask {
  /** What is to be done, in a word that stands out: "Build". */
  readonly lead: string
  readonly text: string
  readonly note: string
  /** Steps left; null where nothing moves. */
  readonly steps: number | null
  readonly buttons: readonly Button[]
  /** Takes the last step back, where that is an answer of its own; else what was done is undone. */
  readonly back: (() => void) | null
  /** Whether it is a question of the table, so that taking back belongs to it. */
  readonly own: boolean
}

/** Options that end a part of the round. */
const ending: readonly string[] = ['seal', 'enough', 'pass']

interface Left { readonly site: number, readonly blocks: number }

/** Who is still to bid after this viewer, in turn order. */
const bidAfter = (seen: Viewpoint): readonly string[] => {
  const order = seen.players.map(({ seat }) => seat)
  return order.slice(order.indexOf(seen.you ?? 0) + 1).map(seat => seen.nameOf(seat))
}

/** What is asked of this viewer; null where nothing is. As long as bids or marches lie open, nothing but a claim is asked. */
export function askOf(seen: Viewpoint, mind: Intent, moving: Motion): Ask | null {
  const { decision } = seen
  const what = (lead: string, text: string, buttons: readonly Button[], more: Partial<Ask> = {}): Ask => ({ lead, text, note: '', steps: null, buttons, back: null, own: true, ...more })
  if (moving.sold) {
    return what(tt('bids.revealed'), '', [{ label: tt('marches.on'), first: true, ends: false, run: () => { if (moving.sold) moving.skip() } }], { note: tt('bids.skip'), own: false })
  }
  if (moving.opened && decision?.kind !== 'claim' && decision?.kind !== 'takeover') {
    return what(tt('marches.open'), '', [
      { label: tt('marches.again'), first: false, ends: false, run: () => moving.show(marchesMoved(seen)) }, { label: tt('marches.on'), first: true, ends: false, run: () => { moving.opened = false } },
    ], { note: moving.now ? tt('march.skip') : outranSaid(seen), own: false })
  }
  if (!decision) return null
  const { params } = decision
  const site = Number(params['site'])
  const button = (option: Option | undefined, label: string, first = true): readonly Button[] => option ? [{ label, first, ends: ending.includes(option.key), run: () => void mind.send(option.id) }] : []
  const [seal] = seen.optionsOf('seal'), [enough] = seen.optionsOf('enough'), [pass] = seen.optionsOf('pass'), [back] = seen.optionsOf('back')
  const left = (params['left'] ?? []) as readonly Left[]

  switch (decision.kind) {
    case 'bid': {
      const after = bidAfter(seen)
      return what(tt('ask.bid'), mind.tablet === null ? '' : tt('ask.lay', { tablet: mind.tablet }), button(seal, tt('ask.seal')), { note: after.length > 0 ? tt('ask.after', { names: after }) : tt('ask.lastBid') })
    }
    case 'march': case 'work': {
      const written = decision.key === 'march'
      const figure = mind.figure === null ? null : seen.pieceOf(mind.figure)?.kind ?? null
      const { going } = mind
      const way = going ? { to: String(going.params['to']), steps: Number(going.params['steps']) } : null
      const go: readonly Button[] = way ? [{ label: tt(written ? 'ask.write' : 'ask.go', way), first: true, ends: false, run: () => void mind.go() }] : []
      const buttons = [...go, ...way ? [] : button(seal ?? enough, tt(written ? 'ask.seal' : 'ask.done'))]
      const more: Partial<Ask> = { steps: Number(params['left']), back: back ? () => void mind.send(back.id) : null }
      if (written) return what(tt('ask.march'), tt('ask.marchWhat'), buttons, more)
      return what(tt('ask.move'), tt(figure === null ? decision.kind === 'work' ? 'ask.anyWorker' : 'ask.anyOverseer' : figure === 'worker' ? 'ask.thisWorker' : 'ask.thisOverseer'), buttons, more)
    }
    case 'claim':
      return what(tt('ask.claim'), tt('ask.claimWhat', { site }), [...button(pass, tt('ask.leave'), false), ...button(seen.optionsOf('claim')[0], tt('ask.claimIt'))], { note: tt('ask.claimCost', { n: seen.me?.scarabs ?? 0 }) })
    case 'takeover':
      return what(tt('ask.takeover'), tt('ask.takeoverWhat', { site }), [...button(pass, tt('ask.leave'), false), ...button(seen.optionsOf('takeover')[0], tt('ask.takeIt'))], { note: tt('ask.takeoverFrom', { name: seen.nameOf(Number(params['from'])) }) })
    case 'steal': case 'build': {
      const here = left.find(each => each.site === mind.site) ?? left[0]
      const stealing = decision.kind === 'steal'
      const text = here ? tt(stealing ? 'ask.stealWhat' : 'ask.buildWhat', { site: here.site }) : ''
      const note = !here ? '' : stealing ? tt('ask.stealLeft', { n: here.blocks }) : tt('ask.buildLeft', { n: here.blocks })
      return what(tt(stealing ? 'ask.steal' : 'ask.build'), text, button(enough, tt(here ? 'ask.enough' : 'ask.through')), { note })
    }
    default:
      return null
  }
}
