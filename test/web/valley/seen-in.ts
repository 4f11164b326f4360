// What a viewer's page makes of a view that was drawn for the pictures.
import type { View } from '#shared/protocol.ts'
import { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { valleyView } from '#test/shared/typed-by-game.ts'

/** A view of the deck-builder with its table. */
export type Seen = ReturnType<typeof valleyView>

/** The viewpoint of whoever sees that, with what `changed` makes of it. */
export function seenIn(view: View | undefined, changed = (seen: Seen): Seen => seen): Viewpoint {
  if (!view) throw new Error('this was not drawn')
  const seen = changed(valleyView(view))
  return new Viewpoint(() => seen)
}
