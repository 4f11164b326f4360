// The deck-builder in five pictures, and its rules in a few sentences: both hold in every edition. A solitaire has its
// own words, which are there because a table with other ways to play shows its rules only when it has them.
import type { Component } from 'svelte'
import type { Point } from './chapter.ts'
import BuyLesson from './lesson/BuyLesson.svelte'
import CrumbleLesson from './lesson/CrumbleLesson.svelte'
import EntombLesson from './lesson/EntombLesson.svelte'
import PlayLesson from './lesson/PlayLesson.svelte'
import SquareLesson from './lesson/SquareLesson.svelte'
import { alone, master, not, withOthers } from './rules-context.ts'
import type { RuleKey } from './rules-texts.ts'

/** A picture with its words; `when`: only at such tables. */
interface LessonPage extends Pick<Point, 'text' | 'when'> {
  readonly title: RuleKey
  readonly picture: Component
}

export const lessonPages: readonly LessonPage[] = [
  { title: 'lesson.buy', text: 'lesson.buyWhat', picture: BuyLesson },
  { title: 'lesson.crumble', text: 'lesson.crumbleWhat', picture: CrumbleLesson },
  { title: 'lesson.play', text: 'lesson.playWhat', picture: PlayLesson },
  { title: 'lesson.entomb', text: 'lesson.entombWhat', picture: EntombLesson, when: not(master) },
  { title: 'lesson.entomb', text: 'lesson.entombMaster', picture: EntombLesson, when: master },
  { title: 'lesson.squares', text: 'lesson.squaresWhat', picture: SquareLesson, when: withOthers },
  { title: 'lesson.squares', text: 'lesson.squaresAlone', picture: SquareLesson, when: alone },
]

/** The rules in short, sentence by sentence. */
export const shortRules: readonly Point[] = [
  { text: 'short.1' },
  { text: 'short.2' },
  { text: 'short.3' },
  { text: 'short.4', when: not(master) },
  { text: 'solitaire.master', when: master },
  { text: 'short.5' },
  { text: 'short.6', when: withOthers },
  { text: 'solitaire.end', when: alone },
  { text: 'short.7' },
  { text: 'solitaire.what', when: alone },
]
