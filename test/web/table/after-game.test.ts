// What stands below a result, drawn as text: what the next game is called, for players and for those who watch.
import { render } from 'svelte/server'
import { describe, expect, test, vi } from 'vitest'
import type { View } from '#shared/protocol.ts'
import AfterGame from '#web/lib/table/AfterGame.svelte'
import { Session } from '#web/lib/table/session.svelte.ts'
import { viewOf } from '#test/shared/wire-records.ts'
import { withPageHistory } from '../page-history.ts'

// What is drawn leads nowhere.
vi.mock('#web/lib/platform/way-on.ts', () => ({ wayOn: () => () => undefined }))
withPageHistory()

const nothing = () => undefined
/** The words below the result of a table. */
function read(more: Partial<View>): string {
  const session = new Session('table')
  session.view = viewOf({ phase: 'over', ...more })
  return render(AfterGame, { props: { session, show: nothing, picture: nothing } }).body.replaceAll(/<[^>]*>/g, ' ')
}
const [seat] = viewOf().seats
const alone = { seats: seat ? [seat] : [] }

describe('after a solitaire', () => {
  test('there is another game, but no rematch: there was nobody to win against', () => {
    const words = [
      read({ ...alone, you: 0, next: null }),
      read({ ...alone, you: 0, next: 'next' }),
      read({ ...alone, you: null, next: 'next' }),
    ]
    expect(words.join('')).not.toMatch(/rematch/i)
    expect(words[0]).toContain('Play again')
    expect(words[1]).toContain('To the next game')
    expect(words[2]).toContain('Watch the next game')
  })
})

test('with others it is a rematch', () => {
  expect(read({ you: 0, next: null })).toContain('Rematch')
  expect(read({ you: 0, next: 'next' })).toContain('Join the rematch')
  expect(read({ you: null, next: 'next' })).toContain('Watch the rematch')
})
