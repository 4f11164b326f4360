// The keys that the menu lists, drawn as text.
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { t } from '#web/lib/messages/page-texts.ts'
import { talSeen } from '../made-viewpoint.ts'
import '#test/web/load-texts.ts'
import TableKeysAt from './TableKeysAt.svelte'

const read = (you: number | null) =>
  render(TableKeysAt, { props: { viewpoint: talSeen({ mine: null }, { you, phase: 'playing', waitingFor: [1] }) } })
    .body

test('who watches is shown no key to undo a move: there is none of theirs', () => {
  expect(read(0)).toContain(t('keys.undo'))
  expect(read(null)).not.toContain(t('keys.undo'))
  expect(read(null)).toContain(t('keys.log'))
})
