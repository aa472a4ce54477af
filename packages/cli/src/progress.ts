const WIDTH = 30;

export interface Progress {
  readonly show: (done: number, of: number) => void;
  readonly clear: () => void;
}

/** A bar on standard error, drawn only where somebody watches. */
export function progressLine(): Progress {
  if (!process.stderr.isTTY) return { show: () => {}, clear: () => {} };
  const began = performance.now();
  let shown = '';
  return {
    show(done, of) {
      const full = Math.floor((WIDTH * done) / of);
      const line = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done} of ${of}${paceOf(done, of, (performance.now() - began) / 1000)}`;
      if (line !== shown) process.stderr.write(`\r\u001b[K${line}`);
      shown = line;
    },
    clear: () => void process.stderr.write('\r\u001b[K'),
  };
}

/** How fast it goes, and how long it still takes; nothing while that cannot be told. */
export function paceOf(done: number, of: number, seconds: number): string {
  if (done === 0 || seconds < 0.5) return '';
  const rate = done / seconds;
  const left = Math.ceil((of - done) / rate);
  const minutes = Math.floor(left / 60);
  const time = minutes > 0 ? `${minutes} min ${left % 60} s` : `${left} s`;
  return `, ${rate < 10 ? rate.toFixed(1) : rate.toFixed(0)} a second, ${time} left`;
}
