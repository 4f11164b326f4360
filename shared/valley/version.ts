// The version of this game's rules and of its stored state, apart from the manifest for replays in the page.

/** To be raised with every change after which a game that is on, or one that was kept, would go on otherwise. */
export const version = 5
