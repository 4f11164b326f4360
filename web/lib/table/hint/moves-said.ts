// The move of a hint in words.
import type { Hint, View } from '#shared/protocol.ts'
import { translator } from '../../messages/collection.ts'
import { hint as texts } from '../../messages/lazy-texts.ts'
import { labelPieces, plain } from '../../messages/telling.ts'
import { ownDecision } from '../own-decision.ts'
import type { GameHints } from './lazy-hint.ts'

const hintText = translator<typeof texts.all>(texts)

/**
 * The picks one after another, as far as the question offers them already: what is offered only later, and whatever comes after
 * that, is left out.
 */
export function movesSaid(view: View, hint: Hint, { moves }: Pick<GameHints, 'moves'>): string {
  const own = moves?.(view, hint)
  if (own) return own
  const picked = hint.picks.flat()
  if (picked.length === 0) return hintText('hint.nothing')
  const offered = new Map(ownDecision(view)?.options.map(option => [option.id, option]))
  const said: string[] = []
  for (const id of picked) {
    const option = offered.get(id)
    if (!option) break
    said.push(plain(labelPieces(view, option)))
  }
  return hintText('hint.moves', { moves: said })
}
