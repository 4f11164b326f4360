// The key of a tutorial as the sheet of keys shows it, where the open table has one.
import { led } from './led-table.svelte.ts'
import { tutorialText } from './tutorial-texts.ts'

export const tutorialKeys = (): readonly (readonly [key: string, what: string])[] =>
  led.table === null ? [] : [['H', tutorialText(led.isAside ? 'tutorial.again' : 'tutorial.key')]]
