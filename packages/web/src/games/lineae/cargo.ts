import type { Cube } from '@benchtop/games/lineae';
import { together } from '../../table/kit/choices.ts';
import type { Offer } from '../../table/kit/choices.ts';
import { useChoices } from './kit.ts';

/** Whether cubes are returned where an effect asks for one: what it gives is a mineral, and algae are none. */
export function usePaying(): boolean {
  const { options, refused } = useChoices('choose-good');
  return [...options, ...refused].some(({ value }) => value.text === 'algae');
}

/** Everything that a cube in the own cargo bay can be used for now. */
export function useCargoOffer(cube: Cube): Offer {
  const paying = usePaying();
  return together(
    useChoices('load-cube').of((o) => o.do === 'load' && o.cube === cube),
    useChoices('give-cube').of(({ pick }) => pick === cube),
    useChoices('operate-core').of(
      (o) => (o.do === 'repay' && o.cube === cube) || (o.do === 'convert' && o.from === cube),
    ),
    useChoices('choose-good').of(({ text }) => paying && text === cube),
    useChoices('use-ability').of(({ text }) => text === `repay-${cube}`),
  );
}

/** Everything that a cube of the supply can be taken for now. */
export function useSupplyOffer(cube: Cube): Offer {
  const paying = usePaying();
  return together(
    useChoices('take-cube').of(({ pick }) => pick === cube),
    useChoices('choose-good').of(({ text }) => !paying && text === cube),
  );
}
