// The sign of each phrase that can be said, as a line drawing on 24 x 24. Those of a game's own phrases lie in its folder.
import type { CommonTalk } from '#shared/talk.ts'

const common: Readonly<Record<CommonTalk, string>> = {
  hello:
    'M7 12.500V7a1.400 1.400 0 0 1 2.800 0v4.500V5a1.400 1.400 0 0 1 2.800 0v6V6a1.400 1.400 0 0 1 2.800 0v7l1.600-2.700a1.400 1.400 0 0 1 2.500 1.300L17 18a5.500 5.500 0 0 1-4.800 3h-1A5.500 5.500 0 0 1 6.400 18L4 14a1.400 1.400 0 0 1 2.300-1.400Z',
  'good-luck': 'M12 3l2.700 5.600l6.100.7l-4.500 4.200l1.200 6l-5.500-3l-5.500 3l1.200-6l-4.500-4.200l6.100-.7Z',
  thinking: 'M6 3h12M6 21h12M7.500 3c0 6 9 12 9 18M16.500 3c0 6-9 12-9 18',
  'well-played':
    'M7.500 11v9H3.500v-9ZM7.500 11L11 3.500a2.200 2.200 0 0 1 2.200 2.200V9.500h5.300a1.700 1.700 0 0 1 1.700 2l-1.300 7a1.900 1.900 0 0 1-1.900 1.500H7.500',
  thanks:
    'M12 20C5.500 15.500 3.500 12 3.500 8.800A4.200 4.200 0 0 1 12 7.500a4.200 4.200 0 0 1 8.500 1.300C20.500 12 18.500 15.500 12 20Z',
  oops: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM8.500 9v1M15.500 9v1M12 14a1.800 1.800 0 1 0 0 3.600a1.800 1.800 0 1 0 0-3.600Z',
  ouch: 'M13.500 2.500L5 13.500h6l-1 8l9-12h-6.500Z',
  'good-game':
    'M7 4h10v6a5 5 0 0 1-10 0ZM7 6H3.500c0 4 1.500 5.500 3.700 5.500M17 6h3.500c0 4-1.500 5.500-3.700 5.500M12 15v5M8 20.500h8',
}

const ofGames = import.meta.glob<Readonly<Record<string, string>>>('../../*/talk-signs.ts', {
  eager: true,
  import: 'talkSigns',
})

const signs: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(ofGames), common)

/** The sign of a phrase; empty for one that this page does not know. */
export const signOf = (key: string): string => signs[key] ?? ''
