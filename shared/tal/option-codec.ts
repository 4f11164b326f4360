// Encodes the options of decisions as integers, and decodes them.

/** The options that are neither a place nor a block. */
export const seal = -1
export const back = -2
export const enough = -3
export const pass = -4

/** A figure goes to a place, at once or in a march that is written. */
export const goTo = (piece: number, place: number): number => piece * placesApart + place
/** The figure that goes. */
export const pieceIn = (option: number): number => Math.floor(option / placesApart)
/** The place that it goes to. */
export const placeIn = (option: number): number => option % placesApart
const placesApart = 128

/** A tablet of a value is laid on a group. */
export const lay = (value: number, group: number): number => value * groupsApart + group
/** The same tablet, lifted again. */
export const lift = (value: number, group: number): number => lifted + lay(value, group)
/** The option id of laying it, for a batch that first lifts the tablet. */
export const idOfLay = (value: number, group: number): string => `${value}>${group}`
/** Whether a tablet is lifted, not laid. */
export const isLift = (option: number): boolean => option >= lifted
/** The value of a tablet that is laid or lifted. */
export const valueIn = (option: number): number => Math.floor((option % lifted) / groupsApart)
/** The group on which it is laid, or from which it is lifted. */
export const groupIn = (option: number): number => option % groupsApart
const groupsApart = 8
const lifted = 1024

/** A block of a colour in a cell of a site; where it is stolen the colour is the one that lies there. */
export const blockAt = (colour: number, site: number, cell: number): number =>
  (colour * sitesApart + site) * cellsApart + cell
/** The colour of a block that is built or stolen. */
export const colourIn = (option: number): number => Math.floor(option / cellsApart / sitesApart)
/** The site on which that block is built, or from which it is stolen. */
export const siteIn = (option: number): number => Math.floor(option / cellsApart) % sitesApart
/** The cell of that site. */
export const cellIn = (option: number): number => option % cellsApart
const sitesApart = 16
const cellsApart = 16
