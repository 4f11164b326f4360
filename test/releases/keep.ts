// `npm run keep-release -- COMMIT` builds the page of that commit and keeps it, for the test that plays it against the present
// worker (test/browser/release.test.ts). To be done after a deploy, with the commit that was deployed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWith } from '#test/command-line.ts'
import { filesIn, keptAt, writeRelease } from './last-page.ts'

/** Runs a command, and gives what it says. What it complains of is shown. */
function run(command: string, args: readonly string[], cwd = '.', env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} has failed`, { cause: error })
  return stdout
}

const [wanted] = process.argv.slice(2)
if (wanted === undefined) endWith('Say which commit was deployed: npm run keep-release -- COMMIT')
const named = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${wanted}^{commit}`], { encoding: 'utf8' })
if (named.status !== 0) endWith(`git knows no commit ${wanted} here.`)
const commit = named.stdout.trim()
const own = mkdtempSync(join(tmpdir(), 'valley-release-'))
const source = join(own, 'source')
const site = join(own, 'site')
try {
  run('git', ['worktree', 'add', '--detach', source, commit])
  // With the packages and the script of that commit.
  run('npm', ['run', 'build'], source, { SITE: site })
  writeRelease({ commit, files: filesIn(site) })
  console.log(`Kept the page of ${commit}: ${Math.ceil(statSync(keptAt).size / 1024)} KB.`)
} finally {
  run('git', ['worktree', 'remove', '--force', source])
  rmSync(own, { recursive: true, force: true })
}
