// Who sits where: people, each with a token, and bots; and which bots stand in for people. Holds only hashes of tokens.
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { equalBytes } from '@noble/ciphers/utils.js'
import type { Level } from '../bot-levels.ts'

/** Somebody who may have won earlier games of a series. */
interface Winner {
  /** How many, where any. */
  readonly wins?: number
}
/** A person on a seat. */
export interface SeatedPerson extends Winner {
  readonly name: string
  readonly hash: string
  /** What the person has added to the shuffle, if anything. */
  readonly share?: string
}
/** A bot on a seat. */
export interface SeatedBot extends Winner {
  readonly name: string
  readonly bot: Level
}
/** Somebody on a seat. */
export type Sitter = SeatedPerson | SeatedBot

/** Who plays which seat otherwise than when the game began: levels of bots by seat. */
export interface SeatChanges {
  /** The bots that play on for people. */
  readonly standIns?: Readonly<Record<string, Level>>
  /** The bots to which people have left their seats for good. */
  readonly gaveUp?: Readonly<Record<string, Level>>
}

/** The seats of one table. */
export class Seats {
  private readonly sitters: (Sitter | null)[]
  /** By seat. */
  private readonly standIns = new Map<number, Level>()
  /** By seat. */
  private readonly gaveUp = new Map<number, Level>()

  /**
   * @param sitters who sits on each seat; null for a free one
   * @param changes what has changed since
   */
  constructor(sitters: readonly (Sitter | null)[], { standIns = {}, gaveUp = {} }: SeatChanges = {}) {
    this.sitters = [...sitters]
    for (const [seat, level] of Object.entries(standIns)) this.standIn(Number(seat), level)
    for (const [seat, level] of Object.entries(gaveUp)) this.giveUp(Number(seat), level)
  }

  /** Who sits on each seat; null for a free one. */
  get all(): readonly (Sitter | null)[] {
    return [...this.sitters]
  }

  /** The name on each seat; null for a free one. */
  get names(): readonly (string | null)[] {
    return this.sitters.map(sitter => sitter?.name ?? null)
  }

  /** The free seat with the lowest number, or null. */
  get free(): number | null {
    const seat = this.sitters.indexOf(null)
    return seat < 0 ? null : seat
  }

  /** This seat if it is free, else the free seat with the lowest number, or null. */
  freeFrom(wished: number | undefined): number | null {
    return wished !== undefined && this.sitters[wished] === null ? wished : this.free
  }

  /** By seat: how many earlier games of the series whoever sits there has won. */
  get wins(): readonly number[] {
    return this.sitters.map(sitter => sitter?.wins ?? 0)
  }

  /** By seat, what whoever sits there has added to the shuffle; null for nothing. */
  get shares(): readonly (string | null)[] {
    return this.sitters.map(sitter => (sitter && !isBot(sitter) ? (sitter.share ?? null) : null))
  }

  /** The bots with their seats, in the order of these. */
  get bots(): readonly (SeatedBot & { readonly seat: number })[] {
    return this.sitters.flatMap((sitter, seat) => (sitter && isBot(sitter) ? [{ ...sitter, seat }] : []))
  }

  /** How many people sit here. */
  get people(): number {
    return this.sitters.filter(sitter => sitter !== null && !isBot(sitter)).length
  }

  /** The level of the bot on a seat; null if none sits there. */
  botOn(seat: number): Level | null {
    const sitter = this.sitters[seat]
    return sitter && isBot(sitter) ? sitter.bot : null
  }

  /** The level of the bot that plays on for the person on a seat; null if none does. */
  standInOn(seat: number): Level | null {
    return this.standIns.get(seat) ?? null
  }

  /** The level of the bot that plays a seat, as its own or for a person; null if a person plays it, or nobody sits there. */
  levelOn(seat: number): Level | null {
    return this.botOn(seat) ?? this.standInOn(seat)
  }

  /** The hash of the token of the person on a seat; null if nobody sits there, or a bot. */
  hashOn(seat: number): string | null {
    const sitter = this.sitters[seat]
    return sitter && !isBot(sitter) ? sitter.hash : null
  }

  /** What has changed since the game began. */
  get changes(): SeatChanges {
    const { standIns, gaveUp } = this
    return {
      ...(standIns.size > 0 ? { standIns: Object.fromEntries(standIns) } : {}),
      ...(gaveUp.size > 0 ? { gaveUp: Object.fromEntries(gaveUp) } : {}),
    }
  }

  /** Whether a person sits here and plays. */
  get isPlayedByPeople(): boolean {
    return this.people > this.standIns.size
  }

  /** Whether there is such a seat. */
  isSeat(seat: number): boolean {
    return seat < this.sitters.length
  }

  /** Whether somebody sits there. */
  isTaken(seat: number): boolean {
    return this.sitters[seat] !== null
  }

  /** Gives a seat to somebody. */
  sit(seat: number, sitter: Sitter): void {
    const { name, wins = 0 } = sitter
    const won = wins > 0 ? { wins } : {}
    this.sitters[seat] = isBot(sitter) ? { name, bot: sitter.bot, ...won } : { ...personOf(sitter), ...won }
  }

  /** Frees a seat: its token is no longer valid. */
  leave(seat: number): void {
    this.sitters[seat] = null
  }

  /** Has a bot play on for the person on a seat; with null the person plays again. */
  standIn(seat: number, level: Level | null): void {
    if (level === null) this.standIns.delete(seat)
    else this.standIns.set(seat, level)
  }

  /** Gives the seat of a person to a bot, which keeps the name: the person's token is no longer valid. */
  giveUp(seat: number, bot: Level): void {
    this.standIns.delete(seat)
    this.gaveUp.set(seat, bot)
    this.sit(seat, { name: this.names[seat] ?? '', bot, wins: this.wins[seat] ?? 0 })
  }

  /** The seat of the person that a token belongs to, or null. Takes the same time for every token. */
  of(token: string): number | null {
    const digest = sha256(utf8ToBytes(token))
    let found: number | null = null
    for (const [seat, sitter] of this.sitters.entries()) {
      if (equalBytes(digest, sitter && !isBot(sitter) ? hexToBytes(sitter.hash) : nobody)) found = seat
    }
    return found
  }
}

/** Compared with for a seat that no person holds: no token has this hash. */
const nobody = new Uint8Array(32)

function personOf({ name, hash, share }: SeatedPerson): SeatedPerson {
  return { name, hash, ...(share === undefined ? {} : { share }) }
}

function isBot(sitter: Sitter): sitter is SeatedBot {
  return 'bot' in sitter
}
