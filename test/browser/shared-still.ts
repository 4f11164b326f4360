// The still page for all files of tests that look at it: built once, by the first that asks for it.
import { access, mkdir, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'
import { buildStill, stillIn, type Still } from '../scenes/still.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the still page is built; what lies beside it by a longer name says how far that is. */
    still: string
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** The page, once it is built; throws where it does not build, here or for another file. */
export async function sharedStill(): Promise<Still> {
  const folder = inject('still')
  const built = `${folder}-built`
  const failed = `${folder}-failed`
  const isFirst = await mkdir(`${folder}-begun`).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const still = await buildStill(folder).catch(async (cause: unknown) => {
      await writeFile(failed, '')
      throw cause
    })
    await writeFile(built, '')
    return still
  }
  while (!(await isThere(built))) {
    if (await isThere(failed)) throw new Error('The still page does not build.')
    await pause(100)
  }
  return stillIn(folder)
}
