/** What can be said of the game without loading its rules. */
export const about = {
  id: 'lineae',
  title: 'Lineae',
  pitch: 'Drill through the ice of Europa and chart the ocean below.',
  seats: { min: 1, max: 5 },
  length: '90–120 minutes',
  lessons: [],
} as const;
