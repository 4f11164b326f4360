// Prints the figures of `npm run bench`, one measurement after another.
console.log('No measurements yet.')
