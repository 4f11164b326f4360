// Everything that is looked at: a still view, and what is tapped there first. Named as in the address of the still page.
import { gameTitles } from '#shared/game-names.ts'
import type { Missed, RefusalCode, View } from '#shared/protocol.ts'
import type { Place } from '#web/lib/valley/gallery/address.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { replayText } from '#web/lib/replay/replay-texts.ts'
import { tablesText } from '#web/lib/lobby/table-summary.ts'
import { optionsText } from '#web/lib/valley/table-options/options-texts.ts'
import { required } from '#test/shared/required.ts'
import './spoken.ts'
import { alone, endAlone, manyMissing, watchedAlone } from './solitaire-views.ts'
import { botScenes } from './bot-scenes.ts'
import { companyScenes } from './company-scenes.ts'
import { localScenes } from './local-scenes.ts'
import { callScenes } from './call-scenes.ts'
import { clockScenes } from './clock-scenes.ts'
import { answering } from './answering.ts'
import { end, endOfAllSets, lobby, wideNames } from './before-and-after.ts'
import {
  beginning,
  boneyard,
  ending,
  hand,
  menu,
  named,
  nthButton,
  ownTomb,
  place,
  question,
  registered,
  rules,
  seat,
  spread,
  type Sought,
} from './find.ts'
import { tutorialScenes } from './tutorial-scenes.ts'
import { missedScenes } from './missed-scenes.ts'
import { mixes } from './mixes.ts'
import { states } from './drawn-states.ts'
import { talScenes } from './tal-scenes.ts'

export interface Scene {
  readonly view: () => View
  /** What is shown; without it a table. */
  readonly page?:
    | 'table'
    | 'home'
    | 'make'
    | 'lobby'
    | 'end'
    | 'end-alone'
    | 'cards'
    | 'tal'
    | 'tal-end'
    | 'past'
    | 'tal-past'
    | 'replay'
    | 'kept'
    | 'curtain'
    | 'closed'
    | 'other-seat'
  /** Where in the gallery. */
  readonly at?: Partial<Place>
  /** Tables at which this browser has a seat, by their ids: how they stand, or why they say nothing. */
  readonly tables?: Readonly<Record<string, (() => View) | RefusalCode>>
  /** What the viewer has missed, who comes back to the table. */
  readonly missed?: () => Missed
  /** What seats say, by the keys of phrases. */
  readonly says?: readonly (readonly [seat: number, say: string])[]
  /** When it is looked at: what says how long ago something was is then the same on every day. */
  readonly now?: string
  /** No part of a turn: may be higher than the smallest screens, and is scrolled there. */
  readonly long?: true
  /** What is tapped, one after the other. */
  readonly taps?: readonly Sought[]
  /** What is clicked with the right button then: it is looked at. */
  readonly looks?: Sought
  /** The view that bots have led to, and that is not shown yet. */
  readonly next?: () => View
  /** After an own turn: what has become of the offer to be told of the next one. */
  readonly calls?: 'offered' | 'told' | 'denied' | 'install'
  /** What the pointer rests on: only a wide table answers to that. */
  readonly over?: Sought
  /** The steps of the game's tutorial that are over, where the table has one. */
  readonly learned?: readonly string[]
  /** By which data attribute what it points at is found: a ring is drawn there. */
  readonly pointed?: 'card' | 'spot' | 'do' | 'use'
  /** The table of others that the learner waits for, one of `tables`. */
  readonly waits?: string
  /** The connection to the table: `lost` shows the strip that says so. */
  readonly status?: 'live' | 'lost' | 'polling'
  readonly refusal?: { readonly code: 'illegal-pick'; readonly message: string }
  /** Shown in this form of the table alone. */
  readonly only?: 'phone' | 'wide'
  /** What fits on the smallest screen of either form fits on all: looked at there alone. */
  readonly tight?: true
}

const state = (name: string) => {
  const found = states[name]
  if (!found) throw new Error(`no state is called ${name}`)
  return found
}
/** Of another kind of picture than the deck-builder's: it shows none of its cards. */
const otherPicture: Sought = {
  said: () => 'the picture of another game',
  find: () => document.querySelector('main > :first-child > [aria-hidden=true]:not(:has([data-title]))') ?? undefined,
}
const sourcesSwitch = named('switch', () => `${t('card.sources')} ${t('card.sourcesOf')}`)
/** The first term that is marked in the text of an opened card. */
const firstWord: Sought = {
  said: () => 'a term in the text of a card',
  find: () => document.querySelector<HTMLElement>('.words button') ?? undefined,
}
/** The details of a pharaoh. */
const read = required(mixes['pharaoh-read'])
const tombSheet = named('dialog', () => t('tomb.yours'))
/** The show of the end as pages to turn. */
const showPages = named('button', () => t('end.show'))
const yourTables = named('region', () => t('home.yours'))

/** Some hours after the last move at the drawn tables. */
const evening = '2026-11-21T18:00:00Z'
/** Tables of this browser in every state they can be found in. */
const yours = {
  turn: () => ({ ...state('turn')(), id: 'turn' }),
  watch: () => ({ ...state('wait')(), id: 'watch' }),
  lobby: () => lobby(3, 2),
  widest: () => ({ ...end(4, wideNames), id: 'widest' }),
  alone: () => alone(state('turn')()),
  over: () => end(2),
  gone: 'no-such-game',
  earlier: 'other-version',
} as const

/** Takes a table off the list that has not answered yet, or never will. */
const removesUnknown = named('button', () => tablesText('remove', { what: t('lobby.untitled') }), yourTables)
const removesSecond = beginning('button', () => tablesText('remove', { what: '' }), yourTables, 2)
/** Takes the second table off the list, once all are known that are shown: only then are they in their order. */
const removal: Sought = {
  said: removesSecond.said,
  find: () => (removesUnknown.find() ? undefined : removesSecond.find()),
}
/** What shows the tables of which the front page keeps back all but three. */
const older = named('button', () => tablesText('older', { n: Object.keys(yours).length - 3 }), yourTables)

const plain = Object.fromEntries(Object.entries(states).map(([name, view]): [string, Scene] => [name, { view }]))

export const scenes: Readonly<Record<string, Scene>> = {
  ...plain,
  ...mixes,
  ...answering,
  refused: {
    view: state('refused'),
    refusal: { code: 'illegal-pick', message: 'Heart Scarab Amulet costs 3, the hand holds 2 gold.' },
  },
  lost: { view: state('turn'), status: 'lost' },
  'lost-looked': { view: state('turn'), status: 'lost', taps: [boneyard], tight: true },
  tomb: { view: state('wait'), taps: [seat(1)] },
  'tomb-mine': { view: state('turn'), taps: [ownTomb] },
  'tomb-rich': { view: state('rich'), taps: [ownTomb] },
  rich2: { view: state('rich2'), only: 'wide', tight: true },
  'tomb-six': { view: state('six5'), taps: [seat(3)] },
  'tomb-asked': { view: state('react'), taps: [seat(1)] },
  log: { view: state('turn'), taps: [ending('button', () => t('log'))], only: 'phone' },
  rules: { view: state('turn'), taps: [rules] },
  'rules-asked': { view: state('sacrifice'), taps: [named('button', () => t('rules'), question)], only: 'phone' },
  menu: { view: state('turn'), taps: [menu] },
  looked: { view: state('turn'), taps: [boneyard] },
  'looked-sources': {
    view: state('turn'),
    taps: [boneyard, sourcesSwitch],
    tight: true,
  },
  'looked-long': { view: state('long'), taps: [place(2)] },
  'looked-tomb': { view: state('rich'), taps: [ownTomb, nthButton(tombSheet, 4)] },
  pointed: { view: state('turn'), over: registered('place', '1'), only: 'wide' },
  card: { view: state('turn'), taps: [hand(2)] },
  'card-last': { view: state('long'), taps: [hand(6)] },
  'word-card': { view: state('turn'), taps: [hand(2), firstWord] },
  'word-pharaoh': { ...read, taps: [...(read.taps ?? []), firstWord] },
  'word-looked': { view: state('turn'), taps: [boneyard, firstWord] },
  'pay-ready': { view: state('turn'), taps: [place(4)] },
  'pay-lost': { view: state('turn'), taps: [place(4), hand(5), hand(2)] },
  'pay-changed': {
    view: state('turn'),
    taps: [
      place(4),
      named('button', () => t('pay.otherwise')),
      nthButton(
        named('group', () => t('pay.with')),
        5,
      ),
    ],
    only: 'phone',
  },
  'pay-missing': { view: state('turn'), taps: [place(5), hand(5)] },
  'pay-six': { view: state('six'), taps: [place(3)] },
  'pay-eight': { view: state('eight'), taps: [place(5)] },
  'fall-chosen': { view: state('fall'), taps: [place(2)] },
  'react-chosen': { view: state('react'), taps: [hand(4)] },
  'react-take': { view: state('react'), taps: [hand(4), place(5)] },
  'take-chosen': { view: state('take'), taps: [place(5)] },
  'sacrifice-chosen': { view: state('sacrifice'), taps: [hand(3)] },
  'entomb-two': { view: state('entomb'), taps: [hand(1), hand(5)] },
  'pile-chosen': { view: state('pile'), taps: [spread(2)] },
  home: { page: 'home', view: state('turn'), long: true },
  'home-six': { page: 'home', view: state('turn'), taps: [named('radio', () => '6')], long: true },
  'home-tal': {
    page: 'home',
    view: state('turn'),
    taps: [beginning('radio', () => gameTitles.tal), otherPicture],
    long: true,
  },
  'home-further': {
    page: 'home',
    view: state('turn'),
    taps: [named('disclosure', () => t('home.further'))],
    long: true,
  },
  'home-beside-tables': { page: 'home', view: state('turn'), tables: yours, now: evening, long: true },
  'home-tables': {
    page: 'home',
    view: state('turn'),
    tables: yours,
    now: evening,
    taps: [older],
    long: true,
  },
  'home-tables-removed': {
    page: 'home',
    view: state('turn'),
    tables: yours,
    now: evening,
    taps: [removal, older],
    long: true,
    tight: true,
  },
  make: { page: 'make', view: state('turn'), long: true },
  'make-six': {
    page: 'make',
    view: state('turn'),
    taps: [named('radio', () => '6'), beginning('disclosure', () => optionsText('more'))],
    long: true,
  },
  lobby: { page: 'lobby', view: () => lobby(3, 2) },
  'lobby-full': { page: 'lobby', view: () => lobby(4, 3, wideNames), long: true },
  'lobby-guest': { page: 'lobby', view: () => lobby(3, 2, undefined, 1), long: true },
  'lobby-tal': { page: 'lobby', view: () => ({ ...lobby(3, 2), game: 'tal' }), tight: true, long: true },
  closed: { page: 'closed', view: () => end(4, wideNames), long: true },
  'other-seat': { page: 'other-seat', view: () => end(4, wideNames), long: true, tight: true },
  sit: { page: 'lobby', view: () => lobby(3, 2, undefined, null) },
  end: { page: 'end', view: () => end(3), long: true },
  'end-two': { page: 'end', view: () => end(2), long: true },
  'end-four': { page: 'end', view: () => end(4, wideNames), long: true },
  'end-six': { page: 'end', view: () => end(6), long: true },
  'end-six-sets': { page: 'end', view: () => endOfAllSets(6), long: true },
  'end-show': { page: 'end', view: () => end(3), taps: [showPages], long: true },
  'end-show-named': { page: 'end', view: () => end(4, wideNames), taps: [showPages], long: true },
  'end-show-six': { page: 'end', view: () => end(6), taps: [showPages], long: true },
  'end-picture': { page: 'end', view: () => end(3), taps: [named('button', () => t('end.picture'))], long: true },
  alone: { view: () => alone(state('turn')()) },
  'alone-master': { view: () => alone(state('turn')(), 'master'), taps: [hand(1)] },
  'alone-many': { view: () => alone(state('turn')(), 'starter', manyMissing), only: 'wide' },
  'alone-tomb': { view: () => alone(state('turn')()), taps: [ownTomb] },
  'alone-bones': { view: () => alone(state('turn')()), taps: [boneyard] },
  'alone-watch': { view: () => watchedAlone(state('turn')()) },
  'alone-watch-tomb': {
    view: () => watchedAlone(state('turn')()),
    taps: [nthButton(registered('spot', 'seat-0'))],
  },
  'alone-end': { page: 'end-alone', view: () => endAlone(state('turn')()), long: true },
  'alone-won': { page: 'end-alone', view: () => endAlone(state('turn')(), true), long: true },
  'alone-discard': { view: () => alone(state('turn')()), taps: [nthButton(registered('spot', 'discard-0'))] },
  'cards-table': { view: state('turn'), taps: [menu, beginning('button', () => t('gallery'))] },
  cards: { page: 'cards', view: state('turn'), long: true },
  'cards-opened': { page: 'cards', view: state('turn'), at: { opened: 'statue-of-bastet' }, long: true },
  'cards-remark': { page: 'cards', view: state('turn'), at: { opened: 'offering-table' }, long: true, tight: true },
  'cards-sources': {
    page: 'cards',
    view: state('turn'),
    at: { opened: 'offering-table' },
    taps: [sourcesSwitch],
    long: true,
    tight: true,
  },
  'cards-pharaoh': { page: 'cards', view: state('turn'), at: { opened: 'cleopatra-vii' }, long: true, tight: true },
  'cards-sought': { page: 'cards', view: state('turn'), at: { sought: 'reaction' }, long: true, tight: true },
  'cards-none': { page: 'cards', view: state('turn'), at: { sought: 'sphinx boat' }, long: true, tight: true },
  'cards-mix': {
    page: 'cards',
    view: state('turn'),
    at: { only: ['base-starters', 'books', 'artisans', 'premium-uniques', 'pharaohs'] },
    long: true,
    tight: true,
  },
  replay: { page: 'replay', view: state('turn') },
  'replay-more': {
    page: 'replay',
    view: state('turn'),
    taps: [named('button', () => replayText('replay.more'))],
    long: true,
  },
  'replay-card': { page: 'replay', view: state('turn'), taps: [hand(2)], only: 'phone' },
  'replay-looked': { page: 'replay', view: state('turn'), taps: [boneyard] },
  kept: { page: 'kept', view: state('turn'), long: true },
  ...talScenes,
  ...botScenes,
  ...missedScenes,
  ...companyScenes,
  ...callScenes,
  ...clockScenes,
  ...localScenes,
  ...tutorialScenes,
  'order-three': { view: state('order'), taps: [spread(6), spread(2), spread(4)] },
}
