// The texts of solitaire: `at(key, params)`.
import { translator } from '../../messages/collection.ts'
import { solitaire } from '../messages/texts.ts'

export const solitaireText = translator<typeof solitaire.all>(solitaire)
