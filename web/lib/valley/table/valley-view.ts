// What a session shows, where it is a table of this game.
import type { View } from '#shared/protocol.ts'
import type { ValleyView } from '#shared/valley/declarations.ts'

const isValley = (view: View): view is ValleyView => view.game === 'valley'

/** The newest view; null where there is none yet. */
export const valleyView = (view: View | null): ValleyView | null => (view && isValley(view) ? view : null)
