import { CommanderError } from 'commander';
import { programOf } from './program.ts';
import { Stop } from './stop.ts';

/** Carries out a command. What cannot be done is said in one sentence; how it ended is left in `process.exitCode`. */
export async function runCommand(args: readonly string[], version: string): Promise<void> {
  try {
    await programOf(version).parseAsync(args, { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}

function exitCodeOf(error: unknown): number {
  // Commander has printed its sentence, or the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Stop) {
    // Words of a hostile file must not steer the terminal.
    process.stderr.write(`benchtop: ${error.message.replaceAll(/\p{Cc}/gu, '?')}\n`);
    return error.exitCode;
  }
  throw error;
}
