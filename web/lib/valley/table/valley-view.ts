// The view of a session, if its table is one of this game.
import type { View } from '#shared/protocol.ts'
import type { ValleyView } from '#shared/valley/declarations.ts'

const isValley = (view: View): view is ValleyView => view.game === 'valley'

/** The view as one of this game; null if there is none yet. */
export const valleyView = (view: View | null): ValleyView | null => (view && isValley(view) ? view : null)
