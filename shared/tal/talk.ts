// What players can say at a table of this game beside what is said at every table.
import { commonTalk } from '../talk.ts'

const own = ['too-dear', 'in-my-way', 'thief', 'what-a-pyramid'] as const
export type TalTalk = (typeof own)[number]

/** All of it, by key. */
export const talk = [...commonTalk, ...own] as const
