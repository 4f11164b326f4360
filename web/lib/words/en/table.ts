// English: the table while it is being played.
export const table = {
} as const
