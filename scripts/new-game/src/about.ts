/** What can be said of the game without loading its rules. */
export const about = {
  id: '__id__',
  title: '__Title__',
  pitch: 'Play your cards in secret; the highest one takes the round.',
  seats: { min: 2, max: 4 },
  soloGoal: false,
  length: '5 minutes',
  lessons: [],
} as const;
