// The chapters of the base game in reading order, and which parts of them hold at other tables. The rules of other ways to
// play are chapters in `ways`, with texts in `web/lib/valley/messages/en/ways.ts` and pictures in `ways/pictures`.
import type { Chapter } from './chapter.ts'
import {
  all,
  alone,
  any,
  master,
  namesOpponent,
  not,
  playsAnswers,
  playsAttacks,
  playsChains,
  playsCredits,
  playsGifts,
  playsGuards,
  playsSet,
  playsUniquesOf,
  startsAs,
  takesFromAll,
  withOthers,
  type When,
} from './rules-context.ts'

const quick: When = table => table.quickReactions
const openPiles: When = table => table.openDiscards
const joined: When = table => table.joined
const starters =
  (kind: 'base' | 'last-rites' | 'both'): When =>
  table =>
    table.starters === kind
/** Whether the sets of the base game that serve as examples are in play, and no larger one. */
const fromThreeToSeven = all(playsSet('sarcophagi'), playsSet('statues'), not(playsSet('artisans')), not(joined))
/** Whether Dagger, which asks its victim nothing, is a threat that Offering Table protects from. */
const stabs = all(startsAs('base'), playsSet('weapons'))
/** Whether an action that asks its victims nothing lets those who can protect themselves be asked. */
const guardsAreAsked = any(playsGuards, stabs)

export const chapters = [
  {
    id: 'turn',
    title: 'turn.title',
    core: true,
    form: 'uses',
    lead: [{ text: 'turn.lead' }],
    text: [{ text: 'turn.end' }],
    uses: [
      { picture: 'buying', title: 'turn.buy', text: 'turn.buyWhat' },
      { picture: 'playing', title: 'turn.play', text: 'turn.playWhat' },
      { picture: 'entombing', title: 'turn.entomb', text: 'turn.entombWhat', when: not(master) },
      { picture: 'entombing', title: 'turn.entomb', text: 'turn.entombMaster', when: master },
      { picture: 'ruling', title: 'turn.power', text: 'turn.powerWhat', when: ({ pharaohs }) => pharaohs },
    ],
  },
  {
    id: 'wins',
    title: 'wins.title',
    core: true,
    form: 'below',
    picture: 'squares',
    lead: [{ text: 'wins.lead' }, { text: 'wins.twice', when: withOthers }],
    text: [
      { text: 'wins.twiceAlone', ours: true, when: alone },
      { text: 'wins.joined', when: joined },
      { text: 'wins.sets', when: fromThreeToSeven },
      { text: 'wins.sizes', when: not(any(joined, fromThreeToSeven)) },
      { text: 'wins.others' },
    ],
  },
  {
    id: 'crumbles',
    title: 'crumbles.title',
    core: true,
    form: 'beside',
    picture: 'crumbling',
    text: [{ text: 'crumbles.what' }, { text: 'crumbles.stays' }],
  },
  {
    id: 'steps',
    title: 'steps.title',
    core: true,
    form: 'steps',
    text: [{ text: 'steps.deck' }, { text: 'steps.limit', ours: true }],
    steps: [
      { icon: 'act', title: 'steps.act', text: 'steps.actWhat' },
      { icon: 'discard', title: 'steps.discard', text: 'steps.discardWhat' },
      { icon: 'rebuild', title: 'steps.rebuild', text: 'steps.rebuildWhat' },
      { icon: 'draw', title: 'steps.draw', text: 'steps.drawWhat' },
    ],
  },
  {
    id: 'end',
    title: 'end.title',
    core: true,
    when: withOthers,
    form: 'beside',
    picture: 'ending',
    text: [{ text: 'end.what' }, { text: 'end.ties' }],
  },

  {
    id: 'pay',
    title: 'pay.title',
    form: 'below',
    picture: 'paying',
    lead: [{ text: 'pay.what' }],
    text: [
      { text: 'pay.closed', ours: true },
      { text: 'pay.once' },
      { text: 'pay.used' },
      { text: 'pay.rebate', ours: true },
      { text: 'pay.credit', ours: true, when: playsCredits },
    ],
  },
  {
    id: 'actions',
    title: 'actions.title',
    form: 'beside',
    picture: 'acting',
    text: [
      { text: 'actions.what' },
      { text: 'actions.lit', ours: true },
      { text: 'actions.entomb', when: not(master) },
      { text: 'actions.used' },
      { text: 'actions.lasting' },
    ],
  },
  {
    id: 'chains',
    title: 'chains.title',
    when: playsChains,
    form: 'beside',
    picture: 'chaining',
    text: [
      { text: 'chains.what' },
      { text: 'chains.only', ours: true },
      { text: 'chains.counts', ours: true },
      { text: 'chains.once', ours: true },
      { text: 'chains.not', ours: true },
    ],
  },
  {
    id: 'answers',
    title: 'answers.title',
    when: playsAnswers,
    form: 'beside',
    picture: 'answering',
    text: [
      { text: 'answers.what' },
      { text: 'answers.base', when: playsUniquesOf('base') },
      { text: 'answers.afterlife', when: playsUniquesOf('afterlife') },
      { text: 'answers.premium', when: playsUniquesOf('premium') },
      { text: 'answers.asked', ours: true, when: not(quick) },
      { text: 'answers.quick', ours: true, when: quick },
      { text: 'answers.until', ours: true },
      { text: 'answers.rest', ours: true },
    ],
  },
  {
    id: 'attacks',
    title: 'attacks.title',
    when: all(withOthers, any(playsAttacks, all(playsGifts, playsGuards))),
    form: 'beside',
    picture: 'attack',
    text: [
      { text: 'attacks.what', when: takesFromAll },
      { text: 'attacks.stacked', when: playsSet('weapons') },
      { text: 'attacks.named', when: namesOpponent },
      { text: 'attacks.when', ours: true, when: playsAttacks },
      { text: 'attacks.spared', when: startsAs('base') },
      { text: 'attacks.medjay', when: startsAs('last-rites') },
      { text: 'attacks.sphinx', when: all(playsUniquesOf('afterlife'), startsAs('last-rites')) },
      { text: 'attacks.sphinxAlone', when: all(playsUniquesOf('afterlife'), not(startsAs('last-rites'))) },
      { text: 'attacks.guards', ours: true, when: all(guardsAreAsked, not(quick)) },
      { text: 'attacks.guardsQuick', ours: true, when: all(guardsAreAsked, quick) },
    ],
  },
  {
    id: 'meanwhile',
    title: 'meanwhile.title',
    when: withOthers,
    form: 'uses',
    text: [{ text: 'meanwhile.end' }],
    uses: [
      { picture: 'answering', title: 'meanwhile.asked', text: 'meanwhile.askedWhat', when: playsAnswers },
      { picture: 'attack', title: 'meanwhile.reached', text: 'meanwhile.reachedWhat', when: takesFromAll },
      {
        picture: 'attack',
        title: 'meanwhile.reached',
        text: 'meanwhile.stackedWhat',
        when: all(playsSet('weapons'), not(takesFromAll)),
      },
      {
        picture: 'attack',
        title: 'meanwhile.reached',
        text: 'meanwhile.namedWhat',
        when: all(playsSet('priests'), not(any(takesFromAll, playsSet('weapons')))),
      },
      { picture: 'looking', title: 'meanwhile.look', text: 'meanwhile.lookWhat' },
    ],
  },
  {
    id: 'rebuild',
    title: 'rebuild.title',
    form: 'beside',
    picture: 'rebuilding',
    text: [{ text: 'rebuild.what' }, { text: 'rebuild.change', ours: true }, { text: 'rebuild.refill', ours: true }],
  },
  {
    id: 'order',
    title: 'order.title',
    form: 'beside',
    picture: 'ordering',
    text: [
      { text: 'order.what', ours: true },
      { text: 'order.choose' },
      { text: 'order.matters', when: playsSet('amulets') },
    ],
  },
  {
    id: 'stalled',
    title: 'stalled.title',
    when: withOthers,
    form: 'beside',
    picture: 'stalling',
    text: [
      { text: 'stalled.what', ours: true },
      { text: 'stalled.long', ours: true },
    ],
  },
  {
    id: 'begin',
    title: 'begin.title',
    form: 'below',
    picture: 'beginning',
    lead: [
      { text: 'begin.starters', when: starters('base') },
      { text: 'begin.lastRites', when: starters('last-rites') },
      { text: 'begin.both', ours: true, when: starters('both') },
    ],
    text: [{ text: 'begin.stock' }, { text: 'begin.first', when: withOthers }],
  },
  {
    id: 'hidden',
    title: 'hidden.title',
    form: 'uses',
    uses: [
      { picture: 'showing', title: 'hidden.open', text: 'hidden.openWhat' },
      { picture: 'hiding', title: 'hidden.secret', text: 'hidden.secretWhat', when: withOthers },
      { picture: 'hiding', title: 'hidden.secret', text: 'hidden.secretAlone', when: alone },
    ],
    text: [
      { text: 'hidden.numbers', ours: true },
      { text: 'hidden.own', when: not(any(alone, openPiles)) },
      { text: 'hidden.ownOpen', when: all(withOthers, openPiles) },
      { text: 'hidden.alone', when: alone },
    ],
  },
  { id: 'words', title: 'words.title', form: 'words' },
  { id: 'cards', title: 'cards.title', form: 'cards' },
] as const satisfies readonly Chapter[]

export type ChapterId = (typeof chapters)[number]['id']
