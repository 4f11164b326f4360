// How another player is shown on the wide table.

/** Each name is also a class of the styles. */
export interface OpponentForm {
  /** Whether the sets are columns of pips. */
  readonly tall: boolean
  /** Whether the sets are shown in numbers, such as 2/5. */
  readonly crowd: boolean
  /** Whether all sets are in lines and the pile is left out: there are many players and many sets. */
  readonly dense: boolean
  /** Whether there are so few players that even many sets fit in a large size. */
  readonly few: boolean
  /** Whether it is the only opponent: the cards are shown below each set. */
  readonly lone: boolean
  /** Whether a pharaoh is shown under the name. */
  readonly pharaoh: boolean
}
