// What a tutorial says whatever is played: `tutorialText(key, params)`. Fetched with what else is said of tables in
// this browser.
import { translator } from '../../messages/collection.ts'
import { local } from '../../messages/lazy-texts.ts'

export const tutorialText = translator<typeof local.all>(local)
