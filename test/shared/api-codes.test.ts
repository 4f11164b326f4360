// The API names every code that a client can be given, each with its status, and no other (API.md, Errors; API.md, Live).
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusalCodes } from '#shared/protocol.ts'
import { closeCodes } from '#shared/table/admission.ts'
import { ApiError } from '#shared/table/api-error.ts'

// In one piece it would be a citation without a heading (`citations.test.ts`).
const document = 'worker/API'
const lines = readFileSync(`${document}.md`, 'utf8').split('\n')

test('every refusal stands there with its status', () => {
  const line = lines.find(each => each.startsWith('400 `bad-json`')) ?? ''
  const named = line.split(' · ').flatMap(part => {
    const codes = part.replace(/\([^)]*\)/g, '').matchAll(/`([a-z-]+)`/g)
    return [...codes].map(([, code = '']) => `${parseInt(part)} ${code}`)
  })
  expect(named.sort()).toEqual(refusalCodes.map(code => `${new ApiError(code).status} ${code}`).sort())
})

test('every code with which a socket is closed stands there', () => {
  const named = lines.flatMap(line => /^\| (\d{4}) \|/.exec(line)?.slice(1).map(Number) ?? [])
  expect(named.sort()).toEqual(Object.values(closeCodes).sort())
})
