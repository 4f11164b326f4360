// The promises that a table is held to while everything around it fails, by what breaks them.

/** What can be found to be broken. */
export const violationKinds = [
  /** Something was thrown that no fault has caused. */
  'accident',
  /** A call has failed that no fault has struck. */
  'broken',
  /** A move that was acknowledged is not stored. */
  'lost',
  /** A question was answered twice. */
  'made-twice',
  /** A move was refused, and is stored. */
  'refused-but-made',
  /** A pick out of what was offered was refused. */
  'offered-but-refused',
  /** Somebody was given a second seat for the same key. */
  'seated-twice',
  /** A token opens a seat that its person has left, or not the seat that its person has. */
  'wrong-token',
  /** A pick was acknowledged before the view that it leads to was sent, or made for a player before the time was out. */
  'too-early',
  /** A move was made for a seat, or something else stored that is a seat's to do, by somebody else. */
  'wrong-seat',
  /** One call stored several rows. */
  'two-rows',
  /** A change starts from another view than its client knows. */
  'gap',
  /** A view was sent to somebody else than it is made for. */
  'wrong-viewer',
  /** A line of the log was sent in another form than its reader may see. */
  'log-shown',
  /** The number of a view fell, stayed although the view changed, or grew although it did not. */
  'version',
  /** What a connection was sent does not add up to what the table answers. */
  'view-differs',
  /** Something was passed on that its seat has not said, or to somebody who has not asked for it. */
  'said-otherwise',
  /** A browser was sent a message of a seat that is not its person's, or whose person is there. */
  'told-others',
  /** A browser was told twice of one call of its seat. */
  'told-twice',
  /** A seat was called, nobody was there, and its browser was not told. */
  'not-told',
  /** What the table keeps of how people are reached is not what they have asked for and push services have said. */
  'endpoints-differ',
  /** The seats that people were given at the next table are not theirs there. */
  'next-differs',
  /** The seed, or something of what it is made of, was shown before the end. */
  'seed-shown',
  /** The secret or the shares that the seed was made of are not those whose hashes were shown, or give another seed. */
  'shuffle-differs',
  /** A token was shown to somebody else. */
  'token-shown',
  /** A view depends on something that its viewer may not know. */
  'secret-shown',
  /** The table in memory is not the table that its rows tell of. */
  'rows-differ',
  /** The game goes on, but nobody is asked, or somebody who is waited for has nothing to pick. */
  'stuck',
  /** The clock was stopped while somebody was connected, or does not run although somebody has come to look. */
  'clock-stopped',
  /** Bots were asked while nobody was connected, and have not gone on in time although nothing has failed. */
  'bots-stay-away',
  /** A table is loaded from more rows than promised. */
  'too-many-reads',
  /** The table was deleted before its time, or by somebody who may not. */
  'deleted-early',
  /** Nothing will ever wake the table to be deleted. */
  'no-alarm',
  /** The game does not come to its end. */
  'endless',
  /** Played again from its seed and its moves, the game comes out otherwise. */
  'replay-differs',
] as const
export type ViolationKind = (typeof violationKinds)[number]

/** A broken promise. */
export interface Violation {
  readonly kind: ViolationKind
  /** What was found, for whoever looks for the cause. */
  readonly details: string
}
