// In the sentences about whole games nothing of the log is lost, apart from the lines listed here.
import { beforeAll, expect, test, vi } from 'vitest'
import type { ValleyLine } from '#shared/valley/declarations.ts'
import { logGroupsOf, type LogGroup } from '#web/lib/valley/log/log-groups.ts'
import { groupPieces, shorterForms } from '#web/lib/valley/log/group-sentences.ts'
import { plain, type Piece } from '#web/lib/messages/telling.ts'
import { longTimeout } from '#test/shared/properties/valley-games.ts'
import { valleyGame, lastMoment, loadAllTexts } from '#test/web/played-games.ts'

vi.setConfig({ testTimeout: longTimeout.timeout })
beforeAll(loadAllTexts)

/** Titles that a line names, `for` and `by` excepted: they are named by other lines of the group. */
const titlesIn = ({ params }: ValleyLine): readonly string[] =>
  [
    'card' in params ? params.card : undefined,
    ...('one' in params ? [params.one, params.other] : []),
    'boneyard' in params ? params.boneyard : undefined,
    ...(('cards' in params ? params.cards : undefined) ?? []),
  ].flatMap(named => named?.card ?? [])
/** Lines that need no words of their own in a sentence. */
const dropped: readonly ((line: ValleyLine, group: LogGroup) => boolean)[] = [
  // How many cards others draw into a whole new hand: always five.
  ({ key, params }, group) =>
    key === 'draw' &&
    params.cards === undefined &&
    (group.kind === 'end' || group.kind === 'begin') &&
    params.count === 5,
]

test('no title and nobody is lost in whole games, whoever looks', () => {
  for (let number = 0; number < 12; number++) {
    for (const viewer of [0, 1, null]) {
      const { lines: all, view: seen } = lastMoment(valleyGame(number), viewer)
      for (const group of logGroupsOf(all)) {
        const pieces: readonly Piece[] = groupPieces(seen, group)
        const titles = pieces.flatMap(piece => piece.card ?? [])
        const lines = group.lines.filter(each => !dropped.some(rule => rule(each, group)))
        expect(titles, plain(pieces)).toEqual(expect.arrayContaining(lines.flatMap(titlesIn)))
        const seats = lines.flatMap(({ seat, key }) => (seat === null || key === 'swap' ? [] : seat))
        expect(
          pieces.flatMap(piece => piece.seat ?? []),
          plain(pieces),
        ).toEqual(expect.arrayContaining(seats))
        expect(plain(pieces)).not.toMatch(/undefined|null|NaN|\s{2}|: $|[,;] *$|\p{Co}/u)
        for (const form of shorterForms(seen, group)) expect(plain(form).length).toBeGreaterThan(8)
      }
    }
  }
})
