// What is said of the options of a new table, drawn as text.
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import AllOptions from '#web/lib/valley/table-options/AllOptions.svelte'
import { optionsText } from '#web/lib/valley/table-options/options-texts.ts'
import { fitted, presets } from '#web/lib/valley/table-options/table-choice.ts'
import '#test/web/load-texts.ts'

test.each([
  [1, 'pharaohs.what'],
  [5, 'pharaohs.what'],
  [6, 'pharaohs.six'],
] as const)('how many pharaohs each of %i players is dealt', (seats, said) => {
  const props = { wish: fitted(presets.premium, seats), seats, change: () => undefined }
  const { body } = render(AllOptions, { props })
  for (const key of ['pharaohs.what', 'pharaohs.six'] as const)
    expect(body.includes(optionsText(key)), optionsText(key)).toBe(key === said)
})
