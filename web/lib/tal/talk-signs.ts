// The signs of what can be said at a table of this game alone, as line drawings on 24 x 24.
import type { TalTalk } from '#shared/tal/talk.ts'

export const talkSigns: Readonly<Record<TalTalk, string>> = {
  'too-dear': 'M5.500 3.500h13v17h-13ZM9 8h6M9 12h6M9 16h3',
  'in-my-way': 'M8.300 3h7.400L21 8.300v7.400L15.700 21H8.300L3 15.700V8.300ZM8 12h8',
  thief:
    'M3 9c3-2 6-2 9 0c3-2 6-2 9 0c0 5-2 7.500-4.500 7.500S12.500 14 12 13c-.5 1-2 3.500-4.500 3.500S3 14 3 9ZM7 11.500h2M15 11.500h2',
  'what-a-pyramid': 'M2.500 20h19v-4h-3.500v-4h-3.500V8h-5v4H6v4H2.500Z',
}
