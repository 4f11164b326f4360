// The board game in five pictures.
import type { Component } from 'svelte'
import type { RuleText } from './chapters.ts'
import BidLesson from './lesson/BidLesson.svelte'
import BuildLesson from './lesson/BuildLesson.svelte'
import CountLesson from './lesson/CountLesson.svelte'
import MarchLesson from './lesson/MarchLesson.svelte'
import TakeLesson from './lesson/TakeLesson.svelte'

export const lessonPages: readonly {
  readonly title: RuleText
  readonly text: RuleText
  readonly picture: Component
}[] = [
  { title: 'lesson.bid', text: 'lesson.bidWhat', picture: BidLesson },
  { title: 'lesson.march', text: 'lesson.marchWhat', picture: MarchLesson },
  { title: 'lesson.build', text: 'lesson.buildWhat', picture: BuildLesson },
  { title: 'lesson.take', text: 'lesson.takeWhat', picture: TakeLesson },
  { title: 'lesson.count', text: 'lesson.countWhat', picture: CountLesson },
]
