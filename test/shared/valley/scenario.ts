// The language that rulings are tested in. `scene` puts cards where they are to lie, players do what a client could do,
// and every pick is followed by the checks that hold always.
export { scene, Scene, type SceneTable } from './scenario/valley-scene.ts'
export { Player, optionName } from './scenario/valley-player.ts'
export { base, type PyramidOfNames, type Setting } from './scenario/valley-setting.ts'
export { playerNames, type PlayerName } from '../game-scene.ts'
export { facts, printed, starters, titled } from './scenario/titles.ts'
