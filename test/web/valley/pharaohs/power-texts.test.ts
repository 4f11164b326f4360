// What the button of another player's pharaoh shows of its power also stands in its name: whoever speaks to the page says what is
// seen.
import { expect, test } from 'vitest'
import { texts as de } from '#web/lib/valley/messages/de/pharaohs.ts'
import { texts as en } from '#web/lib/valley/messages/en/pharaohs.ts'

test.each([
  ['English', en],
  ['German', de],
])('what is read of a power begins with what is seen of it, in %s', (_, texts) => {
  expect(texts['power.used']).toMatch(new RegExp(`^${texts['power.usedShort']}\\b`))
  expect(texts['power.open']).toMatch(new RegExp(`^${texts['power.openShort']}\\b`))
})
