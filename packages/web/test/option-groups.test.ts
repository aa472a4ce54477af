import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { describe, expect, it } from 'vitest';
import { groupsOf, keyedOf } from '../src/table/option-groups.ts';
import type { OpenDecision } from '../src/match/store.ts';

const shown = (id: string) => ({ id, label: `All of ${id}`, warning: null });
const lines = ['hatched-4', 'hatched-3', 'line-plan', 'line-move', 'line-load'];
const many = ['pet', 'pp'].flatMap((colour) => lines.map((line) => shown(`unload 1 ${colour} ${line}`)));

const open = (step: string, options: OpenDecision['options']): OpenDecision =>
  ({ decision: { id: 'd', step }, options, refused: [] }) as unknown as OpenDecision;

describe('options in groups', () => {
  it('a long list with parts stands under what its options have in common, in their order', () => {
    const groups = groupsOf(arcticCleanup, {}, open('unload-token', [...many, shown('done')]));
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
    expect(keyedOf(groups, null).map(({ option }) => option)).toEqual([...many.map(({ id }) => id), 'done']);
  });

  it('a short list is read line by line', () => {
    expect(groupsOf(arcticCleanup, {}, open('unload-token', many.slice(0, 3))).map(({ words }) => words)).toEqual([
      null,
      null,
      null,
    ]);
  });

  describe('by the game', () => {
    const group = ({ value }: { readonly value: unknown }) => {
      const { colour, line } = value as { readonly colour?: string; readonly line?: string };
      return colour === undefined ? null : { words: `Unload ${colour}`, rest: line ?? '' };
    };
    const long = [
      ...many,
      ...['pet', 'pp', 'eva'].map((colour) => shown(`unload 2 ${colour} line-plan`)),
      shown('done'),
    ];

    it('a list of any length stands under the headings of the game', () => {
      const groups = groupsOf(arcticCleanup, { group }, open('unload-token', many.slice(0, 3)));
      expect(groups.map(({ words, folds, options }) => [words, folds, options.map(({ rest }) => rest)])).toEqual([
        ['Unload purple', false, ['hatched-4', 'hatched-3', 'line-plan']],
      ]);
    });

    it('a long list begins with its groups closed: a key opens one, then keys choose in it', () => {
      const groups = groupsOf(arcticCleanup, { group }, open('unload-token', long));
      expect(keyedOf(groups, null)).toEqual([
        { group: 'Unload purple' },
        { group: 'Unload yellow' },
        { option: 'unload 2 eva line-plan' },
        { option: 'done' },
      ]);
      expect(keyedOf(groups, 'Unload yellow').map(({ option, group: closed }) => option ?? closed)).toEqual([
        'Unload purple',
        ...lines.map((line) => `unload 1 pp ${line}`),
        'unload 2 pp line-plan',
        'unload 2 eva line-plan',
        'done',
      ]);
    });
  });
});
