// A player's colour and sign are the same on every screen: the pages of all viewers of a table, and of somebody who only
// watches, are drawn as text, and every mark in them is looked at with the words that stand beside it.
import { render } from 'svelte/server'
import type { Component } from 'svelte'
import { expect, test } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { drawn } from '#test/scenes/drawn-board.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { required } from '#test/shared/required.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { talSeen } from '../tal/made-viewpoint.ts'
import '#test/web/load-texts.ts'
import TalPlayers from './TalPlayers.svelte'
import ValleyPlayers from './ValleyPlayers.svelte'
import { withPageHistory } from '../page-history.ts'

withPageHistory()

/** Every mark of a player in a page: the seat that gives it its colour, the one that gives it its sign, the words beside it. */
const marksIn = (html: string) =>
  [
    ...html.matchAll(
      /<svg class="face-of[^>]* data-seat="(\d)"[^>]*><use href="#(?:face|tile)-(\d)".*?>([^<>]*\w[^<>]*)</gs,
    ),
  ].map(([, colour, sign, words = '']) => ({ colour: Number(colour), sign: Number(sign), words: words.trim() }))

/** Seats 0 to 5 and nobody's, each as the viewer of a page. */
const viewers = (seats: number): readonly (number | null)[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  null,
]

function expectAlike<V extends Pick<View, 'you' | 'seats'>>(Page: Component<{ view: V }>, view: V): void {
  for (const you of viewers(view.seats.length)) {
    const marks = marksIn(render(Page, { props: { view: { ...view, you, decisions: [] } } }).body)
    expect(new Set(marks.map(({ colour }) => colour)), `all seats, seen by ${you}`).toEqual(
      new Set(view.seats.map(({ seat }) => seat)),
    )
    for (const { colour, sign, words } of marks) {
      expect(sign).toBe(colour)
      const own = [t('you'), t('tomb.yours')].map(said => said.toLocaleLowerCase())
      const names = colour === you ? own : [required(view.seats[colour]).name?.toLocaleLowerCase()]
      expect(names, `beside the mark of seat ${colour}, seen by ${you}`).toContain(words.toLocaleLowerCase())
    }
  }
}

test.each(['turn2', 'turn', 'turn4', 'six5'])(
  'in the card game all who look give a seat the same colour and sign (%s)',
  name => {
    const view = required(states[name])()
    // The drawn log tells of a third player at every table.
    const log = view.log.filter(({ seat }) => seat === null || seat < view.seats.length)
    expectAlike(ValleyPlayers, { ...view, log })
  },
)

test.each([2, 3, 4])('in the board game of %i all who look give a seat the same colour and sign', seats => {
  const { view } = talSeen({
    players: drawn.players.slice(0, seats),
    pieces: drawn.pieces.filter(({ seat }) => seat < seats),
  })
  // Whoever holds the Pharaoh stone stands first.
  for (let start = 0; start < seats; start++)
    expectAlike(TalPlayers, { ...view, seats: view.seats.slice(0, seats), table: { ...view.table, start } })
})
