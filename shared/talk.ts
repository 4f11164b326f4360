// What players can say to one another whatever is played (API.md, Talk). A game adds its own. Imports nothing: the page and
// the tables both know it.

/** What can be said at every table, by key. */
export const commonTalk = [
  'hello',
  'good-luck',
  'thinking',
  'well-played',
  'thanks',
  'oops',
  'ouch',
  'good-game',
] as const
export type CommonTalk = (typeof commonTalk)[number]

/** A seat can say something once in so many milliseconds. */
export const talkEvery = 2_000
