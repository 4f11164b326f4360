// English: what can be said at a table of this game alone.
import type { ValleyTalk } from '#shared/valley/talk.ts'

export const texts: Readonly<Record<ValleyTalk, string>> = {
  'wanted-it': 'I wanted that one',
  'to-the-tomb': 'Off to the tomb!',
  crumbles: 'It crumbles!',
  curse: 'A curse on you!',
}
