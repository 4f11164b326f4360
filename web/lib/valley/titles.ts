// The one door through which the page reaches the facts of titles and sets.
export { sets, titleOf, type Title } from './fixture.ts'
