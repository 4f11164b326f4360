// The grammar of calls: any call of the API at a table, as a client could make it.
import { levels } from '#shared/bot-levels.ts'
import type { Chance } from '#shared/chance.ts'
import { tableKinds } from '#shared/simulator/kinds.ts'
import { anyPick } from '../client/player.ts'
import type { Target } from './targets.ts'

/** A call before anything is changed about it. */
export interface ValidCall {
  readonly method: string
  readonly path: string
  readonly token: string | null
  readonly body: object | null
  readonly target: Target
}

const key = (chance: Chance) => Buffer.from(chance.seed()).toString('base64url')
const endpoint = 'https://fcm.googleapis.com/fcm/send/fuzz'

/** A pick that is offered, or that may have been: with picks that follow now and then. */
export function somePick({ views }: Target, chance: Chance): object {
  const decisions = [...views.values()].flatMap(view => view.decisions)
  if (decisions.length === 0 || chance.once(8))
    return { decision: `${chance.below(4)}-${chance.below(50)}`, options: [chance.one(['end', 'pass', 'seal', '1'])] }
  const decision = chance.one(decisions)
  const then = chance.once(5) ? { then: [anyPick(decision, chance).options] } : {}
  return { ...anyPick(decision, chance), ...then }
}

/** Mostly one that thinks little: who thinks long holds up all others. */
const someLevel = (chance: Chance) => (chance.once(10) ? chance.one(levels) : 'newcomer')

/** Any call at a table, or that makes one. */
export function someCall(target: Target, chance: Chance): ValidCall {
  const here = `/api/games/${target.id}`
  const seat = chance.below(6)
  const token = target.tokens.length > 0 && !chance.once(5) ? chance.one(target.tokens) : null
  // Nobody is told of a seat but its own player.
  const told = `${here}/seats/${chance.once(4) || token === null ? seat : target.tokens.indexOf(token)}/push`
  const bot = someLevel(chance)
  const call = (weight: number, method: string, path: string, body: object | null = null) => ({
    weight,
    method,
    path,
    body,
  })
  const { weight: _, ...drawn } = chance.weighed(
    [
      call(3, 'POST', '/api/games', madeOf(chance)),
      call(3, 'POST', `${here}/seats`, { name: 'Eva', ...(chance.once(2) ? { key: key(chance) } : {}) }),
      call(2, 'POST', `${here}/seats`, { bot, ...(chance.once(2) ? { seat } : {}) }),
      call(1, 'DELETE', `${here}/seats/${seat}`),
      call(2, 'POST', `${here}/seats/${seat}/stand-in`, { bot, ...(chance.once(20) ? { forGood: true } : {}) }),
      call(2, 'DELETE', `${here}/seats/${seat}/stand-in`),
      call(3, 'PUT', told, {
        endpoint: `${endpoint}-${chance.below(6)}`,
        keys: { p256dh: 'B'.padEnd(87, 'a'), auth: 'a'.repeat(22) },
        language: 'en',
      }),
      call(1, 'DELETE', told, { endpoint: `${endpoint}-${chance.below(6)}` }),
      call(0.2, 'DELETE', here),
      call(6, 'GET', here),
      call(8, 'POST', `${here}/picks`, somePick(target, chance)),
      call(2, 'POST', `${here}/undo`),
      call(1, 'POST', `${here}/again`, chance.once(2) ? {} : { key: key(chance) }),
      call(1, 'GET', `${here}/log${chance.once(2) ? `?before=${chance.below(300)}` : ''}`),
      call(1, 'GET', `${here}/missed`),
      call(0.5, 'GET', `${here}/hint`),
      call(0.5, 'GET', `${here}/history`),
      call(0.5, 'GET', `${here}/live`),
      call(1, 'GET', `/t/${target.id}${chance.once(2) ? '/again?at=3&by=0' : ''}`),
      call(0.3, 'GET', '/api/push'),
      call(0.3, 'GET', '/api/health'),
    ],
    ({ weight }) => weight,
  )
  return { ...drawn, token, target }
}

function madeOf(chance: Chance): object {
  const { game, seats, options } = chance.one(tableKinds)
  const more = chance.once(4) ? { clock: 10 + chance.below(600) } : {}
  return {
    game,
    seats: chance.once(10) ? chance.below(8) : seats,
    name: 'Anna',
    options: { ...options, ...more },
    ...(chance.once(2) ? { key: key(chance) } : {}),
    ...(chance.once(6) ? { bots: Array.from({ length: chance.below(3) }, () => someLevel(chance)) } : {}),
  }
}
