// The texts of the board game's page and of what happened in it: `tt(key, params)`.
import { sayer } from '../../messages/collection.ts'
import { talTable } from '../messages/texts.ts'

export const tt = sayer<typeof talTable.all>(talTable)
