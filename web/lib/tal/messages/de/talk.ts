// German: what can be said at a table of this game alone.
import type { TalTalk } from '#shared/tal/talk.ts'

export const texts: Readonly<Record<TalTalk, string>> = {
  'too-dear': 'Das ist mir zu teuer',
  'in-my-way': 'Du stehst im Weg',
  thief: 'Dieb!',
  'what-a-pyramid': 'Was für eine Pyramide!',
}
