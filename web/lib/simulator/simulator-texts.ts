// The texts of the page that shows a simulation: `simulatorText(key, params)`.
import { translator } from '../messages/collection.ts'
import { simulator } from '../messages/books.ts'

export const simulatorText = translator<typeof simulator.all>(simulator)
