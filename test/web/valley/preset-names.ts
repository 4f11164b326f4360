// The presets of the table maker by name.
import { presets, type Preset } from '#web/lib/valley/table-options/table-choice.ts'

const isPreset = (name: string): name is Preset => name in presets

export const presetNames: readonly Preset[] = Object.keys(presets).filter(isPreset)
