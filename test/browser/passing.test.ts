// Whoever passes all questions until their own turn can think better of it before that.
import { expect, test } from 'vitest'
import { t } from '#web/lib/messages/page-texts.ts'
import { required } from '#test/shared/required.ts'
import { states } from '../scenes/drawn-states.ts'
import { openStill } from '../scenes/still.ts'
import { phone } from './people.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'

const drawn = (state: string) => required(states[state]?.())
/** The same question, put for the first, second, third time. */
const reaction = (time: number) => {
  const { decisions, ...view } = drawn('react')
  return { ...view, decisions: decisions.map(decision => ({ ...decision, id: `0-${time}` })) }
}

test('who passes until the own turn can stop that while others play, and is asked again from then on', async () => {
  const [browser, still] = await Promise.all([sharedBrowser(), sharedStill()])
  const page = await openStill(browser, still, phone.width, phone.height)
  const follow = (view: ReturnType<typeof drawn>) => page.evaluate(view => window.look.follow(view), view)
  const stop = page.getByRole('button', { name: t('react.stopPassing') })
  const passed = expect.objectContaining({ options: ['pass'] })

  await page.evaluate(view => window.look.sit(view), reaction(1))
  await page.getByRole('button', { name: t('react.passUntil') }).click()
  expect(await follow(drawn('wait'))).toEqual(passed)
  await stop.waitFor()
  await follow(reaction(2))
  expect(await follow(drawn('wait'))).toEqual(passed)

  await stop.press('Enter')
  await stop.waitFor({ state: 'detached' })
  // The button has gone with what it did; the focus stays at the question.
  await page
    .getByRole('region', { name: t('ask'), exact: true })
    .and(page.locator(':focus'))
    .waitFor()
  await follow(reaction(3))
  await page.getByRole('button', { name: t('react.passUntil') }).waitFor()
  expect(await follow(drawn('wait'))).toBeNull()
  await page.context().close()
})
