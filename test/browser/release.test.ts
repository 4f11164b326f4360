// A deploy in the middle of a game: whoever has the page of the last release open plays on with it against the new worker,
// until a reload brings the new page. The old page is the one kept in test/releases; everything else is what is deployed now.
import type { Locator } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { fullTable, type Client } from '#test/client/player.ts'
import { readRelease, typeOf } from '#test/releases/last-page.ts'
import { required } from '#test/shared/required.ts'
import { talView, valleyView } from '#test/shared/typed-by-game.ts'
import { doubleTap } from '#web/lib/platform/double-tap.ts'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import { takeConsoleMessages } from './console.ts'
import { company, desktop, fetchesAhead, phone, question, reach, type Person } from './people.ts'
import { play } from './play-valley.ts'
import { endTurn } from './valley-table.ts'

const people = company()
const { files } = readRelease()

/** What the last release calls things, in its words of then: what they are called now may have changed since. */
const called = { question: 'Question', close: 'Back to the table', rules: 'How to play' }
const said = {
  seal: 'Seal',
  sealAnyway: 'Seal anyway',
  done: 'Done moving',
  failed: 'This part of the page did not load. Reload the page; seats stored in this browser are kept.',
  reload: 'Reload',
}

/** A name that each build gives to what it starts with. */
const startOf = (page: string) => required(/__sveltekit_\w+/.exec(page)?.[0])
const isOld = async ({ page }: Person) => startOf(await page.content()) === startOf(required(files['/index.html']))

/** What happens at a deploy: the old files are gone, and all lines are cut. */
interface Release {
  deploy(): Promise<void>
  /** How often the page has connected. */
  lines(): number
}

/** Somebody gets the page of the last release from now on, until the deploy. Calls and lines reach the worker of today. */
async function getsLastRelease({ context }: Person): Promise<Release> {
  const cuts: (() => Promise<void>)[] = []
  await context.routeWebSocket('**/api/**', socket => {
    socket.connectToServer()
    cuts.push(() => socket.close())
  })
  // The browser does not know where a page comes from that the test hands it.
  await context.grantPermissions(['local-network-access'])
  const isOfPage = ({ origin, pathname }: URL) => origin === inject('address') && !pathname.startsWith('/api/')
  await context.route(isOfPage, call => {
    const request = call.request()
    const path = request.isNavigationRequest() ? '/index.html' : new URL(request.url()).pathname
    const text = files[path]
    return call.fulfill(text === undefined ? { status: 404 } : { body: text, contentType: typeOf(path) })
  })
  return {
    async deploy() {
      await context.unroute(isOfPage)
      for (const cut of cuts.slice()) await cut()
    },
    lines: () => cuts.length,
  }
}

const sit = ({ page }: Person, { id, token }: Client) => page.goto(`${inject('address')}/t/${id}#seat=${token}`)
const turnsOf = (view: View) => valleyView(view).table.players.map(({ turns }) => turns) ?? []

/** All that the browser complains of: after a deploy, that what was a file is the page now. */
function complaintsOfMissingFiles(): readonly string[] {
  const complaints = takeConsoleMessages()
  const other = complaints.filter(
    each => !/: error: (Failed to load module script|Refused to apply style).* MIME type/.test(each),
  )
  expect(other).toEqual([])
  return complaints
}

/** Both play, each on their page, until each has had so many turns: what one does reaches the other. */
async function playUntil(turns: number, seat: Client, old: Person, other: Person): Promise<void> {
  let done = false
  const until = async () => (done ||= turnsOf(await seat.view()).every(had => had >= turns))
  const isStopped = () => done
  await Promise.all([
    play(old, { seed: turns, until, isStopped, called }),
    play(other, { seed: turns, until, isStopped }),
  ])
}
const oldQuestion = ({ page }: Person) => page.getByRole('region', { name: called.question, exact: true })

/** A table of two, of whom one has the page of the last release and whatever that fetches of itself, and the other the new one. */
async function oldAndNew(game: string) {
  const seats = await fullTable(reach, 2, {}, game)
  const mira = await people.come('Mira', { size: desktop })
  const anna = await people.come('Anna', { size: desktop })
  const { deploy, lines } = await getsLastRelease(mira)
  await fetchesAhead(mira, 'at once')
  await Promise.all([sit(mira, seats[0]), sit(anna, seats[1])])
  await Promise.all([oldQuestion(mira).waitFor(), question(anna).waitFor()])
  expect(await isOld(mira)).toBe(true)
  expect(await isOld(anna)).toBe(false)
  const deployed = async () => {
    await mira.page.waitForLoadState('networkidle')
    const before = lines()
    await deploy()
    await expect.poll(lines).toBeGreaterThan(before)
  }
  return { seats, mira, anna, deployed }
}

test('a page of the last release plays on after a deploy, and after a reload the new one does', async () => {
  const { seats, mira, anna, deployed } = await oldAndNew('valley')
  await playUntil(1, seats[0], mira, anna)
  await deployed()
  // Of this no page of then has heard.
  await seats[1].call('/seats/1/stand-in', 'POST', { bot: 'newcomer' })
  await seats[1].call('/seats/1/stand-in', 'DELETE')
  await playUntil(2, seats[0], mira, anna)
  expect(await isOld(mira)).toBe(true)
  // Of what it fetches late, a busy machine may only now have come to something: it plays on without it.
  complaintsOfMissingFiles()

  await mira.page.reload()
  await question(mira).waitFor()
  expect(await isOld(mira)).toBe(false)
  await playUntil(3, seats[0], mira, anna)
})

test('so does one of the board game', async () => {
  const { seats, mira, anna, deployed } = await oldAndNew('tal')
  await deployed()
  const press = (asked: Locator, name: string) => asked.getByRole('button', { name, exact: true }).click()
  // One after the other bids, and each page asks first whether to seal a bid of nothing.
  const sealNothing = async (asked: Locator, seal: string, anyway: string) => {
    await press(asked, seal)
    // What follows at once would be the second tap of a double tap.
    await asked.page().waitForTimeout(doubleTap)
    await press(asked, anyway)
  }
  await Promise.all([
    sealNothing(oldQuestion(mira), said.seal, said.sealAnyway),
    sealNothing(question(anna), talText('ask.seal'), talText('lose.seal')),
  ])
  // In the first round one after the other sends overseers: each page is asked once the other has told what it did.
  await Promise.all([press(oldQuestion(mira), said.done), press(question(anna), talText('ask.done'))])
  await expect.poll(async () => talView(await seats[0].view()).table.phase).not.toBe('overseers')
  // What tells of a turn is fetched after the first one: the old page plays on without it.
  complaintsOfMissingFiles()
})

test('a part that is gone with the last release says so, and the new page comes with the same seat', async () => {
  const seats = await fullTable(reach, 2)
  const mira = await people.come('Mira', { size: phone })
  const { deploy } = await getsLastRelease(mira)
  await fetchesAhead(mira, 'never')
  const [asked] = required(await seats[0].view()).waitingFor
  await sit(mira, required(seats[asked ?? 0]))
  await oldQuestion(mira).waitFor()
  await deploy()
  // Parts that did not change between the two builds keep their names and would still come: here every part is gone.
  const parts = '**/_app/immutable/**/*.{js,css}'
  await mira.context.route(parts, call => call.continue({ url: `${inject('address')}/_app/immutable/gone.js` }))
  await mira.page.getByRole('button', { name: called.rules, exact: true }).click()
  await mira.page.getByText(said.failed).waitFor()
  await mira.context.unroute(parts)
  await mira.page.getByRole('button', { name: said.reload, exact: true }).click()
  await endTurn(mira).waitFor()
  expect(await isOld(mira)).toBe(false)
  expect(complaintsOfMissingFiles()).not.toEqual([])
})
