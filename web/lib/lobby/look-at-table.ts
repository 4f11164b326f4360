// Asks a table of the list how it stands.
import type { View } from '#shared/protocol.ts'
import { deviceSeats } from '#web/lib/table/device-seats.ts'
import type { Answer, TableApi } from '#web/lib/table/table-api.ts'

/**
 * How a table stands for the seat with this token. Where several people share this device any of them may read the list: then
 * nothing is in it that a spectator would not be told, such as the cards that were drawn last.
 */
export async function lookAt(api: TableApi, table: string, token: string): Promise<Answer<View>> {
  const tokens = deviceSeats(table)
  const isShared = tokens.filter(each => each !== null).length > 1
  const answer = await api.view(table, isShared ? null : token, null)
  return answer.ok && isShared ? { ...answer, body: { ...answer.body, you: tokens.indexOf(token) } } : answer
}
