// The choice of a clock on the forms for a new table: it is gone while one seat is chosen, and says the same when it is back.
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import ClockChoice from '#web/lib/lobby/ClockChoice.svelte'

const shown = (options: { readonly clock?: number }) =>
  /value="(\d*)"[^>]*\bselected\b/.exec(render(ClockChoice, { props: { options } }).body)?.[1]

test.each([
  [{ clock: 300 }, '300'],
  [{ clock: 259_200 }, '259200'],
  [{}, undefined],
] as const)('with %j the field shows what the table will get', (options, value) => {
  expect(shown(options)).toBe(value)
})
