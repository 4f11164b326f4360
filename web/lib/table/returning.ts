/**
 * For so long after a page is opened or seen again, what it learns counts as having happened before: a connection may have to
 * be made first. In milliseconds.
 */
export const returning = 15_000
