// Bots play at a table: what of it is stored, what everybody is sent, and when.
import { expect, test } from 'vitest'
import { BotTable, type Plan } from './bot-table.ts'

const plans: readonly Plan[] = [
  { game: 'valley', people: 1, bots: ['newcomer'] },
  { game: 'valley', people: 2, bots: ['newcomer', 'newcomer'], options: { edition: 'last-rites', pharaohs: true } },
  { game: 'valley', people: 1, bots: ['newcomer', 'club', 'newcomer'], options: { edition: 'afterlife' } },
]

test.each(plans)(
  '$game, $people with bots $bots: a whole game, whose rows are the same however often the table is unloaded',
  async plan => {
    const kept = await BotTable.made(plan, 5)
    await kept.playOn()
    await kept.check()
    const forgetful = await BotTable.made(plan, 5)
    await forgetful.playOn(Infinity, () => {
      forgetful.table.unload()
    })
    await forgetful.check()
    expect(kept.view.phase).toBe('over')
    expect(forgetful.table.rows.texts).toEqual(kept.table.rows.texts)
    for (const { table } of [kept, forgetful]) expect(table.unexpectedErrors).toEqual([])
  },
)
