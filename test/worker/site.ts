// The worker that browser tests are served by: the product itself, but a table's seed follows from what is wished for, so
// that the same people at the same table are dealt the same game in every run. Nothing of this lies in what is deployed.
import type { NextTableRequest, TableRequest } from '#shared/table/table-requests.ts'
import { Table as Product } from '#worker/table-object.ts'
import type { SitDown } from '#shared/protocol.ts'
import { drawing } from './drawing.ts'
import { sharers } from './sharers.ts'

export { default } from '#worker/index.ts'

export class Table extends Product {
  override make(wish: TableRequest): ReturnType<Product['make']> {
    return drawn(wish, () => super.make(shareless(wish)))
  }

  override follow(wish: NextTableRequest): ReturnType<Product['follow']> {
    return drawn(wish, () => super.follow(shareless(wish)))
  }

  override sit(wish: SitDown): ReturnType<Product['sit']> {
    return super.sit(shareless(wish))
  }
}

/** A wish without its share, unless whoever wishes is one of those whose shares are kept. */
function shareless<Any extends Pick<SitDown, 'name' | 'share'>>(wish: Any): Any {
  if (sharers.includes(wish.name)) return wish
  const { share: _, ...others } = wish
  return others as Any
}

type Wish = Pick<TableRequest, 'game' | 'seats' | 'name' | 'options'>

/** All random bytes of a table are drawn before its making waits for anything, so they do not mix with those of another table. */
function drawn<T>({ game, seats, name, options }: Wish, make: () => T): T {
  const chance = crypto.getRandomValues
  crypto.getRandomValues = drawing(JSON.stringify([game, seats, name, options]))
  try {
    return make()
  } finally {
    crypto.getRandomValues = chance
  }
}
