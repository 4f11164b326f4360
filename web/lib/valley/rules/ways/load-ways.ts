// The lazy part of the other ways to play: their chapters with texts and pictures.
import { editions } from '#shared/valley/editions.ts'
import { loadEditions, loadPharaohs } from '../../card/loaded-titles.ts'
import { ways as texts } from '../../messages/books.ts'
import type { Chapter } from '../chapter.ts'
import { loadPictures } from '../chapter-pictures.ts'
import { ways } from './way-chapters.ts'
import { pictures } from './way-pictures.ts'

/** The chapters, once the cards they mention are known; rejects if these do not arrive. */
export async function allWays(): Promise<readonly Chapter[]> {
  await Promise.all([texts.load(), loadEditions(editions), loadPharaohs()])
  loadPictures(pictures)
  return ways
}
