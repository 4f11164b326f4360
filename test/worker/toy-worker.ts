// The worker that tests are run in: the product itself, and beside it a build with one game more, which was added by its
// manifest alone.
import type { Games } from '#shared/game-manifest.ts'
import { games } from '#shared/games.ts'
import { Table, type Env } from '#worker/table-object.ts'
import { toyManifest } from '../shared/engine/toy-manifest.ts'

export { Table }
export { default } from '#worker/index.ts'

/** The games of that build. */
export const gamesWithToy: Games = { ...games, 'toy-board': toyManifest }

/** Where its tables live. */
export interface ToyEnv extends Env {
  readonly TOYS: Env['TABLES']
}

/** A table of that build. */
export class ToyTable extends Table {
  constructor(ctx: DurableObjectState, env: ToyEnv) {
    super(ctx, { ...env, TABLES: env.TOYS }, gamesWithToy)
  }
}
