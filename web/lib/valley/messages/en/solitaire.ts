// English: solitaire. Loaded with its table and its end alone.
import { pluralOf } from '../../../messages/plural.ts'

const plural = pluralOf('en')
const points = (n: number) => plural(n, { one: '# point', other: '# points' })

export const texts = {
  goal: 'The perfect tomb',
  'goal.from': (p: { of: number }) => `of ${p.of}`,
  'goal.of': (p: { n: number; of: number }) => `${p.n} of ${p.of}`,
  'goal.part': (p: { name: string; have: number; size: number }) => `${p.name} ${p.have} of ${p.size}`,
  'goal.read': (p: { n: number; of: number; parts: readonly string[]; cost: number }) =>
    `${p.n} of ${points(p.of)}: ${p.parts.join(', ')}${p.cost > 0 ? `; duplicates cost ${points(p.cost)}` : ''}.`,
  'goal.left': (p: { n: number }) => `${p.n} to go`,
  'goal.whole': 'complete',
  'goal.uniques': 'Uniques',
  'goal.starters': 'Starters',
  'goal.cost': (p: { n: number }) => `Duplicates: −${p.n}`,
  'goal.costShort': (p: { n: number }) => `duplicates −${p.n}`,
  'goal.starter': 'Every set complete, each card once, and all ten starters.',
  'goal.master': 'No free entombing: only actions entomb.',
  'tomb.twice': (p: { n: number }) => `duplicates: −${p.n}`,
  'way.twice': (p: { set: string }) => `${p.set}: duplicate, costs a point`,

  'end.perfect': (p: { of: number }) => `The perfect tomb: ${p.of}`,
  'end.short': (p: { n: number; of: number }) => `${p.n} of ${p.of}`,
  'end.perfectWhat': 'Nothing is missing, and there are no duplicates.',
  'end.shortWhat': (p: { tomb: string; left: number }) => `${p.tomb}, ${points(p.left)} short of the perfect one.`,
  'end.tomb.0': 'A pit in the sand',
  'end.tomb.1': 'A mason’s tomb',
  'end.tomb.2': 'A scribe’s tomb',
  'end.tomb.3': 'A vizier’s tomb',
  'end.tomb.4': 'A pharaoh’s tomb',
  'end.table': 'Points of the tomb, part by part, and what was missing',
  'end.whole': 'nothing missing',
  'end.missing': (p: { cards: readonly string[] }) => `missing: ${p.cards.join(', ')}`,
  'end.twice': 'Duplicates',
  'end.twiceWhat': 'each costs its set a point',
  'end.total': 'Total',
} as const
