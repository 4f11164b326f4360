// How a finished game was played: analysed on the device, read, and followed to the moments that it names.
import { expect, inject, test } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { anyPick, fullTable } from '#test/client/player.ts'
import { required } from '#test/shared/required.ts'
import { texts as english } from '#web/lib/messages/en/analysis.ts'
import { texts as german } from '#web/lib/messages/de/analysis.ts'
import { language } from '#web/lib/messages/language.ts'
import { replayed } from '#web/lib/replay/replay-texts.ts'
import { expectFit, picture } from './looks.ts'
import { company, end, phone, reach, toPoints } from './people.ts'

const { come } = company()
const said = language === 'de' ? german : english

test('whoever looks at a result has the game analysed, and follows a mistake to its moment', async () => {
  const clients = await fullTable(reach, 2)
  const chance = new Chance(8)
  for (let over = false; !over;) {
    const { waitingFor, phase } = await clients[0].view()
    over = phase === 'over'
    if (over) break
    const client = required(clients[waitingFor[0] ?? 0])
    await client.pick(anyPick(required((await client.view()).decisions[0]), chance))
  }
  const mira = await come('Mira', { size: phone })
  await mira.page.goto(`${inject('address')}/t/${clients[0].id}#seat=${clients[0].token}`)
  await toPoints(mira)
  await end(mira).waitFor()
  await mira.page.getByRole('button', { name: said['analysis.begin'] }).tap()
  await mira.page.getByRole('heading', { name: said['analysis.mistakes'] }).waitFor()
  await mira.page.getByRole('heading', { name: said['analysis.luck'] }).waitFor()
  await expectFit(mira, 'an analysis on a phone')
  await picture(mira, 'analysis-phone')
  // Two who play by chance make mistakes.
  const moment = mira.page.getByRole('link', { name: /\d/ }).first()
  const to = required(await moment.getAttribute('href'))
  const [, at] = required(/at=(\d+)&by=\d$/.exec(to))
  await moment.tap()
  await mira.page.getByRole('slider', { name: replayed('replay.place') }).waitFor()
  await expect.poll(() => mira.page.getByRole('slider', { name: replayed('replay.place') }).inputValue()).toBe(at)
})
