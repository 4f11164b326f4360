// The uniques of the premium edition as the page knows it: facts, and words.
export { premiumCards as words } from '#shared/words/en/cards/premium.ts'
export { titles } from 'virtual:titles/premium'
