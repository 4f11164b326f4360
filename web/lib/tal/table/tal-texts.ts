// The texts of the board game's page: `tt(key, params)`; and of what happened in it: `ts(key, params)`.
import { sayer } from '../../messages/collection.ts'
import { tal, talStory } from '../../messages/texts.ts'

export const tt = sayer<typeof tal.all>(tal)
export const ts = sayer<typeof talStory.all>(talStory)
