// English: link previews. Read when the site is built, and by the worker (API.md, Pages).
import type { PreviewSentences } from '#shared/preview-tags.ts'

export const previews: PreviewSentences = {
  locale: 'en_GB',
  general: 'Two games of ancient Egypt, free in the browser: create a table, share the link, play. No account.',
  picture: 'A winged scarab above a stepped pyramid, by lamplight',
  invites: '{host} invites you: {what}',
  free: {
    one: 'One of {seats} seats is free. Open the link and sit down: in the browser, no account.',
    more: '{free} of {seats} seats are free. Open the link and sit down: in the browser, no account.',
  },
  begun: '{what}: the game is on',
  playing: {
    none: '{host} is playing alone. Open the link to watch.',
    one: '{host} and one other are playing. Open the link to watch.',
    more: '{host} and {others} others are playing. Open the link to watch.',
  },
  over: {
    none: '{what}: the game is over',
    one: '{winners} has won: {what}',
    more: '{winners} have won together: {what}',
  },
  scores: '{scores} points. Open the link to see it again, move by move.',
}
