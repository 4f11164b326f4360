// German: what the deck-builder is, for the front page and for those who are invited.
import type { Same } from '../../../messages/collection.ts'
import type { texts as english } from '../en/offer.ts'

export const texts = {
  kind: 'ein Kartenspiel',
  what: 'Kaufe Schätze aus einer bröckelnden Pyramide, spiele sie aus und bestatte die besten rechtzeitig: Nur was in deinem Grab liegt, zählt.',
  legal:
    'Im Browser, kostenlos, ohne Konto. Inoffiziell; Spiel von Tom Cleaver, ohne Verbindung zu ihm oder seinen Verlagen.',
  invitation: 'Kaufe Schätze, spiele sie aus und bestatte die besten rechtzeitig. Dein Name genügt.',
  needs: {
    1: 'Allein: Solitär, gegen das perfekte Grab.',
    5: 'Fünf Spieler: Dazu kommen die Premium-Regeln und zwei Sets.',
    6: 'Sechs Spieler: Dazu kommen die Premium-Regeln und drei Sets.',
  },
  ways: {
    solitaire: 'Solitär',
    many: 'Fünf oder sechs Spieler',
    premium: 'Premium',
  },
} as const satisfies Same<typeof english>
