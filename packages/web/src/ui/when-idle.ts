/** By then it is done in any case. */
const LATEST = 3000;

/** Runs something that nobody waits for once there is nothing else to do. Returns what gives it up. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: LATEST });
  return () => cancelIdleCallback(asked);
}
