// Every game there is, under test.
import { talKind } from '../tal/playing.ts'
import type { Kind } from './kind.ts'
import { valleyKind } from './playing.ts'

export const kinds: readonly Kind[] = [valleyKind as unknown as Kind, talKind as unknown as Kind]
