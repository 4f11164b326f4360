// The texts of tables with pharaohs: `rt(key, params)`.
import { sayer } from '../../messages/collection.ts'
import { pharaohs } from '../messages/texts.ts'

export const rt = sayer<typeof pharaohs.all>(pharaohs)
