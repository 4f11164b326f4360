// The texts of what happened, in the reader's language: in no first load, for they come with what tells it.
import { story } from './en/story.ts'
import { sayer, type Says } from './words.ts'

/** What every language has to say of what happened. */
export type StoryWords = { readonly [Key in keyof typeof story]: Says<(typeof story)[Key]> }

const words: StoryWords = story
export const st = sayer(words)
