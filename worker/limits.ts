// What one stranger may ask for in a minute, told apart by address. Every seat of a household has the same address, so a
// limit is what a whole table of people and their pages never need.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { ApiError } from '#shared/table/api-error.ts'

type LimitName = 'MAKE_LIMIT' | 'SIT_LIMIT' | 'CONNECT_LIMIT' | 'READ_LIMIT' | 'CALL_LIMIT'

/** What the worker is bound to for its limits; how much each allows stands in `wrangler.toml`. */
export interface Limits extends Readonly<Record<LimitName, RateLimit>> {
  /** `off` for tests and measurements, which ask for more than people do. */
  readonly LIMITS: string
}

/** Tells a table from where a connection comes. Only the worker reaches a table, and it lets nobody else say this. */
export const addressHeader = 'Table-Address'

/** Whether limits hold here. */
export const limited = ({ LIMITS }: Pick<Limits, 'LIMITS'>): boolean => LIMITS !== 'off'

/**
 * Counts a call against its limit.
 * @throws ApiError too-many
 */
export async function checkLimit(env: Limits, request: Request): Promise<void> {
  if (!limited(env)) return
  const { success } = await env[limitOf(request)].limit({ key: networkOf(request) })
  if (!success) throw new ApiError('too-many')
}

/** The call of a connection as its table gets it: it says from where, but so that only the same can be told from another. */
export function fromAddress(env: Limits, request: Request, id: string): Request {
  const headers = new Headers(request.headers)
  headers.delete(addressHeader)
  if (limited(env)) headers.set(addressHeader, bytesToHex(sha256(utf8ToBytes(id + networkOf(request)))).slice(0, 32))
  return new Request(request, { headers })
}

function limitOf({ method, url }: Request): LimitName {
  const [, part = ''] = /^\/api\/games(?:\/[^/]+\/([a-z]+))?$/.exec(new URL(url).pathname) ?? [null, 'none']
  switch (`${method} ${part}`) {
    case 'POST ':
      return 'MAKE_LIMIT'
    case 'POST seats':
    case 'POST again':
      return 'SIT_LIMIT'
    case 'GET live':
      return 'CONNECT_LIMIT'
    case 'GET log':
    case 'GET history':
      return 'READ_LIMIT'
    default:
      return 'CALL_LIMIT'
  }
}

/** Whose address a call comes from. Of IPv6 the first half: the other is the caller's own to choose. */
export function networkOf(request: Request): string {
  const address = request.headers.get('CF-Connecting-IP') ?? ''
  if (!address.includes(':') || address.includes('.')) return address
  const [left = [], right = []] = address.split('::').map(half => half.split(':').filter(group => group !== ''))
  const groups = [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
  return groups
    .slice(0, 4)
    .map(group => parseInt(group, 16).toString(16))
    .join(':')
}
