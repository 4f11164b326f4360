// What is announced during whole games: the viewer's own moves at once, others' turns in one or two sentences, every question once.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ValleyLine, ValleyView } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { heardBefore, heardBeforeMove } from '#web/lib/table/announced.ts'
import { Announcer, type AnnouncedDecision } from '#web/lib/valley/log/announcer.ts'
import { longTimeout } from '#test/shared/properties/valley-games.ts'
import { valleyGame, watchGame, loadAllTexts } from '#test/web/played-games.ts'

vi.setConfig({ testTimeout: longTimeout.timeout })
beforeAll(loadAllTexts)

interface Telling {
  readonly said: readonly string[]
  readonly view: ValleyView & { readonly table: ValleyTable }
  /** Lines that are new with this view. */
  readonly fresh: readonly ValleyLine[]
  readonly asked: AnnouncedDecision | null
}

/** The question as the page would put it, in short. */
function askedOf({ decisions: [decision] }: ValleyView): AnnouncedDecision | null {
  if (!decision) return null
  const isTurn = decision.kind === 'play'
  return { id: decision.id, isTurn, said: again => `asked ${decision.id}${again ? ' again' : ''}` }
}

const played = new Map<string, readonly Telling[]>()
function tellings(number: number, viewer: number | null): readonly Telling[] {
  const key = `${number} ${viewer}`
  const known = played.get(key) ?? listen(number, viewer)
  played.set(key, known)
  return known
}

function listen(number: number, viewer: number | null): readonly Telling[] {
  const all: Telling[] = []
  let teller: Announcer | null = null
  let known = 0
  watchGame(valleyGame(number), viewer, ({ view, lines }) => {
    teller ??= new Announcer(heardBefore(lines, viewer))
    const asked = askedOf(view)
    all.push({ said: teller.announce({ view, lines, asked }), view, fresh: lines.slice(known), asked })
    known = lines.length
  })
  return all
}
const numbers = Array.from({ length: 8 }, (_, k) => k)
const isQuestion = (sentence: string) => sentence.startsWith('asked ')
const isWaiting = (sentence: string) => sentence.startsWith('Waiting for ')
const isOwn = (sentence: string) => /\bYou\b/.test(sentence)

describe('whoever listens to a whole game', () => {
  test('hears every question once, the moment it is asked', () => {
    for (const number of numbers) {
      const asked = new Set<string>()
      for (const { said, asked: question } of tellings(number, 0)) {
        const heardNow = said.filter(isQuestion).map(sentence => sentence.replace(/ again|\.$/g, ''))
        const isNew = question !== null && !asked.has(question.id)
        expect(heardNow).toEqual(isNew ? [`asked ${question.id}`.replace(/\.$/, '')] : [])
        if (question) asked.add(question.id)
      }
    }
  })

  test("hears of the viewer's own moves at once", () => {
    for (const number of numbers) {
      for (const { said, fresh, view } of tellings(number, 0).slice(1)) {
        const own = fresh.filter(
          ({ seat, key }) => seat === 0 && key !== 'draw' && key !== 'swap' && key !== 'fell' && key !== 'pharaoh',
        )
        if (own.length > 0 && view.phase === 'playing')
          expect(said.some(isOwn), `${fresh.map(({ text }) => text).join(' / ')} -> ${said.join(' ')}`).toBe(true)
      }
    }
  })

  test('hears a turn of somebody else in one or two sentences, when it ends or when something is asked', () => {
    let turns = 0
    for (const number of numbers) {
      for (const viewer of [0, number % 2 ? 1 : null]) {
        let pending = false
        let before: number | null = null
        let round = 0
        for (const { said, view, fresh, asked } of tellings(number, viewer).slice(1)) {
          const others = fresh.filter(
            ({ seat, key }) =>
              seat !== null && seat !== viewer && !['draw', 'reshuffle', 'fell', 'pharaoh'].includes(key),
          )
          const theirs = said.filter(
            sentence =>
              !isQuestion(sentence) && !isWaiting(sentence) && !isOwn(sentence) && !sentence.startsWith('Pharaohs: '),
          )
          const isOver = view.table.turn !== before || view.table.round !== round
          if (before !== null && before !== viewer) {
            pending ||= others.length > 0
            if (!isOver && asked === null && !fresh.some(({ seat }) => seat !== null && seat === viewer))
              expect(theirs, 'in the middle of a turn').toEqual([])
            expect(theirs.length, said.join(' | ')).toBeLessThanOrEqual(view.phase === 'over' ? 3 : 2)
            if (isOver && pending) {
              expect(theirs.length, fresh.map(({ text }) => text).join(' / ')).toBeGreaterThan(0)
              turns++
            }
          }
          if (isOver || asked !== null) pending = false
          before = view.table.turn
          round = view.table.round
        }
      }
    }
    expect(turns).toBeGreaterThan(200)
  })

  test('never hears the same sentence twice in a row, except that a question is put again', () => {
    for (const number of numbers) {
      const said = tellings(number, 0).flatMap(telling => telling.said.filter(sentence => !isWaiting(sentence)))
      for (const [k, sentence] of said.entries())
        if (k > 0 && /bought|answered/.test(sentence)) expect(sentence).not.toBe(said[k - 1])
    }
  })

  test('hears whole sentences, with nothing missing in them', () => {
    for (const { said } of numbers.flatMap(number => tellings(number, 0))) {
      for (const sentence of said) {
        if (!isQuestion(sentence)) expect(sentence).toMatch(/^\p{Lu}.*[.!?]$/u)
        expect(sentence).not.toMatch(/undefined|null|NaN|\p{Co}|\.\./u)
      }
    }
  })
})

test('nobody hears that they are waited for themselves: others are named, once the own answer is given', () => {
  const moment = tellings(0, 0).find(({ asked }) => asked !== null)
  if (!moment) throw new Error('nobody is asked')
  const teller = new Announcer(Infinity)
  const hear = (asked: AnnouncedDecision | null, ...waitingFor: readonly number[]) =>
    teller.announce({ view: { ...moment.view, waitingFor }, lines: [], asked })
  expect(hear(moment.asked, 0)).toHaveLength(1)
  // Whoever passes until their turn is asked by the table alone.
  expect(hear(null, 0)).toEqual([])
  expect(hear(null, 1)).toEqual(['Waiting for Anna.'])
  expect(hear(null, 1)).toEqual([])
  hear(moment.asked, 0, 1)
  expect(hear(null, 0, 1)).toEqual(['Waiting for Anna.'])
})

test('a spectator hears what is new in the pyramid, as the players do', () => {
  const isNew = (sentence: string) => sentence.startsWith('New in the pyramid: ')
  const heard = (viewer: number | null) => (number: number) =>
    tellings(number, viewer).flatMap(({ said }) => said.filter(isNew)).length
  const bySeat0 = numbers.map(heard(0))
  expect(Math.max(...bySeat0)).toBeGreaterThan(0)
  for (const [number, count] of numbers.map(heard(null)).entries())
    expect(count, `game ${number}`).toBeGreaterThanOrEqual(bySeat0[number] ?? 0)
})

test('whoever watches a game again hears every move as it is shown, and is asked nothing', () => {
  for (const [number, viewer] of [
    [0, 0],
    [1, null],
  ] as const) {
    let teller: Announcer | null = null
    let known = 0
    watchGame(valleyGame(number), viewer, ({ view, lines }) => {
      teller ??= new Announcer(heardBeforeMove(lines))
      const said = teller.announce({ view, lines, asked: null, isReplay: true })
      const fresh = lines.slice(known).filter(({ seat, key }) => seat !== null && key !== 'draw' && key !== 'reshuffle')
      if (fresh.length > 0) expect(said.length, fresh.map(({ text }) => text).join(' / ')).toBeGreaterThan(0)
      expect(said.filter(isWaiting)).toEqual([])
      known = lines.length
      // The same is told at this moment to whoever jumps there.
      const jumped = new Announcer(heardBeforeMove(lines)).announce({ view, lines, asked: null, isReplay: true })
      if (fresh.length > 0) expect(jumped.length).toBeGreaterThan(0)
    })
  }
})

describe('after an absence', () => {
  const moments = () => {
    const all: { view: Telling['view']; lines: readonly ValleyLine[] }[] = []
    watchGame(valleyGame(6), 0, ({ view, lines }) => all.push({ view, lines }))
    return all
  }

  test('a page loaded again tells what is asked, and nothing that was told before', () => {
    const moment = moments().find(({ view, lines }) => view.decisions.length > 0 && lines.length > 60)
    if (!moment) throw new Error('nobody is asked')
    const teller = new Announcer(heardBefore(moment.lines, 0))
    expect(teller.announce({ ...moment, asked: askedOf(moment.view) })).toEqual([
      `asked ${moment.view.decisions[0]?.id}.`,
    ])
    expect(teller.announce({ ...moment, asked: askedOf(moment.view) })).toEqual([])
  })
  test('a game that has only just begun is told from its beginning', () => {
    const [first] = moments()
    if (!first) throw new Error('no game')
    expect(new Announcer(heardBefore(first.lines, 0)).announce({ ...first, asked: null })[0]).toMatch(/ went first: /)
  })
  test('whoever does not go first is told what the others did before, until there was a first move', () => {
    const opened = (number: number, viewer: number | null) => {
      const all: Telling['view'][] = []
      const said: string[] = []
      watchGame(valleyGame(number), viewer, ({ view, lines }) => {
        const asked = askedOf(view)
        if (view.table.round > 1 || said.length > 0) return
        if (all.push(view) > 1 && (asked?.isTurn || viewer === null))
          said.push(...new Announcer(heardBefore(lines, viewer)).announce({ view, lines, asked }))
      })
      return said
    }
    for (const [number, viewer] of [
      [0, 1],
      [4, 1],
      [2, 2],
    ] as const)
      expect(opened(number, viewer).slice(0, 2), `${number}`).toEqual([
        expect.stringMatching(/^\p{Lu}\p{L}+ went first: /u),
        expect.stringMatching(/^(?:Mira|Anna) (?:played|bought|entombed) /),
      ])
    expect(opened(0, null)).toEqual([])
  })
  test('much is only counted, a little is told', () => {
    const all = moments()
    const [early, late] = [all[40], all[120]]
    if (!early || !late) throw new Error('a short game')
    const away = new Announcer(heardBefore(early.lines, 0)).announce({ ...late, asked: null, away: true })
    expect(away).toEqual([expect.stringMatching(/^\d+ events; see the log\.$/)])
    const here = new Announcer(heardBefore(early.lines, 0)).announce({ ...late, asked: null })
    expect(here.length).toBeGreaterThan(5)
  })
  test('lines that never came are counted too', () => {
    const all = moments()
    const [early, late] = [all[40], all[120]]
    if (!early || !late) throw new Error('a short game')
    const said = new Announcer(heardBefore(early.lines, 0)).announce({
      ...late,
      lines: late.lines.slice(-12),
      asked: null,
    })
    expect(said).toHaveLength(1)
    expect(Number(/^\d+/.exec(said[0] ?? '')?.[0])).toBeGreaterThanOrEqual(
      (late.lines.at(-12)?.n ?? 0) - (early.lines.at(-1)?.n ?? 0) - 1,
    )
  })
})
