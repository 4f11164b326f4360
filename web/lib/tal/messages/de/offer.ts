// German: what the board game is, for the front page, for those who are invited, and for the lobby.
import type { Same } from '../../../messages/collection.ts'
import type { texts as english } from '../en/offer.ts'

export const texts = {
  kind: 'ein Brettspiel',
  what: 'Biete auf Steine, marschiere geschickter als die anderen, baue Pyramiden im Tal: Nur fertige zählen, am besten einfarbige.',
  legal:
    'Im Browser, kostenlos, ohne Konto. Inoffiziell; Spiel von Christian Beierer, nicht mit ihm oder seinen Verlagen verbunden.',
  invitation: 'Biete auf Steine, marschiere gegen die anderen und baue Pyramiden im Tal. Dein Name genügt.',
  switches: {
    short: { name: 'Kurzes Spiel', what: 'worauf niemand bietet, geht an den Pharao' },
  },
  played:
    'Verdeckte Gebote, geheim notierte Märsche, fünf Arten von Steinen. Das Spiel endet, wenn die Pyramide des Pharaos voll ist.',
  playedShort:
    'Das kurze Spiel: Gruppen, auf die niemand bietet, kommen auf die Pyramide des Pharaos, die voll das Spiel beendet.',
} as const satisfies Same<typeof english>
