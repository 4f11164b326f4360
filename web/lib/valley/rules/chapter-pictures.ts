// The pictures of the chapters by name: those of the base game and, once fetched, those of the other ways to play.
import type { Component } from 'svelte'
import type { BasePictureName, PictureName, WayPictureName } from './chapter.ts'
import Acting from './pictures/Acting.svelte'
import Answering from './pictures/Answering.svelte'
import Attack from './pictures/Attack.svelte'
import Beginning from './pictures/Beginning.svelte'
import Buying from './pictures/Buying.svelte'
import Chaining from './pictures/Chaining.svelte'
import Crumbling from './pictures/Crumbling.svelte'
import Ending from './pictures/Ending.svelte'
import Entombing from './pictures/Entombing.svelte'
import Hiding from './pictures/Hiding.svelte'
import Looking from './pictures/Looking.svelte'
import Ordering from './pictures/Ordering.svelte'
import Paying from './pictures/Paying.svelte'
import Playing from './pictures/Playing.svelte'
import Rebuilding from './pictures/Rebuilding.svelte'
import Ruling from './pictures/Ruling.svelte'
import Showing from './pictures/Showing.svelte'
import Squares from './pictures/Squares.svelte'
import Stalling from './pictures/Stalling.svelte'

const base: Readonly<Record<BasePictureName, Component>> = {
  acting: Acting,
  answering: Answering,
  attack: Attack,
  beginning: Beginning,
  buying: Buying,
  chaining: Chaining,
  crumbling: Crumbling,
  ending: Ending,
  entombing: Entombing,
  hiding: Hiding,
  looking: Looking,
  ordering: Ordering,
  paying: Paying,
  playing: Playing,
  rebuilding: Rebuilding,
  ruling: Ruling,
  showing: Showing,
  squares: Squares,
  stalling: Stalling,
}
const known = new Map<string, Component>(Object.entries(base))

export function loadPictures(pictures: Readonly<Record<WayPictureName, Component>>): void {
  for (const [name, picture] of Object.entries(pictures)) known.set(name, picture)
}

/** The picture of this name; undefined until it has been fetched. */
export const pictureOf = (name: PictureName): Component | undefined => known.get(name)
