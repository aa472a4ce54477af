/** Tells the worker what was fetched before it was there to keep it. */
function handOver(): void {
  const keep = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  navigator.serviceWorker.controller?.postMessage({ keep });
}

async function start(): Promise<void> {
  navigator.serviceWorker.addEventListener('controllerchange', handOver);
  await navigator.serviceWorker.register('/sw.js');
  handOver();
}

/** Once the page is there and has nothing else to do, it is kept, so that it opens and plays alone without a network. */
export function keepForLater(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = (): void => {
    // A browser that keeps nothing (a private window, a refused permission) still plays.
    start().catch(() => undefined);
  };
  if (document.readyState === 'complete') setTimeout(begin, 1000);
  else addEventListener('load', () => setTimeout(begin, 1000), { once: true });
}
