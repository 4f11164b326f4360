// Every game there is, under test.
import { talKind } from '../tal/tal-games.ts'
import type { Kind } from './game-kind.ts'
import { valleyKind } from './valley-games.ts'

export const kinds: readonly Kind[] = [valleyKind, talKind]
