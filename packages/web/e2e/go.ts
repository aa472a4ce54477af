import type { Page } from '@playwright/test';

/** Every page has a heading once it shows more than that it is coming. */
const HEADING = '#root h1';

/** Waits for an element. It is watched for in every frame: locators look less and less often, and seconds add up. */
export async function appears(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector);
}

/** Goes to an address and waits for what is there. */
export async function go(page: Page, address: string, wanted = HEADING): Promise<void> {
  await page.goto(address);
  await appears(page, wanted);
}

/** Answers what the page asks before it does something. */
export async function answer(page: Page, words: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: words, exact: true }).click();
}

/** Loads the page again and waits for what is there. */
export async function reload(page: Page, wanted = HEADING): Promise<void> {
  await page.reload();
  await appears(page, wanted);
}
