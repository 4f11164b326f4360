// The show at the end of a game as it is first drawn, as text.
import { createRawSnippet } from 'svelte'
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import EndShow from '#web/lib/table/end/EndShow.svelte'
import type { Frame } from '#web/lib/table/end/show-timeline.ts'
import '#test/web/load-texts.ts'

const drawn = (at: number | null) =>
  render(EndShow, {
    props: {
      pages: ['Anna', 'Ben', 'Cleo'].map(title => ({ title, time: 1000 })),
      names: ['Anna'],
      at,
      wanted: true,
      standing: () => [0],
      pending: false,
      children: createRawSnippet<[Frame]>(frame => ({ render: () => `<p>page ${frame().page}</p>` })),
      close: () => {},
    },
  }).body

test('it begins with the page that was asked for, whose heading is there to take the focus', () => {
  expect(drawn(2)).toMatch(/<h2[^>]*>Cleo<\/h2>.*page 2/s)
  for (const at of [0, null]) expect(drawn(at)).toMatch(/<h2[^>]*>Anna<\/h2>.*page 0/s)
})
