// The first round of the board as somebody plays it who thinks: bids with three tablets, claims a site with each overseer,
// sends three workers to build, and builds the five blocks of the group. On a phone, tap by tap.
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { letterOf } from '#shared/tal/board.ts'
import type { TalView } from '#shared/tal/declarations.ts'
import type { Client } from '#test/client/player.ts'
import { talView } from '#test/shared/typed-by-game.ts'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import { atRest, boardOf, placesOn, pressable } from './board-places.ts'
import { answered, deviceOf, question, type Person } from './people.ts'

/** The options that end a part of a round. */
const ending = ['seal', 'enough', 'pass']

/**
 * Plays it with one finger.
 * @param other the only other seat, which bids nothing and stays where it is
 */
export async function deliberateRound(person: Person, other: Client): Promise<void> {
  const { page } = person
  const device = await deviceOf(person)
  const asked = async () => talView(await device.view()).decisions[0]
  /** The other one ends every part of the round, until this one is asked something of this kind. */
  async function until(kind: TalView['decisions'][number]['kind']): Promise<void> {
    while ((await asked())?.kind !== kind) {
      const [decision] = (await other.view()).decisions
      const end = decision?.options.find(({ id }) => ending.includes(id))
      if (decision && end) await other.pick({ decision: decision.id, options: [end.id] })
    }
  }
  /** One tap, and whatever comes of it. */
  async function tap(what: string, press: () => Promise<unknown>): Promise<void> {
    const before = (await asked())?.id
    await press()
    await expect.poll(async () => (await asked())?.id, { message: what }).not.toBe(before)
    await answered(person)
  }
  const press = (what: string, button: Locator) => tap(what, () => button.tap())
  const pressInQuestion = (name: string | RegExp) => press(String(name), question(person).getByRole('button', { name }))
  /** Taps a place of which this is said, where a finger can reach it without moving the picture first. */
  const goWhere = (saying: string) =>
    tap(saying, async () => {
      const places = placesOn(person, saying)
      await places.first().waitFor({ state: 'attached' })
      await boardOf(person).evaluate(atRest)
      const at = await places.evaluateAll(pressable)
      if (!at) throw new Error(`no place in reach says "${saying}"`)
      await page.touchscreen.tap(at.x, at.y)
    })

  await until('bid')
  for (const tablet of [4, 3, 2])
    await press(
      `lay ${tablet}`,
      page.getByRole('button', { name: talText('group.lay', { letter: letterOf(0), tablet }) }),
    )
  await pressInQuestion(talText('ask.seal'))
  await until('march')
  // The bids are left by themselves too, six seconds after they were revealed.
  await question(person)
    .getByRole('button', { name: talText('marches.on') })
    .tap({ timeout: 7_000 })
    .catch(() => undefined)
  await goWhere(talText('place.claim'))
  await goWhere(talText('place.claim'))
  await pressInQuestion(talText('ask.done'))
  await until('work')
  for (const n of [2, 2, 1]) await goWhere(talText('place.build', { n }))
  await pressInQuestion(talText('ask.done'))
  await until('build')
  const blocks = page.getByRole('group', { name: talText('blocks.yours') }).getByRole('button', { disabled: false })
  for (let block = 1; block <= 5; block++) await press(`block ${block}`, blocks.first())
  await pressInQuestion(new RegExp(`^(${talText('ask.enough')}|${talText('ask.through')})$`))
}
