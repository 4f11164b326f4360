// Pieces, board and points of Tal der Könige. `facts` holds what published sources say. The printed board and its point card
// are not public: `ours` holds our own design, which an owner of the game can replace by the printed values. Only values, no
// rules; other code reads them from here and never repeats them.

/** Block colours, in the order they are shown. */
export const colours = ['black', 'red', 'white', 'blue', 'yellow'] as const
export type Colour = (typeof colours)[number]

export type Size = 'small' | 'large'
/** Kinds of complete pyramids, from the least to the most valuable (a fact). */
export const kinds = ['mixed', 'layered', 'single'] as const
export type Kind = (typeof kinds)[number]

export interface Point {
  readonly x: number
  readonly y: number
}
interface Site extends Point {
  readonly site: number
  readonly size: Size
  readonly area: number
  /** Suns on the site: sites with suns are left out with few players. */
  readonly suns: 0 | 2 | 3
}
interface Area {
  readonly area: number
  readonly neighbours: readonly number[]
}

/** The letter of a group of the auction. */
export const letterOf = (group: number): string => 'ABCDE'[group] ?? ''

/** What some published source says. */
export const facts = {
  seats: { fewest: 2, most: 4 },
  workers: 5,
  overseers: 2,
  scarabs: 8,
  /** Bid tablets of each player; 0 is a blank. */
  tablets: [1, 2, 3, 4, 0, 0, 0, 0],
  blocks: 165,
  blocksInGroup: 5,
  /** One group more than there are players. */
  groupsBesidePlayers: 1,
  /** Edge lengths of a pyramid's layers from the ground up. */
  layers: { small: [2, 1], large: [3, 2, 1], pharaoh: [4, 3, 2, 1] },
  /** The index of the block of a large pyramid's ground layer that cannot be seen: its colour never counts. */
  hidden: 4,
  /** How many steps a player has in a round for both overseers together, and as many for all workers together. */
  steps: 6,
  /** Blocks that a worker builds, or steals, in a round. */
  blocksOfWorker: 2,
  /** Letters of the build spaces around a site. */
  spaces: { small: 'ABCDEF', large: 'ABCDEFGH' },
  /** Sites with so many suns are left out with fewer players than this. */
  sunsClose: { 2: 3, 3: 4 },
  /** Where all figures begin, and where the Pharaoh's pyramid stands. */
  centre: 16,
} as const

/** Our design: which areas are connected. That there are so many areas is a fact. */
const areas: readonly Area[] = [
  { area: 16, neighbours: [17, 19, 21] },
  { area: 17, neighbours: [16, 18] },
  { area: 18, neighbours: [17] },
  { area: 19, neighbours: [16, 20] },
  { area: 20, neighbours: [19] },
  { area: 21, neighbours: [16, 22] },
  { area: 22, neighbours: [21] },
]

/** Our design: where each site lies, its size and centre. Their numbers, and how many there are, are facts. */
const sites: readonly Site[] = [
  { site: 1, size: 'large', area: 17, suns: 0, x: 440, y: 348 },
  { site: 2, size: 'small', area: 17, suns: 0, x: 585, y: 352 },
  { site: 3, size: 'large', area: 18, suns: 2, x: 463, y: 205 },
  { site: 4, size: 'small', area: 18, suns: 3, x: 560, y: 213 },
  { site: 5, size: 'large', area: 19, suns: 0, x: 729, y: 640 },
  { site: 6, size: 'small', area: 19, suns: 0, x: 653, y: 764 },
  { site: 7, size: 'large', area: 20, suns: 2, x: 841, y: 731 },
  { site: 8, size: 'small', area: 20, suns: 3, x: 786, y: 811 },
  { site: 9, size: 'large', area: 21, suns: 0, x: 331, y: 744 },
  { site: 10, size: 'small', area: 21, suns: 0, x: 262, y: 616 },
  { site: 11, size: 'large', area: 22, suns: 2, x: 196, y: 796 },
  { site: 12, size: 'small', area: 22, suns: 3, x: 154, y: 708 },
  { site: 13, size: 'small', area: 16, suns: 0, x: 500, y: 480 },
  { site: 14, size: 'small', area: 16, suns: 0, x: 584, y: 626 },
  { site: 15, size: 'small', area: 16, suns: 0, x: 416, y: 626 },
]

/** Our own design, in place of the printed values. */
export const ours = {
  /** Inferred: the game has 165 blocks in five colours. */
  blocksOfColour: 33,
  points: {
    small: { mixed: 1, layered: 2, single: 4 },
    large: { mixed: 4, layered: 8, single: 12 },
  },
  areas,
  sites,
  /** The drawing's coordinates: the valley is a triangle made of four, of which the outer three end in tips. */
  plane: {
    corners: [
      { x: 500, y: 0 },
      { x: 1000, y: 866 },
      { x: 0, y: 866 },
    ],
    pharaoh: { x: 500, y: 577 },
    /** A tip begins at this part of its outer triangle's height, seen from its base. */
    tipFrom: 0.6,
  } satisfies { readonly corners: readonly Point[]; readonly pharaoh: Point; readonly tipFrom: number },
} as const

export type PyramidSize = Size | 'pharaoh'

/** Whether a site is left out with so many players. */
export function isLeftOut({ suns }: Pick<Site, 'suns'>, seats: number): boolean {
  return suns !== 0 && seats < facts.sunsClose[suns]
}
