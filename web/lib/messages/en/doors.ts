// English: what stands on a closed door, on a lost line, and what refusals mean.
export const doors = {
  'door.unknown': 'Table not found',
  'door.givenUp': 'This table was deleted',
  'door.removed': 'You were removed',
  'door.removedWhat':
    'The host gave your seat to another player before the game began. You can watch: you see everything that is public.',
  'door.version': 'This table cannot be continued',
  'door.full': 'The table is full',
  'door.fullWhat': 'You can watch the game: you see everything that is public.',
  'door.started': 'The game has begun',
  'door.startedWhat': 'Nobody can join any more, but you can watch: you see everything that is public.',
  'door.watch': 'Watch the game',
  'door.broken': 'Something went wrong',
  'door.brokenWhat': 'The page could not be shown. Reloading often helps; your seat is kept.',
  'door.notFound': 'Page not found',
  'door.notFoundWhat': 'This page does not exist.',
  'door.again': 'Reload',
  'door.home': 'Create a table',

  'part.failed': 'This part of the page did not load. Reload the page; your seat is kept.',
  'part.offline': 'You are offline: this part of the page will load when you are back online.',
  'part.again': 'Try again',

  'line.connecting': 'Reconnecting …',
  'line.polling': 'Slow connection: updates every few seconds.',
  'line.lost': 'Connection lost. Your seat is kept; reconnecting …',
  'line.unreachable': 'The table cannot be reached',
  'line.unreachableWhat': 'You or the server are offline. This page keeps trying; your seat is kept.',
  'line.retry': 'Try now',
  'line.crowded': 'Too many are connected from here: updates come slowly.',
  'line.here': 'Connect here',
  'line.held': 'Too many requests from here: updates will resume in a moment.',
} as const
