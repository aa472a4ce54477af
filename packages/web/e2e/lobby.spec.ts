import { expect } from '@playwright/test';
import { answer, go } from './go.ts';
import { begun, device, guest, openTable, test } from './people.ts';
import { prefer } from './table.ts';

test('friends come by a link, say that they are ready, and both sit at the table', async ({
  browser,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await prefer(page);
  await go(page, '/');
  await page.getByRole('link', { name: /^Play with friends/ }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByTestId('gathering')).toContainText('One seat is free: share the link.');
  const link = await page.getByLabel('Invite link').inputValue();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/^Copied/)).toBeVisible();
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(link);
  expect(link).toMatch(/\/t\/[a-z0-9]{12}\?invite=[a-z0-9]{16}$/);

  const friend = await device(browser);
  await go(friend, link);
  await expect(friend.getByTestId('gathering')).toContainText('Take a seat');
  await friend.getByLabel('Your name').fill('Bo');
  await friend.getByRole('button', { name: 'Join the table' }).click();
  await expect(friend.getByTestId('gathering')).toContainText('Everybody is here.');
  await expect(page.getByTestId('seat').nth(1)).toContainText('Bo');
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByTestId('gathering')).toHaveText('Waiting for Bo to be ready.');
  await expect(friend.getByTestId('gathering')).toHaveText('Everybody waits for you: say when you are ready.');
  await friend.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByTestId('status')).toBeVisible();
  await expect(friend.getByTestId('status')).toBeVisible();
});

test('a name is asked for once, and an empty one is refused with a sentence', async ({ page }) => {
  await go(page, '/online/new/arctic-cleanup');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Enter a name for the others to see.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByTestId('gathering')).toBeVisible();
  await go(page, '/online/new/algoracing');
  await expect(page.getByText('You play as Ann.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveCount(0);
});

test('the form says what it asks for: seats, door, clock and spectators', async ({ browser }) => {
  const page = await guest(browser, 'Formal');
  await go(page, '/online/new/algoracing');
  await page.getByRole('radio', { name: 'Arctic CleanUp' }).check({ force: true });
  await expect(page).toHaveURL(/arctic-cleanup$/);
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.getByLabel('Who plays White').selectOption({ index: 1 });
  await page.getByRole('radio', { name: 'Anybody in the lobby' }).check({ force: true });
  await page.getByText('Clock and spectators').click();
  await page.getByRole('radio', { name: 'Over days' }).check({ force: true });
  await page
    .getByRole('radiogroup', { name: 'Spectators' })
    .getByRole('radio', { name: 'None' })
    .check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  for (const words of ['In the lobby', '1 day for each move', 'No spectators'])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByTestId('seat')).toHaveCount(3);
});

test('an impossible clock is refused before anything is sent', async ({ browser }) => {
  const page = await guest(browser, 'Hasty');
  await go(page, '/online/new/arctic-cleanup');
  await page.getByText('Clock and spectators').click();
  await page.getByRole('radio', { name: 'Own' }).check({ force: true });
  await page.getByLabel('For each move: unit').selectOption('seconds');
  await page.getByLabel('For each move: how many').fill('3');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText(/at least 10 seconds/)).toBeVisible();
  await expect(page).toHaveURL(/online\/new/);
});

test('a listed table is found in the lobby and joined from there', async ({ browser }) => {
  const host = await guest(browser, 'Listerine');
  const table = await openTable(host, { listed: true });
  const hidden = await openTable(host);
  const other = await guest(browser, 'Wanderer');
  await go(other, '/online');
  const line = other.locator(`a[href="/t/${table.id}"]`);
  await expect(line).toContainText('Listerine');
  await expect(line).toContainText('Join');
  await expect(other.locator(`a[href="/t/${hidden.id}"]`)).toHaveCount(0);
  await line.click();
  await other.getByRole('button', { name: 'Sit here' }).click();
  await expect(other.getByTestId('seat').nth(1)).toContainText('Wanderer');
});

test('a listed match that runs can be watched, one without spectators is not offered', async ({ browser }) => {
  const [host, other] = [await guest(browser, 'Actor'), await guest(browser, 'Actress')];
  const open = await begun([host, other], { listed: true, delay: 0 });
  const closed = await begun([host, other], { listed: true, delay: null });
  const stranger = await guest(browser, 'Stranger');
  await go(stranger, '/online');
  await expect(stranger.locator(`a[href="/t/${open.id}"]`)).toContainText('Watch');
  await expect(stranger.locator(`a[href="/t/${closed.id}"]`)).toHaveCount(0);
});

test('the host gives seats to bots, frees them, removes people and gives the table up', async ({ browser }) => {
  const host = await guest(browser, 'Host');
  const table = await openTable(host, { bots: [null, null, null] });
  await go(host, `/t/${table.id}`);
  const other = await guest(browser, 'Visitor');
  await go(other, `/t/${table.id}?invite=${table.invite}`);
  await other.getByRole('button', { name: 'Join the table' }).click();
  await expect(other.getByLabel(/^Who plays/)).toHaveCount(0);

  const white = host.getByLabel('Who plays White');
  await white.focus();
  await white.selectOption('greedy');
  await expect(other.getByTestId('seat').nth(2)).toContainText('Bot 3');
  await expect(white).toBeFocused();
  await white.selectOption({ label: 'A friend' });
  await expect(other.getByTestId('seat').nth(2)).toContainText('Free seat');

  const link = host.getByLabel('Invite link');
  const old = await link.inputValue();
  await host.getByRole('button', { name: 'Remove Visitor' }).click();
  await answer(host, 'Remove');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You were removed from this table');
  await expect(link).not.toHaveValue(old);
  await go(other, new URL(await link.inputValue()).pathname + new URL(await link.inputValue()).search);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You were removed from this table');
  const third = await guest(browser, 'Third');
  await go(third, new URL(old).pathname + new URL(old).search);
  await expect(third.getByRole('heading', { level: 1 })).toHaveText('There is no table at this address');
  await go(third, new URL(await link.inputValue()).pathname + new URL(await link.inputValue()).search);
  await third.getByRole('button', { name: 'Join the table' }).click();
  await host.getByRole('button', { name: 'Close the table for all' }).click();
  await answer(host, 'Give it up');
  await expect(host).toHaveURL(/\/online$/);
  await expect(third.getByRole('heading', { level: 1 })).toHaveText('This table was given up');
});

test('whoever leaves frees the seat, and the table goes to the next person', async ({ browser }) => {
  const host = await guest(browser, 'Leaver');
  const table = await openTable(host, { bots: [null, null] });
  const heir = await guest(browser, 'Heir');
  await go(heir, `/t/${table.id}?invite=${table.invite}`);
  await heir.getByRole('button', { name: 'Join the table' }).click();
  await go(host, `/t/${table.id}`);
  await host.getByRole('button', { name: 'Leave the table' }).click();
  await expect(host).toHaveURL(/\/online$/);
  await expect(heir.getByTestId('seat').nth(0)).toContainText('Free seat');
  await expect(heir.getByTestId('seat').nth(1)).toContainText('host');
});

test('an old, a wrong and a missing invitation end on a page that says so', async ({ browser, page }) => {
  const host = await guest(browser, 'Secretive');
  const table = await openTable(host);
  for (const address of [
    '/t/abcdefabcdef',
    `/t/${table.id}`,
    `/t/${table.id}?invite=aaaaaaaaaaaaaaaa`,
    '/t/nonsense',
  ]) {
    await go(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/There is no table|for invited players/);
    await expect(page.getByRole('link', { name: 'All games' })).toBeVisible();
  }
});

test('UX-04: a table that waits is marked, first in the list, in the title and in the icon, on every page', async ({
  browser,
}) => {
  const [one, two] = [await guest(browser, 'First'), await guest(browser, 'Second')];
  const table = await begun([one, two]);
  await openTable(one);
  await openTable(two);
  const due: string[] = [];
  for (const page of [one, two]) {
    await go(page, '/');
    const first = page.getByTestId('table').first();
    await expect(first.locator(`a[href="/t/${table.id}"]`)).toBeVisible();
    const mine = (await first.getByText('Your turn', { exact: true }).count()) > 0;
    if (mine) due.push(page.url());
    else await expect(first).toContainText('Waiting for');
    for (const address of ['/', '/history', '/account', '/online', '/new/arctic-cleanup']) {
      await go(page, address);
      await expect(page).toHaveTitle(mine ? /^\(1\) Your turn – / : /^(?!.*Your turn)/);
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', mine ? '/icon-turn.svg' : '/icon.svg');
    }
  }
  expect(due.length).toBeGreaterThan(0);
});

test('without the server the shelf still works, and the lobby says what is wrong', async ({ page }) => {
  await page.route('**/api/**', async (route) => route.abort());
  await prefer(page);
  await go(page, '/online');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
  await go(page, '/');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('link', { name: 'Play Arctic CleanUp' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('#options [data-option]').first()).toBeVisible();
});

test.describe('a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const width of [390, 320])
    test(`UX-32, UX-34: at ${width} px nothing scrolls sideways and every control can be hit`, async ({
      page,
      browser,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const host = await guest(browser, 'A rather long name here');
      const table = await openTable(host, { bots: [null, null, null, 'greedy'], listed: true });
      const invited = `/t/${table.id}?invite=${table.invite}`;
      for (const address of ['/', '/online', '/online/new/arctic-cleanup', '/account', '/history', invited]) {
        await go(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (address.startsWith('/online/new')) await expect(page.getByText('Clock and spectators')).toBeVisible();
        for (const more of await page.locator('summary').all()) await more.click();
        const found = await page.evaluate(() => {
          const small = [
            ...document.querySelectorAll<HTMLElement>(
              'main :is(button, select, summary, input), header :is(a, button)',
            ),
          ]
            .filter((one) => one.checkVisibility() && !one.matches('[type=radio], [type=checkbox], [type=file]'))
            .filter((one) => one.getBoundingClientRect().height < 44)
            .map((one) => one.outerHTML.slice(0, 120));
          return { small, wide: document.documentElement.scrollWidth - innerWidth };
        });
        expect(found, address).toEqual({ small: [], wide: 0 });
      }
    });
});
