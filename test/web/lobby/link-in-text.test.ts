// The link to a table that is found in what somebody pastes into the installed page.
import { expect, test } from 'vitest'
import { linkIn } from '#web/lib/lobby/link-in-text.ts'

const id = 'AAAAAAAAAAAAAAAA'
const seat = 'B'.repeat(22)

test.each([
  ['a plain link', `https://valley.test/t/${id}`, `/t/${id}`],
  ['a personal link', `https://valley.test/t/${id}#seat=${seat}`, `/t/${id}#seat=${seat}`],
  ['a message around it', `Play Tal with me: https://valley.test/t/${id}. See you`, `/t/${id}`],
  ['a link that was selected as it is shown', ` valley.test/t/${id}\n`, `/t/${id}`],
  ['a link to another site', `https://other.test/t/${id}`, null],
  ['a link to a page of cards', 'https://valley.test/cards', null],
  ['nothing', '', null],
])('in %s', (_, text, path) => {
  expect(linkIn(text, 'valley.test')).toBe(path)
})
