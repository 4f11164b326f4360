// Making a table. Asked twice for the same, because an answer was lost, it finds the table that was made the first time.
import { keepToken, keepYourName, keyAnswered, keyFor } from './memory.ts'
import { insist, troubleOf, wire, type Trouble } from './wire.ts'

/** @returns the table's id; the maker's seat is remembered */
export async function makeTable(name: string, seats: number): Promise<{ readonly id: string } | Trouble> {
  keepYourName(name)
  const wish = `make ${seats} ${name}`
  const answer = await insist(() => wire().make({ game: 'valley', seats, name, key: keyFor(wish) }))
  if (!answer.ok) return troubleOf(answer)
  keepToken(answer.body.id, answer.body.token)
  keyAnswered(wish)
  return { id: answer.body.id }
}
