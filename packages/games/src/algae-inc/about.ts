/** What can be said of the game without loading its rules. */
export const about = {
  id: 'algae-inc',
  title: 'Algae, Inc.',
  pitch: 'Brew algae in steel tanks and sell what the greenhouse gives.',
  seats: { min: 1, max: 4 },
  soloGoal: true,
  points: 'VP',
  length: '30 minutes per player',
  lessons: [
    { id: 'production', title: 'From tank to dispatch' },
    { id: 'teams', title: 'Teams and the action board' },
    { id: 'export', title: 'Export and contracts' },
    { id: 'first-solo-week', title: 'A week alone' },
  ],
} as const;
