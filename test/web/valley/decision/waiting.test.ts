// What is said in place of a question, drawn as text: what can be looked at meanwhile.
import { render } from 'svelte/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { t } from '#web/lib/messages/page-texts.ts'
import { valleyTable, valleyView } from '#test/shared/typed-by-game.ts'
import { required } from '#test/shared/required.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { withPageHistory } from '../../page-history.ts'
import '#test/web/load-texts.ts'
import Waiting from '#web/lib/valley/decision/Waiting.svelte'
import QuestionAt from './QuestionAt.svelte'

withPageHistory()
// Nothing has the focus.
beforeAll(() => {
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('HTMLElement', Object)
})

/** What is read at a table of so many players, with a tomb open or none. */
function read(players: number, you: number | null, tomb: number | null): string {
  const view = valleyView(required(states['watch']?.()))
  const table = valleyTable(view.table)
  const shown = { ...table, players: table.players.slice(0, players) }
  const seats = view.seats.slice(0, players)
  const props = { shown: Waiting, view: { ...view, you, seats, waitingFor: [1], table: shown }, tomb }
  return render(QuestionAt, { props }).body
}

test('with a tomb open whoever can open another one is told how, who watches two players too', () => {
  expect(read(3, 0, 1)).toContain(t('wait.next'))
  expect(read(2, null, 1)).toContain(t('wait.next'))
})

test('where there is no other name it is not said', () => {
  expect(read(2, 0, 1)).not.toContain(t('wait.next'))
  expect(read(1, null, 0)).not.toContain(t('wait.next'))
})

test('who watches is told what to look at, not once more that they watch, which stands beside it', () => {
  expect(read(2, null, null)).toContain('tap a name to see that tomb')
  expect(read(2, null, null)).not.toContain(t('wait.watching'))
  expect(read(2, 0, null)).toContain(t('wait.meanwhile'))
})
