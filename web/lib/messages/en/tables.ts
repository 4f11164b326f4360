// English: the list of one's own tables on the front page. Loaded where this browser keeps a seat, and after everything else.
import { and } from '#shared/messages/en/lists.ts'

export const texts = {
  with: (p: { names: readonly string[] }) => and.format(p.names),
  alone: 'Solitaire',
  nobody: 'Nobody else yet',
  looking: 'Looking …',
  'state.offline': 'Not reached: no answer.',
  'state.gone': 'This table no longer exists.',
  'state.removed': 'This seat is not yours any more.',
  'state.version': 'Begun with an earlier version: it cannot go on.',
  'state.ownBot': 'A bot plays for you',
  'state.bot': (p: { name: string }) => `A bot plays for ${p.name}`,
  'state.timed': (p: { standing: string; span: string }) => `${p.standing}, ${p.span} left`,
  keptGame: 'Open a kept game',
  score: (p: { name: string; total: number }) => `${p.name} ${p.total}`,
  last: (p: { when: string; what: string }) => `${p.when}: ${p.what}`,
  opened: (p: { when: string }) => `last opened ${p.when}`,
  now: 'just now',
  remove: (p: { what: string }) => `Remove from the list: ${p.what}`,
  removed: (p: { what: string }) => `Removed from the list: ${p.what}.`,
  putBack: 'Undo',
  delete: (p: { what: string }) => `Delete: ${p.what}`,
  deleted: (p: { what: string }) => `Deleted: ${p.what}.`,
  here: 'on this device',
  again: 'Try again',
  older: (p: { n: number }) => `Show ${p.n} more`,
} as const
