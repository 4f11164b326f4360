// The collections of texts that the deck-builder's tables speak once they stand. They travel with the parts that speak them.
import { collection } from '../../messages/collection.ts'

const files = import.meta.glob('./*/{log-summaries,explanations,hint,tutorial}.ts')

/** What happened, joined into sentences. */
export const logSummaries = collection<typeof import('./en/log-summaries.ts').texts>(files, 'log-summaries')
/** Which part of a card is being carried out, and what playing one would do now. */
export const explanations = collection<typeof import('./en/explanations.ts').texts>(files, 'explanations')
/** Why the move of a hint is good. */
export const hint = collection<typeof import('./en/hint.ts').texts>(files, 'hint')
/** What the tutorial says. */
export const tutorial = collection<typeof import('./en/tutorial.ts').texts>(files, 'tutorial')
