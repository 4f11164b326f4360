// The pictures of the other ways to play, by name.
import type { Component } from 'svelte'
import type { WayPictureName } from '../chapter.ts'
import Afterlife from './pictures/Afterlife.svelte'
import Covered from './pictures/Covered.svelte'
import Crediting from './pictures/Crediting.svelte'
import Embalming from './pictures/Embalming.svelte'
import Exchanging from './pictures/Exchanging.svelte'
import Guarding from './pictures/Guarding.svelte'
import Halving from './pictures/Halving.svelte'
import Kiting from './pictures/Kiting.svelte'
import LastRites from './pictures/LastRites.svelte'
import Marching from './pictures/Marching.svelte'
import Mixing from './pictures/Mixing.svelte'
import Perfect from './pictures/Perfect.svelte'
import Pharaohs from './pictures/Pharaohs.svelte'
import Premium from './pictures/Premium.svelte'
import Revealing from './pictures/Revealing.svelte'
import Seating from './pictures/Seating.svelte'
import Sharing from './pictures/Sharing.svelte'

export const pictures: Readonly<Record<WayPictureName, Component>> = {
  afterlife: Afterlife,
  covered: Covered,
  crediting: Crediting,
  embalming: Embalming,
  exchanging: Exchanging,
  guarding: Guarding,
  halving: Halving,
  kiting: Kiting,
  'last-rites': LastRites,
  marching: Marching,
  mixing: Mixing,
  perfect: Perfect,
  pharaohs: Pharaohs,
  premium: Premium,
  revealing: Revealing,
  seating: Seating,
  sharing: Sharing,
}
