// Which of the still scenes are audited not only at the usual sizes, but also by day, in German, or on screens of other forms: those
// in which that makes a difference.

/** Sizes do not depend on the scheme; those in which a rim or a shade might be of another width are looked at in both. */
export const byDay = ['turn', 'fall', 'pay-lost', 'tomb', 'order-three', 'eight']

/** Where German comes closest to the edge: long words on narrow cards, long texts in short lines, several buttons in a row. */
export const longWords = [
  'eight',
  'either',
  'order-many',
  'long',
  'long-rites',
  'long-titles',
  'few-sets',
  'may',
  'ten',
  'react',
  'react-many',
  'react-lines',
  'affected-many',
  'watch',
  'pharaoh',
  'power-ready',
  'power-six',
  'power-other',
  'tomb-rich',
  'looked-long',
  'looked-sources',
  'pay-eight',
  'cards-opened',
  'cards-remark',
  'cards-sources',
  'end',
  'end-two',
  'end-six',
  'end-six-sets',
  'closed',
  'other-seat',
  'bots-end',
  'bots-menu',
  'call-offered',
  'call-away',
  'call-install',
  'call-seat',
  'tal-work',
  'tal-menu',
  'tal-bid-named',
  'tal-bid-last',
  'tal-build-five',
  'tal-build-last',
  'tal-takeover-named',
  'tal-takeover-marched',
  'tal-call-offered',
  'tal-call-away',
  'lobby-bots-six',
  'tutorial-goal',
  'tutorial-pay',
  'tutorial-entomb',
  'tutorial-waiting',
  'tutorial-begun',
  'tutorial-tal-march',
  'tutorial-tal-rivals',
  'tutorial-tal-build',
]

/** On phones on their side, and on tablets: the scenes whose parts lie elsewhere there than on an upright phone. */
export const rearranged = [
  'turn',
  'six5',
  'eight',
  'ten',
  'long',
  'order',
  'number',
  'react',
  'affected',
  'card',
  'pay-ready',
  'looked',
  'tomb-rich',
  'pharaohs-six',
  'alone',
  'tal-bid-heaped',
  'tal-reveal-named',
  'tal-claim-marched',
  'tal-work',
  'tal-build',
  'tutorial-pay',
  'tutorial-looked',
  'tutorial-waiting',
  'tutorial-tal-march',
]

/** In German where the screen is lowest, and on a tablet: bars of several lines, sheets with long words, small cards with texts. */
export const wordy = [
  'turn',
  'six5',
  'eight',
  'long-rites',
  'ten',
  'order',
  'react',
  'affected',
  'card',
  'pay-ready',
  'tal-bid-heaped',
  'make-six',
  'tal-work',
]

/** On folded and open phones, and the narrowest that are not folded. */
export const unfolded = ['turn', 'react', 'card', 'pay-ready', 'tal-work', 'tal-bid-heaped']

/** The board game on the lowest screens: the auction of few and of many groups, a march, the card of a site. */
export const lowest = ['tal-bid', 'tal-bid-two', 'tal-work', 'tal-build']
