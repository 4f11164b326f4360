// Where the card of a line of the deck-builder came from, whatever the line is.
import type { MessageRef } from '#shared/message.ts'
import type { ValleyEvents } from '#shared/valley/events.ts'
import { valleyLine } from '#test/shared/typed-by-game.ts'

/** The place that a line says its card came from; undefined where it says none. */
export function loggedPlace(line: MessageRef): string | undefined {
  const { params }: MessageRef<ValleyEvents> = valleyLine(line)
  return 'from' in params && typeof params.from === 'string' ? params.from : undefined
}
