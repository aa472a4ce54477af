import { cycleOver, factors, isCycle, shifted, withCycle } from '@benchtop/games/algoracing';
import type { AlgoracingView, Algorithm, CommandKind, Kind } from '@benchtop/games/algoracing';

/** The algorithm as an option would leave it, so that its run can be seen before it is chosen. */
export function nextAlgorithm(view: AlgoracingView, inHand: Kind | null, option: string | null): Algorithm {
  const { commands, cycles } = view;
  const now: Algorithm = { commands, cycles };
  if (option === null) return now;
  const [verb = '', what = ''] = option.split(' ');
  switch (verb) {
    case 'add':
      return { commands: [...commands, what as CommandKind], cycles };
    case 'insert':
      return inHand === null || isCycle(inHand) ? now : inserted(now, inHand, Number(what));
    case 'cover':
      return inHand === null || isCycle(inHand) ? now : covered(now, inHand, Number(what) - 1);
    case 'over':
      return inHand === null || !isCycle(inHand) ? now : cycled(now, factors[inHand], what);
    case 'remove-cycle':
      return { commands, cycles: cycles.filter((_, i) => i !== Number(what) - 1) };
    default:
      return now;
  }
}

const inserted = ({ commands, cycles }: Algorithm, kind: CommandKind, index: number): Algorithm => ({
  commands: [...commands.slice(0, index), kind, ...commands.slice(index)],
  cycles: shifted(cycles, index),
});

function covered({ commands, cycles }: Algorithm, kind: CommandKind, index: number): Algorithm {
  const lost = cycleOver(cycles, index);
  return {
    commands: commands.map((old, i) => (i === index ? kind : old)),
    cycles: cycles.filter((cycle) => cycle !== lost),
  };
}

/** "2" is above one command, "2-3" above two. */
function cycled({ commands, cycles }: Algorithm, factor: 2 | 3, place: string): Algorithm {
  const [first = '1', second] = place.split('-');
  return {
    commands,
    cycles: withCycle(cycles, { factor, start: Number(first) - 1, width: second === undefined ? 1 : 2 }),
  };
}
