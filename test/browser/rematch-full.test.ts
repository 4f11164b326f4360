// A rematch that was filled by somebody else while a player still read the result: it is said in sight why it cannot be joined.
import { expect, inject, test } from 'vitest'
import type { MadeTable } from '#shared/protocol.ts'
import { Client, fullTable, guestOf, hurry } from '#test/client/player.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { company, end, phone, reach, toPoints } from './people.ts'

const { come } = company()

test('whoever comes too late to the rematch reads so where they have tapped, and can watch it', async () => {
  const clients = await fullTable(reach, 2)
  await hurry(clients)
  const mira = await come('Mira', { size: phone })
  const { page } = mira
  await page.goto(`${inject('address')}/t/${clients[0].id}#seat=${clients[0].token}`)
  await toPoints(mira)
  await end(mira).waitFor()
  const next: MadeTable = await (await clients[1].call('/again', 'POST', {})).json()
  await guestOf(new Client(reach, next.id), 'Somebody else')
  await page.getByRole('button', { name: t('end.againJoin') }).click()
  const why = page.getByRole('alert')
  await why.waitFor()
  expect(await why.innerText()).toBe(t('refusal.already-started'))
  const isInSight = () =>
    why.evaluate(said => {
      const { top, bottom } = said.getBoundingClientRect()
      return top > 0 && Math.floor(bottom) <= innerHeight
    })
  await expect.poll(isInSight).toBe(true)
  await page.getByRole('link', { name: t('end.againWatch') }).waitFor()
})
