/**
 * For so long after a page is seen again, what is new counts as having happened meanwhile: a connection may have to be made
 * first. In milliseconds.
 */
export const returning = 15_000
