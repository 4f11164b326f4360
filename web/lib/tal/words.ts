// The texts of the board game's page: `tt(key, params)`.
import { sayer } from '../words/collection.ts'
import { tal } from '../words/texts.ts'

export const tt = sayer<typeof tal.all>(tal)
