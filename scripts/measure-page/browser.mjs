// A slow phone's processor and line, in headless Chromium.
import { chromium } from '@playwright/test';

/** Four times slower, 1.6 Mbit/s down, 150 ms there and back. */
const CPU = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
}

/** Runs `work` with a page of a browser that knows nothing but `kept` (what its storage holds). */
export async function withPage(browser, { address, kept = {}, slow = true }, work) {
  // The worker that keeps the page for later would fetch it a second time on the same line: its cost is measured apart.
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
    baseURL: address,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(180_000);
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, kept);
    await page.addInitScript(watch);
    const line = await context.newCDPSession(page);
    const traffic = await countTraffic(line);
    await line.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (slow) {
      await line.send('Network.emulateNetworkConditions', LINE);
      await line.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    }
    return await work(page, { traffic, busy: () => busy(line) });
  } finally {
    await context.close();
  }
}

/** Milliseconds that the main thread has worked so far: what else the machine does at the time does not count. */
async function busy(line) {
  const { metrics } = await line.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Runs in the page: when something could first be used, and how long each click took until something was painted. */
function watch() {
  const taps = new Map();
  globalThis.measured = { taps };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) taps.set(interactionId, Math.max(taps.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', durationThreshold: 16 });
  globalThis.measured.when = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        const found = document.querySelector(selector);
        const box = found?.getBoundingClientRect();
        if (box === undefined || box.width === 0) return requestAnimationFrame(look);
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        // Outside of what is in sight nothing is hit, and a canvas may lie under the signs on it.
        const covered = hit !== null && !found.contains(hit) && found.tagName !== 'CANVAS';
        if (covered) return requestAnimationFrame(look);
        // After the frame in which it is painted, and whatever else is queued for it.
        return requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      };
      look();
    });
}

/** Runs in the page: when the first of something has been drawn, whether it can be touched or not. */
export function drawn(selector) {
  return new Promise((resolve) => {
    const look = () => {
      const { width = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      if (width === 0) return requestAnimationFrame(look);
      return requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    };
    look();
  });
}

/** Bytes as they came over the line, by the kind of thing, until nothing more comes. */
async function countTraffic(line) {
  const kinds = new Map();
  const bytes = {};
  let requests = 0;
  line.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    requests++;
  });
  await line.send('Network.enable');
  return async (page) => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return { requests, bytes: { ...bytes } };
  };
}
