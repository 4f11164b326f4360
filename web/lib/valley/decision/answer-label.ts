// What screen readers read of a card that answers a question.
import { cardName } from '../../messages/card-texts.ts'
import { titleLabel } from '../card/accessible-names.ts'

/** What the answer says, where that is more than the card's name, then the card's title. */
export const answerLabel = (said: string, title: string, owned?: number): string =>
  `${said === cardName(title) ? '' : `${said}. `}${titleLabel(title, owned)}`
