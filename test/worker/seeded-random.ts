// Seeds and ids of a test's tables follow from the name of the test: so every run plays the same games, and none fails only on
// somebody else's machine. Rare games are searched for by the properties (`test/shared/properties`).
import { afterEach, beforeEach, vi } from 'vitest'
import { drawing } from './drawing.ts'

beforeEach(({ task }) => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(drawing(`${task.file.name} ${task.name}`))
})
afterEach(() => {
  vi.restoreAllMocks()
})
