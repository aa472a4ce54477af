import { contracts } from './data/contracts.ts';
import { actionTypes } from './data/week.ts';
import type { Action, PrintedAction, smallActions } from './data/week.ts';
import { refuseEngineers } from './engineers.ts';
import { refuseOperators } from './export.ts';
import { refuseMachine } from './machine.ts';
import { refuseMoving } from './moves.ts';
import { refuseRecruiting } from './recruiting.ts';
import { refuseScientists } from './scientists.ts';
import { playerAt } from './state.ts';
import type { AlgState } from './state.ts';
import { refuseTaking } from './storage.ts';

type State = Readonly<AlgState>;
export type Small = (typeof smallActions)[number];
type ActionRule = 'ALG-OPS-01' | 'ALG-ENG-02' | 'ALG-SCI-04' | 'ALG-MACH-01' | 'ALG-REC-01';
type SmallRule = 'ALG-DEP-01' | 'ALG-DEP-04' | 'ALG-RES-09';

/** ALG-WRK-13: whether a spot gives an action as it is. */
export function isPrinted(shown: PrintedAction, action: Action): boolean {
  if (shown === 'any-team') return actionTypes[action] === 'team';
  if (shown === 'any-machine') return actionTypes[action] === 'machine';
  return shown === action;
}

/** ALG-WRK-11, ALG-RUL-51: whether a Choice token makes this of what a spot shows. */
export function isSameType(shown: PrintedAction, action: Action): boolean {
  // Spots that show any of a type show these actions already.
  if (shown === 'any-team' || shown === 'any-machine') return false;
  return actionTypes[shown] === actionTypes[action];
}

/** Why an action would have no effect now, or null. Cheap tests stand where search comes most. */
export function refuseAction(s: State, seat: number, action: Action): ActionRule | null {
  switch (action) {
    case 'operators':
      return refuseOperators(s, seat);
    case 'engineers':
      return refuseEngineers(s, seat);
    case 'scientists':
      return refuseScientists(s, seat);
    case 'machine-a':
      return refuseMachine(s, seat, 'a');
    case 'machine-b':
      return refuseMachine(s, seat, 'b');
    case 'machine-c':
      return refuseMachine(s, seat, 'c');
    case 'recruit':
      return refuseRecruiting(s, seat);
  }
}

/** ALG-WRK-05: a token and €1 can always be had. */
export function refuseSmall(s: State, seat: number, small: Small): SmallRule | null {
  switch (small) {
    case 'choice':
    case 'euro':
      return null;
    case 'algae': {
      const refused = refuseTaking(s, seat);
      // The Side Job pays before the cube is bought.
      return refused === 'ALG-RES-09' && hasSideJob(s, seat) ? null : refused;
    }
    case 'move':
      return refuseMoving(s, seat, 'any');
  }
}

function hasSideJob(s: State, seat: number): boolean {
  const { contract } = playerAt(s, seat);
  return contract !== null && contracts[contract.ability].ability === 'ab-sidejob';
}
