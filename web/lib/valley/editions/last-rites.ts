// Last Rites as the page knows it: facts, and words.
export { lastRitesCards as words } from '#shared/words/en/cards/last-rites.ts'
export { titles } from 'virtual:titles/last-rites'
