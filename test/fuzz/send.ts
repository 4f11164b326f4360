// Sends a request byte for byte as the fuzzer has made it, which `fetch` would tidy up.
import { Agent, request as open, type IncomingHttpHeaders } from 'node:http'
import type { FuzzRequest } from './requests.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Whatever takes longer hangs. */
export const longestWait = 120_000

/** How long the head of an answer may be, in bytes: one that leads elsewhere repeats a long path. */
export const longestHead = 64 * 1024

/** A path of so many bytes may make a head that is refused before all of it was read. */
const longPath = 16 * 1024
/** How often such a request is sent again at most. */
const maxTries = 10

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/**
 * Sends a request.
 * @param tries how often it was sent before
 * @returns the answer; null where the request was cut off
 * @throws Error where no answer comes
 */
export function send(address: string, request: FuzzRequest, tries = 0): Promise<Answer | null> {
  const { method, path, headers, body, chunks, isCut } = request
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const sent = open({
      agent: isCut || tries > 0 ? false : agent,
      hostname,
      port,
      method,
      path: asBytes(path),
      timeout: longestWait,
      maxHeaderSize: longestHead,
    })
    for (const [name, value] of headers) sent.appendHeader(name, value)
    if (body && chunks === 0) sent.setHeader('Content-Length', body.length)
    if (body && chunks > 0) sent.setHeader('Transfer-Encoding', 'chunked')
    sent.on('timeout', () => sent.destroy(new Error(`no answer for ${longestWait / 1000} s`)))
    let isAnswered = false
    sent.on('error', thrown => {
      // Who is answered before all was written may find that the rest cannot be.
      if (isAnswered) return
      // Servers close connections that nobody has used for a while, or whose last body they have not read, and one may be used
      // again at that very moment.
      const isClosed = 'code' in thrown && ['ECONNRESET', 'EPIPE'].includes(String(thrown.code))
      if (sent.reusedSocket && isClosed) resolve(send(address, request, tries + 1))
      // The end of a connection on which somebody still writes can overtake the refusal: without the body there is less to write.
      else if (isClosed && path.length > longPath && tries < maxTries)
        resolve(send(address, { ...request, body: null, chunks: 0 }, tries + 1))
      else reject(thrown)
    })
    sent.on('upgrade', (_answer, socket) => {
      socket.destroy()
      resolve({ status: 101, headers: {}, text: '' })
    })
    sent.on('response', answer => {
      isAnswered = true
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('error', reject)
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(pieces).toString() })
      })
    })
    if (isCut && body) {
      sent.removeAllListeners('error').on('error', () => undefined)
      sent.write(body.subarray(0, body.length / 2), () => {
        sent.destroy()
        resolve(null)
      })
      return
    }
    const length = Math.ceil((body?.length ?? 0) / Math.max(1, chunks))
    for (let piece = 0; body && piece < chunks - 1; piece++)
      sent.write(body.subarray(piece * length, (piece + 1) * length))
    sent.end(body?.subarray(length * Math.max(0, chunks - 1)))
  })
}

/** Letters beyond Latin-1 as their bytes: node sends a path letter by letter. */
const asBytes = (path: string): string =>
  Buffer.from(path)
    .toString('latin1')
    .replace(/[\0- \x7f]/g, '+')
