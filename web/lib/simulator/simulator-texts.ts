// The texts of the page that shows a simulation: `st(key, params)`.
import { sayer } from '../messages/collection.ts'
import { simulator } from '../messages/books.ts'

export const st = sayer<typeof simulator.all>(simulator)
