// Sockets as the fuzzer opens them, and what it says over them: every kind of JSON, binary, in pieces, too large, in quick
// succession, and closes of every kind.
import { randomBytes } from 'node:crypto'
import type { Chance } from '#shared/chance.ts'
import { mutated, oddValue } from './odd-json.ts'
import { somePick } from './calls.ts'
import { opcodes, type RawFrame } from './socket.ts'
import type { Target } from './targets.ts'

/** What is asked for and then sent over one socket. */
export interface FuzzTalk {
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly frames: readonly RawFrame[]
  readonly target: Target
}

const handshake = () =>
  [
    ['Connection', 'Upgrade'],
    ['Upgrade', 'websocket'],
    ['Sec-WebSocket-Version', '13'],
    ['Sec-WebSocket-Key', randomBytes(16).toString('base64')],
  ] as const

/** The subprotocols of a proper client. */
function protocols(target: Target, chance: Chance): readonly string[] {
  const token = chance.one([null, ...target.tokens])
  const more = ['changes', 'talk'].filter(() => chance.once(2))
  return ['table', ...more, ...(token === null ? [] : [`token.${token}`])]
}

function oddProtocols(target: Target, chance: Chance): string {
  const list = [...protocols(target, chance)]
  const odd = [
    '',
    'token.',
    'token.x',
    `token.${'x'.repeat(4000)}`,
    'TABLE',
    'table',
    ' ',
    'token.a.b',
    'token.\u00e9',
    '"',
    'changes;q=1',
    'token.AAAAAAAAAAAAAAAAAAAAAA',
  ]
  for (let change = chance.below(4); change >= 0; change--)
    list.splice(chance.below(list.length + 1), chance.below(2), chance.one(odd))
  return list.join(chance.one([',', ', ', ' , ', ',,']))
}

/** A request for a socket with something odd about it, mostly; over it nothing odd is said. */
export function oddOpening(target: Target, chance: Chance): FuzzTalk {
  const id = chance.once(6) ? chance.one(['short', '%00', 'x'.repeat(16), 'x'.repeat(3000)]) : target.id
  const own = handshake().filter(() => !chance.once(25))
  const origins = ['null', 'https://elsewhere.test', 'x', 'http://127.0.0.1:1']
  return {
    path: `/api/games/${id}/live${chance.once(8) ? '?x=%' : ''}`,
    headers: [
      ...own,
      ['Sec-WebSocket-Protocol', oddProtocols(target, chance)],
      ...(chance.once(6) ? [['Origin', chance.one(origins)] as const] : []),
      ...(chance.once(10)
        ? [['Sec-WebSocket-Extensions', 'permessage-deflate; client_max_window_bits=99'] as const]
        : []),
    ],
    frames: [],
    target,
  }
}

/** A proper opening, and frames of which most are not proper. */
export function oddFrames(target: Target, chance: Chance): FuzzTalk {
  return {
    path: `/api/games/${target.id}/live`,
    headers: [...handshake(), ['Sec-WebSocket-Protocol', protocols(target, chance).join(', ')]],
    frames: Array.from({ length: 1 + chance.below(chance.once(8) ? 60 : 6) }, () => someFrame(target, chance)),
    target,
  }
}

function someFrame(target: Target, chance: Chance): RawFrame {
  const proper = { opcode: opcodes.text, isLast: true, isMasked: true, reserved: 0 }
  const payload = Buffer.from(someText(target, chance))
  switch (chance.below(14)) {
    case 0:
      return { ...proper, opcode: opcodes.binary, payload }
    case 1:
      return { ...proper, payload: randomBytes(chance.below(300)) }
    case 2:
      return { ...proper, payload: Buffer.from(' '.repeat(16 * 1024 + chance.below(3) - 1)) }
    case 3:
      return chance.once(3)
        ? { ...proper, payload: Buffer.from('é'.repeat(8193 + chance.below(200_000))) }
        : { ...proper, payload }
    case 4:
      return { ...proper, opcode: chance.one([opcodes.ping, opcodes.pong]), payload: randomBytes(chance.below(126)) }
    case 5:
      return chance.once(4) ? closing(chance) : { ...proper, payload }
    case 6:
      return chance.once(4)
        ? {
            ...proper,
            payload,
            opcode: chance.below(16),
            isLast: !chance.once(3),
            isMasked: !chance.once(3),
            reserved: chance.once(3) ? 64 : 0,
          }
        : { ...proper, payload }
    default:
      return { ...proper, payload }
  }
}

/** A close with any code, proper or not, or with none. */
function closing(chance: Chance): RawFrame {
  const code = chance.one([1000, 1001, 1002, 1005, 1006, 1015, 0, 999, 2999, 3000, 4400, 4999, 5000, 65535])
  const payload = chance.once(6)
    ? Buffer.alloc(chance.below(2))
    : Buffer.from([code >> 8, code & 255, ...Buffer.from(chance.one(['', 'bye', '\u00ff', 'x'.repeat(120)]))])
  return { opcode: opcodes.close, payload, isLast: true, isMasked: true, reserved: 0 }
}

function someText(target: Target, chance: Chance): string {
  const frames = [
    { type: 'pick', ...somePick(target, chance) },
    { type: 'view' },
    { type: 'hidden', hidden: chance.one([true, false, 'true', null]) },
    { type: 'talk', say: chance.one(['hello', 'nonsense', '__proto__', 'ouch']) },
  ]
  switch (chance.below(5)) {
    case 0:
      return JSON.stringify(chance.one(frames))
    case 1:
    case 2:
      return mutated(chance.one(frames), chance)
    case 3:
      return chance.one(['ping', ' ping', 'ping ', 'PING', '"ping"', 'pong', '', 'p'])
    default:
      return oddValue(chance)
  }
}
