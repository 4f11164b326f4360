// Bodies and frames as they come in: size, form and schema. What they mean is not looked at here.
import * as v from 'valibot'
import { largestBody } from '#shared/protocol.ts'
import { Refused } from './refusals.ts'

/**
 * The body of a request, checked.
 * @throws Refused not-json, too-large, bad-json or bad-body
 */
export async function readBody<Schema extends v.GenericSchema>(request: Request, schema: Schema): Promise<v.InferOutput<Schema>> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refused('not-json')
  return checked(await readText(request), schema)
}

/**
 * What a text says, checked.
 * @throws Refused bad-json or bad-body
 */
export function checked<Schema extends v.GenericSchema>(text: string, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parsed(text))
  if (result.success) return result.output
  const issues = result.issues.map(issue => ({ path: v.getDotPath(issue) ?? '', reason: issue.message }))
  throw new Refused('bad-body', undefined, issues)
}

/**
 * JSON, or a refusal.
 * @throws Refused bad-json
 */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('bad-json')
  }
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > largestBody) throw new Refused('too-large')
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  let text = ''
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > largestBody) throw new Refused('too-large')
    text += decoded(decoder, chunk)
  }
  return text + decoded(decoder)
}

function decoded(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined })
  } catch {
    throw new Refused('bad-json')
  }
}
