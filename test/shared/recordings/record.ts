// `npm run record -- [valley|tal] [--undeployed]` plays and records games anew: see recorded.ts for when to.
import { writeFileSync } from 'node:fs'
import { games } from '#shared/games.ts'
import { gameNames } from '#shared/game-names.ts'
import { record } from './record-games.ts'
import { fileOf, outcomeOf, recordingOf } from './recorded.ts'

const words = process.argv.slice(2)
const named = gameNames.filter(name => words.includes(name))
const undeployed = words.includes('--undeployed')

for (const name of named.length > 0 ? named : gameNames) {
  const game = games[name]
  const { version, games: known } = recordingOf(name)
  const changed = known.filter(each => outcomeOf(game, each) !== each.outcome)
  if (version === game.version && changed.length > 0 && !undeployed) {
    console.error(
      `${name}: ${changed.length} of ${known.length} games of version ${version} come out otherwise. Raise \`version\` in shared/${name}/version.ts first.`,
    )
    process.exitCode = 1
    continue
  }
  writeFileSync(fileOf(name), `${JSON.stringify({ version: game.version, games: record[name]() }, null, 1)}\n`)
  console.log(`${name}: recorded with version ${game.version}`)
}
