// What comes out of a printer: the letters of the light scheme on white paper, though the page is dark, and with them the
// grounds that something stands on, but nothing of the room around it all.
import { expect, inject, test } from 'vitest'
import { company, type Person } from './people.ts'

const people = company()

test('all cards of a dark page are read on paper', async () => {
  const [mira, omar] = [await people.come('Mira'), await people.come('Omar', { light: true })]
  const letters = ({ page }: Person) =>
    page
      .getByRole('heading', { level: 3 })
      .first()
      .evaluate(heading => getComputedStyle(heading).color)
  for (const { page } of [mira, omar]) {
    await page.goto(`${inject('address')}/cards`)
  }
  expect(await letters(mira)).not.toBe(await letters(omar))
  await mira.page.emulateMedia({ media: 'print' })
  expect(await letters(mira)).toBe(await letters(omar))
  const styles = await mira.page.evaluate(() => {
    const [paper, card] = [document.documentElement, document.querySelector('.card') ?? document.body]
    const { backgroundColor, backgroundImage } = getComputedStyle(paper)
    const around = ['::before', '::after'].map(
      part => getComputedStyle(document.querySelector('.room') ?? paper, part).display,
    )
    return { paper: [backgroundColor, backgroundImage], around, card: getComputedStyle(card).printColorAdjust }
  })
  expect(styles).toEqual({ paper: ['rgba(0, 0, 0, 0)', 'none'], around: ['none', 'none'], card: 'exact' })
})
