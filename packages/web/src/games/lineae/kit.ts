import type { lineae } from '@benchtop/games/lineae';
import { kitOf } from '../../table/kit/use-kit.ts';

export const {
  useChoices,
  useStep,
  usePointed,
  usePreview,
  useForecast,
  useMotion,
  useChain,
  useGather,
  useBoard,
  wish,
  finish,
} = kitOf<typeof lineae>();
