// The sources of a card's values and the link to its place in the gallery, drawn as text.
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import CardSources from '#web/lib/valley/gallery/CardSources.svelte'
import { galleryText } from '#web/lib/valley/gallery/gallery-texts.ts'
import '#test/web/load-texts.ts'

const drawn = (where: { linked: boolean; atTable: boolean }) =>
  render(CardSources, { props: { title: 'boat', load: () => Promise.resolve(undefined), ...where } }).body

test('only at a table the link to another tab says that the game stays', () => {
  expect(drawn({ linked: true, atTable: true })).toContain(`>${galleryText('sheet.newTab')}<`)
  expect(drawn({ linked: true, atTable: false })).toContain(`>${galleryText('newTab')}<`)
  expect(drawn({ linked: false, atTable: false })).not.toContain(galleryText('newTab'))
})
