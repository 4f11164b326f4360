// How many blocks a view shows: wherever they lie, they are always all of them.
import type { TalTable } from '#shared/tal/table.ts'

/** Blocks in bag, groups, sites and hands, on the Pharaoh's pyramid and out of the game. */
export function blocksOnTable({ bag, out, pharaoh, groups, sites, players }: TalTable): number {
  const inGroups = groups.flatMap(({ blocks }) => blocks).length
  const built = sites.flatMap(({ layers }) => layers.flat()).filter(cell => cell !== null).length
  return bag + out + pharaoh.length + inGroups + built + players.flatMap(({ blocks }) => blocks).length
}
