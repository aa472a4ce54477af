import { cloneSource } from '@benchtop/engine/host';
import type { StateDeclaration } from '@benchtop/engine/host';
import { expect, test } from 'vitest';

/*
 * The copies of states are source text, written from their declarations: `npm run generate` writes them, and every other
 * run of this test compares. A game is found by its folder; the type of its state is the one whose name ends in `State`.
 */

const declared = import.meta.glob<{ readonly state: StateDeclaration }>('../src/*/state.ts', { eager: true });
const sources = import.meta.glob<string>('../src/*/state.ts', { eager: true, query: '?raw', import: 'default' });

for (const [path, { state }] of Object.entries(declared))
  test(`${path.replace('.ts', '.generated.ts')} is what the declaration says`, async () => {
    const type = /export type (\w+State) = StateOf/.exec(sources[path] ?? '')?.[1];
    if (type === undefined) throw new Error(`${path} exports no type named …State`);
    const text = cloneSource(state, { from: './state.ts', type });
    await expect(text).toMatchFileSnapshot(path.replace('.ts', '.generated.ts'));
  });
