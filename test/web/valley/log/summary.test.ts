// What somebody else's turn comes to in a sentence or two, as it is announced.
import { beforeAll, describe, expect, test } from 'vitest'
import type { ValleyLine } from '#shared/valley/declarations.ts'
import { logGroupsOf } from '#web/lib/valley/log/log-groups.ts'
import { summaryOf } from '#web/lib/valley/log/summary.ts'
import { plain } from '#web/lib/messages/telling.ts'
import { card, line } from '#test/shared/valley/wire-fixtures.ts'
import { loadAllTexts } from '#test/web/played-games.ts'
import { bought, end, named, refilled, sentences } from './told-lines.ts'

beforeAll(loadAllTexts)

describe('a turn of somebody else', () => {
  const summary = (lines: readonly ValleyLine[], isFresh = (_: ValleyLine) => true) =>
    summaryOf(named(), logGroupsOf(lines), isFresh).map(plain)

  test('says of a card that was kept of those handed out that it was kept, not taken', () => {
    expect(
      summary([
        line(1, 'play', card('plasterer')),
        line(1, 'take', { ...card('urn'), from: 'pyramid', kept: true }),
        line(1, 'give', { ...card('boat'), from: 'pyramid', to: 2 }),
      ]),
    ).toEqual(['Anna played Plasterer, kept Urn and gave Boat to Tom'])
  })
  test('is one sentence of what was done, by kinds, and one of what is new', () => {
    expect(
      summary([
        bought(1, 'statue-of-thoth', 4),
        line(1, 'play', card('urn')),
        line(1, 'stack'),
        line(1, 'entomb', { ...card('boat'), from: 'hand', free: true }),
        line(1, 'play', card('shabti')),
        line(1, 'sacrifice', { ...card('censer'), from: 'pyramid' }),
        end(1, ['urn']),
        refilled('boat', 'urn'),
        line(1, 'draw', { count: 5 }),
      ]),
    ).toEqual([
      'Anna bought Statue of Thoth for 4, played Urn and Shabti, entombed Boat, and sacrificed Censer',
      'New in the pyramid: Boat and Urn',
    ])
  })
  test('counts what would be too long to listen to', () => {
    const played = ['urn', 'urn', 'shabti', 'boat', 'censer', 'chariot', 'box-of-food', 'ka-figurine'].map(title =>
      line(1, 'play', card(title)),
    )
    expect(summary(played)).toEqual(['Anna played Urn twice, Shabti, Boat, Censer and 3 more'])
  })
  test('tells what others lost to it, and how they answered', () => {
    expect(
      summary([
        line(1, 'play', card('duamutef-canopic-jar')),
        line(2, 'discard', card('urn')),
        bought(1, 'boat', 4),
        line(2, 'answer', card('boat')),
        line(2, 'take', { ...card('urn'), from: 'base', by: 'boat' }),
      ]),
    ).toEqual([
      'Anna played Duamutef Canopic Jar and bought Boat for 4',
      'Tom discarded Urn; Tom reacted with Boat and took Urn from the base',
    ])
  })
  test('tells together what others did alike, and each with all of it', () => {
    expect(
      summary([
        line(1, 'play', card('golden-throne')),
        line(2, 'draw', { count: 1 }),
        line(0, 'draw', { count: 1 }),
        line(1, 'power', { pharaoh: 'khufu' }),
        line(1, 'give', { ...card('urn'), from: 'boneyard', to: 0 }),
      ]),
    ).toEqual(['Anna played Golden Throne, used the power of Khufu and gave Urn to you', 'Tom and you drew a card'])
    expect(
      summary([
        line(1, 'play', card('dagger')),
        line(2, 'reveal-hand', { cards: [{ card: 'urn' }, { card: 'boat' }] }),
        line(2, 'discard', card('urn')),
      ]),
    ).toEqual(['Anna played Dagger', 'Tom showed a hand of Urn and Boat, and discarded Urn'])
  })
  test('tells who plays a seat from then on, the own seat or another', () => {
    const lines = [
      line(1, 'play', card('shabti')),
      line(1, 'late'),
      line(2, 'stand-in', { bot: 'club', seat: 0 }),
      end(1, ['urn']),
    ]
    expect(sentences(lines)).toEqual([
      'Anna played Shabti',
      'Anna ran out of time: a bot decides',
      'Tom let a bot play on for you',
      'Anna ended the turn: discarded Urn',
    ])
    expect(summary(lines)).toEqual([
      'Anna played Shabti',
      'Anna ran out of time: a bot decides; Tom let a bot play on for you',
    ])
  })
  test('says so where nothing was done, and is not told twice', () => {
    const turn = [line(1, 'play', card('urn')), end(1), refilled('boat')]
    expect(summary([end(1)])).toEqual(['Anna did nothing'])
    expect(summary(turn, each => each.key !== 'play')).toEqual(['Anna ended the turn', 'New in the pyramid: Boat'])
    expect(summary(turn, () => false)).toEqual([])
  })
})
