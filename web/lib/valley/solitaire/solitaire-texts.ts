// The texts of solitaire: `at(key, params)`.
import { sayer } from '../../messages/collection.ts'
import { solitaire } from '../messages/texts.ts'

export const at = sayer<typeof solitaire.all>(solitaire)
