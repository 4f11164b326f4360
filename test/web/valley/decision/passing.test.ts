// Whoever passes until the own turn is asked again from that turn on, whether or not this page has seen it.
import { SvelteMap } from 'svelte/reactivity'
import { expect, test } from 'vitest'
import type { ValleyView } from '#shared/valley/declarations.ts'
import { Passing } from '#web/lib/valley/decision/passing.ts'
import { Intent } from '#web/lib/valley/table/intent.svelte.ts'
import { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { required } from '#test/shared/required.ts'
import { valleyView } from '#test/shared/typed-by-game.ts'

/** Asked of the viewer, on seat 0, whose turn is the first of each round. */
function asked(
  id: string,
  round: number,
  turn: number,
): ValleyView & { readonly table: NonNullable<ValleyView['table']> } {
  const { decisions, table, ...view } = valleyView(required(states['react']?.()))
  return {
    ...view,
    decisions: decisions.map(decision => ({ ...decision, id })),
    table: { ...required(table ?? undefined), first: 0, round, turn },
  }
}

test('who passes until the own turn passes what is asked before it, and nothing after it was played on another device', async () => {
  const shown = new SvelteMap([['view', asked('0-1', 3, 1)]])
  const passed: string[] = []
  const pick = (decision: string) => {
    passed.push(decision)
    return Promise.resolve(null)
  }
  const viewpoint = new Viewpoint(() => required(shown.get('view')))
  const intent = new Intent({ pick, pending: null, undo: () => Promise.resolve(null) }, viewpoint)
  const passFromNowOn = () => {
    intent.passes = new Passing(intent, viewpoint)
    return intent.passes.goOn()
  }
  const put = async (...question: Parameters<typeof asked>) => {
    shown.set('view', asked(...question))
    await intent.passes?.goOn()
    return intent.passing
  }
  await passFromNowOn()
  expect(await put('0-2', 3, 2)).toBe(true)
  // The device has slept: of the turn in between it has seen nothing.
  expect(await put('0-9', 4, 1)).toBe(false)
  expect(passed).toEqual(['0-1', '0-2'])
  // What is asked in the own turn can be passed until the next one.
  await put('0-10', 5, 0)
  await passFromNowOn()
  expect([await put('0-11', 5, 1), await put('0-12', 6, 0)]).toEqual([true, false])
  expect(passed.slice(2)).toEqual(['0-10', '0-11'])
})
