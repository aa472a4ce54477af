import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { appears, go, reload } from './go.ts';
import { clicking, onFlatMap, playOn, prefer, seatNames, startMatch } from './table.ts';
import { thoroughIf } from './thorough.ts';

test.use({ serviceWorkers: 'allow' });

/** The page is kept from the first visit on: by then a worker stands between it and the network. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** How many files the browser keeps under names with a hash. */
function assetsKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const cache = await caches.open('benchtop-1');
    return (await cache.keys()).filter(({ url }) => url.includes('/assets/')).length;
  });
}

for (const game of Object.keys(seatNames) as (keyof typeof seatNames)[]) {
  const title = `${game} that was played once goes on and begins anew without a network`;
  test(title, thoroughIf(game !== 'arctic-cleanup'), async ({ page, context }) => {
    await prefer(page);
    await onFlatMap(page);
    await go(page, '/');
    await kept(page);
    await startMatch(page, { game, seed: 'at home' });
    await playOn(page, 4, clicking(page));
    await context.setOffline(true);
    await reload(page, '#options [data-option]');
    await playOn(page, 3, clicking(page));
    await startMatch(page, { game, seed: 'offline' });
    await playOn(page, 3, clicking(page));
    await expect(page.getByTestId('status')).not.toContainText('did not answer');
    await go(page, '/');
    await expect(page.getByTestId('saved-match')).toHaveCount(2);
  });
}

test('a page whose first visit was a match itself opens again without a network', async ({ page, context }) => {
  await prefer(page);
  await startMatch(page, { seed: 'first visit' });
  await kept(page);
  await page.waitForFunction(async () => {
    const cache = await caches.open('benchtop-1');
    const urls = (await cache.keys()).map(({ url }) => url);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return loaded.filter((name) => name.includes('/assets/')).every((name) => urls.includes(name));
  });
  await context.setOffline(true);
  await reload(page, '#options [data-option]');
  await playOn(page, 2, clicking(page));
});

test('what the server answers is never kept: online, the newest page comes first', async ({ page, context }) => {
  await go(page, '/');
  await kept(page);
  await go(page, '/online');
  const urls = await page.evaluate(async () => (await (await caches.open('benchtop-1')).keys()).map(({ url }) => url));
  expect(urls.filter((url) => url.includes('/api/'))).toEqual([]);
  // A document of an older build, and a file that only it needs.
  await page.evaluate(async () => {
    const cache = await caches.open('benchtop-1');
    await cache.put(
      '/',
      new Response('<h1>of yesterday</h1>', { headers: { 'content-type': 'text/html', etag: 'old' } }),
    );
    await cache.put('/assets/old-12345678.js', new Response('', { headers: { 'content-type': 'text/javascript' } }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lobby');
  await page.waitForFunction(async () => (await caches.match('/assets/old-12345678.js')) === undefined);
  expect(await assetsKept(page)).toBeGreaterThan(2);
  await context.setOffline(true);
  await page.goto('/');
  await appears(page, '#shelf');
});

test('the page can be installed', async ({ page }) => {
  await go(page, '/');
  const address = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const manifest = (await (await page.request.get(address)).json()) as {
    readonly display: string;
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest.display).toBe('standalone');
  expect(manifest.start_url).toBe('/');
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok()).toBe(true);
});
