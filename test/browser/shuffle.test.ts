// The shuffle of a finished game, checked by one tap: by those who sat there from the beginning, by whoever comes only at the end, and
// where the table opens something else than it has shown.
import { expect, inject, test } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { fullTable, hurry, playOn } from '#test/client/player.ts'
import { sharers } from '#test/worker/sharers.ts'
import { required } from '#test/shared/required.ts'
import type { GameHistory } from '#shared/protocol.ts'
import { language } from '#web/lib/messages/language.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { texts as german } from '#web/lib/messages/de/shuffle.ts'
import { texts as english } from '#web/lib/messages/en/shuffle.ts'
import { expectFit, picture } from './looks.ts'
import { company, desktop, deviceOf, end, phone, reach, seated, toPoints, type Person } from './people.ts'
import { pyramids } from './play-board.ts'

const { come } = company()
const said = language === 'de' ? german : english
const step = ({ page }: Person, outcome: 'fits' | 'open' | 'fails', text: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: said[`shuffle.${outcome}`] })
    .filter({ hasText: text })

/** Has the shuffle checked by somebody who looks at a result; gives what came of it. */
async function check(person: Person): Promise<string> {
  const { page } = person
  await page.getByRole('button', { name: t('end.check') }).press('Enter')
  await page.getByRole('heading', { name: said['shuffle.not'] }).waitFor()
  return page.getByRole('region', { name: said['shuffle.title'] }).getByRole('status').innerText()
}

/** A game that both have begun is played to its end from elsewhere; then they look at its result. */
async function playElsewhere(people: readonly Person[], link: string): Promise<void> {
  const clients = await Promise.all(people.map(deviceOf))
  await Promise.all(people.map(({ page }) => page.goto('about:blank')))
  await hurry(clients)
  for (const person of people) {
    await person.page.goto(link)
    await toPoints(person)
    await end(person).waitFor()
  }
}

test('one tap after the end proves to those who sat down that nobody alone chose the deal', async () => {
  const [host, guest] = await Promise.all([
    come(required(sharers[0]), { size: phone }),
    come(required(sharers[1]), { size: desktop }),
  ])
  await playElsewhere([host, guest], await seated(host, guest))
  for (const person of [host, guest]) {
    expect(await check(person)).toBe(said['shuffle.allFit'])
    await step(person, 'fits', said['shuffle.secretFits']).waitFor()
    await step(person, 'fits', said['shuffle.shareFits']).waitFor()
    await step(person, 'fits', said['shuffle.sharesFit']({ given: 2, seats: 2 })).waitFor()
    await expectFit(person, 'a shuffle that fits')
    await person.page.getByRole('heading', { name: said['shuffle.title'] }).evaluate(title => title.scrollIntoView())
    await picture(person, `shuffle-${person === host ? 'phone' : 'desktop'}`)
  }

  // What the table tells of is held against what was noted here: another share in the place of the guest's own is found.
  await guest.page.route('**/history', async route => {
    const answer = await route.fetch()
    const history: GameHistory = await answer.json()
    const { shares } = required(history.shuffle)
    const shuffle = { ...history.shuffle, shares: [shares[0], shares[0]] }
    await route.fulfill({ response: answer, json: { ...history, shuffle } })
  })
  await guest.page.getByRole('button', { name: t('end.check') }).click()
  expect(await check(guest)).toBe(said['shuffle.someFail'])
  await step(guest, 'fails', said['shuffle.openedFails']).waitFor()
  await step(guest, 'fails', said['shuffle.shareFails']).waitFor()
  await step(guest, 'fits', said['shuffle.secretFits']).waitFor()
  await picture(guest, 'shuffle-fails')
})

test('whoever comes only to the end of the board game, where nobody gave a share, is told what stays open', async () => {
  const clients = await fullTable(reach, 2, { short: true }, 'tal')
  await playOn(clients, new Chance(8))
  const mira = await come('Mira', { size: phone, light: true })
  await mira.page.goto(`${inject('address')}/t/${clients[0].id}#seat=${clients[0].token}`)
  await toPoints(mira)
  await pyramids(mira).waitFor()
  expect(await check(mira)).toBe(said['shuffle.someOpen'])
  await step(mira, 'open', said['shuffle.secretOpen']).waitFor()
  await step(mira, 'open', said['shuffle.sharesNone']).waitFor()
  await step(mira, 'fits', said['shuffle.seedFits']).waitFor()
  await expectFit(mira, 'a shuffle that stays open')
  await mira.page.getByRole('heading', { name: said['shuffle.title'] }).evaluate(title => title.scrollIntoView())
  await picture(mira, 'shuffle-open')
})
