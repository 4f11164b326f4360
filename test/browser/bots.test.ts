// Bots at a table of the server: the host seats and sends away; a bot's turn can be followed or skipped; and another game against
// the same is one tap away. Playing alone against bots is in `local.test.ts`.
import { expect, inject, test } from 'vitest'
import type { Level } from '#shared/bot-levels.ts'
import type { Decision } from '#shared/protocol.ts'
import { Chance } from '#shared/chance.ts'
import { anyPick, fullTable, playOn, type Client } from '#test/client/player.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { botText } from '#web/lib/table/bots/bot-texts.ts'
import { personalLink } from '#web/lib/table/table-links.ts'
import { required } from '#test/shared/required.ts'
import { expectFit, picture } from './looks.ts'
import {
  company,
  deviceOf,
  end,
  leave,
  leftSheets,
  makeTable,
  phone,
  question,
  reach,
  seated,
  toPoints,
  type Person,
} from './people.ts'
import { endTurn } from './valley-table.ts'

const { come } = company()
const narrow = { width: 320, height: 640 }

const level = ({ page }: Person, level: Level) =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${botText(`level.${level}`)}`) })
const seat = ({ page }: Person, nth: number) =>
  page
    .getByRole('list', { name: t('lobby.seats') })
    .getByRole('listitem')
    .nth(nth)
const freeSeat = ({ page }: Person, n: number) => page.getByRole('button', { name: t('lobby.freeFor', { n }) })
const sendAway = (person: Person, nth: number) => seat(person, nth).getByRole('button')
/** The bot's name at the table, once the page has all that it needs of bots. */
const marked = ({ page }: Person, level: Level) =>
  page.getByRole('button', { name: new RegExp(`, ${botText(`mark.${level}`)}`) })
const rest = (person: Person) => question(person).getByRole('button', { name: botText('turn.rest') })

/** Ends the turn where that is offered: the shortest way to the end of a game. */
const shortly = (decision: Decision, chance: Chance) =>
  decision.kind === 'play' ? { decision: decision.id, options: ['end'] } : anyPick(decision, chance)

/** Ends somebody's turn from another device of theirs, whatever is asked for that. */
async function endTurnOn(device: Client, chance: Chance): Promise<void> {
  let view = await device.view()
  do view = await device.pick(shortly(required(view.decisions[0]), chance))
  while (view.decisions.length > 0 && view.decisions[0]?.kind !== 'play')
}

/** How long a page is waited for that may have shown already what it is waited for. */
const soon = { timeout: 2_000 }
const isDone = (done: Promise<unknown>): Promise<boolean> =>
  done.then(
    () => true,
    () => false,
  )
const words = { rest: botText('turn.rest'), log: t('log') }

/** Notes which lines are told while there is more to be shown: the page does, for whom none of them is too short. */
async function noteTold({ page }: Person): Promise<() => Promise<number>> {
  const told = await page.evaluateHandle(({ rest, log }) => {
    const told = new Set<string>()
    const note = () => {
      const said = [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
      if (said.includes(rest)) told.add(said.find(text => text.endsWith(log)) ?? '')
    }
    // A sentence that is too long for its line has a shorter one in its place at once.
    const changed = new MutationObserver(() => setTimeout(note))
    changed.observe(document.body, { characterData: true, childList: true, subtree: true })
    return told
  }, words)
  return () => told.evaluate(({ size }) => size)
}

/** Presses Enter from anywhere, unless all is shown already. Gives whether it was in time. */
async function enterInTime({ page }: Person): Promise<boolean> {
  const pressed = await page.evaluateHandle(({ rest }) => {
    const inTime = new Promise<boolean>(resolve => {
      const look = (event: KeyboardEvent) => {
        const isMore = [...document.querySelectorAll('button')].some(({ textContent }) => textContent === rest)
        if (!isMore) event.stopImmediatePropagation()
        if (!isMore) event.preventDefault()
        resolve(isMore)
      }
      addEventListener('keydown', look, { capture: true, once: true })
    })
    return { inTime }
  }, words)
  await page.keyboard.press('Enter')
  return pressed.evaluate(({ inTime }) => inTime)
}

/** A table at the server with a bot on its other seat. */
async function playAgainst(person: Person, strength: Level): Promise<void> {
  await makeTable(person, 2)
  await freeSeat(person, 2).tap()
  await level(person, strength).tap()
}

test('the host seats bots by touch, for one seat or for all, and sends one away; a guest sees name and level', async () => {
  const mira = await come('Mira', { size: phone })
  const anna = await come('Anna')
  const link = await makeTable(mira, 4)
  await freeSeat(mira, 2).tap()
  await level(mira, 'master').tap()
  await seat(mira, 1).getByText(botText('mark.master')).waitFor()
  await anna.page.goto(link)
  await seat(anna, 1).getByText(botText('mark.master')).waitFor()
  await expectFit(mira, 'a lobby with a bot')
  await picture(mira, 'bots-lobby-phone')
  await mira.page.setViewportSize(narrow)
  await expectFit(mira, 'a lobby with a bot on a narrow screen')
  await mira.page.setViewportSize(phone)
  await sendAway(mira, 1).tap()
  await freeSeat(mira, 2).waitFor()

  await freeSeat(mira, 3).tap()
  await mira.page.getByRole('radio', { name: botText('choose.every', { n: 3 }) }).check()
  await level(mira, 'newcomer').tap()
  await question(mira).waitFor()
  expect((await (await deviceOf(mira)).view()).seats.map(({ bot }) => bot)).toEqual([
    null,
    'newcomer',
    'newcomer',
    'newcomer',
  ])
})

test('the host seats a bot and sends it away by the keyboard alone, and the focus is never lost', async () => {
  const mira = await come('Mira')
  await makeTable(mira, 3)
  const focused = () => mira.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  for (let tabs = 0; tabs < 30 && (await focused()) !== t('lobby.freeFor', { n: 2 }); tabs++)
    await mira.page.keyboard.press('Tab')
  await mira.page.keyboard.press('Enter')
  await level(mira, 'strong').waitFor()
  await mira.page.keyboard.press('Escape')
  await expect.poll(focused).toBe(t('lobby.freeFor', { n: 2 }))
  await mira.page.keyboard.press('Enter')
  await level(mira, 'newcomer').waitFor()
  await mira.page.keyboard.press('Tab')
  await mira.page.keyboard.press('Enter')
  await seat(mira, 1).getByText(botText('mark.club')).waitFor()
  const name = (await (await deviceOf(mira)).view()).seats[1]?.name ?? ''
  await expect.poll(focused).toBe(t('lobby.remove', { name }))
  await mira.page.keyboard.press('Enter')
  await freeSeat(mira, 2).waitFor()
  await expect.poll(focused).toBe(t('lobby.freeFor', { n: 2 }))
})

test("a bot's turn is shown move by move, and on request all at once; then another game against the same bot", async () => {
  const mira = await come('Mira', { size: phone })
  await playAgainst(mira, 'club')
  const device = await marked(mira, 'club')
    .waitFor()
    .then(() => deviceOf(mira))

  const chance = new Chance(7)
  /** The page goes on by itself: has turn after turn ended until something held while the bot's was shown. */
  const inSomeTurn = (holds: (told: () => Promise<number>) => Promise<boolean>) =>
    expect
      .poll(async () => {
        await endTurn(mira).waitFor()
        const told = await noteTold(mira)
        await endTurnOn(device, chance)
        return (await isDone(rest(mira).waitFor(soon))) && (await holds(told))
      })
      .toBe(true)

  // Move by move: the question comes after several things could be read.
  await inSomeTurn(async told => {
    await endTurn(mira).waitFor()
    return (await told()) > 2
  })

  // At once: pressed before all is shown, though the table has asked already.
  await inSomeTurn(async () => {
    const offered = await question(mira).getByRole('button', { disabled: false }).allTextContents()
    expect(offered).toContain(words.rest)
    expect(offered).not.toContain(t('turn.end'))
    return isDone(rest(mira).tap(soon))
  })
  await endTurn(mira).waitFor()
  expect(await rest(mira).count()).toBe(0)

  // By the key.
  await inSomeTurn(() => enterInTime(mira))
  await endTurn(mira).waitFor()

  // Looked at last: that takes longer than a bot's turn on a slow machine.
  await inSomeTurn(() => Promise.resolve(true))
  await picture(mira, 'bots-turn-phone')
  await expectFit(mira, "a bot's turn")

  for (let view = await device.view(); view.phase === 'playing';) {
    const [decision] = view.decisions
    view = decision ? await device.pick(shortly(decision, chance)) : await device.view()
  }
  await end(mira).waitFor()
  await end(mira).getByText(botText('mark.club')).waitFor()
  await expectFit(mira, 'the end of a game against a bot')
  const names = (await device.view()).seats.map(({ name }) => name)
  await toPoints(mira)
  await mira.page.getByRole('button', { name: t('end.again') }).tap()
  await endTurn(mira).waitFor()
  const next = await (await deviceOf(mira)).view()
  expect([next.id === device.id, next.seats.map(({ name }) => name)]).toEqual([false, names])
})

test('somebody who goes away is stood in for by another, comes back on another device, and plays on', async () => {
  const mira = await come('Mira', { size: phone })
  const anna = await come('Anna')
  await seated(mira, anna)
  const first = required((await (await deviceOf(mira)).view()).waitingFor[0])
  const device = await deviceOf(anna)
  const chance = new Chance(11)
  if (first === 0) await endTurnOn(await deviceOf(mira), chance)
  await endTurn(anna).waitFor()
  const link = personalLink(device.id, inject('address'), required(device.token))
  await leave(anna)

  const ask = question(mira).getByRole('button', { name: botText('stand.ask') })
  await ask.waitFor()
  await question(mira)
    .getByText(botText('away.since', { time: '', span: '' }).split(';')[0] ?? '')
    .waitFor()
  await expectFit(mira, 'a table that waits for somebody away')
  await picture(mira, 'away-phone')
  await ask.tap()
  await picture(mira, 'away-level-phone')
  await level(mira, 'newcomer').tap()
  await endTurn(mira).waitFor()
  await mira.page
    .getByRole('button', { name: new RegExp(botText('stand.mark', { level: botText('level.newcomer') })) })
    .waitFor()
  expect((await device.view()).seats.map(({ standIn }) => standIn)).toEqual([null, 'newcomer'])
  await picture(mira, 'away-stood-in-phone')

  const elsewhere = await come('Anna', { size: phone })
  await elsewhere.page.goto(link)
  await question(elsewhere).waitFor()
  await expect.poll(async () => (await device.view()).seats[1]?.standIn).toBe(null)
  await endTurnOn(await deviceOf(mira), chance)
  await endTurn(elsewhere).waitFor()

  // A bot that was wished for stays after a reload, until its player says otherwise.
  await elsewhere.page.getByRole('button', { name: t('menu'), exact: true }).tap()
  await elsewhere.page.getByRole('button', { name: t('menu.seat') }).tap()
  await elsewhere.page.getByRole('button', { name: botText('stand.forMe') }).tap()
  await level(elsewhere, 'club').tap()
  const back = question(elsewhere).getByRole('button', { name: botText('stand.back') })
  await back.waitFor()
  await leftSheets(elsewhere)
  await elsewhere.page.reload()
  await back.waitFor()
  await expectFit(elsewhere, 'a table at which a bot plays for its viewer')
  await picture(elsewhere, 'stood-in-for-phone')
  await endTurn(mira).waitFor()
  await elsewhere.page.keyboard.press('Enter')
  await expect.poll(async () => (await device.view()).seats[1]?.standIn).toBe(null)
  await endTurnOn(await deviceOf(mira), chance)
  await endTurn(elsewhere).waitFor()
})

test('a bot that was wished for on one device stays, whoever looks at the table on another', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna')
  await seated(mira, anna)
  const phoneOfAnna = await deviceOf(anna)
  const standIn = async () => (await phoneOfAnna.view()).seats[1]?.standIn
  await phoneOfAnna.call('/seats/1/stand-in', 'POST', { bot: 'club' })
  const back = question(anna).getByRole('button', { name: botText('stand.back') })
  await back.waitFor()
  await anna.page.reload()
  await back.waitFor()
  expect(await standIn()).toBe('club')
  await back.click()
  await expect.poll(standIn).toBe(null)
})

test('a bot is for whom it was asked: where another is waited for meanwhile, the choice of a level is closed', async () => {
  const mira = await come('Mira', { size: phone })
  const clients = await fullTable(reach, 3, {}, 'tal')
  const [host] = clients
  const seal = async (client: Client) => {
    const [decision] = (await client.view()).decisions
    await client.pick({ decision: required(decision).id, options: ['seal'] })
  }
  const chance = new Chance(5)
  while ((await host.view()).waitingFor.length < 3) await playOn(clients, chance, 1)
  await seal(host)
  await mira.page.goto(personalLink(host.id, inject('address'), required(host.token)))
  const [first, second] = (await host.view()).waitingFor.map(seat => required(clients[seat]))
  const dialogFor = async (client: Client | undefined) => {
    const { you, seats } = await required(client).view()
    return mira.page.getByRole('dialog', { name: botText('stand.for', { name: seats[you ?? 0]?.name ?? '' }) })
  }
  const ask = question(mira).getByRole('button', { name: botText('stand.ask') })
  await ask.tap()
  await (await dialogFor(first)).waitFor()
  await seal(required(first))
  await (await dialogFor(first)).waitFor({ state: 'detached' })
  expect(await mira.page.getByRole('dialog').count()).toBe(0)
  await ask.tap()
  await (await dialogFor(second)).waitFor()
  await level(mira, 'newcomer').tap()
  await expect.poll(async () => (await host.view()).seats.map(({ standIn }) => standIn)).toContain('newcomer')
})
