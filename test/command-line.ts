// What the tools that are run by hand say when they are called wrongly.

/** Ends the program with a sentence for whoever has called it: the stack of an error would tell them nothing. */
export function endWith(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
