import type { View } from '#shared/protocol.ts'
import { hasStandIn, type Seated } from './is-asked.ts'

/** Whether the viewer is offered to take their last pick back: those that a bot makes for them are not theirs. */
export const canUndo = (view: Seated & Pick<View, 'canUndo'>): boolean => view.canUndo && !hasStandIn(view)
