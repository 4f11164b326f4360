// The texts of what happened: in no first load, for they come with what tells it.
import { sayer } from './collection.ts'
import { story } from './texts.ts'

export const st = sayer<typeof story.all>(story)
