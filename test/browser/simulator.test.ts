// The page that shows a table under attack: on a phone and on a desktop nothing is wider than the screen and axe is content; a
// seed in the address shows the same game again, step by step, in both languages.
import { beforeAll, expect, inject, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { texts as german } from '#web/lib/messages/de/simulator.ts'
import { texts as english } from '#web/lib/messages/en/simulator.ts'
import { sharedBrowser } from './shared-browser.ts'
import { expectFit } from './looks.ts'
import { arrive, desktop, leave, phone } from './people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

const steps = 40

/** Makes steps by hand from the beginning, and gives what was told of them. */
async function storyOf(page: Page, seed: number): Promise<readonly string[]> {
  // Nothing moves of itself before the first step: the page's frames are not drawn.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.goto(`${inject('address')}/simulator?seed=${seed}`)
  const step = page.getByRole('button', { name: english.step })
  const at = (n: number) => page.getByRole('paragraph').filter({ hasText: new RegExp(`${english.at({ step: n })}\\b`) })
  for (let made = 1; made <= steps; made++) {
    await step.click()
    await at(made).waitFor()
  }
  return page.getByRole('listitem').filter({ hasText: /^\d/ }).allTextContents()
}

test('the seed in the address shows the same game each time, step by step', async () => {
  const [mira, omar] = [
    await arrive(browser, 'Mira', { size: desktop }),
    await arrive(browser, 'Omar', { size: phone }),
  ]
  const story = await storyOf(mira.page, 438)
  expect(story.length).toBeGreaterThan(5)
  expect(await storyOf(omar.page, 438)).toEqual(story)
  await expectFit(mira, 'a simulation')
  await expectFit(omar, 'a simulation on a phone')
  await leave(mira)
  await leave(omar)
})

test('at full speed it goes on until the game is over, and says that every promise was kept', async () => {
  const mira = await arrive(browser, 'Mira', { size: phone, speaks: 'de', moving: true })
  const { page } = mira
  await page.goto(`${inject('address')}/simulator?seed=62`)
  for (const name of [german.speed({ steps: 12 }), german.speed({ steps: 60 })])
    await page.getByRole('button', { name, exact: true }).click()
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^(${german.over}|${german.deleted})$`) })
    .waitFor()
  const kept = page.getByRole('listitem').filter({ hasText: german['promise.lost'] })
  expect(await kept.textContent()).toContain(`: ${german.kept}`)
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: `: ${german.notKept}` })
      .count(),
  ).toBe(0)

  await page.getByRole('button', { name: german.other }).click()
  await page.waitForURL(url => url.searchParams.get('seed') !== '62')
  await page.getByRole('button', { name: german.pause }).waitFor()
  await leave(mira)
})

test('the game of any seed that a campaign has played is shown, and none is none', async () => {
  const mira = await arrive(browser, 'Mira', { size: phone })
  const { page } = mira
  const seed = page.getByRole('spinbutton', { name: english.seed })
  for (const [address, shown] of [
    ['2003920', '2003920'],
    ['', '438'],
  ] as const) {
    await page.goto(`${inject('address')}/simulator?seed=${address}`)
    await page.getByRole('button', { name: english.step }).waitFor()
    expect(await seed.inputValue()).toBe(shown)
  }
  await seed.fill('99999999')
  await page.getByRole('button', { name: english.show }).click()
  await page.waitForURL(url => url.searchParams.get('seed') === '99999999')
  await expectFit(mira, 'a simulation of a large seed')
  await leave(mira)
})

test('whoever wants no motion begins it, and begins it anew with the same seed', async () => {
  const mira = await arrive(browser, 'Mira')
  const { page } = mira
  await page.goto(`${inject('address')}/simulator?seed=62`)
  await page.getByRole('button', { name: english.play }).click()
  await page.getByRole('button', { name: english.pause }).click()
  const atStart = page.getByRole('paragraph').filter({ hasText: new RegExp(`${english.at({ step: 0 })}\\b`) })
  await page.getByRole('button', { name: english.step }).click()
  await atStart.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: english.show }).click()
  await atStart.waitFor()
  await leave(mira)
})
