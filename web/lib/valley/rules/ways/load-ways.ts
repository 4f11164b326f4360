// The other ways to play as one part of the page: their chapters, and all that these say and show.
import { editions } from '#shared/valley/editions.ts'
import { learnEditions, learnPharaohs } from '../../card/learned-titles.ts'
import { ways as texts } from '../../../messages/books.ts'
import type { Chapter } from '../chapter.ts'
import { learnPictures } from '../chapter-pictures.ts'
import { ways } from './way-chapters.ts'
import { pictures } from './way-pictures.ts'

/** The chapters, once what they speak of is known; fails where that does not arrive. */
export async function allWays(): Promise<readonly Chapter[]> {
  await Promise.all([texts.learn(), learnEditions(editions), learnPharaohs()])
  learnPictures(pictures)
  return ways
}
