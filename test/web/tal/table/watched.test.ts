// The board game's table on a phone, drawn as text, for somebody without a seat.
import { render } from 'svelte/server'
import { beforeAll, expect, test } from 'vitest'
import Game from '#web/lib/tal/table/Game.svelte'
import { t } from '#web/lib/messages/page-texts.ts'
import { company } from '#web/lib/table/company/lazy-company.ts'
import { Session } from '#web/lib/table/session.svelte.ts'
import { talView } from '../made-viewpoint.ts'
import { withPageHistory } from '../../page-history.ts'
import '#test/web/load-texts.ts'

withPageHistory()
beforeAll(() => company.fetch())

/** What the table says to a seat, or to somebody who watches. */
function read(you: number | null): string {
  const { table, ...view } = talView({ mine: null }, { you, phase: 'playing', watching: 2, waitingFor: [1] })
  const session = new Session('table')
  return render(Game, { props: { session, view: { ...view, table }, table } }).body
}

test('who has no seat is told so, and who else watches, where players have their blocks', () => {
  expect(read(0)).not.toContain('You are watching')
  expect(read(null)).toContain('You are watching, with 1 other')
})

test('of a seat that is kept only who has one is told', () => {
  expect(read(0)).toContain(t('leave'))
  expect(read(null)).not.toContain('your seat')
})
