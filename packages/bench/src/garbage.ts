import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | null = null;

/** Everything that is garbage is gone afterwards. */
export function collectGarbage(): void {
  if (collect === null) {
    setFlagsFromString('--expose_gc');
    collect = runInNewContext('gc') as () => void;
  }
  for (let i = 0; i < 3; i++) collect();
}
