// Places by their names, as a scene or a view has them.
import { places } from '#shared/tal/places.ts'
import type { PlaceName } from '#shared/tal/table.ts'

const byName = new Map(places.map(({ name }, place) => [name, place]))

/** The place of this name; undefined where there is none. */
export const placeNamed = (name: PlaceName): number | undefined => byName.get(name)
