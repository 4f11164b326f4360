// English: the menu, and what can be set for this browser.
export const menu = {
  'menu': 'Menu',
  'rules': 'How to play',
  'rules.soon': 'Buy from the base, play a card for its action, entomb one card a turn: only tombs score.',
} as const
