/** What can be said of the game without loading its rules. */
export const about = {
  id: 'arctic-cleanup',
  title: 'Arctic CleanUp',
  pitch: 'Sail two ships through pack ice, fish plastic out of the sea and sort it by polymer before your rivals do.',
  seats: { min: 1, max: 4 },
  soloGoal: false,
  length: '20–40 minutes',
  lessons: [{ id: 'first-voyage', title: 'First voyage' }],
} as const;
