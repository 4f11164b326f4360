// Whether the sources of a card's values are shown: asked for once, it holds for every card until the page is left.
export const sources = $state({ shown: false })
