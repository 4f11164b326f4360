// Tables in this browser: against bots in one tap, and on one device that is handed around; they outlast a reload, are in one tab
// at a time, and are deleted from the front page.
import { expect, inject, test } from 'vitest'
import { gameTitles } from '#shared/game-names.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { localText } from '#web/lib/lobby/device/local-texts.ts'
import { analysis, shuffle } from '#web/lib/messages/books.ts'
import { tablesText } from '#web/lib/lobby/table-summary.ts'
import { PassingStore } from '#web/lib/local/store.ts'
import { replayText } from '#web/lib/replay/replay-texts.ts'
import { companyText } from '#web/lib/table/company/company-texts.ts'
import { botText } from '#web/lib/table/bots/bot-texts.ts'
import { tablePath } from '#web/lib/table/table-path.ts'
import { Chance } from '#shared/chance.ts'
import { noLocks, playOn, Tab } from '#test/web/local/tabs.ts'
import { door, home, playTurns } from './against-a-bot.ts'
import { expectFit, picture } from './looks.ts'
import { closedSheets, company, desktop, phone, question, resultSaid, toPoints, type Person } from './people.ts'
import { playBoard } from './play-board.ts'
import { byMouse, randomFrom } from './play-valley.ts'
import { anyCurtain, curtain, lift, playUntilHandedTo, putTable, shareDevice } from './sharing.ts'
import { twoFrames } from './two-frames.ts'
import { cardsIn, endTurn, hand, newest } from './valley-table.ts'

const { come } = company()
const rows = ({ page }: Person) => page.getByRole('list', { name: t('home.yours') }).getByRole('listitem')

/** Notes every call that leaves the browser from now on. */
function callsOf({ page }: Person): readonly string[] {
  const calls: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  page.on('websocket', socket => calls.push(socket.url()))
  return calls
}

/** How many rows the tables of this browser have stored. */
const storedRows = ({ page }: Person) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const opening = indexedDB.open('tables')
        opening.onsuccess = () => {
          const count = opening.result.transaction('rows').objectStore('rows').count()
          count.onsuccess = () => {
            opening.result.close()
            resolve(count.result)
          }
        }
      }),
  )

/**
 * What happened last, as the page says it: that is written a frame after the table has changed, and in fewer words once the button
 * for hints, which comes late, takes some of its room.
 */
async function toldLast(person: Person): Promise<string | null> {
  await person.page.getByRole('button', { name: companyText('hint'), exact: true }).waitFor()
  await twoFrames(person.page)
  return newest(person).textContent()
}

test('one tap begins a game against a bot; after a reload it goes on where it stood; and the network is never asked', async () => {
  const mira = await come('Mira', { size: phone })
  await home(mira)
  await door(mira).waitFor()
  await expectFit(mira, 'the front page')
  await picture(mira, 'local-home-phone')
  const calls = callsOf(mira)
  await door(mira).tap()
  await endTurn(mira).waitFor()
  expect(mira.page.url()).toMatch(/\/here\/[\w-]{16}$/)
  await mira.page.getByRole('button', { name: new RegExp(`, ${botText('mark.newcomer')}`) }).waitFor()
  await expectFit(mira, 'a local table')
  await picture(mira, 'local-table-phone')
  await playTurns(mira, 3)

  const [cards, told] = [await cardsIn(hand(mira)), await toldLast(mira)]
  await closedSheets(mira)
  await mira.page.reload()
  await endTurn(mira).waitFor()
  await expect.poll(() => newest(mira).textContent()).toBe(told)
  expect(await cardsIn(hand(mira))).toEqual(cards)
  // The newest sentence may be the same again: a turn may end with the same words. What was decided is stored.
  const before = await storedRows(mira)
  await playTurns(mira, 1)
  expect(await storedRows(mira)).toBeGreaterThan(before)
  expect(calls).toEqual([])
})

test('how many bots and how strong is chosen beside it, and remembered; the table is deleted from the front page', async () => {
  const mira = await come('Mira', { size: phone })
  await home(mira)
  await mira.page.getByRole('radio', { name: gameTitles.tal }).check()
  await mira.page.getByRole('button', { name: t('home.botsChoose') }).tap()
  const dialog = mira.page.getByRole('dialog', { name: botText('choose.game') })
  await dialog.getByRole('radio', { name: '2' }).check()
  // Enter is not for the form behind it, which would make a table for friends and asks for a name.
  await mira.page.keyboard.press('Enter')
  expect(await mira.page.locator('[role=alert]').count()).toBe(0)
  // Nor does a press that is drawn out of it close it, as where one marks a text.
  const beside = { targetPosition: { x: 5, y: 5 }, force: true }
  await dialog.getByRole('heading').dragTo(mira.page.locator('body'), beside)
  await expectFit(mira, 'the choice of bots')
  await picture(mira, 'local-bots-phone')
  await dialog.getByRole('button', { name: new RegExp(`^${botText('level.club')}`) }).tap()
  await question(mira).waitFor()
  await expect.poll(() => mira.page.getByTitle(botText('mark.club')).count()).toBe(2)

  await home(mira)
  await door(mira)
    .getByText(t('home.botsNow', { n: 2, level: 'club' }))
    .waitFor()
  await rows(mira).getByText(gameTitles.tal).waitFor()
  await rows(mira)
    .getByRole('button', { name: new RegExp(`^${tablesText('delete', { what: '' })}`) })
    .tap()
  await rows(mira)
    .getByText(tablesText('deleted', { what: '' }).split(':')[0] ?? '')
    .waitFor()
  expect(await storedRows(mira)).toBeGreaterThan(0)
  await rows(mira)
    .getByRole('button', { name: tablesText('putBack') })
    .tap()
  await rows(mira)
    .getByRole('button', { name: new RegExp(`^${tablesText('delete', { what: '' })}`) })
    .tap()
  await rows(mira)
    .getByText(tablesText('deleted', { what: '' }).split(':')[0] ?? '')
    .waitFor()
  await mira.page.reload()
  await expect.poll(() => storedRows(mira)).toBe(0)
  await expect.poll(() => mira.page.evaluate(() => Object.keys(localStorage).join())).not.toContain('here-')
})

test('two people share a device: the curtain stands between their hands', async () => {
  const mira = await come('Mira', { size: phone })
  // Every card that was ever in the page, by its id: that of a hand begins with its seat.
  await mira.context.addInitScript(() => {
    const seen = new Set<string>()
    Reflect.set(globalThis, 'seenCards', seen)
    new MutationObserver(() => {
      for (const card of document.querySelectorAll('[data-card]')) seen.add(card.getAttribute('data-card') ?? '')
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  const handsSeen = async () => {
    const seen = await mira.page.evaluate(() => [...(Reflect.get(globalThis, 'seenCards') as Set<string>)])
    return [...new Set(seen.flatMap(id => /^(\d)h/.exec(id)?.[1] ?? []))]
  }
  await home(mira)
  await shareDevice(mira, ['Anna', 'Ben'])
  const names = ['Anna', 'Ben'] as const
  const first = (await curtain(mira, 'Anna').isVisible()) ? 0 : 1
  const [one, other] = [names[first] ?? 'Anna', names[1 - first] ?? 'Ben']
  await curtain(mira, one).waitFor()
  await expectFit(mira, 'the curtain')
  await picture(mira, 'local-curtain-phone')
  expect(await handsSeen()).toEqual([])
  await lift(mira, one).tap()
  await endTurn(mira).waitFor()
  await expect.poll(handsSeen).toEqual([String(first)])
  // Whoever shares the device is never away, and is sent no invitation.
  expect(await mira.page.getByText(t('seat.away')).count()).toBe(0)

  await playUntilHandedTo(mira, other)
  expect(await handsSeen()).toEqual([String(first)])
  expect(await mira.page.locator('[data-card]').count()).toBe(0)
  // Only the person named lifts it: Escape does not, and a reload does not either.
  await mira.page.keyboard.press('Escape')
  await curtain(mira, other).waitFor()
  await mira.page.reload()
  await curtain(mira, other).waitFor()
  expect(await handsSeen()).toEqual([])
  await expect.poll(() => lift(mira, other).evaluate(button => button === document.activeElement)).toBe(true)
  await expect.poll(() => lift(mira, other).getAttribute('aria-disabled')).toBe('false')
  await mira.page.keyboard.press('Enter')
  await endTurn(mira).waitFor()
  await expect.poll(handsSeen).toEqual([String(1 - first)])

  await home(mira)
  await rows(mira)
    .getByText(t('turn.theirs', { name: other }))
    .waitFor()
})

test('sealed answers go from seat to seat', async () => {
  const mira = await come('Mira', { size: desktop })
  await home(mira)
  await mira.page.getByRole('radio', { name: gameTitles.tal }).check()
  await shareDevice(mira, ['Anna', 'Ben', 'Cleo'])
  await picture(mira, 'local-curtain')
  // All bid at once: whoever has sealed hands on, and the next has sealed nothing yet.
  const seen: string[] = []
  for (let n = 0; n < 3; n++) {
    const title = await anyCurtain(mira).getByRole('heading').innerText()
    const name = ['Anna', 'Ben', 'Cleo'].find(name => title === localText('curtain.title', { name })) ?? title
    seen.push(name)
    await lift(mira, name).click()
    await anyCurtain(mira).waitFor({ state: 'detached' })
    await playBoard(mira, randomFrom(n), byMouse, () => anyCurtain(mira).isVisible())
  }
  expect([...seen].sort()).toEqual(['Anna', 'Ben', 'Cleo'])
})

test('a finished game is watched again through all eyes, kept as a file, and played once more by the same people', async () => {
  // Played beforehand, in a browser without pages, and put into the one that is looked at.
  const store = new PassingStore()
  const tab = new Tab(store, noLocks, 47)
  const { id, clients } = await tab.make({ game: 'tal', options: { short: true }, name: 'Anna', others: ['Ben'] })
  const ended = await playOn(clients, 10_000, new Chance(47))
  const rows = await store.read(id)
  const mira = await come('Mira', { size: phone })
  await home(mira)
  await door(mira).waitFor()
  await putTable(
    mira,
    id,
    rows,
    clients.map(client => client?.token ?? ''),
  )
  await mira.page.goto(inject('address') + tablePath(id))
  await toPoints(mira)
  // Whoever has won had the device last, and yet is not addressed: the other one reads it too.
  expect(ended.result?.winners).toEqual([0])
  await mira.page.getByRole('heading', { name: resultSaid({ ...ended, you: null }) }).waitFor()
  await mira.page.getByRole('link', { name: t('end.watch') }).waitFor()
  await expectFit(mira, 'the end of a local game')
  await picture(mira, 'local-end-phone')
  const { 'analysis.begin': begin, 'analysis.mistakes': mistakes } = analysis.all
  await mira.page.getByRole('button', { name: begin }).click()
  await mira.page.getByRole('heading', { name: mistakes }).waitFor()
  await mira.page
    .locator(`a[href^="${tablePath(id)}/again?at="]`)
    .first()
    .waitFor()
  await mira.page.getByRole('button', { name: t('end.check') }).tap()
  await mira.page.getByText(shuffle.all['shuffle.seenHere']).waitFor()
  await mira.page.getByText(shuffle.all['shuffle.sharesNone']).waitFor()
  await expectFit(mira, 'the shuffle of a local game')
  await picture(mira, 'local-shuffle-phone')

  await mira.page.getByRole('link', { name: t('end.watch') }).click()
  const eyes = (name: string) => mira.page.getByRole('button', { name: replayText('replay.eyes', { name }) })
  // It is nobody's replay in particular: it begins through the eyes of those who looked on.
  await eyes(replayText('replay.all')).click()
  await eyes('Anna').click()
  await eyes('Ben').waitFor()
  await mira.page.getByRole('button', { name: replayText('replay.more'), exact: true }).click()
  expect(await mira.page.getByRole('button', { name: replayText('replay.link'), exact: true }).count()).toBe(0)
  const saving = mira.page.waitForEvent('download')
  await mira.page.getByRole('button', { name: replayText('replay.keep'), exact: true }).click()
  expect((await saving).suggestedFilename()).toMatch(/ Anna Ben\.json$/)
  await mira.page.getByRole('button', { name: t('dialog.close'), exact: true }).click()

  await mira.page.getByRole('link', { name: replayText('replay.result') }).click()
  await mira.page.getByRole('button', { name: t('end.again'), exact: true }).click()
  await anyCurtain(mira).waitFor()
  expect(mira.page.url()).not.toContain(tablePath(id))
})

test('a table is in one tab at a time: the newest takes it over, the older says so and takes it back', async () => {
  const mira = await come('Mira', { size: phone })
  await home(mira)
  await door(mira).tap()
  await endTurn(mira).waitFor()
  const second: Person = { ...mira, page: await mira.context.newPage() }
  await second.page.goto(mira.page.url())
  await endTurn(second).waitFor()
  await mira.page.getByRole('heading', { name: localText('elsewhere.title') }).waitFor()
  await expect.poll(() => mira.page.title()).toBe(`${localText('elsewhere.title')} · ${gameTitles.valley}`)
  await expectFit(mira, 'a table that another tab has taken')
  await picture(mira, 'local-elsewhere')
  await playTurns(second, 1)
  const told = await toldLast(second)

  await mira.page.getByRole('button', { name: localText('elsewhere.back') }).click()
  await endTurn(mira).waitFor()
  await second.page.getByRole('heading', { name: localText('elsewhere.title') }).waitFor()
  await expect.poll(() => newest(mira).textContent()).toBe(told)
  await expect.poll(() => mira.page.title()).toBe(`${t('turn.yours')} · ${gameTitles.valley}`)
})

test('a deleted table can be put back whatever other tabs do, and is gone in all of them once it cannot', async () => {
  const mira = await come('Mira', { size: phone })
  const tab = async (): Promise<Person> => ({ ...mira, page: await mira.context.newPage() })
  await home(mira)
  await door(mira).tap()
  await endTurn(mira).waitFor()
  const [list, other] = [await tab(), await tab()]
  const listed = ({ page }: Person) => page.getByRole('link', { name: tablesText('keptGame') })
  const remove = rows(list).getByRole('button', { name: new RegExp(`^${tablesText('delete', { what: '' })}`) })
  const putBack = rows(list).getByRole('button', { name: tablesText('putBack') })
  await home(list)
  await remove.tap()
  await putBack.waitFor()
  // Another list deletes what can no longer be put back.
  await home(other)
  await listed(other).waitFor()
  await putBack.tap()
  await rows(list).getByText(t('turn.yours')).waitFor()
  expect(await storedRows(list)).toBeGreaterThan(0)

  await remove.tap()
  await putBack.waitFor()
  await list.page.reload()
  await mira.page.getByRole('heading', { name: t('door.deleted') }).waitFor()
  await expectFit(mira, 'a table that another tab has deleted')
  await picture(mira, 'local-deleted')
})

test('a link to a game of another browser says so, and leads to a game against a bot', async () => {
  const mira = await come('Mira', { size: phone })
  await mira.page.goto(inject('address') + tablePath('here-AAAAAAAAAAAAAAAA'))
  await mira.page.getByRole('heading', { name: t('door.elsewhere') }).waitFor()
  await expect.poll(() => mira.page.title()).toBe(t('door.elsewhere'))
  expect(await mira.page.getByText(t('door.unknownWhat')).count()).toBe(0)
  await mira.page.getByRole('link', { name: t('door.home') }).waitFor()
  await expectFit(mira, 'a game of another browser')
  await picture(mira, 'local-unknown')
  await mira.page.getByRole('button', { name: t('home.bots') }).tap()
  await endTurn(mira).waitFor()
  expect(mira.page.url()).not.toContain('AAAA')
})

test('a game that this browser has deleted by itself is said to be gone, not to be in another one', async () => {
  const mira = await come('Mira', { size: phone })
  const id = 'here-BBBBBBBBBBBBBBBB'
  await home(mira)
  await mira.page.evaluate(id => localStorage.setItem(`valley:seat:${id}`, 'A'.repeat(22)), id)
  await mira.page.goto(inject('address') + tablePath(id))
  await mira.page.getByRole('heading', { name: t('door.lost') }).waitFor()
  await expect.poll(() => mira.page.title()).toBe(t('door.lost'))
  await expectFit(mira, 'a game that this browser has lost')
})
