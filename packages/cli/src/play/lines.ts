import { createInterface } from 'node:readline';

/** Lines from standard input, typed or piped. */
export interface LineReader {
  /** True when somebody types. */
  readonly typed: boolean;
  /** The next line, null when the input has ended. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

/** Reads lines as they come. Ctrl-C and Ctrl-D end the input politely. */
export function readLines(): LineReader {
  const typed = process.stdin.isTTY && process.stdout.isTTY;
  const face = createInterface({ input: process.stdin, ...(typed ? { output: process.stdout } : {}) });
  const waiting: string[] = [];
  let wake: ((line: string | null) => void) | null = null;
  let ended = false;
  const hand = (line: string | null): void => {
    if (wake !== null) wake(line);
    else if (line !== null) waiting.push(line);
    wake = null;
  };
  face.on('line', hand);
  face.on('SIGINT', () => face.close());
  face.on('close', () => {
    ended = true;
    hand(null);
  });
  return {
    typed,
    ask(prompt) {
      if (typed) face.setPrompt(prompt);
      if (typed && !ended) face.prompt();
      else process.stdout.write(prompt);
      const line = waiting.shift();
      if (line !== undefined || ended) return Promise.resolve(line ?? null);
      return new Promise((resolve) => {
        wake = resolve;
      });
    },
    close: () => face.close(),
  };
}
