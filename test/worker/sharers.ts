// Who adds to the shuffle at the tables that browser tests are served. Anybody else's share is left out, for it is another one in each
// run, and the same people are to be dealt the same game.
export const sharers: readonly string[] = ['Sharif', 'Sharon']
