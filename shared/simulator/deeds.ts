// What can happen around a simulated table beside its faults, by name: whoever shows it says it in words.

export const deeds = [
  // what clients do
  'sits-down',
  'connects',
  'looks',
  'picks',
  'sends-again',
  'takes-back',
  'seats-bot',
  'pings',
  'asks-for-view',
  'closes-page',
  'reads-missed',
  'reads-log',
  'asks-for-history',
  'asks-for-hint',
  'leaves',
  'asks-for-stand-in',
  'comes-back',
  'gives-up',
  'watches',
  'stops-watching',
  // what intruders do
  'makes-up-pick',
  'takes-back-others',
  'sends-away',
  'stand-in-for-others',
  'gives-up-others',
  'takes-seat-of-others',
  'deletes',
  'sends-garbage',
  // what arrives
  'call',
  'answer',
  'frame',
  'message',
  'close',
  'opening',
  // what the table and its surroundings do
  'goes-on',
  'reaches-disk',
  'timer',
  'alarm',
  'time',
] as const
export type Deed = (typeof deeds)[number]
