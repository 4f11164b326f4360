// How another player is shown on the wide table.

/** Each name is also a class of the styles. */
export interface OpponentForm {
  /** The sets as columns of pips. */
  readonly tall: boolean
  /** The sets as how many of how many. */
  readonly crowd: boolean
  /** All of them in lines, and no pile: many players and many sets. */
  readonly dense: boolean
  /** So few players that many sets, too, can stand there in the size that is read best. */
  readonly few: boolean
  /** The only opponent: the cards lie under each set. */
  readonly lone: boolean
  /** A pharaoh stands under the name. */
  readonly pharaoh: boolean
}
