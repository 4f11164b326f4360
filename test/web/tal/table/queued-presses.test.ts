// What is pressed while an answer is on its way: it does what it would have done at once, whatever is taken into the hand after it.
import { describe, expect, test } from 'vitest'
import { drawn } from '#test/scenes/drawn-board.ts'
import { reachOf } from '#test/shared/tal/reach.ts'
import { decision, option } from '#test/shared/tal/wire-fixtures.ts'
import { answeredLate } from '../changing-viewpoint.svelte.ts'
import { talView } from '../made-viewpoint.ts'

/** Seat 0 bids with these tablets on three groups. */
function bidding(...held: readonly number[]) {
  let tablets = held
  const seen = () => {
    const lays = [...new Set(tablets)].flatMap(tablet =>
      [0, 1, 2].map(group => option(`${tablet}>${group}`, 'lay', { tablet, group })),
    )
    return talView(
      { phase: 'auction', mine: { tablets, bids: [[], [], []], march: [], sealed: false } },
      { decisions: [decision('bid', { left: tablets.length }, lays, `0-${tablets.length}`)], waitingFor: [0] },
    )
  }
  return answeredLate(seen(), sent => {
    const gone = tablets.indexOf(Number.parseInt(sent))
    tablets = tablets.filter((_, k) => k !== gone)
    return seen()
  })
}

/** Seat 0 moves workers, who are all in area 16 but the fifth, in 17. */
function working() {
  let pieces = drawn.pieces.map(piece => ({
    ...piece,
    at: piece.seat !== 0 ? '20' : piece.kind === 'overseer' ? '22' : piece.id === '0w5' ? '17' : '16',
  }))
  let n = 0
  const seen = () => {
    const table = { ...drawn, pieces, mine: null }
    const ways = pieces
      .filter(({ seat, kind }) => seat === 0 && kind === 'worker')
      .flatMap(({ id }) =>
        reachOf(table, id, 6).map(({ to, steps, via }) => option(`${id}>${to}`, 'go', { piece: id, to, steps, via })),
      )
    return talView(table, { decisions: [decision('work', { left: 6 }, ways, `0-${n++}`)], waitingFor: [0] })
  }
  return answeredLate(seen(), sent => {
    const [gone, at = ''] = sent.split('>')
    pieces = pieces.map(piece => (piece.id === gone ? { ...piece, at } : piece))
    return seen()
  })
}

describe('tablets', () => {
  test('each is laid where it was meant for', async () => {
    const { intent, sent, answers } = bidding(1, 2, 3, 4, 0, 0, 0, 0)
    for (const [tablet, group] of [
      [3, 0],
      [2, 1],
      [1, 2],
    ] as const) {
      intent.takeTablet(tablet)
      void intent.lay(group)
    }
    await answers()
    expect(sent).toEqual(['3>0', '2>1', '1>2'])
    expect(intent.tablet).toBe(4)
  })
  test('where none was taken the next one follows: another of the same value, else the most valuable that is left', async () => {
    const blank = bidding(1, 4, 0, 0)
    blank.intent.takeTablet(0)
    for (const group of [0, 1, 2]) void blank.intent.lay(group)
    blank.intent.takeTablet(1)
    await blank.answers()
    expect(blank.sent).toEqual(['0>0', '0>1', '4>2'])
    expect(blank.intent.tablet).toBe(1)

    const none = bidding(1, 2, 3, 4)
    for (const group of [0, 1]) void none.intent.lay(group)
    none.intent.takeTablet(1)
    void none.intent.lay(2)
    await none.answers()
    expect(none.sent).toEqual(['4>0', '3>1', '1>2'])
  })
  test('one that was taken and is gone by then is replaced by no other', async () => {
    const { intent, sent, session, answers } = bidding(1, 2, 3)
    for (const group of [0, 1]) {
      intent.takeTablet(3)
      void intent.lay(group)
    }
    await answers()
    expect([sent, session.refusal?.code]).toEqual([['3>0'], 'no-longer'])
  })
})

describe('buttons', () => {
  test('answer nothing while an answer is on its way: what they would answer was not seen yet', async () => {
    const { intent, sent, answers } = bidding(1, 2, 3)
    void intent.lay(0)
    void intent.answer({ id: 'seal' })
    await answers()
    expect(sent).toEqual(['3>0'])
  })
  test('ask first about the present question only, not about the next one', async () => {
    const { intent, answers } = bidding(1, 2, 3)
    intent.askFirst()
    expect(intent.losing).toBe(true)
    void intent.lay(0)
    await answers()
    expect(intent.losing).toBe(false)
  })
})

describe('figures', () => {
  test('each goes where it was sent', async () => {
    const { intent, sent, answers } = working()
    for (const [figure, place] of [
      ['0w1', '21'],
      ['0w2', '18'],
      ['0w5', '19'],
    ] as const) {
      intent.takeFigure(figure)
      void intent.goTo(place)
    }
    await answers()
    expect(sent).toEqual(['0w1>21', '0w2>18', '0w5>19'])
  })
  test('one that is taken stays in hand while others go, and is looked at where it would go', async () => {
    const { intent, sent, answers } = working()
    intent.takeFigure('0w1')
    void intent.goTo('21')
    void intent.goTo('18')
    intent.takeFigure('0w5')
    intent.lookTo('19')
    await answers()
    expect([sent, intent.figure, intent.target]).toEqual([['0w1>21', '0w2>18'], '0w5', '19'])
    void intent.goTo('21')
    intent.takeFigure('0w4')
    void intent.go()
    await answers()
    expect(sent.slice(2)).toEqual(['0w5>21'])
  })
  test('the button sends the one that it was pressed for to the place that was looked at', async () => {
    const { intent, sent, answers } = working()
    intent.takeFigure('0w1')
    void intent.goTo('21')
    intent.takeFigure('0w5')
    intent.lookTo('19')
    void intent.go()
    intent.takeFigure('0w2')
    await answers()
    expect([sent, intent.figure]).toEqual([['0w1>21', '0w5>19'], '0w2'])
  })
  test('where none was taken the next one follows of those it stood with', async () => {
    const { intent, sent, answers } = working()
    intent.takeFigure('0w2')
    void intent.goTo('21')
    void intent.goTo('18')
    intent.takeFigure('0w5')
    void intent.goTo('19')
    await answers()
    expect(sent).toEqual(['0w2>21', '0w1>18', '0w5>19'])
  })
  test('one that was taken and cannot go there any more is replaced by no other', async () => {
    const { intent, sent, session, answers } = working()
    for (const place of ['21', '21']) {
      intent.takeFigure('0w1')
      void intent.goTo(place)
    }
    await answers()
    expect([sent, session.refusal?.code]).toEqual([['0w1>21'], 'no-longer'])
  })
})
