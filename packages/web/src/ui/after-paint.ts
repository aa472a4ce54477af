/** A page that draws no frames (it is hidden) must not wait for one. */
const LONGEST = 120;

/** Runs something once what has changed so far is on the screen. */
export function afterPaint(work: () => void): void {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    clearTimeout(late);
    work();
  };
  const late = setTimeout(once, LONGEST);
  requestAnimationFrame(() => setTimeout(once));
}
