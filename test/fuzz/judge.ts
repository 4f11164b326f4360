// What every answer has to be, whatever was asked: below 500, and where it is an error of the API, a known code with a sentence.
import { refusalCodes, type RefusalCode } from '#shared/protocol.ts'
import type { Answer } from './send.ts'

/** Lines of a stack, or of the code. */
const stack = /\n\s+at |\.[jt]s:\d+/

/** What is wrong with the error in a body or a frame; null if nothing. */
export function faultOfError(body: unknown): string | null {
  const { error, ...beside } = (body ?? {}) as { readonly error?: Readonly<Record<string, unknown>> }
  if (typeof error !== 'object' || error === null) return 'no error in it'
  const { code, message, issues, ...more } = error
  if (!refusalCodes.includes(code as RefusalCode)) return `unknown code ${String(code)}`
  if (code === 'broken') return 'an accident'
  if (typeof message !== 'string' || message === '') return 'no sentence'
  if (issues !== undefined && !Array.isArray(issues)) return 'issues that are no list'
  const odd = [
    ...Object.keys(more),
    ...Object.keys(beside).filter(key => !['view', 'remains', 'type', 'decision'].includes(key)),
  ]
  if (odd.length > 0) return `more than is said: ${odd.join()}`
  return stack.test(JSON.stringify([message, issues])) ? 'a stack' : null
}

/** The code in the body of a refusal. */
export const codeIn = (body: unknown): string => String((body as { error?: { code?: unknown } } | null)?.error?.code)

/** Whether an answer was made by our worker. HTTP that is not well formed is refused before it gets there. */
const isOurs = ({ headers }: Answer): boolean => headers['content-security-policy'] !== undefined

/** How the server below the worker refuses what is no HTTP, or has an address or a head that is too long: no call of ours is answered so. */
const isBelow = ({ status, text }: Answer): boolean => /^ERROR: /.test(text) || status === 414 || status === 431

/** Whether a path leads to the API, as URLs are read. */
const isCall = (path: string): boolean => {
  const at = `http://127.0.0.1${path}`
  return URL.canParse(at) && new URL(at).pathname.startsWith('/api/')
}

/** An answer judged. */
interface Judged {
  /** What is wrong with it; null if nothing. */
  readonly fault: string | null
  /** The body, where it is JSON of ours. */
  readonly body: unknown
  readonly isBelow: boolean
}

/** Judges the answer to a request. */
export function faultOf(answer: Answer, { method, path }: { readonly method: string; readonly path: string }): Judged {
  const { status, text, headers } = answer
  const fine = { fault: null, body: null, isBelow: false }
  if (!isOurs(answer) && isBelow(answer)) return { ...fine, isBelow: true }
  if (status >= 500) return { ...fine, fault: `answered ${status}` }
  if (status === 101) return fine
  if (!isOurs(answer) && isCall(path)) return { ...fine, fault: `answered ${status}, but not by the API` }
  const isJson = `${headers['content-type']}`.startsWith('application/json')
  if (!isOurs(answer) || !isJson || method === 'HEAD' || status === 304) return fine
  try {
    const body: unknown = JSON.parse(text)
    return { ...fine, body, fault: status >= 400 ? faultOfError(body) : null }
  } catch {
    return { ...fine, fault: 'no JSON' }
  }
}
