import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { answer, go, reload } from './go.ts';
import { begun, device, guest, openTable, sitAt, test } from './people.ts';

const PASSPHRASE = 'four words will do';

function card(page: Page, title: string) {
  return page.locator('section', { has: page.getByRole('heading', { name: title }) });
}

async function logIn(page: Page, name: string, passphrase: string): Promise<void> {
  const form = card(page, 'Log in on this device');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await form.getByRole('button', { name: 'Log in' }).click();
}

test('a guest sets a passphrase and plays the same seats from a second device', async ({ browser }) => {
  const name = `Owner ${Date.now() % 1_000_000}`;
  const page = await guest(browser, name);
  const table = await openTable(page);
  await go(page, '/account');
  await expect(page.getByText('Only this browser can play your seats until you set a passphrase.')).toBeVisible();
  const form = card(page, 'Play from a second device');
  await form.getByLabel('Passphrase', { exact: true }).fill('short');
  await form.getByRole('button', { name: 'Set the passphrase' }).click();
  await expect(form.getByText(/at least 10 letters/)).toBeVisible();
  await form.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await form.getByRole('button', { name: 'Set the passphrase' }).click();
  await expect(page.getByText(/You are logged in as/)).toBeVisible();

  const second = await device(browser);
  await go(second, '/account');
  await logIn(second, name, 'not the right words');
  await expect(second.getByText('There is no account with this name and passphrase.')).toBeVisible();
  await logIn(second, name, PASSPHRASE);
  await expect(second.getByText(/You are logged in as/)).toBeVisible();
  await go(second, `/t/${table.id}`);
  await expect(second.getByTestId('seat').first()).toContainText('you · host');

  await go(second, '/account');
  await second.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(card(second, 'Log in on this device')).toBeVisible();
  await go(page, '/account');
  await expect(page.getByText(/You are logged in as/)).toBeVisible();
});

/** Somebody with an account, on the device where it was made. */
async function owner(browser: Browser, name: string): Promise<Page> {
  const page = await guest(browser, name);
  await go(page, '/account');
  const form = card(page, 'Play from a second device');
  await form.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await form.getByRole('button', { name: 'Set the passphrase' }).click();
  await expect(page.getByText(/You are logged in as/)).toBeVisible();
  return page;
}

test('a changed passphrase logs every other device out at once, and only the new one opens', async ({ browser }) => {
  const name = `Changer ${Date.now() % 1_000_000}`;
  const page = await owner(browser, name);
  const { id } = await begun([page, await guest(browser, 'Opponent')]);
  const second = await device(browser);
  await go(second, '/account');
  await logIn(second, name, PASSPHRASE);
  await expect(second.getByText(/You are logged in as/)).toBeVisible();
  await sitAt(second, id);

  await go(page, '/account');
  const form = card(page, 'Change the passphrase');
  const change = form.getByRole('button', { name: 'Change the passphrase' });
  await form.getByLabel('Present passphrase').fill('not the right words');
  await form.getByLabel('New passphrase').fill('short');
  await change.click();
  await expect(form.getByText(/at least 10 letters/)).toBeVisible();
  await form.getByLabel('New passphrase').fill('four other words then');
  await change.click();
  await expect(form.getByText('That is not the present passphrase.')).toBeVisible();
  await form.getByLabel('Present passphrase').fill(PASSPHRASE);
  await change.click();
  await expect(form.getByText('Changed. Every other device is logged out.')).toBeVisible();
  await expect(second.getByText(/logged out on this device/)).toBeVisible();

  await go(second, '/account');
  await logIn(second, name, PASSPHRASE);
  await expect(second.getByText('There is no account with this name and passphrase.')).toBeVisible();
  await logIn(second, name, 'four other words then');
  await expect(second.getByText(/You are logged in as/)).toBeVisible();
  await reload(page);
  await expect(page.getByText(/You are logged in as/)).toBeVisible();
});

test('logging out everywhere is asked about first, and ends every device', async ({ browser }) => {
  const name = `Leaver ${Date.now() % 1_000_000}`;
  const page = await owner(browser, name);
  const second = await device(browser);
  await go(second, '/account');
  await logIn(second, name, PASSPHRASE);
  await expect(second.getByText(/You are logged in as/)).toBeVisible();

  const leave = page.getByRole('button', { name: 'Log out everywhere' });
  await leave.click();
  await answer(page, 'Cancel');
  await expect(page.getByText(/You are logged in as/)).toBeVisible();
  await leave.click();
  await expect(page.getByRole('dialog')).toContainText('every device');
  await answer(page, 'Log out everywhere');
  await expect(card(page, 'Log in on this device')).toBeVisible();
  await reload(second);
  await expect(card(second, 'Log in on this device')).toBeVisible();
});

test('a name is chosen and changed on the account page, and shows in the header', async ({ page }) => {
  await go(page, '/account');
  const own = card(page, 'Your name');
  await own.getByLabel('The others see').fill('Grete');
  await own.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('link', { name: 'Grete: your account' })).toBeVisible();
  await own.getByLabel('The others see').fill('Greta');
  await own.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('link', { name: 'Greta: your account' })).toBeVisible();
});

test('a guest who logs out is warned first', async ({ browser }) => {
  const page = await guest(browser, 'Fleeting');
  await go(page, '/account');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('dialog')).toContainText('not even you');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Fleeting: your account' })).toBeVisible();
});

test('notifications are offered only where the server is set up for them, and asked for only on request', async ({
  browser,
}) => {
  const page = await guest(browser, 'Told');
  await go(page, '/');
  await expect(page.getByRole('link', { name: 'Told: your account' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('Tell me when it is my turn')).toHaveCount(0);

  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const me = (await answer.json()) as { [field: string]: unknown };
    await route.fulfill({
      response: answer,
      json: { ...me, push: 'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT-aok0fO1KXBLV4-XqxYM' },
    });
  });
  await reload(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Tell me when it is my turn' })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => Notification.permission)).not.toBe('granted');
  await page
    .getByRole('radiogroup', { name: 'Tell me when it is my turn' })
    .getByRole('radio', { name: 'On' })
    .click({ force: true });
  await expect(page.getByText(/does not allow notifications/)).toBeVisible();
});
