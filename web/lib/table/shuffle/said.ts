// What the check of a shuffle says, in the reader's language.
import { sayer } from '../../messages/collection.ts'
import { shuffle } from '../../messages/books.ts'
import type { Outcome, Step } from './check-shuffle.ts'

/** Says a text of the check. */
export const st = sayer<typeof shuffle.all>(shuffle)

/** What came of all steps together. */
export function verdictOn(steps: readonly Step[]): { readonly outcome: Outcome; readonly text: string } {
  const has = (outcome: Outcome) => steps.some(step => step.outcome === outcome)
  if (has('fails')) return { outcome: 'fails', text: st('shuffle.someFail') }
  if (has('open')) return { outcome: 'open', text: st('shuffle.someOpen') }
  return { outcome: 'fits', text: st('shuffle.allFit') }
}

/** One step, as a sentence. */
export function stepSaid(step: Step): string {
  const { outcome } = step
  const fails = outcome === 'fails'
  switch (step.of) {
    case 'opened':
      return st('shuffle.openedFails')
    case 'secret':
      return st(fails ? 'shuffle.secretFails' : outcome === 'open' ? 'shuffle.secretOpen' : 'shuffle.secretFits')
    case 'share':
      return st(fails ? 'shuffle.shareFails' : outcome === 'open' ? 'shuffle.shareOpen' : 'shuffle.shareFits')
    case 'given':
      return st(fails ? 'shuffle.givenFails' : 'shuffle.givenOpen')
    case 'shares':
      if (fails) return st('shuffle.sharesFail')
      if (outcome === 'open') return st(step.given === 0 ? 'shuffle.sharesNone' : 'shuffle.sharesHost')
      return st('shuffle.sharesFit', step)
    case 'seed':
      if (fails) return st('shuffle.seedFails')
      return step.count === 0 ? st('shuffle.seedFits') : st('shuffle.seedCounted', step)
    case 'game':
      return fails ? st('shuffle.gameFails') : st('shuffle.gameFits', step)
  }
}
