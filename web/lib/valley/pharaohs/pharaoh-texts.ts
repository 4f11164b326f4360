// The texts of tables with pharaohs: `rt(key, params)`.
import { translator } from '../../messages/collection.ts'
import { pharaohs } from '../messages/texts.ts'

export const pharaohText = translator<typeof pharaohs.all>(pharaohs)
