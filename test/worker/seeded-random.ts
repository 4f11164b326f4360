// The same lots in every run of a test: its tables have the seeds and ids that its name draws, so that no rare game comes
// up only on somebody else's machine. Rare games are looked for by the properties (`test/shared/properties`).
import { afterEach, beforeEach, vi } from 'vitest'
import { drawing } from './drawing.ts'

beforeEach(({ task }) => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(drawing(`${task.file.name} ${task.name}`))
})
afterEach(() => {
  vi.restoreAllMocks()
})
