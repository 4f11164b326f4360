// Puts a new site in the place of an old one while that is being served. A folder that is taken away and made again is
// lost to whoever serves it, and answers 404 for every page from then on; so the folder stays, its files are replaced,
// and the page comes after all that it names and before what only the old one named goes.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Adapter } from '@sveltejs/kit'

const page = 'index.html'

/** An adapter that lets another one make the site in one folder, and then serves it from another. */
export function published(made: string, served: string, inner: Adapter): Adapter {
  return {
    ...inner,
    async adapt(builder) {
      await inner.adapt(builder)
      replaceSite(made, served)
    },
  }
}

/** Makes the files of one folder those of another, the page last; what has not changed is not touched. */
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

/** Nobody ever reads half a file: it is written beside the old one, and then has its name. */
function replaceFile(from: string, to: string): void {
  if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) return
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, `${to}.new`)
  renameSync(`${to}.new`, to)
}
