// The link to a table, and the personal one that carries a seat to another device.
import { expect, inject, test } from 'vitest'
import { guestOf } from '#test/client/player.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { tableLink } from '#web/lib/table/table-links.ts'
import { picture } from './looks.ts'
import { company, deviceOf, leftSheets, makeTable, phone, question, seated, type Person } from './people.ts'
import { cardsIn, hand, newest } from './valley-table.ts'

const { come } = company()
const link = ({ page }: Person) => page.getByRole('textbox', { name: t('lobby.link') })

/** Notes what somebody copies from now on: the site's pages may write to the clipboard, and read nothing of it. */
async function noteCopies({ context }: Person): Promise<void> {
  await context.grantPermissions(['clipboard-write'])
  await context.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard)
    navigator.clipboard.writeText = text =>
      write(text).then(() => {
        Reflect.set(globalThis, 'copied', text)
      })
  })
}
const copied = ({ page }: Person) => page.evaluate(() => String(Reflect.get(globalThis, 'copied')))

test('the link that is shown, copied and scanned leads to the table and carries no seat', async () => {
  const mira = await come('Mira')
  await noteCopies(mira)
  const at = await makeTable(mira, 2)
  // A link whose end messengers would cut off ends with a slash.
  const given = tableLink(at.split('/').at(-1) ?? '', inject('address'))
  await expect.poll(() => link(mira).inputValue()).toBe(given.replace('http://', ''))
  await mira.page.getByRole('button', { name: t('lobby.copy') }).click()
  await mira.page.getByRole('button', { name: t('lobby.copied') }).waitFor()
  expect(await copied(mira)).toBe(given)
  expect(at).not.toContain('#')
  // With or without it, it leads to the table.
  await mira.page.goto(`${at}/`)
  await mira.page.getByText(t('lobby.youHost')).waitFor()
  await expect.poll(() => mira.page.url()).toBe(at)
})

test('a personal link carries the seat to another device and leaves nothing in the address bar', async () => {
  const mira = await come('Mira')
  const device = await come('Mira on the phone', { size: phone })
  await noteCopies(mira)
  const at = await makeTable(mira, 2)
  await mira.page.getByText(t('lobby.device')).click()
  const copy = mira.page.getByRole('button', { name: t('lobby.deviceCopy') })
  await expect
    .poll(() =>
      copy.evaluate(
        button => button === document.activeElement && button.getBoundingClientRect().bottom <= innerHeight,
      ),
    )
    .toBe(true)
  await copy.click()
  await mira.page.getByRole('button', { name: t('lobby.copied') }).waitFor()
  const personal = await copied(mira)
  const asked: string[] = []
  device.page.on('request', request => asked.push(request.url()))
  await device.page.goto(personal)
  await device.page.getByText(t('lobby.youHost')).waitFor()
  await expect.poll(() => device.page.url()).toBe(at)
  const token = new URL(personal).hash.split('=')[1] ?? ''
  expect(token.length).toBeGreaterThan(20)
  expect(asked.filter(address => address.includes(token) && !address.includes('#'))).toEqual([])
})

test('who changes to another seat in the lobby is offered to copy the link to that one', async () => {
  const mira = await come('Mira')
  await noteCopies(mira)
  const at = await makeTable(mira, 3)
  const { token } = await guestOf(await deviceOf(mira), 'Anna')
  const copy = () => mira.page.getByRole('button', { name: t('lobby.deviceCopy') }).click()
  await mira.page.getByText(t('lobby.device')).click()
  await copy()
  await mira.page.goto(`${at}#seat=${token}`)
  await mira.page.getByRole('button', { name: t('seat.sitAs', { name: 'Anna' }) }).click()
  await copy()
  await expect.poll(() => copied(mira)).toBe(`${at}#seat=${token}`)
})

test('who keeps a seat in the lobby finds the one of the link where its question says', async () => {
  const mira = await come('Mira')
  const at = await makeTable(mira, 3)
  const { token } = await guestOf(await deviceOf(mira), 'Anna')
  await mira.page.goto(`${at}#seat=${token}`)
  const asked = mira.page.getByRole('dialog', { name: t('link.other') })
  await asked.getByText(t('lobby.device')).waitFor()
  await asked.getByRole('button', { name: t('link.stay') }).click()
  await mira.page.getByText(t('lobby.device')).click()
  await mira.page.getByRole('button', { name: t('seat.sitAs', { name: 'Anna' }) }).waitFor()
})

test('the menu of a running game copies the link with which others watch, or shows it where that is refused', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna')
  await noteCopies(mira)
  const at = await seated(mira, anna)
  for (const { page } of [mira, anna]) {
    await page.getByRole('button', { name: t('menu'), exact: true }).click()
    await page.getByRole('button', { name: t('menu.watch') }).click()
  }
  await mira.page.getByText(t('lobby.copied'), { exact: true }).waitFor()
  const given = tableLink(at.split('/').at(-1) ?? '', inject('address'))
  expect(await copied(mira)).toBe(given)
  await anna.page.getByText(given, { exact: true }).waitFor()
})

test('the seat can be carried to another device in the middle of a game', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna')
  const device = await come('Anna on the phone', { size: phone })
  await noteCopies(anna)
  const at = await seated(mira, anna)
  await anna.page.getByRole('button', { name: t('menu'), exact: true }).click()
  await anna.page.getByRole('button', { name: t('menu.seat') }).click()
  await anna.page.getByRole('button', { name: t('lobby.deviceCopy') }).click()
  await anna.page.getByRole('button', { name: t('lobby.copied') }).waitFor()
  await device.page.goto(await copied(anna))
  await question(device).waitFor()
  const held = (person: Person) => cardsIn(hand(person))
  await expect.poll(() => held(device)).toEqual(await held(anna))
  await expect.poll(() => device.page.url()).toBe(at)

  // A link for another seat takes nothing away: it is asked about, over a reload too, and there is a way back.
  const { token } = await deviceOf(mira)
  const asked = device.page.getByRole('dialog', { name: t('link.other') })
  await device.page.goto(`${at}#seat=${token}`)
  await asked.getByText(t('link.otherWhat', { name: 'Mira', yours: 'Anna' })).waitFor()
  await device.page.reload()
  await asked.getByText(t('link.otherWhat', { name: 'Mira', yours: 'Anna' })).waitFor()
  await picture(device, 'seat-link-phone')
  await asked.getByRole('button', { name: t('link.stay') }).click()
  await asked.waitFor({ state: 'detached' })
  await expect.poll(() => held(device)).toEqual(await held(anna))
  await device.page.goto(`${at}#seat=${token}`)
  await asked.getByRole('button', { name: t('seat.sitAs', { name: 'Mira' }) }).click()
  await expect.poll(() => held(device)).toEqual(await held(mira))
  await device.page.getByRole('button', { name: t('menu'), exact: true }).click()
  await device.page.getByRole('button', { name: t('menu.seat') }).click()
  await device.page.getByRole('button', { name: t('seat.sitAs', { name: 'Anna' }) }).click()
  await expect.poll(() => held(device)).toEqual(await held(anna))

  // A wrong link takes nothing away either.
  await device.page.goto(`${at}#seat=not-a-token-of-any-seat`)
  const wrong = device.page.getByRole('dialog', { name: t('link.wrong') })
  await wrong.getByText(t('link.wrongStay')).waitFor()
  await wrong.getByRole('button', { name: t('link.read') }).click()
  await device.page.reload()
  await expect.poll(() => held(device)).toEqual(await held(anna))

  // The browser's back closes what lies open, one after the other, and only then leaves the table.
  const back = () =>
    device.page.evaluate(() => {
      history.back()
    })
  const menu = device.page.getByRole('dialog', { name: t('menu') })
  const rules = device.page.getByRole('dialog', { name: t('rules') })
  const openMenu = () => device.page.getByRole('button', { name: t('menu'), exact: true }).click()
  await openMenu()
  await menu.waitFor()
  await back()
  await menu.waitFor({ state: 'detached' })
  await openMenu()
  await menu.getByRole('button', { name: t('rules') }).click()
  await rules.waitFor()
  await device.page.reload()
  await rules.waitFor()
  await device.page.keyboard.press('Escape')
  await rules.waitFor({ state: 'detached' })
  await leftSheets(device)
  await newest(device).click()
  await device.page.getByRole('dialog', { name: t('log.title') }).waitFor()
  await back()
  await device.page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(device.page.url()).toBe(at)
  await expect.poll(() => held(device)).toEqual(await held(anna))
  await device.page.goto(inject('address'))
  await device.page.goBack()
  await question(device).waitFor()
  expect(await device.page.getByRole('dialog').count()).toBe(0)
})

test('a wrong link says so to whoever has no seat yet, who may sit down', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna', { size: phone })
  const at = await makeTable(mira, 2)
  await anna.page.goto(`${at}#seat=not-a-token-of-any-seat`)
  const wrong = anna.page.getByRole('dialog', { name: t('link.wrong') })
  await wrong.getByText(t('link.wrongWhat')).waitFor()
  await picture(anna, 'wrong-link-phone')
  await wrong.getByRole('button', { name: t('link.read') }).click()
  await anna.page.getByLabel(t('home.name')).fill('Anna')
  await anna.page.getByRole('button', { name: t('sit.down'), exact: true }).click()
  await expect.poll(() => question(anna).evaluate(each => each === document.activeElement)).toBe(true)
})
