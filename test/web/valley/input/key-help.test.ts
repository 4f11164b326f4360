// The keys that the menu lists, drawn as text.
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { t } from '#web/lib/messages/page-texts.ts'
import { required } from '#test/shared/required.ts'
import { valleyTable, valleyView } from '#test/shared/typed-by-game.ts'
import { states } from '#test/scenes/drawn-states.ts'
import '#test/web/load-texts.ts'
import KeyHelpAt from './KeyHelpAt.svelte'

function read(state: string): string {
  const view = valleyView(required(states[state]?.()))
  return render(KeyHelpAt, { props: { view: { ...view, table: valleyTable(view.table) } } }).body
}

test('who watches is shown no key that does nothing for them', () => {
  const [playing, watching] = [read('turn'), read('watch')]
  for (const key of ['keys.hand', 'keys.confirm', 'keys.end', 'keys.undo', 'keys.tomb'] as const) {
    expect(playing).toContain(t(key))
    expect(watching).not.toContain(t(key))
  }
  for (const key of ['keys.pyramid', 'keys.back', 'keys.card', 'keys.log', 'keys.rules', 'keys.menu'] as const)
    expect(watching).toContain(t(key))
})
