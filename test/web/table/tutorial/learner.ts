// Somebody who learns a game by its tutorial: at a real table of a browser, against its bot, with the real rules.
import { games } from '#shared/games.ts'
import type { Decision, View } from '#shared/protocol.ts'
import { anyPick, Client } from '#test/client/player.ts'
import { Chance } from '#shared/chance.ts'
import type { MadeLocalTable } from '#web/lib/local/calls.ts'
import { LocalTables, type MakeLocalTable } from '#web/lib/local/local-tables.ts'
import { PassingStore } from '#web/lib/local/store.ts'
import { atTheBeginning, follow, isLearned, read, type Progress } from '#web/lib/table/tutorial/progress.ts'
import type { Said, Step, Tutorial } from '#web/lib/table/tutorial/steps.ts'
import { noLocks } from '../../local/tabs.ts'

/** What somebody has seen, who was led through a game. */
export interface Lesson {
  /** In the order in which they were shown, each as often as it was shown anew. */
  readonly shown: readonly string[]
  /** Everything that was said. */
  readonly said: readonly (Said & { readonly view: View; readonly step: Step<View> | null })[]
  /** By step that was put away as read: how much had been said by then. */
  readonly readAt: ReadonlyMap<string, number>
  /** How many decisions were made until then. */
  readonly picks: number
  readonly end: View
  readonly isLearned: boolean
}

/** No two tables have one id. */
const ids = new Chance(1)

/** A table of one browser, with the client of its only person. */
export async function localTable(request: Omit<MakeLocalTable, 'name' | 'seats'>): Promise<Client> {
  const tables = new LocalTables(new PassingStore(), noLocks, {
    games,
    randomBytes: count => Uint8Array.from({ length: count }, () => ids.below(256)),
  })
  const reach = async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const token = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? null
    const { status, text } = await tables.call({
      method,
      path,
      token,
      tag: null,
      body: typeof body === 'string' ? body : null,
    })
    return new Response(text, { status })
  }
  const body = JSON.stringify({ name: 'Mira', seats: 1 + (request.bots?.length ?? 0), ...request })
  const answer = await reach('/api/games/here', { method: 'POST', body })
  if (answer.status !== 201) throw new Error(await answer.text())
  const { id, token }: MadeLocalTable = await answer.json()
  return new Client(reach, id, token)
}

/** Which options are picked while this is said; null for what the learner would do without help. */
export type Doing = (decision: Decision, said: Said, view: View) => readonly string[] | null

/**
 * Plays on until nothing is left to be learned or the game is over.
 * @param doing how somebody does what is said
 * @param detours picks anything in place of that, as often as one in this many
 */
export async function learn(
  client: Client,
  { steps, between }: Tutorial,
  doing: Doing,
  detours?: { readonly chance: Chance; readonly oneIn: number },
): Promise<Lesson> {
  const shown: string[] = []
  const said: Lesson['said'][number][] = []
  const readAt = new Map<string, number>()
  let progress: Progress = atTheBeginning
  let before: string | null = null
  let picks = 0
  let view = await client.view()
  const look = (next: Progress) => {
    if (next.shown !== null && next.shown !== before) shown.push(next.shown)
    progress = next
    before = next.shown
    const step = steps.find(({ key }) => key === next.shown) ?? null
    if (!isLearned(steps, next)) said.push({ ...(step?.say ?? between)(view), view, step })
    return step
  }
  while (view.phase === 'playing') {
    const step = look(follow(steps, progress, view))
    if (isLearned(steps, progress)) break
    const isDetour = detours !== undefined && detours.chance.below(detours.oneIn) === 0
    if (step?.ends.by === 'reading' && !isDetour) {
      progress = read(steps, progress, view)
      readAt.set(step.key, said.length)
      continue
    }
    const [decision] = view.decisions
    const last = said.at(-1)
    if (decision && last) {
      const options = isDetour ? null : doing(decision, last, view)
      view = await client.pick(
        options
          ? { decision: decision.id, options: [...options] }
          : anyPick(decision, detours?.chance ?? new Chance(picks)),
      )
      picks++
    } else {
      // Bots think in between.
      await new Promise(resolve => setTimeout(resolve))
      view = await client.view()
    }
  }
  return { shown, said, readAt, picks, end: view, isLearned: isLearned(steps, progress) }
}
