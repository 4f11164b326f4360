// German: why a move of the deck-builder is good. Sentences.
import { and } from '#shared/messages/de/lists.ts'
import type { Same } from '../../../messages/collection.ts'
import type { texts as english } from '../en/hint.ts'

export const texts = {
  keepOrder: 'Lass die Reihenfolge, wie sie ist',
  set: p => `${p.set} in deinem Grab: dann ${p.n}, +${p.points} ${p.points === 1 ? 'Punkt' : 'Punkte'}.`,
  points: p => (p.points === 1 ? '+1 Punkt in deinem Grab.' : `+${p.points} Punkte in deinem Grab.`),
  owned: p =>
    p.gold > 0 ? `Eine neue Karte für ${p.set}, und sie zahlt später ${p.gold}.` : `Eine neue Karte für ${p.set}.`,
  gold: p => `Sie zahlt ${p.gold} Gold in späteren Zügen.`,
  fewer: p =>
    p.n === 1
      ? 'Eine Karte weniger, die du statt besserer ziehst.'
      : `${p.n} Karten weniger, die du statt besserer ziehst.`,
  falls: p => `Dann ${p.cards.length === 1 ? 'liegt' : 'liegen'} ${and.format(p.cards)} in der Grundreihe.`,
  anyPharaoh: 'Wenn du allein spielst, sind für den Bot alle gleich gut.',
  nothing: 'Nichts anderes brächte dir jetzt mehr.',
} as const satisfies Same<typeof english>
