// A site that is deployed once more while pages of it are open. It hands on everything to the site under test; after the deploy
// it hands on the same files as another build: all that has a hash in its name lies in another folder, and every file that names
// such a file, or the build's version, has changed with that. What the build before called its files is no file any more.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { pipeline, type Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { portOf } from '#test/port-of.ts'

/** Where the files lie that have a hash in their names. */
const before = '/_app/immutable/'
const after = '/_app/deployed-again/'
export const formerFiles = before
/** What a file of the next build holds where this one's holds this. */
const renewed = (held: string, version: string) =>
  held.replaceAll(before.slice(1), after.slice(1)).replaceAll(version, `${Number(version) + 1}`)
/** The build that a page is of: what it names is of that build. */
export const isOfNext = (html: string) => html.includes(after)

export interface Deployed {
  readonly address: string
  deploy(): void
  stop(): Promise<void>
}

export async function deployedAgain(site: string): Promise<Deployed> {
  const { version } = (await (await fetch(`${site}/_app/version.json`)).json()) as { readonly version: string }
  let isNext = false
  const lines = new Set<Duplex>()
  const server = createServer((asked, answer) => {
    const answered = handOn(asked).then(async given => {
      const type = given.headers['content-type'] ?? ''
      const isText = isNext && given.statusCode === 200 && /html|javascript|css|\/json/.test(type)
      if (!isText) {
        answer.writeHead(given.statusCode ?? 0, given.headers)
        given.pipe(answer)
        return
      }
      const held = await text(given)
      const changed = renewed(held, version)
      answer.writeHead(200, headersOf(given.headers, held, changed))
      answer.end(changed)
    })
    // Whoever has asked may be gone by then.
    answered.catch(() => answer.destroy())
  })

  /** The site's answer, whole: what the browser knows of a file may be that of the build before. */
  async function handOn(asked: IncomingMessage): Promise<IncomingMessage> {
    const path = asked.url ?? '/'
    const [held = '', gone = ''] = isNext ? [after, before] : [before, after]
    const url = path.includes(gone) ? '/' : path.replace(held, before)
    const { 'if-none-match': _, ...others } = asked.headers
    const headers: IncomingHttpHeaders = { ...others, 'accept-encoding': 'identity' }
    const call = request(site + url, { method: asked.method ?? 'GET', headers })
    asked.pipe(call)
    const [given] = (await once(call, 'response')) as [IncomingMessage]
    return given
  }

  server.on('upgrade', (asked: IncomingMessage, line) => {
    lines.add(line)
    const call = request(site + (asked.url ?? ''), { headers: asked.headers })
    call.on('upgrade', (given, other, first) => {
      // Whoever has asked may be gone by then.
      if (line.destroyed) {
        other.destroy()
        return
      }
      const said = given.rawHeaders.reduce((all, each, at) => all + each + (at % 2 === 0 ? ': ' : '\r\n'), '')
      line.write(`HTTP/1.1 101 Switching Protocols\r\n${said}\r\n`)
      line.write(first)
      pipeline(line, other, line, () => lines.delete(line))
    })
    call.on('error', () => line.destroy())
    line.on('error', () => call.destroy())
    call.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    deploy() {
      isNext = true
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      for (const line of lines) line.destroy()
      await once(server, 'close')
    },
  }
}

/** The headers of a file that was changed. A page's policy names its scripts by what they hold. */
function headersOf(given: IncomingHttpHeaders, held: string, changed: string): IncomingHttpHeaders {
  const { etag: _, 'content-length': __, ...headers } = given
  const policy = headers['content-security-policy']
  if (typeof policy !== 'string') return headers
  const [old, next] = [held, changed].map(html =>
    [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) =>
      createHash('sha256').update(script).digest('base64'),
    ),
  )
  const said = (old ?? []).reduce((all, hash, at) => all.replace(hash, next?.[at] ?? ''), policy)
  return { ...headers, 'content-security-policy': said }
}
