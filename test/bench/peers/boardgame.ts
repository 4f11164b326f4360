// Our games as games of boardgame.io. Its state `G` is plain data that its storage keeps: the game at its last checkpoint and the
// picks since. Moves and views need the game itself, so the one that has just been played is kept beside it; where it is not there,
// as after a start, it is played from `G` again.
import core from 'boardgame.io/dist/cjs/core.js'
import type { GameName, View } from '#shared/protocol.ts'
import { freshGame, seats, WrappedGame, type KeptGame } from './wrapped-game.ts'

type Kept = KeptGame & { readonly isOver: boolean }

interface Context {
  readonly G: Kept
  readonly playerID: string | null
}

/** A game at its newest pick, and what was seen of it before that one: patches are made between the two. */
interface Live {
  readonly game: WrappedGame
  before: ReadonlyMap<string | null, View>
  now: Map<string | null, View>
}

/** @param patches whether changes are sent instead of whole states (`deltaState`) */
export function boardgameOf(name: GameName, patches: boolean): object {
  const live = new Map<string, Live>()
  const liveAt = (kept: Kept): Live => {
    const known = live.get(kept.seed)
    if (known?.game.kept.count === kept.count) return known
    const played = { game: new WrappedGame(name, kept), before: new Map(), now: new Map() }
    live.set(kept.seed, played)
    return played
  }
  const seenAt = (kept: Kept, playerID: string | null): View => {
    const known = live.get(kept.seed)
    const past = known?.game.kept.count === kept.count + 1 ? known.before.get(playerID) : undefined
    if (past) return past
    const { game, now } = liveAt(kept)
    const view = game.view(playerID === null ? null : Number(playerID))
    now.set(playerID, view)
    return view
  }
  return {
    name,
    minPlayers: seats,
    maxPlayers: seats,
    disableUndo: true,
    deltaState: patches,
    setup: (): Kept => ({
      ...freshGame(Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex')),
      isOver: false,
    }),
    // Whose question is open is for the game to say.
    turn: { activePlayers: core.ActivePlayers.ALL },
    moves: {
      pick: {
        // Only the server knows the hidden cards, and others may not read in its log what was picked.
        client: false,
        redact: true,
        move: ({ G, playerID }: Context, decision: string, options: string[]): Kept | string => {
          const at = liveAt(G)
          if (!at.game.pick({ seat: Number(playerID), decision, options })) return core.INVALID_MOVE
          at.before = at.now
          at.now = new Map()
          return { ...at.game.kept, isOver: at.game.isOver }
        },
      },
    },
    endIf: ({ G }: Context) => (G.isOver ? { over: true } : undefined),
    playerView: ({ G, playerID }: Context) => seenAt(G, playerID),
  }
}
