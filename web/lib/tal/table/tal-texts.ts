// The texts of the board game's page and of what happened in it: `talText(key, params)`.
import { translator } from '../../messages/collection.ts'
import { talTable } from '../messages/texts.ts'

export const talText = translator<typeof talTable.all>(talTable)
