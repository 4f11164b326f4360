// How a card is called on its piece of the rail, where there is room for a word or two. Pure.

/** What tells a name from others of its kind: what stands after its last small word, `Earth` of `Book of the Earth`. */
export const shortName = (name: string): string => name.replace(/^.* (?!and |und )\p{Ll}+ (?=\p{Lu})/u, '')
