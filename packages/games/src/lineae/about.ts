/** What can be said of the game without loading its rules. */
export const about = {
  id: 'lineae',
  title: 'Lineae',
  pitch: 'Steer submersibles below the ice of Europa, open and close the locks, and fill the rockets.',
  seats: { min: 1, max: 5 },
  soloGoal: true,
  points: 'VP',
  length: '90–120 minutes',
  lessons: [
    { id: 'first-dive', title: 'First dive' },
    { id: 'water-and-locks', title: 'Water and locks' },
    { id: 'rockets-and-colony', title: 'Rockets and colony' },
    { id: 'sample-turn-1', title: 'Sample turn: a dive' },
    { id: 'sample-turn-2', title: 'Sample turn: a launch' },
  ],
} as const;
