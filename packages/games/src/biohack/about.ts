/** What can be said of the game without loading its rules. */
export const about = {
  id: 'biohack',
  title: 'Biohack',
  pitch: 'Splice creatures in a back-alley laboratory, and hope the city does not notice.',
  seats: { min: 1, max: 4 },
  soloGoal: true,
  points: 'EP',
  length: '60–90 minutes',
  lessons: [
    { id: 'first-night', title: 'First night' },
    { id: 'the-city', title: 'The city' },
    { id: 'alone', title: 'Alone at night' },
  ],
} as const;
