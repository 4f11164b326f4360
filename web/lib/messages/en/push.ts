// English: being told that it is one's turn while no table is open.

export const texts = {
  tell: 'Tell me when it’s my turn',
  begin: 'Tell me when it begins',
  beginWhat: 'and when it’s my turn, also while this page is closed',
  turn: 'Your turn',
  what: 'This browser can tell you by a notification, also while you don’t look at the table.',
  off: 'Tell me no more',
  isOn: 'This browser tells you, at every table of yours that you open in it.',
  told: 'You will be told.',
  'trouble.denied':
    'This browser shows no notifications of this site. You can allow them in its settings for this site, and then ask again.',
  'trouble.install':
    'On an iPhone or iPad this works only from the home screen (from iOS 16.4 on), where your seat is not known yet. Copy the link to your seat under “Play on another device”, share this page, choose “Add to Home Screen”, open it there, paste the link on the front page, and ask again.',
  'trouble.failed': 'It did not work just now. Try again in a moment.',
} as const
