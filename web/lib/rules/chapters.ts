// What the rules are made of, in the order in which they are read: chapters of texts and pictures, by name. A rule of
// another edition is one more chapter here, its words in `words/en/rules.ts`, its picture in `pictures`.
import type { Params } from '#shared/protocol.ts'
import type { RuleKey } from './words.ts'

/** A sentence or two. `ours`: a ruling of this table. `when`: only at tables with such options. */
export interface Point { readonly text: RuleKey, readonly ours?: true, readonly when?: (options: Params) => boolean }

export type PictureName =
  | 'acting' | 'answering' | 'attack' | 'beginning' | 'buying' | 'crumbling' | 'ending' | 'entombing' | 'hiding' | 'looking'
  | 'ordering' | 'paying' | 'playing' | 'rebuilding' | 'showing' | 'squares' | 'stalling'
/** One thing of several, with a picture and a heading of its own. */
export interface Use { readonly picture: PictureName, readonly title: RuleKey, readonly text: RuleKey }

interface Base {
  readonly id: string
  readonly title: RuleKey
  /** One of those that the game can be played with after two minutes. */
  readonly core?: true
}
export type Chapter = Base & (
  /** Several uses, one below the other or side by side. */
  | { readonly form: 'uses', readonly lead?: RuleKey, readonly uses: readonly Use[], readonly text: readonly Point[] }
  /** A picture beside the text, or below its first sentence where it is broad. */
  | { readonly form: 'beside' | 'below', readonly picture: PictureName, readonly lead?: RuleKey, readonly text: readonly Point[] }
  /** The steps of a turn in a row. */
  | { readonly form: 'steps', readonly steps: readonly { readonly icon: StepName, readonly title: RuleKey, readonly text: RuleKey }[], readonly text: readonly Point[] }
  | { readonly form: 'words' | 'cards' }
)
export type StepName = 'act' | 'discard' | 'rebuild' | 'draw'

const quick = ({ quickReactions }: Params) => quickReactions === true
const openPiles = ({ openDiscards }: Params) => openDiscards === true

export const chapters = [
  {
    id: 'turn', title: 'turn.title', core: true, form: 'uses', lead: 'turn.lead', text: [{ text: 'turn.end' }],
    uses: [
      { picture: 'buying', title: 'turn.buy', text: 'turn.buyWhat' },
      { picture: 'playing', title: 'turn.play', text: 'turn.playWhat' },
      { picture: 'entombing', title: 'turn.entomb', text: 'turn.entombWhat' },
    ],
  },
  { id: 'wins', title: 'wins.title', core: true, form: 'below', picture: 'squares', lead: 'wins.lead', text: [{ text: 'wins.sets' }, { text: 'wins.others' }] },
  { id: 'crumbles', title: 'crumbles.title', core: true, form: 'beside', picture: 'crumbling', text: [{ text: 'crumbles.what' }, { text: 'crumbles.stays' }] },
  {
    id: 'steps', title: 'steps.title', core: true, form: 'steps', text: [{ text: 'steps.deck' }, { text: 'steps.limit', ours: true }],
    steps: [
      { icon: 'act', title: 'steps.act', text: 'steps.actWhat' },
      { icon: 'discard', title: 'steps.discard', text: 'steps.discardWhat' },
      { icon: 'rebuild', title: 'steps.rebuild', text: 'steps.rebuildWhat' },
      { icon: 'draw', title: 'steps.draw', text: 'steps.drawWhat' },
    ],
  },
  { id: 'end', title: 'end.title', core: true, form: 'beside', picture: 'ending', text: [{ text: 'end.what' }, { text: 'end.ties' }] },

  { id: 'pay', title: 'pay.title', form: 'below', picture: 'paying', lead: 'pay.what', text: [{ text: 'pay.closed', ours: true }, { text: 'pay.once' }, { text: 'pay.used' }, { text: 'pay.rebate', ours: true }] },
  { id: 'actions', title: 'actions.title', form: 'beside', picture: 'acting', text: [{ text: 'actions.what' }, { text: 'actions.lit', ours: true }, { text: 'actions.entomb' }, { text: 'actions.used' }] },
  {
    id: 'answers', title: 'answers.title', form: 'beside', picture: 'answering',
    text: [
      { text: 'answers.what' }, { text: 'answers.asked', ours: true, when: options => !quick(options) }, { text: 'answers.quick', ours: true, when: quick },
      { text: 'answers.until', ours: true }, { text: 'answers.rest', ours: true },
    ],
  },
  { id: 'attacks', title: 'attacks.title', form: 'beside', picture: 'attack', text: [{ text: 'attacks.what' }, { text: 'attacks.when', ours: true }, { text: 'attacks.spared' }] },
  {
    id: 'meanwhile', title: 'meanwhile.title', form: 'uses', text: [{ text: 'meanwhile.end' }],
    uses: [
      { picture: 'answering', title: 'meanwhile.asked', text: 'meanwhile.askedWhat' },
      { picture: 'attack', title: 'meanwhile.reached', text: 'meanwhile.reachedWhat' },
      { picture: 'looking', title: 'meanwhile.look', text: 'meanwhile.lookWhat' },
    ],
  },
  { id: 'rebuild', title: 'rebuild.title', form: 'beside', picture: 'rebuilding', text: [{ text: 'rebuild.what' }, { text: 'rebuild.change', ours: true }, { text: 'rebuild.refill', ours: true }] },
  { id: 'order', title: 'order.title', form: 'beside', picture: 'ordering', text: [{ text: 'order.what', ours: true }, { text: 'order.choose' }] },
  { id: 'stalled', title: 'stalled.title', form: 'beside', picture: 'stalling', text: [{ text: 'stalled.what', ours: true }, { text: 'stalled.long', ours: true }] },
  { id: 'begin', title: 'begin.title', form: 'below', picture: 'beginning', lead: 'begin.starters', text: [{ text: 'begin.stock' }, { text: 'begin.first', ours: true }] },
  {
    id: 'hidden', title: 'hidden.title', form: 'uses',
    uses: [{ picture: 'showing', title: 'hidden.open', text: 'hidden.openWhat' }, { picture: 'hiding', title: 'hidden.secret', text: 'hidden.secretWhat' }],
    text: [{ text: 'hidden.numbers', ours: true }, { text: 'hidden.own', when: options => !openPiles(options) }, { text: 'hidden.ownOpen', when: openPiles }],
  },
  { id: 'words', title: 'words.title', form: 'words' },
  { id: 'cards', title: 'cards.title', form: 'cards' },
] as const satisfies readonly Chapter[]

export type ChapterId = (typeof chapters)[number]['id']

/** The texts of a chapter that hold at a table with these options. */
export const pointsOf = (points: readonly Point[], options: Params): readonly Point[] => points.filter(({ when }) => when?.(options) ?? true)

/** Words that are explained on their own. */
export const terms = [
  'apex', 'base', 'boneyard', 'buy', 'crumble', 'discard', 'draw', 'entomb', 'give', 'in-play', 'level', 'recover', 'repeat',
  'sacrifice', 'stack', 'stock', 'swap', 'take', 'tomb',
] as const
export type Term = (typeof terms)[number]
