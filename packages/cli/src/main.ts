import { readFileSync } from 'node:fs';
import { runCommand } from './command-line.ts';

// A reader that goes away (`benchtop games | head -1`) ends the command without a word.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

await runCommand(process.argv.slice(2), version);
