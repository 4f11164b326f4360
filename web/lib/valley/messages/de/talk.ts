// German: what can be said at a table of this game alone.
import type { ValleyTalk } from '#shared/valley/talk.ts'

export const texts: Readonly<Record<ValleyTalk, string>> = {
  'wanted-it': 'Die wollte ich',
  'to-the-tomb': 'Ab ins Grab!',
  crumbles: 'Es bröckelt!',
  curse: 'Mein Fluch über dich!',
}
