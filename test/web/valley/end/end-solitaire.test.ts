// The result of a solitaire, drawn as text, for somebody who only watches: it is not their tomb.
import { render } from 'svelte/server'
import { expect, test, vi } from 'vitest'
import EndSolitaire from '#web/lib/valley/end/EndSolitaire.svelte'
import { Session } from '#web/lib/table/session.svelte.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { endAlone } from '#test/scenes/solitaire-views.ts'
import { required } from '#test/shared/required.ts'
import { withPageHistory } from '../../page-history.ts'
import '#test/web/load-texts.ts'

// What is drawn leads nowhere.
vi.mock('#web/lib/platform/way-on.ts', () => ({ wayOn: () => () => undefined }))
withPageHistory()

test('a spectator is told of the tomb, not of "your tomb"', () => {
  const session = new Session('table')
  session.view = { ...endAlone(required(states['turn']?.())), you: null }
  expect(render(EndSolitaire, { props: { session } }).body).not.toMatch(/\byours?\b/i)
})
