// The compiler holds every language to what a game declares: sentences are broken one by one, and each break must be found.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { languages } from '#web/lib/messages/language.ts'
import { required } from './required.ts'

const config = required(
  ts.getParsedCommandLineOfConfigFile(
    'shared/tsconfig.json',
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
      },
    },
  ),
)
const host = ts.createCompilerHost(config.options)
const parsed = new Map<string, ts.SourceFile | undefined>()
let program: ts.Program | undefined

/** What the compiler finds in a file if this stood in it. */
function errorsIn(file: string, text: string): readonly string[] {
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (name, target) => {
    if (name === file) return ts.createSourceFile(name, text, target)
    if (!parsed.has(name)) parsed.set(name, host.getSourceFile(name, target))
    return parsed.get(name)
  }
  program = ts.createProgram([file], config.options, { ...host, getSourceFile }, program)
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

/** Files of sentences, each with one that is made of params: its key, and one of these. */
const files = [
  ['valley', 'log.ts', 'credit', 'gold'],
  ['valley', 'prompts.ts', 'pay', 'price'],
  ['tal', 'log.ts', 'claim', 'site'],
  ['tal', 'prompts.ts', 'claim', 'site'],
] as const

describe.each(Object.keys(languages))('%s', language => {
  test.each(files)('%s: %s', { timeout: 60_000 }, (game, name, key, param) => {
    const file = resolve('shared', game, 'messages', language, name)
    const text = readFileSync(file, 'utf8')
    const sentence = required(new RegExp(`^ {2}${key}: (p|\\(p, speak\\)) => .*\n`, 'm').exec(text)?.[0])
    const broken = (otherwise: string) => errorsIn(file, text.replace(sentence, otherwise)).join('; ')

    expect(errorsIn(file, text), 'as it is').toEqual([])
    expect(broken(''), 'missing').toContain(`'${key}' is missing`)
    expect(broken(sentence.replace(key, `${key}s`)), 'misspelt').toContain(`'${key}s'`)
    expect(broken(sentence + sentence.replace(key, `${key}ed`)), 'superfluous').toContain(`'${key}ed'`)
    expect(broken(sentence.replace(`p.${param}`, `p.${param}s`)), 'made of what there is not').toContain(`'${param}s'`)
  })
})
