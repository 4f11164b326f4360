// What a session shows, where it is a table of this game.
import type { View } from '#shared/protocol.ts'
import type { TalView } from '#shared/tal/declarations.ts'

const isTal = (view: View): view is TalView => view.game === 'tal'

/** The newest view; null where there is none yet. */
export const talView = (view: View | null): TalView | null => (view && isTal(view) ? view : null)
