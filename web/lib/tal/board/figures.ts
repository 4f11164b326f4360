// How figures are told apart without colour: by the animal whose head they have.

export const animals = ['cat', 'jackal', 'ibis', 'crocodile'] as const
type Animal = (typeof animals)[number]

/** The animal of a seat: the same that its face shows everywhere. */
export const animalOf = (seat: number): Animal => animals[seat] ?? 'cat'

export const heads: Readonly<Record<Animal, { readonly outline: string; readonly eye: string }>> = {
  cat: {
    outline: 'M-6.2 -7.6L-2.4 -4.9Q0 -5.6 2.4 -4.9L6.2 -7.6L5.8 .6Q5 5.6 0 5.8Q-5 5.6 -5.8 .6Z',
    eye: 'M-2.4 -.4v1.6M2.4 -.4v1.6',
  },
  jackal: {
    outline:
      'M-2.6 -4L-2.2 -11.6L.8 -5.2L3 -11.6L5.2 -4.2Q6.6 1 4.8 5.6H-1.2Q-.4 3.2 -3 2.8L-9.2 2.2Q-10.8 .6 -9.4 -.8L-4.6 -2.2Z',
    eye: 'M-1 -1.2h1.4',
  },
  ibis: {
    outline: 'M-2 5.6L-1.6 2.6Q-7.4 2.6 -9.6 8.6Q-11 3.2 -6.8 -1.4Q-4.8 -6.4 .6 -6.4Q6.2 -6.2 6 -.4Q5.8 3 4.8 5.6Z',
    eye: 'M-.6 -1.8h1.5',
  },
  crocodile: {
    outline:
      'M-13 -.6Q-13.4 -3 -10.6 -2.8L-4 -3.4Q-3.4 -6.6 -.6 -6.2Q.6 -7.8 2.4 -5.6Q6.6 -4 6 1Q5.6 4 4.6 5.8H-1.8Q-2.2 3.2 -5 2.8L-11.4 2.4L-10.4 .8Z',
    eye: 'M-1 -3h1.4M-10 .8H-3.6',
  },
}
