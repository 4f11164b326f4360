// The small line about series and spectators, drawn as text.
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import HeadLine from '#web/lib/table/company/HeadLine.svelte'
import { viewOf } from '#test/shared/wire-records.ts'
import '#test/web/load-texts.ts'

test('in a solitaire the best of its series is to be seen, not only to be heard', () => {
  const [seat] = viewOf().seats
  const view = viewOf({ you: 0, seats: seat ? [seat] : [], series: { game: 2, wins: [0], best: 84 } })
  const { body } = render(HeadLine, { props: { view } })
  const seen = body.replaceAll(/<span class="hidden-text.*?<\/span>/gs, '').replaceAll(/<[^>]*>/g, '')
  expect(seen).toContain('Game 2')
  expect(seen).toContain('84 points')
})
