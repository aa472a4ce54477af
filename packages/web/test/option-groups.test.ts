import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { describe, expect, it } from 'vitest';
import { groupsOf } from '../src/table/option-groups.ts';

const shown = (id: string) => ({ id, label: `All of ${id}`, warning: null });
const lines = ['hatched-4', 'hatched-3', 'line-plan', 'line-move', 'line-load'];
const many = ['pet', 'pp'].flatMap((colour) => lines.map((line) => shown(`unload 1 ${colour} ${line}`)));

describe('options in groups', () => {
  it('a long list with parts stands under what its options have in common, in their order', () => {
    const groups = groupsOf(arcticCleanup, 'unload-token', [...many, shown('done')]);
    expect(groups.map(({ words, options }) => [words, options.map(({ rest }) => rest)])).toEqual([
      [
        'PET (purple) from ship 1 to',
        ['hatched line of four', 'hatched line of three', 'plan line', 'move line', 'load line'],
      ],
      [
        'PP (yellow) from ship 1 to',
        ['hatched line of four', 'hatched line of three', 'plan line', 'move line', 'load line'],
      ],
      [null, ['All of done']],
    ]);
    expect(groups.flatMap(({ options }) => options.map(({ index }) => index))).toEqual(
      many.map((_, i) => i).concat(10),
    );
  });

  it('a short list is read line by line', () => {
    expect(groupsOf(arcticCleanup, 'unload-token', many.slice(0, 3)).map(({ words }) => words)).toEqual([
      null,
      null,
      null,
    ]);
  });
});
