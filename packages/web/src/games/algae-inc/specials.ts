import type { DepartmentId } from '@benchtop/games/algae-inc';

/** What each department does its own way. */
export const specials: { readonly [D in DepartmentId]: { readonly title: string; readonly words: string } } = {
  cosmetics: {
    title: 'Unmixed exports',
    words:
      'Paste, shampoo and cream: an export takes one kind of product only, and blenders turn cubes into dearer kinds.',
  },
  biofuel: {
    title: 'Monday refining',
    words: 'Fuels climb a ladder of values: on Monday morning 1 Energy lifts several cubes one step.',
  },
  bioplastics: {
    title: 'Pairs',
    words: 'A hard and a soft product in one export are worth more together; foam is either of them.',
  },
  food: {
    title: 'Degeneration',
    words: 'Fresh food is worth most, and loses value every Monday: export it soon.',
  },
};
