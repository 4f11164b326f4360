// The key of a tutorial as the sheet of keys shows it, while one leads: put aside, it leaves its key to the hints.
import { led } from './led-table.svelte.ts'
import { tutorialText } from './tutorial-texts.ts'

export const tutorialKeys = (): readonly (readonly [key: string, what: string])[] =>
  led.isLeading ? [['H', tutorialText('tutorial.key')]] : []
