// The name that somebody typed before a game of this browser: the next form has it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstGame } from '#shared/game-names.ts'
import { beginAgainstBots } from '#web/lib/lobby/device/begin-against-bots.ts'
import { beginTutorial } from '#web/lib/lobby/device/begin-tutorial.ts'
import { keepYourName, yourName } from '#web/lib/table/your-name.ts'
import { fakeStorage } from '../fakes.ts'

vi.mock('#web/lib/platform/way-on.ts', () => ({ wayOn: () => () => undefined }))
vi.mock('#web/lib/lobby/device/begin-local.ts', () => ({
  makeLocal: () => Promise.resolve({ id: 'here-AAAAAAAAAAAAAAAA' }),
  beginLocal: () => Promise.resolve(''),
}))

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['against bots', (name: string) => beginAgainstBots(name, { count: 1, level: 'club' }, firstGame, {})],
  ['with the tutorial', (name: string) => beginTutorial(firstGame, name)],
])('begun %s it is kept, and a name that is missing or cannot be used takes nobody their own', async (_, begin) => {
  await begin(' Anna ')
  expect(yourName()).toBe('Anna')
  keepYourName('Mira')
  for (const name of ['', 'x'.repeat(99)]) await begin(name)
  expect(yourName()).toBe('Mira')
})
