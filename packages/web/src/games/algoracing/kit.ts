import type { StepIn } from '@benchtop/engine/host';
import type { algoracing } from '@benchtop/games/algoracing';
import { askedOf } from '../../table/kit/asked.ts';
import { kitOf } from '../../table/kit/use-kit.ts';

export const { useChoices, useStep, usePointed, usePreview, useForecast, useMotion } = kitOf<typeof algoracing>();

export const { stepOf, argOf, argsAt } = askedOf<typeof algoracing>();

type Step = StepIn<typeof algoracing>;

const setup: readonly Step[] = ['choose-colour', 'block-rotation', 'block-anchor', 'choose-corner', 'choose-facing'];
const building: readonly Step[] = ['build-basic', 'build-full', 'place-command', 'place-cycle'];

/** True for the steps before the race. */
export const isSetup = (step: string | null): boolean => setup.some((one) => one === step);
/** True for the steps in which the algorithm is put together. */
export const isBuilding = (step: string | null): boolean => building.some((one) => one === step);
