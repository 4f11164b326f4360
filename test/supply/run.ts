// `npm run supply`: the packages that package.json names, each with its version, licence and size, how many come with it
// and what it is needed for; of all that are installed only the licences, counted. Fails where a named package is used
// nowhere or has no sentence in `reasons.ts`, where a sentence is left over, and where any licence is not known.
import { direct, licences, supplied, unused } from './packages.ts'
import { reasons } from './reasons.ts'

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(2)
const described = direct.map(supplied)
const printed = (isRuntime: boolean) => {
  console.log(`\n${isRuntime ? 'In the product' : 'To build and test it'}\n`)
  console.log('| package | version | licence | MB | packages that come with it | MB with them | needed for |')
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const { name, version, licence, size, indirect, sizeInAll } of described.filter(
    each => each.isRuntime === isRuntime,
  ))
    console.log(
      `| ${name} | ${version} | ${licence} | ${megabytes(size)} | ${indirect} | ${megabytes(sizeInAll)} | ${reasons[name] ?? ''} |`,
    )
}
printed(true)
printed(false)

const counts = [...licences()].sort(([, one], [, other]) => other - one)
const installed = counts.reduce((sum, [, count]) => sum + count, 0)
console.log(
  `\n${installed} packages are installed: ${counts.map(([licence, count]) => `${licence} ${count}`).join(', ')}`,
)

const faults = [
  ...direct.filter(name => !(name in reasons)).map(name => `${name}: nobody says what it is needed for`),
  ...Object.keys(reasons)
    .filter(name => !direct.includes(name))
    .map(name => `${name}: is said to be needed, but is no dependency`),
  ...unused().map(name => `${name}: nothing uses it`),
  ...(licences().has('unknown') ? ['a licence is not known'] : []),
]
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
