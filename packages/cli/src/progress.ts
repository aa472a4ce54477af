const WIDTH = 30;

export interface Progress {
  readonly show: (done: number, of: number) => void;
  readonly clear: () => void;
}

/** A bar on standard error, drawn only where somebody watches. */
export function progressLine(): Progress {
  if (!process.stderr.isTTY) return { show: () => {}, clear: () => {} };
  let shown = '';
  return {
    show(done, of) {
      const full = Math.floor((WIDTH * done) / of);
      const line = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done} of ${of}`;
      if (line !== shown) process.stderr.write(`\r${line}`);
      shown = line;
    },
    clear: () => void process.stderr.write('\r\u001b[K'),
  };
}
