// What a door to games in this browser is told.
import type { GameName } from '#shared/game-names.ts'
import type { Params } from '#shared/protocol.ts'
import type { NameForm } from '../name-form.svelte.ts'

export interface DoorProps {
  readonly naming: NameForm
  readonly game: GameName
  /** How many seats a table can have; some games can be played alone too, but not through such a door. */
  readonly seats: readonly number[]
  /** The options for so many seats. */
  readonly options: (seats: number) => Params
}
