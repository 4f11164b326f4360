// How soon after each other two taps come of which the second cannot have been meant.

/** Two taps within this time, in milliseconds, are one accidental double tap. */
export const doubleTap = 300
/** The same for two undos: the result of the first cannot have been seen yet. */
export const doubleUndo = 600
