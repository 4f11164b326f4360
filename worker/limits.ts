// Rate limits by address. All players of a household share one address, so each limit is more than a full table with its
// pages ever needs.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { ApiError } from '#shared/table/api-error.ts'

/** Each of the limits, by its binding. */
export type LimitName = 'MAKE_LIMIT' | 'SIT_LIMIT' | 'CONNECT_LIMIT' | 'READ_LIMIT' | 'CALL_LIMIT'

/** The worker's rate limit bindings; how much each allows is set in `wrangler.toml`. */
export interface Limits extends Readonly<Record<LimitName, RateLimit>> {
  /** `off` for tests and measurements, which send more than people do. */
  readonly LIMITS: string
}

/** The header that tells a table from where a connection comes. The worker overwrites it, so no client can set it. */
export const addressHeader = 'Table-Address'

/** Whether the limits are switched on. */
export const limited = ({ LIMITS }: Pick<Limits, 'LIMITS'>): boolean => LIMITS !== 'off'

/**
 * Counts a call against a limit.
 * @throws ApiError too-many
 */
export async function checkLimit(env: Limits, name: LimitName, request: Request): Promise<void> {
  if (!limited(env)) return
  const { success } = await env[name].limit({ key: networkOf(request) })
  if (!success) throw new ApiError('too-many')
}

/** The request of a connection as its table gets it: with the address as a hash, which only shows whether two are the same. */
export function fromAddress(env: Limits, request: Request, id: string): Request {
  const headers = new Headers(request.headers)
  headers.delete(addressHeader)
  if (limited(env)) headers.set(addressHeader, bytesToHex(sha256(utf8ToBytes(id + networkOf(request)))).slice(0, 32))
  return new Request(request, { headers })
}

/** The network a call comes from: the IPv4 address, or the first half of the IPv6 address, for callers choose the other half. */
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
