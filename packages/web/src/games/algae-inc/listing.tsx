import { cities } from '@benchtop/games/algae-inc';
import type { algaeInc, AlgView } from '@benchtop/games/algae-inc';
import type { AnyOption, ChainSteps, OptionHeading } from '../../table/contract.ts';
import { Icon } from './art/icons.tsx';
import { TokenPicture } from './art/pieces.tsx';
import { argOf, stepOf } from './model.ts';
import type { Step } from './model.ts';

/** What options are listed under: actions by their price, cities by region, cells by what their rows cost. */
export function heading(option: AnyOption<typeof algaeInc>): OptionHeading | null {
  if (option.step === 'choose-action') return prices[option.value.do];
  if (option.step === 'export-target') return 'pick' in option.value ? target(option.value.pick) : null;
  if (option.step === 'science-cell') return 'pick' in option.value ? rows(option.value.pick) : null;
  return null;
}

const prices = {
  printed: { words: 'For nothing' },
  choice: { words: 'For a Choice token', icon: <TokenPicture kind="choice" size={18} /> },
  wild: { words: 'For a Wild token', icon: <TokenPicture kind="wild" size={18} /> },
  small: { words: 'Small actions' },
} as const satisfies Record<string, OptionHeading>;

function target(to: keyof typeof cities | 'contract'): OptionHeading | null {
  if (to === 'contract') return null;
  const { region } = cities[to];
  return { words: region.charAt(0).toUpperCase() + region.slice(1), icon: <Icon shape="route" size={18} /> };
}

/** Two rows have one price; a corner is `r0c0` to `r7c5`. */
function rows(corner: string): OptionHeading {
  const first = Math.floor(Number(corner.charAt(1)) / 2) * 2 + 1;
  return { words: `Rows ${first} and ${first + 1}`, icon: <Icon shape="science" size={18} /> };
}

/** Questions that follow each other, by what is asked in each. */
const chains: readonly { readonly [S in Step]?: string }[] = [
  { 'move-worker': 'Spot', 'choose-action': 'Action' },
  { 'export-target': 'City', 'export-cubes': 'Products', 'give-up': 'Pay' },
  { 'engineer-tile': 'Tile', 'engineer-slot': 'Slot' },
  { 'science-tile': 'Tile', 'science-rotation': 'Turn', 'science-cell': 'Place', 'side-bonus': 'Bonus' },
  { 'machine-step': 'Belts', 'loss-count': 'Loss', 'loss-field': 'Line', 'use-byproduct': 'Burn or store' },
];

/** The chain that the question belongs to; only Machine A loses cubes. */
export function chainOf(view: AlgView): ChainSteps | null {
  const step = stepOf(view);
  if (step === null || step === 'give-up' || (step === 'machine-step' && argOf(view, 'machine') !== 'a')) return null;
  const chain = chains.find((one) => step in one);
  return chain === undefined ? null : { names: Object.values(chain), at: Object.keys(chain).indexOf(step) };
}
