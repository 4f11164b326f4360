// English: what stands on a closed door, on a lost line, and what refusals mean.
export const doors = {
  'door.unknown': 'Table not found',
  'door.deleted': 'This table was deleted',
  'door.version': 'This table cannot be continued',
  'door.broken': 'Something went wrong',
  'door.brokenWhat': 'The page could not be shown. Reloading often helps; seats stored in this browser are kept.',
  'door.awayWhat': 'You are offline. Go back: this page can be opened once you are online.',
  'door.notFound': 'Page not found',
  'door.notFoundWhat': 'This page does not exist.',
  'door.again': 'Reload',
  'door.home': 'Create a table',

  'part.coming': 'Loading …',
  'part.failed': 'This part of the page did not load. Reload the page; seats stored in this browser are kept.',
  'part.offline': 'You are offline: this part of the page will load when you are back online.',
  'part.again': 'Try again',

  'line.connecting': 'Reconnecting …',
  'line.polling': 'Slow connection: updates every few seconds.',
  'line.lost': 'Connection lost. Seats are kept; reconnecting …',
  'line.unreachable': 'The table cannot be reached',
  'line.unreachableWhat': 'You or the server are offline. This page keeps trying; seats are kept.',
  'line.retry': 'Try now',
  'line.crowded': 'Too many are connected from here: updates come slowly.',
  'line.here': 'Connect here',
  'line.held': 'Too many requests from here: updates will resume in a moment.',
} as const
