// `npm run record -- [valley|tal] [--undeployed]` plays and records games anew: see recorded.ts for when to.
import { writeFileSync } from 'node:fs'
import { games } from '#shared/games.ts'
import { gameNames } from '#shared/game-names.ts'
import { namesIn, readArguments } from '#test/command-line.ts'
import { record } from './record-games.ts'
import { fileOf, outcomeOf, recordingOf } from './recorded.ts'

const { positionals, values } = readArguments({
  allowPositionals: true,
  options: { undeployed: { type: 'boolean', default: false } },
})
const { undeployed } = values

for (const name of positionals.length > 0 ? namesIn('npm run record', positionals.join(), gameNames) : gameNames) {
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
  if (version === game.version && !undeployed) {
    console.log(`${name}: version ${version} is recorded already, and all ${known.length} games come out as they did`)
    continue
  }
  writeFileSync(fileOf(name), `${JSON.stringify({ version: game.version, games: record[name]() }, null, 1)}\n`)
  console.log(`${name}: recorded with version ${game.version}`)
}
