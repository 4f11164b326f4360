// The texts of solitaire: `at(key, params)`.
import { sayer } from '../../messages/collection.ts'
import { alone } from '../../messages/texts.ts'

export const at = sayer<typeof alone.all>(alone)
