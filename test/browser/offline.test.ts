// Without a network: after one visit every page opens, and says where something needs the network after all.
import { expect, inject, test } from 'vitest'
import { t } from '#web/lib/messages/page-texts.ts'
import { company, makeTable, phone, question, type Person } from './people.ts'
import { endTurn } from './valley-table.ts'

const { come } = company()
/** Once the browser has the whole site. */
const kept = ({ page }: Person) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
const go = ({ page }: Person, path: string) => page.goto(inject('address') + path)

test('after one visit the site opens without a network', async () => {
  const mira = await come('Mira', { size: phone, keeps: true })
  const table = new URL(await makeTable(mira, 2)).pathname
  await kept(mira)
  await mira.context.setOffline(true)
  await go(mira, '/')
  await mira.page.getByRole('button', { name: t('home.make') }).waitFor()
  await go(mira, '/cards')
  await mira.page.getByRole('heading', { level: 1 }).waitFor()
  for (const path of ['/rules', '/rules/tal']) {
    await go(mira, path)
    await mira.page.getByRole('heading', { level: 2 }).first().waitFor()
  }
  await go(mira, table)
  await mira.page.getByText(t('line.unreachable')).first().waitFor()
  // Against bots one plays on a train.
  await go(mira, '/')
  await mira.page.getByRole('button', { name: new RegExp(`^${t('home.bots')}`) }).tap()
  await endTurn(mira).waitFor()
  await mira.page.reload()
  await question(mira).waitFor()
  await go(mira, table)
  await mira.page.getByText(t('line.unreachable')).first().waitFor()
  await mira.context.setOffline(false)
  await mira.page.getByRole('list', { name: t('lobby.seats') }).waitFor()
})

test('the page can be installed', async () => {
  const mira = await come('Mira', { keeps: true })
  await go(mira, '/')
  const session = await mira.context.newCDPSession(mira.page)
  const { errors } = await session.send('Page.getAppManifest')
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect([errors, installabilityErrors]).toEqual([[], []])
})
