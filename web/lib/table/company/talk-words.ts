// The phrases that can be said at a table, in the reader's language.
import type { GameName, View } from '#shared/protocol.ts'
import { isLocal } from '#shared/table/local-id.ts'
import { commonTalk } from '#shared/talk.ts'
import { talk } from '../../messages/lazy-texts.ts'
import { openHint } from '../hint/open-hint.svelte.ts'
import { companyText } from './company-texts.ts'

const ownOf = (game: GameName): Readonly<Record<string, string>> => (talk[game]?.isLoaded ? talk[game].all.texts : {})

/** Fetches the phrases of a game's own. */
export const loadTalk = async (game: GameName): Promise<void> => talk[game]?.load()

/** All phrases of a game, by their keys. */
export const phrasesOf = (game: GameName): readonly string[] => [...commonTalk, ...Object.keys(ownOf(game))]

/** What a key says; empty for one that this page does not know. */
export function saidBy(game: GameName, key: string): string {
  const common = commonTalk.find(each => each === key)
  return common ? companyText(`say.${common}`) : (ownOf(game)[key] ?? '')
}

/** Whether anybody else at a table could say or hear something: bots do neither, and who shares a device needs no page for it. */
export const canTalk = ({ id, seats, you }: Pick<View, 'id' | 'seats' | 'you'>): boolean =>
  !isLocal(id) && seats.some(({ seat, name, bot }) => name !== null && bot === null && seat !== you)

/** What the dialog is called, and whatever opens it: who watches can say nothing there, only choose whom to hear. */
export const talkName = ({ you }: Pick<View, 'you'>): string => companyText(you === null ? 'talk.watching' : 'talk')

/** The rows about talk and hints in a sheet of keys: keys and what they do; none where nobody would hear, or none are given. */
export const talkKeys = (view: View): readonly (readonly [keys: string, what: string])[] => [
  ...(canTalk(view) ? ([['W', talkName(view)]] as const) : []),
  ...(openHint.canAsk(view) ? ([['H', companyText('hint')]] as const) : []),
]
