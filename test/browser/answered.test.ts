// Every kind of question, as it comes up in random games of every edition and of mixes, is put to a page, which presses
// everything that is offered there: exactly the options of the question can be answered, by something that a finger
// reaches, and what is sent is what the table takes. The games go on with it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import type { Decision } from '#shared/protocol.ts'
import { Chance } from '#test/shared/chance.ts'
import { nextSent, tableOf, type Habit } from '#test/shared/properties/playing.ts'
import { viewFor } from '#test/shared/properties/views.ts'
import { game } from '#test/web/played.ts'
import type { Tried } from '../look/asked.svelte.ts'
import { buildStill, openStill, type Still } from '../look/still.ts'
import { openBrowser } from './chromium.ts'
import { desktop, phone } from './people.ts'
import { within } from './within.ts'

let browser: Browser
let still: Still
beforeAll(async () => {
  [browser, still] = await Promise.all([openBrowser(), buildStill()])
})
afterAll(() => Promise.all([browser.close(), still.clear()]))

/** Questions that are alike for a page are asked once, and now and then once more. */
const nowAndThen = 200
const answerTime = 120_000
const likeness = ({ kind, key, min, max, options }: Decision) => [kind, key, min === 0, max > 1, options.some(({ card }) => card), options.some(({ place }) => place)].join(' ')

/** What is wrong with how a page answers a question. */
function wrongWith({ options, min, max }: Decision, { answers, stuck, hidden }: Tried): readonly string[] {
  const ids = options.map(({ id }) => id)
  const picked = answers.flatMap(({ options: first, then }) => [...first, ...then.flat()])
  return [
    ...stuck.map(by => `nothing comes of ${by}`), ...hidden.map(by => `out of reach: ${by}`),
    ...ids.filter(id => !picked.includes(id)).map(id => `nothing answers ${id}`),
    ...answers.filter(({ options: first }) => first.length < min || first.length > max || new Set(first).size < first.length || !first.every(id => ids.includes(id)))
      .map(({ by, options: first }) => `${by} sends ${String(first)}`),
  ]
}

const habits: readonly Habit[] = ['busy', 'any', 'digger', 'buyer']
const seen = new Set<string>()
const kinds = new Set<string>()
let asked = 0

test.concurrent.each([{ size: phone, first: 0 }, { size: desktop, first: 1 }])('$size.width wide every question can be answered, and in no other way', async ({ size, first }) => {
  const { page, complaints } = await openStill(browser, still, size.width, size.height)
  const wrong: string[] = []
  const known = new Set<string>()
  for (let number = first; number < 60; number += 2) {
    const described = game(number, habits, false)
    const table = tableOf(described), chance = new Chance(number)
    let sat = false
    for (let picks = 0; picks < 600 && !table.referee.over; picks++) {
      const [decision] = table.referee.waitingFor.includes(0) ? viewFor(table, 0).decisions : []
      const like = decision ? likeness(decision) : ''
      if (!decision || known.has(like) && !chance.once(nowAndThen)) {
        table.sendLegal(nextSent(table, described, chance))
        continue
      }
      known.add(like)
      seen.add(like)
      kinds.add(decision.kind)
      asked++
      const view = viewFor(table, 0)
      if (!sat) await within(answerTime, `no table for game ${number}`, page.evaluate(from => window.look.sit(from), view))
      sat = true
      const tried = await within(answerTime, `no end of game ${number}, ${like}`, page.evaluate(from => window.look.answersTo(from), view))
      wrong.push(...wrongWith(decision, tried).map(complaint => `game ${number}, ${like}: ${complaint}`))
      if (tried.answers.length === 0) break
      const { options, then } = chance.one(tried.answers)
      table.sendLegal({ seat: 0, decision: decision.id, options, ...then.length > 0 ? { then } : {} })
    }
  }
  await page.context().close()
  expect([...complaints, ...wrong]).toEqual([])
})

test('questions of all kinds were among them', () => {
  expect([...kinds].sort()).toEqual(['choose-card', 'choose-number', 'choose-option', 'choose-place', 'choose-player', 'crumble', 'order', 'pay', 'pharaoh', 'play', 'react'])
  expect(seen.size).toBeGreaterThan(65)
  expect(asked).toBeGreaterThan(120)
})
