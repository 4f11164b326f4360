// Replaces a site while it is being served. A server that watches the folder answers 404 for ever if the folder is deleted and
// made again, so the folder stays and its files are replaced: first the new files, then the page that names them, and then the
// files that only the old page named are deleted.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Adapter } from '@sveltejs/kit'

const page = 'index.html'

/** An adapter that lets another one build the site in one folder, and then copies it to the folder that is served. */
export function published(made: string, served: string, inner: Adapter): Adapter {
  return {
    ...inner,
    async adapt(builder) {
      await inner.adapt(builder)
      replaceSite(made, served)
    },
  }
}

/** Makes one folder contain the files of another, the page last. Unchanged files are not touched. */
export function replaceSite(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const names = filesIn(from)
  for (const name of [...names.filter(each => each !== page), page]) replaceFile(join(from, name), join(to, name))
  for (const name of filesIn(to).filter(each => !names.includes(each))) rmSync(join(to, name))
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    statSync(join(folder, name)).isFile(),
  )
}

/** Replaces a file in one step, so that nobody reads half of it: it is written under another name and then renamed. */
function replaceFile(from: string, to: string): void {
  if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) return
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, `${to}.new`)
  renameSync(`${to}.new`, to)
}
