// The texts of solitaire: `at(key, params)`.
import { sayer } from '../../words/collection.ts'
import { alone } from '../../words/texts.ts'

export const at = sayer<typeof alone.all>(alone)
