// German: the list of one's own tables on the front page.
import { and } from '#shared/messages/de/lists.ts'
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/tables.ts'

export const texts = {
  with: (p: { names: readonly string[] }) => and.format(p.names),
  alone: 'Solitär',
  nobody: 'Noch niemand sonst',
  looking: 'Wird nachgesehen …',
  'state.offline': 'Nicht erreicht: keine Antwort.',
  'state.gone': 'Diesen Tisch gibt es nicht mehr.',
  'state.removed': 'Dieser Platz gehört dir nicht mehr.',
  'state.version': 'Mit einer früheren Version begonnen: Er kann nicht weitergehen.',
  'state.ownBot': 'Ein Bot spielt für dich',
  'state.bot': (p: { name: string }) => `Ein Bot spielt für ${p.name}`,
  'state.timed': (p: { standing: string; span: string }) => `${p.standing}, noch ${p.span}`,
  rematch: 'Eine Revanche ist angelegt',
  nextAlone: 'Die nächste Partie hat begonnen',
  keptGame: 'Aufgehobene Partie öffnen',
  'link.open': 'Einen Tisch mit seinem Link öffnen',
  'link.what':
    'Ein Link, den du anderswo antippst, öffnet sich womöglich im Browser. Kopier ihn und füg ihn hier ein: den Link eines Freundes oder den zu deinem Platz.',
  'link.name': 'Link',
  'link.go': 'Öffnen',
  'link.wrong': 'Das ist kein Link zu einem Tisch hier.',
  score: (p: { name: string; total: number }) => `${p.name} ${p.total}`,
  last: (p: { when: string; what: string }) => `${p.when}: ${p.what}`,
  opened: (p: { when: string }) => `zuletzt geöffnet ${p.when}`,
  now: 'gerade eben',
  remove: (p: { what: string }) => `Von der Liste nehmen: ${p.what}`,
  removed: (p: { what: string }) => `Von der Liste genommen: ${p.what}.`,
  putBack: 'Rückgängig',
  delete: (p: { what: string }) => `Löschen: ${p.what}`,
  deleted: (p: { what: string }) => `Gelöscht: ${p.what}.`,
  here: 'auf diesem Gerät',
  again: 'Noch einmal',
  older: (p: { n: number }) => `${p.n} ${p.n === 1 ? 'weiteren' : 'weitere'} zeigen`,
} as const satisfies Same<typeof english>
