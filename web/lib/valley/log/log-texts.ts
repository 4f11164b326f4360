// The texts of what happened: `st(key, params)`. In no first load, for they come with what tells it.
import { sayer } from '../../messages/collection.ts'
import { story } from '../../messages/texts.ts'

export const st = sayer<typeof story.all>(story)
