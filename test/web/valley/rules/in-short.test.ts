// The pictures and the rules in short, drawn as text: a solitaire has nobody to win against, and its harder kind no
// free entombing.
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import type { Params } from '#shared/protocol.ts'
import { playedAt } from '#web/lib/valley/rules/rules-context.ts'
import { rule, said, type RuleKey } from '#web/lib/valley/rules/rules-texts.ts'
import { saidWith } from './said-at-tables.ts'
import InShortAt from './InShortAt.svelte'
import { withPageHistory } from '../../page-history.ts'

withPageHistory()

const plain = (key: RuleKey) =>
  said(rule(key))
    .map(run => ('card' in run ? '' : run.text))
    .join('')
const read = (options: Params, seats: number) =>
  render(InShortAt, { props: { played: playedAt(options, seats) } }).body.replaceAll(/<[^>]*>/g, '')
const ofOthers = ['lesson.squaresWhat', 'short.6'] as const
const ofAlone = ['lesson.squaresAlone', 'solitaire.end', 'solitaire.what'] as const
const ofFree = ['lesson.entombWhat', 'short.4'] as const
const ofMaster = ['lesson.entombMaster', 'solitaire.master'] as const

describe('the rules in short', () => {
  test.each([
    ['a table of two', {}, 2, [...ofOthers, ...ofFree], [...ofAlone, ...ofMaster]],
    ['a starter solitaire', { solitaire: 'starter' }, 1, [...ofAlone, ...ofFree], [...ofOthers, ...ofMaster]],
    ['a master solitaire', { solitaire: 'master' }, 1, [...ofAlone, ...ofMaster], [...ofOthers, ...ofFree]],
  ] as const)('say at %s what holds there, and nothing else', (_, options, seats, there, missing) => {
    const words = read(options, seats)
    for (const key of there) expect(words).toContain(plain(key))
    for (const key of missing) expect(words).not.toContain(plain(key))
  })
})

test('playing a card spares the free entombing only where there is one', () => {
  expect(saidWith('actions', {})).toContain('actions.entomb')
  expect(saidWith('actions', { solitaire: 'starter' }, 1)).toContain('actions.entomb')
  expect(saidWith('actions', { solitaire: 'master' }, 1)).not.toContain('actions.entomb')
})
