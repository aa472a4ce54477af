import type { biohack } from '@benchtop/games/biohack';
import { createContext, useContext } from 'react';
import type { Toggles } from '../../table/kit/toggles.ts';
import { kitOf } from '../../table/kit/use-kit.ts';

export const { useChoices, useStep, usePointed, usePreview, usePicks, useMotion, useBoard } = kitOf<typeof biohack>();

/** The locations that are chosen in secret, until they are sent. */
export const Picks = createContext<Toggles<string> | null>(null);

export function useSentTo(): Toggles<string> {
  const picks = useContext(Picks);
  if (picks === null) throw new Error('a part of the board lies outside it');
  return picks;
}
