// Where the rules of each game stand as a page of their own.
import type { GameName } from '#shared/protocol.ts'

export const rulesAt: Readonly<Record<GameName, string>> = { valley: '/rules', tal: '/rules/tal' }
