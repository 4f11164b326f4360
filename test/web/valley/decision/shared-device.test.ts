// The question whether to react, drawn as text, where several people share the device.
import { render } from 'svelte/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { t } from '#web/lib/messages/page-texts.ts'
import ReactDecision from '#web/lib/valley/decision/ReactDecision.svelte'
import { required } from '#test/shared/required.ts'
import { valleyTable, valleyView } from '#test/shared/typed-by-game.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { withPageHistory } from '../../page-history.ts'
import '#test/web/load-texts.ts'
import QuestionAt from './QuestionAt.svelte'

withPageHistory()
// Nothing has the focus.
beforeAll(() => {
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('HTMLElement', Object)
})

function read(id: string): string {
  const view = valleyView(required(states['react']?.()))
  const props = { shown: ReactDecision, view: { ...view, id, table: valleyTable(view.table) } }
  return render(QuestionAt, { props }).body
}

test('to pass all questions until the own turn is offered on a device of one person only: a shared one goes on after each', () => {
  expect(read('A'.repeat(16))).toContain(t('react.passUntil'))
  expect(read(`here-${'A'.repeat(16)}`)).not.toContain(t('react.passUntil'))
  expect(read(`here-${'A'.repeat(16)}`)).toContain(t('react.pass'))
})
