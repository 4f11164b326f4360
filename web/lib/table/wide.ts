// Where there is room for the wide form of the table. Asked for by the page, and by what fetches the form ahead of it.
export const wideScreen = '(min-width: 1080px) and (min-height: 620px)'
