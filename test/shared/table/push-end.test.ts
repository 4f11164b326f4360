// What people are told while they are away that asks nothing of them: that a bot plays on for them, and that the game is over.
import { expect, test } from 'vitest'
import { required } from '#test/shared/required.ts'
import { target } from '../push/push-target.ts'
import { bodyOf, settled } from './memory-place.ts'
import { bodies, endTurn, satDown, seen, untilAsked, wished, type Sat } from './push-table.ts'

/** Ends turns until the game is over; gives whoever has made the last pick. */
async function playedOut(sat: Sat): Promise<number> {
  for (;;) {
    const [seat = 0] = (await seen(sat)).waitingFor
    await endTurn(sat)
    if ((await seen(sat)).phase === 'over') return seat
    sat.table.unload()
  }
}

/** The sentence that a seat is to be told of the end. */
async function endSaid(sat: Sat, seat: number): Promise<string> {
  const { result, seats } = await seen(sat)
  const winners = required(result).winners
  const others = winners.filter(each => each !== seat).map(each => seats[each]?.name ?? '')
  if (others.length === 0) return 'The game is over. You have won.'
  const names = new Intl.ListFormat('en-GB').format(others)
  return winners.includes(seat)
    ? `The game is over. You share the victory with ${names}.`
    : `The game is over. ${names} ${others.length === 1 ? 'has' : 'have'} won.`
}

test('whoever is away when the game ends is told who has won, once, and whoever ends it or looks on is not', async () => {
  const sat = await satDown(['Anna', 'Bert', 'Cleo', 'Dora'])
  bodyOf(await wished(sat, 0))
  const here = 2
  const connected = sat.table.connect(required(sat.seated[here]).token)
  const last = await playedOut(sat)
  const told = bodies(sat).filter(([, body]) => body?.startsWith('The game is over'))
  const away = [0, 1, 2, 3].filter(seat => seat !== last && seat !== here)
  const wanted = await Promise.all(away.map(async seat => [`${seat}`, await endSaid(sat, seat)]))
  expect(told).toEqual(wanted)
  expect(sat.table.push.sent.at(-1)).toMatchObject({ reason: 'over', seconds: 7 * 86_400, isUrgent: false })
  sat.table.disconnect(connected)
  sat.table.unload()
  bodyOf(await sat.table.machine.again(required(sat.seated[0]).token, 'https://valley.test'))
  await settled()
  expect(bodies(sat).filter(([, body]) => body?.startsWith('The game is over'))).toHaveLength(wanted.length)
})

test('whoever is away is told that somebody else has a bot play on for them, in their language; then only of the end', async () => {
  const sat = await satDown(['Anna', 'Bert'])
  bodyOf(await wished(sat, 1, target('other-1', 'de')))
  await untilAsked(sat)
  const before = bodies(sat).length
  const stand = { bot: 'newcomer', forGood: false } as const
  bodyOf(await sat.table.machine.standIn(required(sat.seated[0]).token, 1, stand))
  await settled()
  expect(bodies(sat).slice(before)).toEqual([
    ['1', 'A bot now plays on for you. Open the table to take your seat back.'],
    ['1', 'Ein Bot spielt jetzt für dich weiter. Öffne den Tisch, um deinen Platz wieder einzunehmen.'],
  ])
  const isBotStillNews = sat.table.push.isDue
  expect(isBotStillNews()).toBe(true)
  for (;;) {
    const { phase, waitingFor } = await seen(sat)
    if (phase === 'over') break
    if (waitingFor[0] === 0) await endTurn(sat)
    else await sat.place.pass(2000)
  }
  await settled()
  expect(isBotStillNews()).toBe(false)
  const later = bodies(sat).slice(before + 2)
  expect(later.map(([seat]) => seat)).toEqual(['1', '1'])
  expect(later[0]).toEqual(['1', await endSaid(sat, 1)])
})

test('nobody is told of the bot that they have asked for themselves, or that comes while they look on', async () => {
  const sat = await satDown(['Anna', 'Bert'])
  await untilAsked(sat)
  const before = bodies(sat).length
  const { token } = required(sat.seated[1])
  const stand = { bot: 'newcomer', forGood: false } as const
  bodyOf(await sat.table.machine.standIn(token, 1, stand))
  bodyOf(await sat.table.machine.comeBack(token, 1))
  sat.table.connect(token)
  await sat.place.pass(200_000)
  bodyOf(await sat.table.machine.standIn(required(sat.seated[0]).token, 1, stand))
  await settled()
  expect(bodies(sat)).toHaveLength(before)
})
