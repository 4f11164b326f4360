// The language that this game's rulings are tested in. `scene` puts figures and blocks where they are to be, players do what
// a client could do, and every pick is followed by the checks that hold always.
export { scene, Scene, type SceneTable } from './scenario/tal-scene.ts'
export { Player } from './scenario/tal-player.ts'
export { prepare, type Setting } from './scenario/tal-setting.ts'
export { playerNames, type PlayerName } from '../game-scene.ts'
