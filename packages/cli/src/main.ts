import { readFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import { programOf } from './program.ts';
import { Stop } from './stop.ts';

// A reader that goes away (`benchtop games | head -1`) ends the command without a word.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

try {
  await programOf(version).parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
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
