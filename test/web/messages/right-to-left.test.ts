// Names that are written from right to left: they must not draw the words, numbers and points beside them into their
// direction, so that "דוד, 0:06" reads in the order in which it stands.
import { expect, test } from 'vitest'
import type { SentenceContext } from '#web/lib/messages/telling.ts'
import { logPieces } from '#web/lib/messages/logged.ts'
import { plain, playerName } from '#web/lib/messages/telling.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { lobbyNews } from '#web/lib/lobby/lobby-news.ts'
import { seriesSaid } from '#web/lib/table/company/company-said.ts'
import { pageTitleOf } from '#web/lib/table/page-title.ts'
import { previewTexts } from '#web/lib/messages/preview-texts.ts'
import { tablePreview } from '#shared/preview-tags.ts'
import { required } from '#test/shared/required.ts'
import { lineOf, viewOf } from '#test/shared/wire-records.ts'

const david = 'דוד'
const muhammad = 'محمد 7'
const [parted, other] = [`\u2068${david}\u2069`, `\u2068${muhammad}\u2069`]
const seats = [david, muhammad].map((name, seat) => ({ seat, name, bot: null, standIn: null, connected: true }))
const view: SentenceContext = viewOf({ phase: 'playing', you: null, seats })

test('in the page’s own texts each is parted from what stands beside it, also in a list', () => {
  expect(t('turn.theirs', { name: david })).toBe(`${parted}’s turn`)
  expect(t('end.shared', { names: [david, 'Mira', muhammad], total: 40 })).toBe(
    `${parted}, Mira and ${other} share the victory with 40`,
  )
  expect(t('end.shared', { names: ['Anna', 'Mira'], total: 40 })).toBe('Anna and Mira share the victory with 40')
  const series = { game: 2, wins: [1, 0], begins: 0 }
  expect(seriesSaid(viewOf({ seats, series }))).toEqual([
    `Game 2 of this series. Games won: ${parted} 1, ${other} 0.`,
    `${parted} goes first.`,
  ])
})

test('so it is in a sentence of the log, in the page’s title, and where more is said of a name', () => {
  expect(playerName(view, 1)).toBe(other)
  expect(plain(logPieces(view, lineOf({ key: 'begin', params: { boneyard: 'shabti' } })))).toContain(parted)
  expect(pageTitleOf(viewOf({ phase: 'playing', seats, waitingFor: [1] }), null)).toContain(`${other}’s turn`)
  const before = viewOf({ you: 1, seats: seats.map(seat => ({ ...seat, name: seat.seat === 0 ? null : seat.name })) })
  expect(lobbyNews(before, viewOf({ you: 1, seats }), false, () => ['a bot'])).toEqual([
    `${parted} (a bot) has joined.`,
  ])
})

test('and in the preview of a link', () => {
  const texts = required(previewTexts.find(({ language }) => language === 'en'))
  const table = { game: 'valley', variant: 'base', host: david, seats: 2 } as const
  expect(tablePreview({ ...table, phase: 'lobby', free: 1 }, texts)?.title).toContain(`${parted} invites you`)
  const over = { ...table, phase: 'over', winners: [david, muhammad] } as const
  const scores = [david, muhammad].map(name => ({ name, total: 40 }))
  const shown = required(tablePreview({ ...over, scores }, texts))
  expect(shown.title).toContain(`${parted} and ${other}`)
  expect(shown.text).toContain(`${parted} 40 · ${other} 40`)
})
