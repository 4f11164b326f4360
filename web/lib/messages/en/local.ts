// English: tables in this browser, against bots or with several people on one device.
import { spelled } from './numbers.ts'

export const texts = {
  'curtain.title': (p: { name: string }) => `Hand the device to ${p.name}`,
  'curtain.turn': (p: { name: string }) => `It is ${p.name}’s turn. Nobody else should look now.`,
  'curtain.answer': (p: { name: string }) => `${p.name} has to choose something. Nobody else should look now.`,
  'curtain.lift': (p: { name: string }) => `I am ${p.name}`,
  'curtain.undo': (p: { name: string }) => `${p.name}: undo the last move`,
  'curtain.lost': (p: { name: string }) =>
    `${p.name}’s seat is no longer kept in this browser: the game cannot go on. You can delete it on the front page.`,

  'elsewhere.title': 'This table is open in another tab',
  'elsewhere.what': 'It goes on there. You can bring it back to this tab at any time.',
  'elsewhere.back': 'Go on here',
  'local.notKept': 'This browser stores nothing: the game lasts only as long as this page is open.',
  'local.full': 'This device has no space left to store the game. It goes on once you have freed some.',
  'local.failed': 'The game could not be started here. Reload the page and try again.',

  'bots.count': 'How many bots',
  'device.title': 'On one device',
  'device.what': 'You hand the device around. Before each turn it is covered, so that nobody sees another hand.',
  'device.name': (p: { n: number }) => `Player ${p.n}`,
  'device.nameOf': (p: { n: number }) => `Name of player ${p.n}`,
  'device.more': 'Add a player',
  'device.less': (p: { name: string }) => `Remove ${p.name}`,
  'device.begin': (p: { n: number }) => `Start with ${spelled(p.n)} players`,

  tutorial: 'Learn by playing',
  'tutorial.at': (p: { n: number; of: number }) => `${p.n} of ${p.of} steps done`,
  'tutorial.on': 'Go on',
  'tutorial.last': 'Play on',
  'tutorial.leave': 'Play without help',
  'tutorial.again': 'Help me again',
  'tutorial.againWhat': 'the tutorial goes on where you left it',
  'tutorial.key': 'hear the step again',
  'tutorial.elsewhere': 'Your table waits for players.',
  'tutorial.seats': (p: { n: number; of: number }) => `Your table: ${p.n} of ${p.of} seats taken`,
  'tutorial.gone': 'Something has changed at your table.',
  'tutorial.begun': 'The game at your table has begun!',
  'tutorial.go': 'It has begun: go there',
  'tutorial.back': 'Back to your table',
} as const
