// The pages of tables. A browser gets the static page as it is; whoever makes a preview of the link gets the same page with what
// the preview shows (API.md, Pages).
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { entryAt } from '#shared/entry.ts'
import {
  sitePreview,
  previewTags,
  tablePreview,
  textsAt,
  type LinkPreview,
  type PreviewTexts,
} from '#shared/preview-tags.ts'
import { isTableId } from '#shared/table/tokens.ts'
import { reportError } from './error-report.ts'
import { checkLimit } from './limits.ts'
import type { Env } from './table-object.ts'

/** A table's page, and that of its replay. What follows in the address is never repeated. */
const tablePath = /^\/t\/([^/]+)(?:\/again)?\/?$/

/** Those who make previews, also where they do it by means of a browser. */
const previewers = /bot\b|crawl|spider|preview|embed|facebook|whatsapp|slack|skype/i

/** The page of a table. It is there whatever happens to the table. */
export async function tablePage(env: Env, request: Request): Promise<Response> {
  if (!wantsPreview(request)) return env.ASSETS.fetch(request)
  try {
    await checkLimit(env, 'CALL_LIMIT', request)
    const { origin, pathname } = new URL(request.url)
    const texts = await textsIn(request.headers.get('Accept-Language') ?? '', env, origin)
    const card = await cardOf(env, pathname, texts)
    const tags = previewTags(card ?? sitePreview(texts), texts, origin, card ? pathname : '/')
    return await withTags(tags, env, request)
  } catch (thrown) {
    reportError(thrown, { call: `${request.method} /t/:id` })
    return env.ASSETS.fetch(request)
  }
}

/** Whether the request may come from whoever shows a preview. A browser says that it fetches a page to be shown. */
function wantsPreview({ method, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return headers.get('Sec-Fetch-Dest') !== 'document' || previewers.test(headers.get('User-Agent') ?? '')
}

/** What the link shows; null where there is no table, or where nothing can be told of it. */
async function cardOf(env: Env, path: string, texts: PreviewTexts): Promise<LinkPreview | null> {
  const id = tablePath.exec(path)?.[1] ?? ''
  if (!isTableId(id)) return null
  const preview = await env.TABLES.getByName(id).preview()
  return preview && tablePreview(preview, texts)
}

/** The static page with these tags in place of its own, under a tag (ETag) that says which they are. */
async function withTags(tags: string, env: Env, request: Request): Promise<Response> {
  const asked = new Headers(request.headers)
  asked.delete('If-None-Match')
  asked.delete('If-Modified-Since')
  const page = await env.ASSETS.fetch(new Request(request, { headers: asked }))
  if (page.status !== 200) return page
  const headers = new Headers(page.headers)
  const tag = `"${plain(headers.get('ETag') ?? '')}-${bytesToHex(sha256(utf8ToBytes(tags))).slice(0, 16)}"`
  headers.set('ETag', `W/${tag}`)
  headers.append('Vary', 'Accept-Language, Sec-Fetch-Dest, User-Agent')
  headers.delete('Content-Length')
  const known = request.headers.get('If-None-Match')?.split(',') ?? []
  if (known.some(each => plain(each) === plain(tag))) {
    await page.body?.cancel()
    return new Response(null, { status: 304, headers })
  }
  const remove = { element: (tag: Element) => void tag.remove() }
  return new HTMLRewriter()
    .on('meta[property^="og:"]', remove)
    .on('meta[name^="twitter:"]', remove)
    .on('meta[charset]', { element: tag => void tag.after(tags, { html: true }) })
    .transform(new Response(page.body, { headers }))
}

/** An entity tag without its quotes, and without the mark of a weak one. */
const plain = (tag: string): string => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1')

/** The texts in the language that is wanted most of those there are, else in the first. */
async function textsIn(wanted: string, env: Env, origin: string): Promise<PreviewTexts> {
  const all = await (await env.ASSETS.fetch(`${origin}${textsAt}`)).json<readonly PreviewTexts[]>()
  const [best] = wanted
    .split(',')
    .map(each => {
      // Taken apart without an expression: one that looks for spaces takes long over a header of many.
      const [tag = '', ...parts] = each.split(';').map(part => part.trim())
      const weight = parts.find(part => part.startsWith('q='))?.slice(2) ?? '1'
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ language }) => all.filter(texts => texts.language === language))
  return best ?? entryAt(all, 0)
}
