// Checks the form of bodies and frames: JSON and schema.
import * as v from 'valibot'
import { ApiError } from './api-error.ts'

/** So many faults of a body are named at most: a small body can have thousands. */
const maxIssues = 10

/**
 * Parses a text and checks it by a schema.
 * @throws ApiError bad-json or bad-body
 */
export function validated<Schema extends v.GenericSchema>(text: string, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseJson(text))
  if (result.success) return result.output
  const issues = result.issues
    .slice(0, maxIssues)
    .map(issue => ({ path: v.getDotPath(issue) ?? '', reason: issue.message }))
  throw new ApiError('bad-body', { issues })
}

/**
 * Parses JSON.
 * @throws ApiError bad-json
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('bad-json')
  }
}
