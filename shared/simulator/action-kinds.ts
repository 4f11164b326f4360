// What can happen around a simulated table beside its faults, by name: whoever shows it says it in words.

/** What clients do: it reaches a table only where it arrives. */
const ofClients = [
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
  'hides-page',
  'looks-at-page',
  'reads-missed',
  'reads-log',
  'talks',
  'asks-to-be-told',
  'asks-to-be-told-no-more',
  'changes-browser',
  'opens-browser',
  'plays-again',
  'asks-for-history',
  'asks-for-hint',
  'leaves',
  'asks-for-stand-in',
  'comes-back',
  'gives-up',
  'watches',
  'stops-watching',
  // intruders
  'makes-up-pick',
  'takes-back-others',
  'sends-away',
  'stand-in-for-others',
  'gives-up-others',
  'takes-seat-of-others',
  'deletes',
  'sends-garbage',
] as const

export const actionKinds = [
  ...ofClients,
  // what arrives
  'call',
  'answer',
  'frame',
  'message',
  'close',
  'opening',
  'push',
  // what the table and its surroundings do
  'goes-on',
  'reaches-disk',
  'timer',
  'alarm',
  'time',
] as const
export type ActionKind = (typeof actionKinds)[number]

/** What has no table begin anything. */
const still = new Set<string>([...ofClients, 'message', 'time'] satisfies ActionKind[])

/** Whether a table may have begun something in a step in which this has happened. */
export function isStirring(what: string): boolean {
  return !still.has(what)
}
