// A game that is over, watched again in a real browser: from its end, move by move, through anybody's eyes, in both games.
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { gameTitles } from '#shared/game-names.ts'
import type { GameName, View } from '#shared/protocol.ts'
import { fullTable, playOn, type Client } from '#test/client/player.ts'
import { Chance } from '#shared/chance.ts'
import { replayText } from '#web/lib/replay/replay-texts.ts'
import { replay } from '#web/lib/messages/books.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { botText } from '#web/lib/table/bots/bot-texts.ts'
import { summaryText } from '#web/lib/valley/log/log-texts.ts'
import { optionsText } from '#web/lib/valley/table-options/options-texts.ts'
import { expectFit, picture } from './looks.ts'
import { company, phone, question, reach, toPoints, type Person } from './people.ts'
import { cardsIn, hand, notRules, pyramid } from './valley-table.ts'

const { come } = company()
beforeAll(() => replay.load())

/** A table whose game is over. */
async function played(game: GameName, options: object): Promise<readonly Client[]> {
  const clients = await fullTable(reach, 2, options, game)
  await playOn(clients, new Chance(8))
  return clients
}

const place = (page: Page) => page.getByRole('slider', { name: replayText('replay.place') })
const at = async (page: Page): Promise<number> => Number(await place(page).inputValue())
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Puts a way of sharing into pages that have none, and keeps what is shared; `refusal` names the error it fails with instead. */
const stubSharing = (person: Person) =>
  person.context.addInitScript(() => {
    const shared: { data: ShareData[]; refusal: string; refused: number } = { data: [], refusal: '', refused: 0 }
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) => {
        if (shared.refusal) {
          shared.refused++
          return Promise.reject(new DOMException('', shared.refusal))
        }
        shared.data.push(data)
        return Promise.resolve()
      },
    })
  })
const refuseSharing = (page: Page, refusal: string) =>
  page.evaluate(name => {
    window.shared.refusal = name
  }, refusal)
declare global {
  interface Window {
    readonly shared: { readonly data: readonly ShareData[]; refusal: string; readonly refused: number }
  }
}

/** How wide the picture is that is pasted into another site: this one may not read what was copied. */
async function pastedElsewhere({ context }: Person): Promise<number> {
  const elsewhere = 'https://elsewhere.test/'
  await context.route(elsewhere, route => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }))
  const page = await context.newPage()
  await page.goto(elsewhere)
  const width = await page.evaluate(async () => {
    const [copied] = await navigator.clipboard.read()
    return (await createImageBitmap((await copied?.getType('image/png')) ?? new Blob())).width
  })
  await page.close()
  return width
}

/** The picture of a result is shared, copied and saved, says when it may not, and names nobody unless that is wanted. */
async function sharesPicture(person: Person, what: string): Promise<void> {
  const { name, page, context } = person
  await page.getByRole('button', { name: t('end.picture') }).click()
  const dialog = page.getByRole('dialog', { name: t('end.picture') })
  const said = dialog.getByRole('status')
  const way = (name: string) => dialog.getByRole('button', { name, exact: true })
  await dialog.getByText(`, ${what}:`).waitFor()
  const drawn = () => dialog.getByText(`, ${what}:`).innerText()
  expect(await drawn()).not.toContain(name)
  await dialog.getByRole('checkbox').check()
  await expect.poll(drawn).toContain(name)

  await way(t('end.pictureShare')).click()
  await expect.poll(() => page.evaluate(() => window.shared.data.length)).toBe(1)
  expect(
    await page.evaluate(async () => {
      const file = window.shared.data[0]?.files?.[0]
      const { width, height } = await createImageBitmap(file ?? new Blob())
      return { title: window.shared.data[0]?.title, type: file?.type, width, height }
    }),
  ).toEqual({ title: gameTitles.valley, type: 'image/png', width: 1200, height: 630 })
  // Who closes the system's sheet is told nothing; who may not share is.
  await refuseSharing(page, 'AbortError')
  await way(t('end.pictureShare')).click()
  await expect.poll(() => page.evaluate(() => window.shared.refused)).toBe(1)
  await refuseSharing(page, 'NotAllowedError')
  expect(await said.innerText()).toBe(t('end.pictureWhat'))
  await way(t('end.pictureShare')).click()
  await expect.poll(() => said.innerText()).toBe(t('end.pictureFailed'))

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await way(t('end.pictureCopy')).click()
  await expect.poll(() => said.innerText()).toBe(t('end.pictureCopied'))
  expect(await pastedElsewhere(person)).toBe(1200)
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await way(t('end.pictureCopy')).click()
  await expect.poll(() => said.innerText()).toBe(t('end.pictureFailed'))
  const coming = page.waitForEvent('download')
  await way(t('end.pictureSave')).click()
  expect((await coming).suggestedFilename()).toBe(`${gameTitles.valley}.png`)
  await expectFit(person, 'the picture to share')
  await picture(person, 'end-picture-phone')
  await way(t('dialog.close')).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(t('end.picture'))
}

/** The kept file that a page saves. */
async function kept(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const coming = page.waitForEvent('download')
  await press(page, replayText('replay.keep'))
  const saved = await coming
  return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') }
}

/** Drops a file on the page that opens kept games. */
const drop = (page: Page, text: string) =>
  page.evaluate(held => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([held], 'kept.json'))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
  }, text)

/** With a game open, a wrong file is said to be one and leaves that game where it is; another game can be asked for. */
async function opensAnother(page: Page, text: string): Promise<void> {
  await page.keyboard.press('End')
  const last = Number(await place(page).getAttribute('max'))
  await expect.poll(() => at(page)).toBe(last)
  await drop(page, 'no game')
  const dialog = page.getByRole('dialog', { name: replayText('file.title') })
  await dialog.getByText(replayText('file.other')).waitFor()
  await dialog.getByRole('button', { name: replayText('file.choose') }).waitFor()
  await press(page, t('dialog.close'))
  await dialog.waitFor({ state: 'detached' })
  expect(await at(page)).toBe(last)
  await press(page, replayText('replay.more'))
  await press(page, replayText('replay.open'))
  await page.getByRole('heading', { name: replayText('file.title') }).waitFor()
  // Nothing is said of the file that was read before.
  expect(await page.getByRole('alert').innerText()).toBe('')
  await drop(page, text)
  await expect.poll(() => at(page)).toBe(0)
}

/** A kept game is opened without its table: what is wrong is said, the right one is shown, and keys lead through it. */
async function opensKept({ page, context }: Person, text: string): Promise<void> {
  await context.route('**/api/**', call => call.abort())
  await page.goto(`${inject('address')}/again`)
  const chooses = page.getByRole('button', { name: replayText('file.choose') })
  await chooses.waitFor()
  for (const [fault, file] of [
    ['other', 'no game'],
    ['version', text.replace(/"rules":\d+/, '"rules":999')],
    ['broken', text.replace(/"seed":"..../, '"seed":"0000')],
  ] as const) {
    const choosing = page.waitForEvent('filechooser')
    await chooses.click()
    await (await choosing).setFiles({ name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(file) })
    await page
      .getByRole('alert')
      .getByText(replayText(`file.${fault}`))
      .waitFor()
  }
  await drop(page, text)
  await place(page).waitFor()
  expect(await at(page)).toBe(0)
  const last = Number(await place(page).getAttribute('max'))
  await page.keyboard.press('End')
  await expect.poll(() => at(page)).toBe(last)
  await page.getByRole('status').getByText(`${last}`).waitFor({ state: 'attached' })
  await page.keyboard.press('PageDown')
  await expect.poll(() => at(page)).toBeLessThan(last)
  const turn = await at(page)
  await page.keyboard.press('PageUp')
  await expect.poll(() => at(page)).toBe(last)
  await page.keyboard.press('Home')
  await expect.poll(() => at(page)).toBe(0)
  expect(turn).toBeGreaterThan(0)
  await opensAnother(page, text)
  await context.unroute('**/api/**')
}

test('a phone watches the deck-builder again, from the end that its player sees, and shares its picture', async () => {
  const clients = await played('valley', {})
  const anna = await come('Anna', { size: phone })
  const { page } = anna
  await stubSharing(anna)
  await page.goto(`${inject('address')}/t/${clients[0]?.id}#seat=${clients[0]?.token}`)
  await toPoints(anna)
  await page.getByRole('link', { name: t('end.watch') }).click()
  await place(page).waitFor()
  await expect.poll(() => at(page)).toBe(0)
  // Her own hand lies open to her, and what she was asked is seen but cannot be answered again.
  await expect.poll(async () => (await cardsIn(hand(anna))).length).toBe(5)
  const told = () => page.getByRole('log', { name: t('log.told') }).innerText()
  await expect.poll(told).not.toBe('')
  const first = await told()
  for (let n = 1; n <= 5; n++) {
    await press(page, replayText('replay.on'))
    await expect.poll(() => at(page)).toBeGreaterThanOrEqual(n)
  }
  // Moves are announced as they are shown, whoever made them, and not only once a turn is over.
  await expect.poll(told).not.toBe(first)
  // The question's place says who is to move and what happened: no button of hers stands there grey.
  await question(anna)
    .getByText(replayText('replay.toMove', { names: [] }))
    .waitFor()
  expect(await question(anna).innerText()).not.toMatch(new RegExp(`${t('turn.yours')}:|${t('turn.end')}`))
  expect(await question(anna).getByRole('button', { includeHidden: true, name: notRules }).count()).toBe(0)
  await expectFit(anna, 'a game watched again')
  await picture(anna, 'again-phone')
  // Nor is anything asked aloud, or a card said to be one that can be bought; the slider's keys tell the move as well.
  const heard = await told()
  for (let n = 1; n <= 4; n++) await place(page).press('ArrowLeft')
  await expect.poll(told).not.toBe(heard)
  const asking = [t('told.waiting', { names: [''] }), ...summaryText('told.turn', { todo: ['?'] }).split('?')]
  for (const words of asking.filter(Boolean)) expect(await told()).not.toContain(words)
  expect(await page.getByRole('button', { name: new RegExp(t('card.canBuy')) }).count()).toBe(0)
  await press(page, replayText('replay.on'))
  const before = await pyramid(anna).innerText()
  await press(page, replayText('replay.back'))
  await press(page, replayText('replay.on'))
  await expect.poll(() => pyramid(anna).innerText()).toBe(before)
  // The address follows, without an entry of its own for each moment; what is copied of it shows the same to anybody.
  const here = await at(page)
  const held = (await cardsIn(hand(anna))).length
  await expect.poll(() => new URL(page.url()).search).toBe(`?at=${here}&by=0`)
  // What is copied may not be read by this site, so it is looked at on its way.
  await page.evaluate(() => {
    navigator.clipboard.writeText = link => {
      Object.assign(window, { link })
      return Promise.resolve()
    }
  })
  await press(page, replayText('replay.more'))
  await press(page, replayText('replay.link'))
  await page.getByText(replayText('replay.linked')).waitFor()
  const file = await kept(page)
  expect(file.name).toMatch(/^Valley of the Kings .*Anna Player 1\.json$/)
  await page.getByRole('radio', { name: replayText('replay.watchers') }).check()
  await press(page, t('dialog.close'))
  await expect.poll(() => new URL(page.url()).search).toBe(`?at=${here}`)
  const link: string = await page.evaluate('link')
  expect(link).toBe(`${inject('address')}/t/${clients[0]?.id}/again?at=${here}&by=0`)
  const lea = await come('Lea')
  await lea.page.goto(link)
  await expect.poll(() => at(lea.page)).toBe(here)
  await expect.poll(async () => (await cardsIn(hand(lea))).length).toBe(held)
  expect(await pyramid(lea).innerText()).not.toBe('')
  await opensKept(lea, file.text)

  const last = Number(await place(page).getAttribute('max'))
  await place(page).fill(String(last))
  await expect.poll(() => at(page)).toBe(last)
  await page.getByRole('link', { name: replayText('replay.result') }).click()
  await page.getByRole('table', { name: t('end.table') }).waitFor()
  await sharesPicture(anna, optionsText('said.players', { what: optionsText('base'), seats: 2 }))
})

test('whoever holds no seat sees the board game as watchers did, or as anybody did, and it runs by itself until it is stopped', async () => {
  const clients = await played('tal', { short: true })
  const tom = await come('Tom', { moving: true })
  const { page } = tom
  // Told as if a bot had played for one of them.
  await page.route(`**/api/games/${clients[0]?.id}`, async route => {
    const answer = await route.fetch()
    const view: View = await answer.json()
    const seats = view.seats.map(seat => (seat.seat === 1 ? { ...seat, bot: 'club' } : seat))
    await route.fulfill({ response: answer, json: { ...view, seats } })
  })
  await page.goto(`${inject('address')}/t/${clients[0]?.id}/again`)
  await place(page).waitFor()
  await expect.poll(() => at(page)).toBeGreaterThan(2)
  await press(page, replayText('replay.pause'))
  await page.getByTitle(botText('mark.club')).first().waitFor()
  const stopped = await at(page)
  await press(page, replayText('replay.eyes', { name: replayText('replay.all') }))
  await press(page, replayText('replay.eyes', { name: 'Anna' }))
  await page.getByRole('button', { name: replayText('replay.eyes', { name: 'Player 1' }) }).waitFor()
  expect(await at(page)).toBe(stopped)
  await question(tom)
    .getByText(replayText('replay.toMove', { names: [] }))
    .waitFor()
  expect(await question(tom).getByRole('button', { disabled: true, includeHidden: true }).count()).toBe(0)
  const menu = page.getByRole('dialog', { name: t('menu') })
  await press(page, t('menu'))
  await menu.waitFor()
  await page.evaluate(() => {
    history.back()
  })
  await menu.waitFor({ state: 'detached' })
  expect(await at(page)).toBe(stopped)
  await expectFit(tom, 'a board game watched again')
  await picture(tom, 'again-desktop')
})

test('a game that goes on is not shown', async () => {
  const clients = await fullTable(reach, 2)
  const { page } = await come('Lea', { size: phone })
  await page.goto(`${inject('address')}/t/${clients[0]?.id}/again`)
  await page.getByRole('heading', { name: replayText('replay.notOver') }).waitFor()
  await page.goto(`${inject('address')}/t/AAAAAAAAAAAAAAAA/again`)
  await page.getByRole('heading', { name: t('door.unknown') }).waitFor()

  // What may pass is tried again, and does not count as a wrong link.
  const refused = { error: { code: 'too-many', message: '' } }
  await page.route('**/history', route =>
    route.fulfill({ status: 429, headers: { 'retry-after': '30' }, json: refused }),
  )
  await page.goto(`${inject('address')}/t/${clients[0]?.id}/again`)
  await page.getByRole('heading', { name: t('door.broken') }).waitFor()
  await page.getByRole('button', { name: t('line.retry') }).waitFor()
})
