// A table that is asked one question after the other, and everything that could answer it is pressed. Runs inside the
// still page; knows how the page is built and no rule of a game. Nothing it sends is carried out.
import { mount, tick, unmount } from 'svelte'
import type { View } from '#shared/protocol.ts'
import { Session } from '#web/lib/table/session.svelte.ts'
import { tableApi, type Trouble } from '#web/lib/table/table-api.ts'
import { showSigns } from '#web/lib/ui/signs/sprites.ts'
import { lazyDecisions } from '#web/lib/valley/decision/lazy-decisions.ts'
import { mixOf } from '#web/lib/valley/card/mix.ts'
import { openTable } from '#web/lib/valley/table/load-table.ts'
import Table from '#web/lib/valley/table/Table.svelte'
import { t } from '#web/lib/messages/page-texts.ts'
import { pharaohs } from '#web/lib/valley/messages/texts.ts'
import { finishing, uses } from '../browser/answer-names.ts'
import { required } from '../shared/required.ts'
import './spoken.ts'

/** What pressing something sent in the end. */
export interface Answered {
  readonly by: string
  readonly options: readonly string[]
  readonly then: readonly (readonly string[])[]
}
export interface Tried {
  readonly answers: readonly Answered[]
  /** What was pressed without any way to go on, and what was offered where no finger reaches it. */
  readonly stuck: readonly string[]
  readonly hidden: readonly string[]
  /** What took the focus when the question came, if it is one of its buttons that answer nothing. */
  readonly focusedAside: string | null
}

const noAnswer = () => Promise.reject(new Error('nothing is sent from here'))
const noSocket = (): never => {
  throw new Error('nothing is opened from here')
}

/** The session of a seat that is asked: keeps the first answer that is sent, and carries none out. */
class AskedSession extends Session {
  sent: Answered | null = null

  constructor(view: View) {
    super(view.id, { api: tableApi(noAnswer), openSocket: noSocket })
    this.view = view
    this.status = 'live'
  }

  override pick(
    _: string,
    options: readonly string[],
    then: readonly (readonly string[])[] = [],
  ): Promise<Trouble | null> {
    this.sent ??= { by: '', options, then }
    return Promise.resolve(null)
  }
}

let seated: AskedSession | null = null
const seat = () => required(seated)
let shown: Record<string, unknown> | null = null

/** Sits down at a table of these options: whatever was shown goes. What the first card does not need is there too: until
    then a press waits for it, and whoever presses here goes on at once. */
export async function sit(view: View): Promise<void> {
  if (shown) await unmount(shown)
  await Promise.all([
    openTable(view.options),
    lazyDecisions.fetch(),
    // Which buttons finish a question is told by words of every kind of game.
    pharaohs.load(),
    showSigns('common', ...mixOf(view.options).editions),
  ])
  seated = new AskedSession(view)
  shown = mount(Table, { target: document.body, props: { session: seated } })
  await atRest()
}

/** Shows what the table has come to. Gives what was sent before. */
export async function follow(view: View): Promise<Answered | null> {
  const { sent } = seat()
  Object.assign(seat(), { view, sent: null })
  await atRest()
  return sent
}

const frame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))

async function atRest(): Promise<void> {
  await tick()
  await new Promise(resolve => setTimeout(resolve))
  await tick()
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent.trim()
/** Buttons under a question that answer nothing: some of their names come later than this page. */
const asides = () => [t('back'), t('cancel'), t('react.passUntil'), t('pay.least'), t('rules')]
const answering = (button: HTMLElement) => button.dataset['do'] !== 'undo' && !asides().includes(nameOf(button))
/** The question's place. */
const asking = () => `section[aria-label="${t('ask')}"]`
/**
 * What joins an answer: cards that can be chosen, cards and credits that could pay. What pays already need not be pressed. Of
 * cards their state says so, by which the page leads the focus: not all of their names do.
 */
const joining = () => `button[data-state=can], button[data-state=free], ${asking()} [aria-pressed=false]:enabled`

/** Everything that seems to answer what is asked, in the order of the page. */
const offered = () => all(`${joining()}, ${asking()} button:enabled:not([aria-pressed=true])`).filter(answering)
/** What has the focus, if it is a button of the question that answers nothing. */
function focusedAside(): string | null {
  const at = document.activeElement
  return at instanceof HTMLElement && at.matches(`${asking()} button`) && !answering(at) ? nameOf(at) : null
}
/** The uses of an open card that are possible now. */
const usesOffered = () =>
  all('[role=dialog] button:enabled, section button:enabled').filter(
    button => button.ariaDisabled !== 'true' && Object.values(uses()).some(use => nameOf(button).startsWith(`${use} `)),
  )
const finisher = () => all(`${asking()} button:enabled`).find(button => finishing().includes(nameOf(button)))

/** What a finger would hit instead, wherever it tries; null where it is reached. */
function above(button: HTMLElement): Element | null {
  button.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = button.getBoundingClientRect()
  const hit = [0.5, 0.2, 0.8].flatMap(down =>
    [0.5, 0.15, 0.85].map(across => document.elementFromPoint(left + width * across, top + height * down)),
  )
  return hit.some(element => element?.closest('button') === button)
    ? null
    : (hit.find(element => element !== null) ?? document.documentElement)
}

/** What is opened over the table goes, and what was planned. */
async function escape(): Promise<void> {
  for (let opened = 0; opened < 3; opened++)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
  await atRest()
}

// Two taps within a moment count as one: between two of them passes a second, which nobody has to wait for.
const clock = performance.now.bind(performance)
let ahead = 0
performance.now = () => clock() + ahead

/** The same question, as if it were put anew: nothing is planned, nothing opened, also not by its coming. */
async function ask(view: View, time: number): Promise<void> {
  seat().view = { ...view, decisions: view.decisions.map(decision => ({ ...decision, id: `${decision.id}~${time}` })) }
  await atRest()
  await escape()
  seat().sent = null
}

async function press(button: HTMLElement | undefined): Promise<void> {
  ahead += 1000
  button?.click()
  await atRest()
}

/** Presses on what was begun until something is sent: the use it was meant for, then what finishes it, else a use of the card
    that was opened by it, else one card more. */
async function finish(way: number): Promise<void> {
  const ways = usesOffered()
  if (ways.length > 0) await press(ways[way])
  for (let presses = 0; presses < 8 && !seat().sent; presses++) {
    const next = finisher() ?? usesOffered()[0] ?? all(joining())[0]
    if (!next) return
    await press(next)
  }
}

/** Presses each thing that could answer the question of this view, one after the other, each time as if it were the first. */
export async function answersTo(view: View): Promise<Tried> {
  const answers: Answered[] = []
  const stuck: string[] = []
  const hidden: string[] = []
  let time = 0
  await ask(view, time)
  // What is laid out by the room there is needs to have seen it.
  await frame()
  const aside = focusedAside()
  const names = offered().map(nameOf)
  for (const button of offered()) {
    const over = above(button)
    if (over) hidden.push(`${nameOf(button)}, under ${over.tagName} ${over.className}`)
  }
  for (const [at, by] of names.entries()) {
    // A card that is chosen may have several uses: each is tried.
    for (let way = 0, ways = 1; way < ways; way++) {
      await ask(view, ++time)
      await press(offered()[at])
      ways = Math.max(1, usesOffered().length)
      if (!seat().sent) await finish(way)
      const { sent } = seat()
      if (sent) answers.push({ ...sent, by })
      else stuck.push(by)
    }
  }
  return { answers, stuck, hidden, focusedAside: aside }
}
