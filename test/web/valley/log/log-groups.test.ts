// Lines of the log joined into groups: nothing lost, nothing twice, everything in its place, and what was taken back.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ValleyLine } from '#shared/valley/declarations.ts'
import { isAttackOn, logGroupsOf, turnsOf, type LogGroup } from '#web/lib/valley/log/log-groups.ts'
import { titleIn, wayIn } from '#web/lib/valley/log/line-params.ts'
import { entombGainsOf } from '#web/lib/valley/log/entomb-gains.ts'
import { mixOf } from '#web/lib/valley/card/mix.ts'
import { longTimeout } from '#test/shared/properties/valley-games.ts'
import { valleyGame, lastMoment, loadAllTexts } from '#test/web/played-games.ts'
import { card, line } from '#test/shared/valley/wire-fixtures.ts'

vi.setConfig({ testTimeout: longTimeout.timeout })
beforeAll(loadAllTexts)

const numbers = Array.from({ length: 12 }, (_, k) => k)
const lineNumbers = (groups: readonly LogGroup[]) => groups.flatMap(({ lines }) => lines.map(({ n }) => n))

const shapes = (lines: readonly ValleyLine[]) =>
  logGroupsOf(lines).map(group => [group.kind, ...group.lines.map(({ key }) => key)].join(' '))

describe('groups of the log of whole games', () => {
  test('hold every line once, whoever looks', () => {
    for (const number of numbers) {
      for (const viewer of [0, 1, null]) {
        const { lines } = lastMoment(valleyGame(number), viewer)
        expect(lineNumbers(logGroupsOf(lines)).sort((one, other) => one - other)).toEqual(lines.map(each => each.n))
      }
    }
  })

  test('are the same for the end of a log, wherever it begins', () => {
    const { lines } = lastMoment(valleyGame(3))
    const whole = logGroupsOf(lines).map(({ lines: own }) => own.map(each => each.n).join())
    for (const from of [40, 41, 42, 43, 44, 45, 46, 47, 48, 90]) {
      const part = logGroupsOf(lines.slice(from)).map(({ lines: own }) => own.map(each => each.n).join())
      expect(whole).toEqual(expect.arrayContaining(part.slice(2)))
    }
  })

  test('fall into turns, one seat after the other, each with one end', () => {
    for (const number of numbers) {
      const { lines, view } = lastMoment(valleyGame(number))
      const turns = turnsOf(logGroupsOf(lines)).filter(([group]) => group?.turn !== null)
      const seats = turns.map(([group]) => group?.turn ?? -1)
      expect(seats.slice(1)).toEqual(seats.slice(0, -1).map(seat => (seat + 1) % view.seats.length))
      const ends = turns.map(turn =>
        turn.filter(({ kind, lines: [first], undone }) => kind === 'end' && !undone.has(first?.n ?? 0)),
      )
      if (view.phase !== 'over') ends.pop()
      expect(
        ends.every(
          ([end, ...more]) =>
            end &&
            more.every(
              each => each.lines.some(({ key }) => key === 'undo') || end.lines.some(({ key }) => key === 'undo'),
            ),
        ),
      ).toBe(true)
    }
  })
})

describe('a group of lines', () => {
  test('is a card played and all that came of it, whoever it concerns', () => {
    expect(
      shapes([
        line(1, 'play', card('duamutef-canopic-jar')),
        line(2, 'discard', card('urn')),
        line(0, 'protected', card('offering-table')),
        line(1, 'play', card('shabti')),
        line(1, 'sacrifice', card('boat')),
        line(1, 'fell', card('urn')),
      ]),
    ).toEqual(['play play discard protected', 'play play sacrifice fell'])
  })
  test('is a purchase from the first payment on', () => {
    const pay = { ...card('urn'), for: { card: 'boat', id: 't1' } }
    expect(
      shapes([
        line(1, 'pay', pay),
        line(1, 'pay', pay),
        line(1, 'buy', { ...card('boat', 't1'), price: 4, place: 3 }),
        line(1, 'fell', card('urn')),
      ]),
    ).toEqual(['buy pay pay buy fell'])
  })
  test('holds the purchase that an action or a power allows', () => {
    const bought = (begun: ValleyLine, more: object) => [
      begun,
      line(1, 'pay', { ...card('urn'), for: { card: 'boat', id: 't1' } }),
      line(1, 'buy', { ...card('boat', 't1'), ...more }),
    ]
    const play = line(1, 'play', card('weres-amulet'))
    const power = line(1, 'power', { pharaoh: 'thutmose-iii' })
    expect(shapes(bought(play, { from: 'base', place: 3, by: 'weres-amulet' }))).toEqual(['play play pay buy'])
    expect(shapes(bought(play, { from: 'base', place: 3 }))).toEqual(['play play', 'buy pay buy'])
    expect(shapes(bought(power, { from: 'boneyard' }))).toEqual(['power power pay buy'])
  })
  test('is what a pharaoh does, and cards turned up again as a turn begins', () => {
    expect(
      shapes([
        line(1, 'end', { cards: [] }),
        line(1, 'draw', { count: 5 }),
        line(2, 'turned-up', { cards: [] }),
        line(2, 'power', { pharaoh: 'khufu' }),
        line(null, 'refilled', { cards: [] }),
      ]),
    ).toEqual(['end end draw', 'up turned-up', 'power power refilled'])
  })
  test('is an answer, after which what was answered goes on', () => {
    expect(
      shapes([
        line(1, 'play', card('offering-table')),
        line(1, 'sacrifice', { ...card('urn'), by: 'offering-table' }),
        line(0, 'answer', card('mummified-cat')),
        line(0, 'take', { ...card('urn'), by: 'mummified-cat' }),
        line(1, 'draw', { count: 1 }),
      ]),
    ).toEqual(['play play sacrifice draw', 'answer answer take'])
  })
  test('is an answer until it has brought its cards: what its player must do then is part of the action', () => {
    expect(
      shapes([
        line(1, 'play', card('golden-throne')),
        line(1, 'take', { ...card('urn'), by: 'golden-throne' }),
        line(0, 'answer', card('sistrum')),
        line(0, 'reshuffle', { count: 2 }),
        line(0, 'draw', { count: 2 }),
        line(0, 'draw', { count: 1 }),
      ]),
    ).toEqual(['play play take draw', 'answer answer reshuffle draw'])
  })
  test('is who plays a seat, whosever turn it is: what a player does goes on after it, and is no attack', () => {
    const pay = () => line(1, 'pay', { ...card('urn'), for: { card: 'boat', id: 't1' } })
    const lines = [
      line(1, 'play', card('shabti')),
      line(0, 'back'),
      line(1, 'sacrifice', card('boat')),
      pay(),
      line(1, 'late'),
      pay(),
      line(1, 'buy', { ...card('boat', 't1'), price: 4, place: 3 }),
      line(1, 'end', { cards: [] }),
      line(2, 'stand-in', { bot: 'club' }),
      line(1, 'draw', { count: 5 }),
      line(2, 'late'),
      line(2, 'play', card('urn')),
    ]
    expect(shapes(lines)).toEqual([
      'play play sacrifice',
      'seat back',
      'buy pay pay buy',
      'seat late',
      'end end draw',
      'seat stand-in',
      'seat late',
      'play play',
    ])
    const groups = logGroupsOf(lines)
    expect(groups.filter(group => isAttackOn(0, group))).toEqual([])
    expect(turnsOf(groups).map(turn => turn.length)).toEqual([7, 1])
  })
  test('is the end of a turn with a sacrifice that was owed, the refill and the new hand', () => {
    expect(
      shapes([
        line(1, 'end', { cards: [] }),
        line(1, 'sacrifice', { ...card('boat'), owed: true }),
        line(1, 'fell', card('urn')),
        line(null, 'refilled', { cards: [] }),
        line(1, 'draw', { count: 5 }),
      ]),
    ).toEqual(['end end sacrifice fell refilled draw'])
  })
})

test('an attack is what another’s action costs the viewer, not what it lets the viewer gain', () => {
  const hits = (...lines: readonly ValleyLine[]) =>
    logGroupsOf([line(1, 'play', card('brick-mason')), ...lines]).some(group => isAttackOn(0, group))
  expect(hits(line(0, 'discard', card('urn')))).toBe(true)
  expect(hits(line(0, 'stack'))).toBe(true)
  expect(hits(line(0, 'protected', card('offering-table')))).toBe(true)
  expect(hits(line(2, 'discard', card('urn')))).toBe(false)
  expect(hits(line(0, 'reshuffle', { count: 4 }), line(0, 'draw', { count: 3 }))).toBe(false)
  expect(hits(line(0, 'entomb', { ...card('boat'), from: 'boneyard' }))).toBe(false)
  expect(hits(line(0, 'pick', card('boat')), line(1, 'give', { ...card('boat'), to: 0 }))).toBe(false)
  const lost = line(0, 'discard', card('urn'))
  expect(hits(lost, line(0, 'undo', { since: lost.n }))).toBe(false)
})

describe('what was taken back', () => {
  test('is marked, all of it and nothing else, whoever looks and whenever the page was opened', () => {
    let all = 0
    for (const number of Array.from({ length: 40 }, (_, k) => k)) {
      const calls = new Map<number, (readonly number[])[]>()
      const truth = new Set<number>()
      let told = 0
      const last = lastMoment(valleyGame(number), number % 2, ({ lines, sent }) => {
        const fresh = lines.slice(told).map(each => each.n)
        told = lines.length
        if (!sent) return
        const own = calls.get(sent.seat) ?? []
        calls.set(sent.seat, own)
        if ('undo' in sent) for (const each of own.pop() ?? []) truth.add(each)
        else own.push(fresh)
      })
      const marked = logGroupsOf(last.lines).flatMap(({ lines, undone }) =>
        lines.filter(each => undone.has(each.n) && each.key !== 'undo').map(each => each.n),
      )
      expect(
        marked.sort((one, other) => one - other),
        `game ${number}`,
      ).toEqual([...truth].sort((one, other) => one - other))
      all += truth.size
    }
    expect(all).toBeGreaterThan(250)
  })

  test('may be nothing that a line tells of', () => {
    const buried = line(1, 'entomb', { ...card('urn'), from: 'hand', free: true })
    const acts = logGroupsOf([buried, line(1, 'undo', { since: buried.n + 1 }), line(1, 'end', { cards: [] })])
    expect(acts[0]?.lines.map(({ key }) => key)).toEqual(['entomb', 'undo'])
    expect(acts[0]?.undone.size).toBe(0)
  })
  test('lets what had begun before it go on, whoever came to play a seat meanwhile', () => {
    const play = line(1, 'play', card('shabti'))
    const back = line(0, 'back')
    const power = line(1, 'power', { pharaoh: 'khufu' })
    expect(
      shapes([play, back, power, line(1, 'undo', { since: power.n }), line(1, 'sacrifice', card('boat'))]),
    ).toEqual(['play play sacrifice', 'seat back', 'power power undo'])
  })
  test('does not open again what was told of this player’s turn before', () => {
    const before = [line(1, 'end', { cards: [] }), line(0, 'play', card('urn')), line(0, 'end', { cards: [] })]
    const play = line(1, 'play', card('shabti'))
    expect(
      shapes([...before, play, line(1, 'undo', { since: play.n }), line(1, 'undo', { since: play.n + 2 })]),
    ).toEqual(['end end', 'play play', 'end end', 'play play undo undo'])
  })
  test('lets what had begun before it go on', () => {
    const play = line(1, 'play', card('weres-amulet'))
    const pay = line(1, 'pay', { ...card('urn'), for: { card: 'boat', id: 't1' } })
    expect(
      shapes([
        play,
        pay,
        line(1, 'undo', { since: pay.n }),
        line(1, 'pay', { ...card('urn'), for: { card: 'censer', id: 't2' } }),
        line(1, 'buy', { ...card('censer', 't2'), by: 'weres-amulet' }),
      ]),
    ).toEqual(['play play pay buy', 'buy pay undo'])
  })
})

test('burials are reckoned back from the tombs to the points they brought', () => {
  let compared = 0
  for (const number of numbers) {
    const tombs = new Map<number, number>()
    const differences = new Map<number, number>()
    let told = 0
    const { lines, view } = lastMoment(valleyGame(number, ['digger', 'any'], false), 0, moment => {
      const fresh = moment.lines.slice(told)
      told = moment.lines.length
      for (const { seat, points } of moment.view.table.players) {
        const own = fresh.filter(each => each.seat === seat && each.key === 'entomb')
        const before = tombs.get(seat) ?? 0
        if (
          own.length === 1 &&
          own[0] &&
          !fresh.some(
            each =>
              (wayIn(each).from === 'tomb' && each.key !== 'call') || (each.key === 'buy' && each.params.to === 'tomb'),
          )
        )
          differences.set(own[0].n, points - before)
        tombs.set(seat, points)
      }
    })
    const gains = entombGainsOf(
      logGroupsOf(lines),
      view.table,
      mixOf(view.options).groups,
      mixOf(view.options).alone !== null,
    )
    for (const [at, difference] of differences) {
      const gain = gains.get(at)
      expect(gain && gain.after - gain.before, `game ${number}, line ${at}`).toBe(difference)
      compared++
    }
    for (const each of lines) if (each.key === 'entomb') expect(titleIn(each)).not.toBeNull()
  }
  expect(compared).toBeGreaterThan(100)
})
