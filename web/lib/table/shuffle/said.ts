// What the check of a shuffle says, in the reader's language.
import { translator } from '../../messages/collection.ts'
import { shuffle } from '../../messages/books.ts'
import type { Verdict, CheckedStep } from './check-shuffle.ts'

/** Says a text of the check. */
export const shuffleText = translator<typeof shuffle.all>(shuffle)

/** What came of all steps together. */
export function verdictOn(steps: readonly CheckedStep[]): { readonly outcome: Verdict; readonly text: string } {
  const has = (outcome: Verdict) => steps.some(step => step.outcome === outcome)
  if (has('fails')) return { outcome: 'fails', text: shuffleText('shuffle.someFail') }
  if (has('open')) return { outcome: 'open', text: shuffleText('shuffle.someOpen') }
  return { outcome: 'fits', text: shuffleText('shuffle.allFit') }
}

/** One step, as a sentence. */
export function stepSaid(step: CheckedStep): string {
  const { outcome } = step
  const fails = outcome === 'fails'
  switch (step.of) {
    case 'opened':
      return shuffleText('shuffle.openedFails')
    case 'secret':
      return shuffleText(
        fails ? 'shuffle.secretFails' : outcome === 'open' ? 'shuffle.secretOpen' : 'shuffle.secretFits',
      )
    case 'share':
      return shuffleText(fails ? 'shuffle.shareFails' : outcome === 'open' ? 'shuffle.shareOpen' : 'shuffle.shareFits')
    case 'given':
      return shuffleText(fails ? 'shuffle.givenFails' : 'shuffle.givenOpen')
    case 'shares':
      if (fails) return shuffleText('shuffle.sharesFail')
      if (outcome === 'open') return shuffleText(step.given === 0 ? 'shuffle.sharesNone' : 'shuffle.sharesHost')
      return shuffleText('shuffle.sharesFit', step)
    case 'seed':
      if (fails) return shuffleText('shuffle.seedFails')
      return step.count === 0 ? shuffleText('shuffle.seedFits') : shuffleText('shuffle.seedCounted', step)
    case 'game':
      return fails ? shuffleText('shuffle.gameFails') : shuffleText('shuffle.gameFits', step)
  }
}
