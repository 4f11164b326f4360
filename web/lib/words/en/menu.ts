// English: what the page says of its menu from the first moment. What the menu itself says is in `late.ts`.
export const menu = {
  'menu': 'Menu',
  'scheme.toDark': 'Show it dark',
  'scheme.toLight': 'Show it light',
  'rules': 'How to play',
  'gallery': 'The cards',
} as const
