// The present question in words: who is to do what, with which buttons. What is done by tapping the board, a group or a
// block has no button here.
import type { Option } from '#shared/protocol.ts'
import type { Intent } from './intent.svelte.ts'
import type { Viewpoint } from './viewpoint.svelte.ts'
import { tt } from './words.ts'

interface Button { readonly label: string, readonly first: boolean, readonly run: () => void }
export interface Ask {
  /** Whose move it is: "Your bid:". */
  readonly lead: string
  readonly text: string
  readonly note: string
  /** Steps left; null where nothing moves. */
  readonly steps: number | null
  readonly buttons: readonly Button[]
  /** Takes the last step back, where that is an answer of its own; else what was done is undone. */
  readonly back: (() => void) | null
}

interface Left { readonly site: number, readonly blocks: number }

/** What is asked of this viewer; null where nothing is. */
export function askOf(seen: Viewpoint, mind: Intent): Ask | null {
  const { decision } = seen
  if (!decision) return null
  const { params } = decision
  const site = Number(params['site'])
  const button = (option: Option | undefined, label: string, first = true): readonly Button[] => option ? [{ label, first, run: () => void mind.send(option.id) }] : []
  const [seal] = seen.optionsOf('seal'), [enough] = seen.optionsOf('enough'), [pass] = seen.optionsOf('pass'), [back] = seen.optionsOf('back')
  const what = (lead: string, text: string, buttons: readonly Button[], more: Partial<Ask> = {}): Ask => ({ lead, text, note: '', steps: null, buttons, back: null, ...more })
  const left = (params['left'] ?? []) as readonly Left[]

  switch (decision.kind) {
    case 'bid':
      return what(tt('ask.bid'), mind.tablet === null ? '' : tt('ask.lay', { tablet: mind.tablet }), button(seal, tt('ask.seal')), { note: tt('ask.secret') })
    case 'march': case 'work': {
      const written = decision.key === 'march'
      const lead = tt(written ? 'ask.march' : decision.kind === 'work' ? 'ask.workers' : 'ask.overseers')
      const figure = mind.figure === null ? null : tt(seen.pieceOf(mind.figure)?.kind === 'worker' ? 'figure.worker' : 'figure.overseer')
      const { going } = mind
      const way = going ? { to: String(going.params['to']), steps: Number(going.params['steps']) } : null
      const go: readonly Button[] = way ? [{ label: tt(written ? 'ask.write' : 'ask.go', way), first: true, run: () => void mind.go() }] : []
      return what(lead, figure === null ? tt(mind.ways.size > 0 ? 'ask.figure' : 'ask.noWay') : tt('ask.where', { figure }), [
        ...go, ...way ? [] : button(seal ?? enough, tt(written ? 'ask.seal' : 'ask.done')),
      ], { steps: Number(params['left']), back: back ? () => void mind.send(back.id) : null })
    }
    case 'claim':
      return what('', tt('ask.claim', { site }), [...button(pass, tt('ask.leave'), false), ...button(seen.optionsOf('claim')[0], tt('ask.claimIt'))])
    case 'takeover':
      return what('', tt('ask.takeover', { site, name: seen.nameOf(Number(params['from'])) }), [...button(pass, tt('ask.leave'), false), ...button(seen.optionsOf('takeover')[0], tt('ask.takeIt'))])
    case 'steal': case 'build': {
      const here = left.find(each => each.site === mind.site) ?? left[0]
      const stealing = decision.kind === 'steal'
      const text = !here ? '' : stealing ? tt('ask.stealWhat', { n: here.blocks, site: here.site }) : tt('ask.buildWhat', { n: here.blocks, site: here.site })
      return what(tt(stealing ? 'ask.steal' : 'ask.build'), text, button(enough, tt(here ? 'ask.enough' : 'ask.through')), { note: !stealing && here && mind.colour === null ? tt('ask.colour') : '' })
    }
    default:
      return null
  }
}
