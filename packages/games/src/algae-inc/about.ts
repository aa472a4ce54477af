/** What can be said of the game without loading its rules. */
export const about = {
  id: 'algae-inc',
  title: 'Algae, Inc.',
  pitch: 'Brew algae in steel tanks and sell what the greenhouse gives.',
  seats: { min: 1, max: 4 },
  soloGoal: true,
  length: '30 minutes per player',
  lessons: [],
} as const;
