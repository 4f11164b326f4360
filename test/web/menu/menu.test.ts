// The menu of a table, drawn as text.
import { render } from 'svelte/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { t } from '#web/lib/messages/page-texts.ts'
import { Session } from '#web/lib/table/session.svelte.ts'
import { viewOf } from '#test/shared/wire-records.ts'
import { withPageHistory } from '../page-history.ts'
import '#test/web/load-texts.ts'
import MenuAt from './MenuAt.svelte'

withPageHistory()
// In which look the page is drawn.
beforeAll(() => void vi.stubGlobal('document', { documentElement: { dataset: {} } }))

function read(you: number | null): string {
  const session = new Session('table')
  session.view = viewOf({ you, phase: 'playing' })
  return render(MenuAt, { props: { session } }).body
}

test('on the way to the front page only who has a seat is told that it is kept', () => {
  expect(read(0)).toContain(t('menu.homeWhat'))
  expect(read(null)).toContain(t('menu.home'))
  expect(read(null)).not.toContain(t('menu.homeWhat'))
})
