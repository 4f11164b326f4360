// How a finished game was played: analysed on the device, read, and followed to the moments that it names.
import type { Locator } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { fullTable, hurry, madeTable, playOn, type Client } from '#test/client/player.ts'
import { required } from '#test/shared/required.ts'
import { texts as english } from '#web/lib/messages/en/analysis.ts'
import { texts as german } from '#web/lib/messages/de/analysis.ts'
import { language } from '#web/lib/messages/language.ts'
import { replayText } from '#web/lib/replay/replay-texts.ts'
import { solitaireText } from '#web/lib/valley/solitaire/solitaire-texts.ts'
import { expectFit, picture } from './looks.ts'
import { company, desktop, end, phone, reach, toPoints, type Person } from './people.ts'
import { pyramids } from './play-board.ts'
import { ScreenReader } from './screen-reader.ts'

const { come } = company()
const said = language === 'de' ? german : english

/** Has a game analysed by somebody who looks at its result. */
async function analysed({ id, token }: Client, person: Person, points: Locator): Promise<void> {
  await person.page.goto(`${inject('address')}/t/${id}#seat=${token}`)
  await toPoints(person)
  await points.waitFor()
  const reader = await ScreenReader.at(person.page)
  await person.page.getByRole('button', { name: said['analysis.begin'] }).press('Enter')
  await person.page.getByRole('heading', { name: said['analysis.mistakes'] }).waitFor()
  // The focus waits under the heading; announced is that it begins, its half and that it is ready, not every per cent.
  expect(await person.page.evaluate(() => document.activeElement?.textContent)).toBe(said['analysis.title'])
  await expect.poll(() => reader.announced).toContain(said['analysis.ready'])
  expect(reader.announced[0]).toBe(said['analysis.begun'])
  expect(reader.announced.length).toBeLessThanOrEqual(3)
}

/** Follows a link of an analysis to its moment. Who does not think makes mistakes, so there is one. */
async function followMistake({ page }: Person): Promise<void> {
  const moment = page.getByRole('link', { name: /\d/ }).first()
  const to = required(await moment.getAttribute('href'))
  const [, at] = required(/at=(\d+)&by=\d$/.exec(to))
  await moment.click()
  const place = page.getByRole('slider', { name: replayText('replay.place') })
  await place.waitFor()
  await expect.poll(() => place.inputValue()).toBe(at)
}

test('whoever looks at a result has the game analysed, and follows a mistake to its moment', async () => {
  const clients = await fullTable(reach, 2)
  await hurry(clients)
  const mira = await come('Mira', { size: phone })
  await analysed(clients[0], mira, end(mira))
  await mira.page.getByText(said['analysis.luckWhat']).waitFor()
  await expectFit(mira, 'an analysis on a phone')
  await picture(mira, 'analysis-phone')
  await followMistake(mira)
})

test('so has whoever looks at the pyramids of the board game: sealed bids and marches are told by what was picked', async () => {
  const clients = await fullTable(reach, 2, { short: true }, 'tal')
  await playOn(clients, new Chance(8))
  const mira = await come('Mira', { size: phone })
  await analysed(clients[0], mira, pyramids(mira))
  await mira.page.getByText(said['analysis.luckOpen']).waitFor()
  // No move is told by nothing.
  const told = await mira.page.getByRole('definition').allInnerTexts()
  expect(told.length).toBeGreaterThan(0)
  for (const text of told) expect(text).toMatch(/\w.*\.$/s)
  await expectFit(mira, 'an analysis of the board game on a phone')
  await picture(mira, 'analysis-tal-phone')
  await followMistake(mira)
})

test('whoever played alone sees what points were to be expected, not who was ahead', async () => {
  const client = await madeTable(reach, 1, { solitaire: 'starter' })
  await hurry([client])
  const mira = await come('Mira', { size: desktop })
  await analysed(client, mira, mira.page.getByRole('table', { name: solitaireText('end.table') }))
  await mira.page.getByRole('heading', { name: said['analysis.points'] }).waitFor()
  await expectFit(mira, 'an analysis of a solitaire')
  await picture(mira, 'analysis-solitaire')
  await followMistake(mira)
})
