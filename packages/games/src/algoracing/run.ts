import { at } from '@benchtop/engine/author';
import { expand } from './algorithm.ts';
import type { Algorithm, Execution } from './algorithm.ts';
import { commands } from './commands.ts';
import { cellOf, compensate, relocate, roverOn, collectAndDeliver } from './drive.ts';
import type { Drive } from './drive.ts';

/** RAC-TURN-02: executes the algorithm command by command, then lets the elevator come. */
export function runAlgorithm(drive: Drive, algorithm: Algorithm): void {
  const script = expand(algorithm);
  for (let i = 0; i < script.length && !drive.won; i++) execute(drive, i + 1, at(script, i));
  if (!drive.won) ride(drive, true);
}

function execute(drive: Drive, n: number, { slot, repeat, kind }: Execution): void {
  const { seat, say } = drive;
  say?.({ type: 'command-started', seat, n, slot, repeat, kind });
  const reason = commands[kind](drive);
  collectAndDeliver(drive, seat);
  if (reason === null) say?.({ type: 'command-done', seat, n, kind });
  else say?.({ type: 'command-skipped', seat, n, kind, reason });
}

/**
 * RAC-ELE-02, RAC-ELE-03: on a platform of a working elevator the rover rides to the other one. A rover over there
 * keeps it waiting, and pays for that when the algorithm has just ended.
 */
export function ride(drive: Drive, ended: boolean): void {
  const { terrain, rover, seat, say, track } = drive;
  const here = cellOf(terrain, rover);
  const index = terrain.liftAt[here] ?? -1;
  if (index < 0) return;
  const { id, upper, lower } = at(terrain.elevators, index);
  const to = at(terrain.squares, here === upper ? lower : upper);
  const other = roverOn(track, to);
  if (other < 0) {
    const from = { x: rover.x, y: rover.y };
    relocate(drive, seat, to);
    say?.({ type: 'elevator-ride', seat, elevator: id, from, to });
  } else if (ended) {
    rover.lift = true;
    say?.({ type: 'elevator-blocked', seat, elevator: id, from: { x: rover.x, y: rover.y }, to, other });
    compensate(drive, other);
    // RAC-RUL-24: still busy when a turn begins, nothing happens at all.
  } else return;
  collectAndDeliver(drive, seat);
}
