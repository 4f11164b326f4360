// Verifies a game that was kept as a file, which may come from anywhere, and says in sentences what was found.
import { games } from '#shared/games.ts'
import type { GameHistory, Result } from '#shared/protocol.ts'
import { saidBy } from '#test/command-line.ts'
import { verify } from './verify.ts'

/** What such a file holds, as far as it is read; a history alone has neither rules nor result. */
export type KeptGame = GameHistory & { readonly rules?: number; readonly result?: Result }

/** What was found: that all agrees, that it does not, or nothing, for the game was played by other rules. */
export interface Found {
  readonly outcome: 'agrees' | 'differs' | 'other rules'
  readonly sentences: readonly string[]
}

/** @param begins the seat that had to begin, as `verify` takes it */
export function verifyKept({ rules, result, ...history }: KeptGame, begins?: number | null): Found {
  const game = games[history.game]
  if (rules !== undefined && rules !== game.version)
    return {
      outcome: 'other rules',
      sentences: [`was played by rules ${rules}, and these are rules ${game.version}: take the code of that time`],
    }
  try {
    const found = verify(game, history, result, begins)
    const { faults, moves, drawn } = found
    if (faults.length > 0) return { outcome: 'differs', sentences: [faults.join('; ')] }
    const agreed = `the seed comes out of what was opened, and ${moves} moves with ${drawn} drawn numbers fit it`
    const count = history.shuffle?.count ?? 0
    const seeds = count === 1 ? 'one seed was' : `${count} seeds were`
    const passedOver = `${seeds} passed over so that seat ${found.begins} begins`
    const passed = `${passedOver}: right only at a table that follows another`
    return { outcome: 'agrees', sentences: count > 0 && begins === undefined ? [agreed, passed] : [agreed] }
  } catch (thrown) {
    return { outcome: 'differs', sentences: [`holds no game that can be verified: ${saidBy(thrown)}`] }
  }
}
