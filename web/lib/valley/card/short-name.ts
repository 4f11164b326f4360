// The short name of a card, where there is room for a word or two. Pure.

/** The part of a name that tells it from similar ones: the words after its last small word, `Earth` of `Book of the Earth`. */
export const shortName = (name: string): string => name.replace(/^.* (?!and |und )\p{Ll}+ (?=\p{Lu})/u, '')
