// The texts of solitaire: `at(key, params)`.
import { sayer } from './collection.ts'
import { alone } from './texts.ts'

export const at = sayer<typeof alone.all>(alone)
