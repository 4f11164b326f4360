// Bodies and frames as they come in: form and schema. What they mean is not looked at here.
import * as v from 'valibot'
import { ApiError } from './api-error.ts'

/**
 * What a text says, checked.
 * @throws ApiError bad-json or bad-body
 */
export function validated<Schema extends v.GenericSchema>(text: string, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseJson(text))
  if (result.success) return result.output
  const issues = result.issues.map(issue => ({ path: v.getDotPath(issue) ?? '', reason: issue.message }))
  throw new ApiError('bad-body', { issues })
}

/**
 * JSON, or a refusal.
 * @throws ApiError bad-json
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('bad-json')
  }
}
