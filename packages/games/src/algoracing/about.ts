/** What can be said of the game without loading its rules. */
export const about = {
  id: 'algoracing',
  title: 'Algoracing',
  pitch: 'Program a rover with cards, then watch it race over the hills of Mars exactly as you told it to.',
  seats: { min: 1, max: 4 },
  soloGoal: false,
  length: '20–40 minutes',
  lessons: [
    { id: 'first-drive', title: 'First drive' },
    { id: 'shared-algorithm', title: 'The full game' },
  ],
} as const;
