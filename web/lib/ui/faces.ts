// How the seats of a table are told apart: each is a sign (an animal on a tile of its own shape) and a colour, the same on
// every screen. The drawings lie in the common sprite as `face-0` and, without the animal, `tile-0`; the colours, one for
// each seat, are tokens: `data-seat` gives an element and all in it its seat's as --seat.

/** The animal and the tile's outline, round the origin, of each seat by its number. */
export const faces = [
  { animal: '𓃠', tile: 'M12 0A12 12 0 1 1 -12 0A12 12 0 1 1 12 0Z' },
  { animal: '𓃣', tile: 'M-10.8 -10.8H10.8V10.8H-10.8Z' },
  { animal: '𓅝', tile: 'M0 -13L13 0L0 13L-13 0Z' },
  { animal: '𓆋', tile: 'M0 -13L13.2 11.4H-13.2Z' },
  { animal: '𓅐', tile: 'M-5.4 -12.4H5.4V-5.4H12.4V5.4H5.4V12.4H-5.4V5.4H-12.4V-5.4H-5.4Z' },
  { animal: '𓃭', tile: 'M-6 12.6L-12.8 -9Q-7.4 -8.4 -6 -5Q-3 -10 0 -12.8Q3 -10 6 -5Q7.4 -8.4 12.8 -9L6 12.6Z' },
] as const
