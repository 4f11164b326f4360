// Afterlife as the page knows it: facts, and words.
export { afterlifeCards as words } from '#shared/words/en/cards/afterlife.ts'
export { titles } from 'virtual:titles/afterlife'
