// The way to the cards that a table is played with: the gallery, showing these alone.
import { addressOf } from '../gallery/address.ts'
import { groupsOf } from '../gallery/groups.ts'
import type { Wish } from './wish.ts'

export const cardsOf = (wish: Wish): string => addressOf({ opened: null, sought: '', only: groupsOf(wish) })
