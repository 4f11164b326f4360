// What happens at a table while a dialog makes everything outside it inert: nobody would hear it announced then.
import { expect, inject, test } from 'vitest'
import { companyText } from '#web/lib/table/company/company-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { states } from '../scenes/drawn-states.ts'
import { company, phone, question } from './people.ts'
import { isLively } from './valley-table.ts'

const { come } = company()

test('news that come while a dialog is open are announced once it is closed', async () => {
  const mira = await come('Mira', { size: phone })
  const { page, context } = mira
  let turnComes = () => {}
  await context.routeWebSocket('**/api/**', socket => {
    const show = (state: 'wait' | 'turn', version: number) =>
      socket.send(JSON.stringify({ type: 'view', view: { ...states[state]?.(), version } }))
    show('wait', 1)
    turnComes = () => show('turn', 2)
  })
  await page.goto(`${inject('address')}/t/0123456789abcdef`)
  await question(mira).waitFor()
  await isLively(mira)
  const told = () => page.locator('[role=log]').allInnerTexts()
  await page.getByRole('button', { name: companyText('talk') }).click()
  const dialog = page.getByRole('dialog', { name: companyText('talk') })
  await dialog.waitFor()
  const before = await told()
  turnComes()
  await expect.poll(() => page.title()).toContain(t('turn.yours'))
  await page.waitForTimeout(500)
  expect(await told()).toEqual(before)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await told()).join(' ')).toContain(t('turn.yours'))
})
