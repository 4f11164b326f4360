// What players can say at a table of this game beside what is said at every table.
import { commonTalk } from '../talk.ts'

const own = ['wanted-it', 'to-the-tomb', 'crumbles', 'curse'] as const
export type ValleyTalk = (typeof own)[number]

/** All of it, by key. */
export const talk = [...commonTalk, ...own] as const
