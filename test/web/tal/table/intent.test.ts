// What a press does at the board: who goes, what follows it, and which cell a block is built on.
import { describe, expect, test } from 'vitest'
import { colours, type Colour } from '#shared/tal/board.ts'
import { whyNotAt, whyNotTo } from '#web/lib/tal/marches/refusals.ts'
import { Drawing } from '#web/lib/tal/marches/drawing.ts'
import { whoseSaid } from '#web/lib/tal/table/naming.ts'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import { drawn } from '#test/scenes/drawn-board.ts'
import { decision, option } from '#test/shared/tal/wire-fixtures.ts'
import { answering, free, moving } from '../asked-intent.ts'
import { answeredLate } from '../changing-viewpoint.svelte.ts'
import { talView } from '../made-viewpoint.ts'

describe('a press on a place', () => {
  test('sends the figure in hand at once', async () => {
    const { intent, sent } = moving('work', ['22', '22', '16', '16', '16', '16', '16'])
    intent.takeFigure('0w3')
    await intent.goTo('16')
    await intent.goTo('17')
    expect(sent).toEqual([['0w3>17']])
  })
  test('puts the next figure of the place that was left into the hand', async () => {
    const { intent } = moving('work', ['22', '22', '19', '16', '16', '19', '19'])
    intent.takeFigure('0w2')
    await intent.goTo('17')
    expect(intent.figure).toBe('0w2')
    const { intent: next } = moving('work', ['22', '22', '19', '16', '16', '19', '19'])
    next.takeFigure('0w4')
    await next.goTo('20')
    // Nothing was moved here, so the first that still stands in 19 follows.
    expect(next.figure).toBe('0w1')
  })
  test('sends whoever is nearest where none is in hand, and nobody from a site while another can go', async () => {
    const { intent, sent } = moving('work', ['22', '22', '15/A', '21', '17', '15/B', '15/C'], { sites: free([15]) })
    expect(intent.figure).toBeNull()
    expect(['16', '18', '15/F'].map(place => [intent.goerTo(place), intent.costs.get(place)])).toEqual([
      ['0w2', 1],
      ['0w3', 1],
      ['0w2', 2],
    ])
    await intent.goTo('18')
    expect(sent).toEqual([['0w3>18']])
  })
  test('only shows what it would be where it is looked at', () => {
    const { intent, sent } = moving('work', ['22', '22', '16', '16', '16', '16', '16'])
    intent.takeFigure('0w3')
    intent.lookTo('17')
    expect([sent, intent.target, intent.going?.id]).toEqual([[], '17', '0w3>17'])
    expect(intent.back()).toBe(true)
    expect(intent.target).toBeNull()
  })
  test('claims the free site that an overseer goes to openly, once a round, with a scarab', async () => {
    const open = moving('march.open', ['16', '16'], { round: 1, sites: free([15]) })
    await open.intent.goTo('15/B')
    await open.intent.goTo('17')
    expect(open.sent).toEqual([['0o1>15/B', '15'], ['0o1>17']])

    const claimed = drawn.pieces.map(piece =>
      piece.id === '0o1' ? { ...piece, at: '16', claimed: true as const } : { ...piece, at: '22' },
    )
    const again = moving('march.open', [], { round: 1, sites: free([15]), pieces: claimed })
    again.intent.takeFigure('0o1')
    await again.intent.goTo('15/B')
    expect(again.sent).toEqual([['0o1>15/B']])

    const players = drawn.players.map(player => ({ ...player, scarabs: 0 }))
    const poor = moving('march.open', ['16', '16'], { round: 1, sites: free([15]), players })
    await poor.intent.goTo('15/B')
    expect(poor.sent).toEqual([['0o1>15/B']])
  })
  test('claims nothing in a march that is only written', async () => {
    const { intent, sent } = moving('march', ['16', '16'], { sites: free([15]) })
    await intent.goTo('15/B')
    expect(sent).toEqual([['0o1>15/B']])
  })
})

describe('a way that is drawn', () => {
  const mine = {
    march: [
      { piece: '0o1', to: '21' },
      { piece: '0o2', to: '16' },
    ],
    tablets: [],
    sealed: false,
    bids: [],
  }
  test('shows the march as it would be written, and the steps that it takes or gives back', () => {
    const { intent, viewpoint } = moving('march', ['22', '21'], { mine })
    const drawing = new Drawing(viewpoint, intent)
    drawing.begin('0o1', false, '21')
    expect([intent.march, intent.stepsDrawn]).toEqual([mine.march, 0])
    drawing.over('16')
    expect([intent.march.map(({ to }) => to), intent.stepsDrawn]).toEqual([['21', '16', '16'], 1])
    drawing.over('22')
    expect([intent.march, intent.stepsDrawn]).toEqual([[{ piece: '0o2', to: '16' }], -1])
    drawing.cancel()
    expect([intent.march, intent.stepsDrawn]).toEqual([mine.march, 0])
  })
  test('undoes no step, and says so, where steps can no longer be undone', async () => {
    const { intent, viewpoint, sent } = moving('march', ['22', '21'], {
      mine: { ...mine, march: [{ piece: '0o1', to: '21' }] },
    })
    const drawing = new Drawing(viewpoint, intent)
    drawing.begin('0o1', false, null)
    drawing.over('22')
    expect(intent.drawn?.refused).toBe(talText('refused.kept'))
    await drawing.drop('22')
    expect(sent).toEqual([])
    // What only goes on is still written.
    drawing.begin('0o1', false, null)
    drawing.over('16')
    expect(intent.drawn?.refused).toBe('')
    await drawing.drop('16')
    expect(sent).toEqual([['0o1>16']])
  })
  test('of a figure that moves openly takes the steps to where it is', () => {
    const { intent, viewpoint } = moving('work', ['22', '22', '22'])
    const drawing = new Drawing(viewpoint, intent)
    drawing.begin('0w1', false, '22')
    drawing.over('16')
    expect(intent.stepsDrawn).toBe(2)
  })
})

describe('a press on a block', () => {
  /** Site 1, large, whose ground layer lacks its hidden middle and one more; or has nothing at all. */
  const ground = (cells: (k: number) => Colour | null) =>
    drawn.sites.map(site =>
      site.site === 1
        ? {
            ...site,
            size: 'large' as const,
            owner: 0,
            complete: false,
            layers: [Array.from({ length: 9 }, (_, k) => cells(k)), [null, null, null, null], [null]],
          }
        : site,
    )
  function building(cells: (k: number) => Colour | null) {
    const sites = ground(cells)
    const open = Array.from({ length: 9 }, (_, k) => k).filter(k => cells(k) === null)
    const options = colours.flatMap(colour =>
      open.map(cell => option(`${colour}>1.0.${cell}`, 'build', { colour, site: 1, layer: 0, cell })),
    )
    return answering('build', { left: [{ site: 1, blocks: 2 }] }, options, { ...drawn, sites })
  }
  test('builds it where the pyramid stays worth most: an odd one goes where it is hidden', async () => {
    const { intent, sent } = building(k => (k === 4 || k === 8 ? null : 'red'))
    await intent.build('red')
    await intent.build('blue')
    expect(sent).toEqual([['red>1.0.8'], ['blue>1.0.4']])
  })
  test('builds it on the chosen cell, and the next one wherever is best again', async () => {
    const { intent, sent } = building(() => null)
    intent.chooseCell({ site: 1, layer: 0, cell: 6 })
    expect(intent.cell?.cell).toBe(6)
    await intent.build('blue')
    expect(intent.cell).toBeNull()
    await intent.build('blue')
    expect(sent).toEqual([['blue>1.0.6'], ['blue>1.0.0']])
  })
  test('is for the site that is looked at, as long as something can be built there', () => {
    const left = [1, 4].map(site => ({ site, blocks: 2 }))
    const cell = { site: 1, layer: 0, cell: 6 }
    const blue = option('blue>1.0.6', 'build', { colour: 'blue', ...cell })
    const sites = ground(() => null)
    const { intent } = answering('build', { left }, [blue], { ...drawn, sites })
    intent.chooseCell(cell)
    intent.lookAt(7)
    expect([intent.site, intent.cell]).toEqual([1, cell])
    intent.lookAt(4)
    expect([intent.site, intent.cell]).toEqual([4, null])
    const { intent: done } = answering('build', { left: [] }, [option('enough', 'enough', {})], drawn)
    done.lookAt(7)
    expect(done.site).toBe(7)
  })
  test('a cell that is chosen twice is chosen no more', () => {
    const { intent } = building(() => null)
    intent.chooseCell({ site: 1, layer: 0, cell: 6 })
    intent.chooseCell({ site: 1, layer: 0, cell: 6 })
    expect(intent.cell).toBeNull()
  })
})

test('the tablet that was pressed is lifted, to lie on another group where it was dragged there', async () => {
  const lifts = [0, 1, 2].map(group => option(`4<${group}`, 'lift', { tablet: 4, group }))
  const { intent, sent } = answering('bid', { left: 3 }, lifts, drawn)
  await intent.lift(4, 1)
  await intent.lift(4, 2, 0)
  await intent.lift(3, 2)
  expect(sent).toEqual([['4<1'], ['4<2', '4>0']])
})

test('the block that was pressed is stolen', async () => {
  const cells = [0, 1, 2].map(cell => ({ site: 9, layer: 1, cell }))
  const blocks = cells.map(each => option(`9.1.${each.cell}`, 'steal', { colour: 'white', ...each }))
  const { intent, sent } = answering('steal', { left: [{ site: 9, blocks: 1 }] }, blocks, drawn)
  await intent.steal({ site: 9, layer: 1, cell: 2 })
  await intent.steal({ site: 9, layer: 0, cell: 2 })
  expect(sent).toEqual([['9.1.2']])
})

test.each(['claim', 'takeover'] as const)(
  'a site that is looked at during one %s is left for what the next asks about',
  async kind => {
    const asking = (site: number) => {
      const pass = option('pass', 'pass', {})
      const question =
        kind === 'claim'
          ? decision('claim', { piece: '0o1', site }, [option(`${site}`, 'claim', { site }), pass], `0-${site}`)
          : decision('takeover', { site, from: 1 }, [option(`${site}`, 'takeover', { site }), pass], `0-${site}`)
      return talView({}, { decisions: [question], waitingFor: [0] })
    }
    const { intent, viewpoint, answers } = answeredLate(asking(4), () => asking(9))
    expect([intent.site, viewpoint.siteAsked]).toEqual([4, 4])
    intent.lookAt(7)
    expect([intent.site, intent.looked, viewpoint.siteAsked]).toEqual([7, 7, 4])
    void intent.answer({ id: 'pass' })
    await answers()
    expect([intent.site, intent.looked, viewpoint.siteAsked]).toEqual([9, null, 9])
  },
)

describe('what is not offered says why', () => {
  test('a place that no worker can go to: taken, complete, or too far; one that is offered, or stood on, says nothing', () => {
    const sites = free([4, 9]).map(site => (site.site === 4 ? { ...site, complete: true } : site))
    const { viewpoint, intent } = moving('work', ['22', '22', '21', '9/C'], { sites, round: 2 })
    const said = (place: string) => whyNotTo(viewpoint, intent, place)
    expect(said('9/C')).toBe(
      talText('refused.taken', { place: '9/C', who: whoseSaid(viewpoint, { seat: 0, kind: 'worker' }) }),
    )
    expect(said('4/A')).toBe(talText('refused.complete', { site: 4 }))
    expect([said('9/A'), said('21')]).toEqual(['', ''])
    expect(whyNotAt(viewpoint, intent, 4)).toBe(talText('refused.complete', { site: 4 }))
    expect(whyNotAt(viewpoint, intent, 9)).toBe('')
  })

  test('where no steps are left everything is too far', () => {
    const { viewpoint, intent } = answering('work', { left: 0 }, [option('enough', 'enough', {})], drawn)
    const at = viewpoint.table.pieces.find(({ id }) => id === '0w1')?.at ?? ''
    expect(whyNotTo(viewpoint, intent, '18')).toBe(talText('refused.far', { place: '18' }))
    expect(whyNotTo(viewpoint, intent, at)).toBe('')
  })

  test('a site that is not offered: by the reason that came with the question', () => {
    const left = [{ site: 11, blocks: 2 }]
    const { viewpoint, intent } = answering('build', { left }, [option('enough', 'enough', {})], drawn, {
      rivals: ['9'],
    })
    expect(whyNotAt(viewpoint, intent, 9)).toBe(talText('blocked.rivals', { site: 9 }))
    expect([whyNotAt(viewpoint, intent, 11), whyNotTo(viewpoint, intent, '9/A')]).toEqual(['', ''])
  })
})
