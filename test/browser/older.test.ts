// Both games in the oldest browsers that the page is made for (README, Browsers).
import { inject, test } from 'vitest'
import { gameTitles } from '#shared/game-names.ts'
import tooOld from '#web/lib/messages/en/too-old.txt?raw'
import { t } from '#web/lib/messages/page-texts.ts'
import { grownOld } from './older-browser.ts'
import { expectFit, picture } from './looks.ts'
import { company, phone, question, type Person } from './people.ts'
import { playBoard } from './play-board.ts'
import { byFinger, byMouse, play, randomFrom } from './play-valley.ts'

const { come } = company()

async function againstBots({ page }: Person): Promise<void> {
  await page.getByLabel(t('home.name')).fill('Mira')
  await page.getByRole('button', { name: new RegExp(`^${t('home.bots')}`) }).click()
}

test('the deck-builder is played in an old browser, with all that moves there', async () => {
  const mira = await come('Mira', { moving: true })
  await grownOld(mira)
  await mira.page.goto(inject('address'))
  await againstBots(mira)
  await question(mira).waitFor()
  await play(mira, { seed: 3, press: byMouse, until: pressed => pressed > 25 })
})

test('the board game is played in an old browser', async () => {
  const mira = await come('Mira', { size: phone })
  await grownOld(mira)
  await mira.page.goto(inject('address'))
  await mira.page.getByRole('radio', { name: gameTitles.tal }).check()
  await againstBots(mira)
  await question(mira).waitFor()
  let looked = 0
  await playBoard(mira, randomFrom(4), byFinger, () => Promise.resolve(++looked > 60))
})

test.each([
  ['an array cannot be sorted into another one', () => Reflect.deleteProperty(Array.prototype, 'toSorted')],
  ['styles cannot ask what an element has in it', () => (CSS.supports = () => false)],
  ['styles cannot say what their own properties hold', () => Reflect.deleteProperty(globalThis, 'CSSPropertyRule')],
])('a browser in which %s is told that it is too old, wherever the link leads', async (_, without) => {
  const mira = await come('Mira', { size: phone })
  await mira.context.addInitScript(without)
  for (const path of ['/', '/t/AAAAAAAAAAAAAAAA']) {
    await mira.page.goto(inject('address') + path)
    await mira.page.getByText(tooOld.trim()).click()
  }
  await picture(mira, 'too-old')
  await expectFit(mira, 'an old browser')
})
