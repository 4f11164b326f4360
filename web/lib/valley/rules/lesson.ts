// The deck-builder in five pictures, and its rules in a few sentences: both hold in every edition.
import type { Component } from 'svelte'
import BuyLesson from './lesson/BuyLesson.svelte'
import CrumbleLesson from './lesson/CrumbleLesson.svelte'
import EntombLesson from './lesson/EntombLesson.svelte'
import PlayLesson from './lesson/PlayLesson.svelte'
import SquareLesson from './lesson/SquareLesson.svelte'
import type { RuleKey } from './rules-texts.ts'

export const lessonPages: readonly { readonly title: RuleKey; readonly text: RuleKey; readonly picture: Component }[] =
  [
    { title: 'lesson.buy', text: 'lesson.buyWhat', picture: BuyLesson },
    { title: 'lesson.crumble', text: 'lesson.crumbleWhat', picture: CrumbleLesson },
    { title: 'lesson.play', text: 'lesson.playWhat', picture: PlayLesson },
    { title: 'lesson.entomb', text: 'lesson.entombWhat', picture: EntombLesson },
    { title: 'lesson.squares', text: 'lesson.squaresWhat', picture: SquareLesson },
  ]

/** The rules in short, sentence by sentence. */
export const shortRules = ['short.1', 'short.2', 'short.3', 'short.4', 'short.5', 'short.6', 'short.7'] as const
