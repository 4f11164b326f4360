// The signs of what can be said at a table of this game alone, as line drawings on 24 x 24.
import type { ValleyTalk } from '#shared/valley/talk.ts'

export const talkSigns: Readonly<Record<ValleyTalk, string>> = {
  'wanted-it':
    'M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500C19 16.500 15.700 18.500 12 18.500S5 16.500 2.500 12ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z',
  'to-the-tomb': 'M2.500 20L12 4l9.500 16ZM9.500 20v-5.500h5V20',
  crumbles: 'M3.500 20.500h17M5 20.500v-5h6v5M13 20.500v-5h6v5M12 3h6v5h-6ZM12 11l-2.500 2.500M17 10.500v2.500',
  curse:
    'M12 3a7.500 7.500 0 0 0-7.500 7.500c0 3 1.500 4.700 3.500 6V20.500h8v-4c2-1.300 3.500-3 3.500-6A7.500 7.500 0 0 0 12 3ZM9 10v1.500M15 10v1.500M12 17.500v3',
}
