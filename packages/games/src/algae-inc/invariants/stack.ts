import type { AlgState } from '../state.ts';
import { lastFirst } from '../turn.ts';

type State = Readonly<AlgState>;
type Frame = State['stack'][number];

/** What waits below the open question: a phase of the table, or of a seat. */
interface Due {
  readonly step: string;
  readonly seat: number | null;
  /** What may lie above while it runs. */
  readonly asks: readonly string[];
}

const paying = ['give-up', 'pay-mode'] as const;

const due = (step: string, ...asks: readonly string[]): Due => ({ step, seat: null, asks });

/** The same phase of every seat, the first player's on top. */
function eachDue(s: State, step: string, ...asks: readonly string[]): Due[] {
  return lastFirst(s).map((seat) => ({ step, seat, asks }));
}

/** The competitor comes back to its phase after each disk: that lies below the question. */
const exporting = [due('competitor-next'), due('', 'competitor-city')];

/** What a stage goes through, the last first: the stack begins with it, as far as it has not been reached. */
function planOf(s: State): readonly Due[] {
  switch (s.stage) {
    case 'monday':
      return [
        due('begin-week'),
        ...eachDue(s, 'monday-moves', 'move-cubes', 'refine-more', 'refine', ...paying),
        due('science-income'),
        ...eachDue(s, 'monday-cubes', 'take-algae', 'buy-cube', ...paying),
      ];
    case 'weekend':
      return s.stack[0]?.step === 'refill'
        ? [due('refill'), ...exporting]
        : [due('new-week'), ...eachDue(s, 'weekend-for', 'weekend-bonus')];
    case 'end':
      return [due('finish'), ...eachDue(s, 'month-for', 'month-bonus'), ...exporting];
    case 'setup':
    case 'work':
      return [];
  }
}

const beginnings = ['deal-inserts', 'deal-contracts', 'lay-out', 'begin-month'];

/** What is open, and what it comes back to: nothing is left out of a week, and nothing comes twice. */
export function brokenStack(s: State): string | null {
  if (s.over !== null) return null;
  if (s.stage === 'setup') return beginnings.includes(s.stack[0]?.step ?? '') ? null : 'setup goes on after a choice';
  return s.stage === 'work' ? brokenTurn(s) : brokenPlan(s, planOf(s));
}

/** The stack is the beginning of the plan, and above it what the next part of the plan asks. */
function brokenPlan({ stack, stage }: State, plan: readonly Due[]): string | null {
  const open = plan.findIndex(({ step, seat }, i) => stack[i]?.step !== step || stack[i].seat !== seat);
  const running = plan[open];
  if (open <= 0 || running === undefined) return `something of the ${stage} is left out`;
  const above = stack.slice(open);
  return above.every((frame) => isAbove(frame, running)) ? null : `something of the ${stage} comes at a wrong time`;
}

function isAbove(frame: Frame, { seat, asks }: Due): boolean {
  return asks.includes(frame.step) && (seat === null || frame.seat === seat);
}

/** A turn begins with the worker; below everything else of it lies its end, then what comes after the action. */
function brokenTurn({ stack, active }: State): string | null {
  const [lowest, next, ...above] = stack;
  if (stack.some(({ seat }) => seat !== active)) return 'the decision is not the active player’s';
  if (lowest?.step === 'move-worker') return null;
  if (lowest?.step !== 'end-turn') return 'the end of the turn is missing';
  if (next?.step === 'double-action') return null;
  if (next?.step !== 'after-action') return 'what comes after the action is missing';
  const wrong = above.find(({ step, args }) => step === 'choose-action' && args['second'] !== next.args['second']);
  return wrong === undefined ? null : 'the first action of a turn is not the second';
}
