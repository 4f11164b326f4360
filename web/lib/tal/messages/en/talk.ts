// English: what can be said at a table of this game alone.
import type { TalTalk } from '#shared/tal/talk.ts'

export const texts: Readonly<Record<TalTalk, string>> = {
  'too-dear': 'Too dear for me',
  'in-my-way': 'You’re in my way',
  thief: 'Thief!',
  'what-a-pyramid': 'What a pyramid!',
}
