#!/usr/bin/env node
// npm links this file before anything is built, so it must exist in the clone and stand alone.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  process.stderr.write('Benchtop is not built yet: run npm start once, or npm run build\n');
  process.exitCode = 2;
}
