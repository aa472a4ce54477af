import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { scan } from './axe.ts';
import { answer, go, reload } from './go.ts';
import { begun, device, finished, guest, post, sitAt, test } from './people.ts';
import { openDecision, options, awaitOptions } from './table.ts';

/** Ann and Ben at a table of their own; whoever is to move comes first. */
async function pair(browser: Browser): Promise<{ readonly id: string; readonly ann: Page; readonly ben: Page }> {
  const ann = await guest(browser, 'Ann');
  const ben = await guest(browser, 'Ben');
  const { id } = await begun([ann, ben]);
  await sitAt(ann, id);
  await sitAt(ben, id);
  return { id, ann, ben };
}

async function mine(page: Page): Promise<boolean> {
  return (await options(page).count()) > 0;
}

/** Who is to move, and who waits. */
async function turn({ ann, ben }: { readonly ann: Page; readonly ben: Page }): Promise<readonly [Page, Page]> {
  await expect.poll(async () => (await mine(ann)) || (await mine(ben))).toBe(true);
  return (await mine(ann)) ? [ann, ben] : [ben, ann];
}

/** Chooses an option and waits until the table has taken it. */
async function choose(page: Page, index = 0): Promise<void> {
  const decision = await openDecision(page);
  await options(page).nth(index).click();
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('#options')?.dataset['decision'] !== old,
    decision,
  );
}

async function screen(page: Page): Promise<unknown> {
  await page.mouse.move(0, 0);
  return {
    status: await page.getByTestId('status').innerText(),
    progress: await page.getByTestId('progress').innerText(),
    board: await page.getByRole('main').innerText(),
    options: await options(page).allInnerTexts(),
    log: await page.getByRole('log', { name: 'What happened' }).innerText(),
    scores: await page.locator('[data-testid^="score-"]').allInnerTexts(),
  };
}

test('two browsers play at one table: both see every move, and only one of them may choose', async ({ browser }) => {
  const table = await pair(browser);
  for (let made = 0; made < 5; made++) {
    const [active, waiting] = await turn(table);
    await awaitOptions(active);
    await expect(active.getByTestId('status')).not.toContainText('Waiting for');
    await expect(waiting.getByTestId('status')).toContainText('Waiting for');
    await expect(active).toHaveTitle(/Your turn/);
    await expect(waiting).not.toHaveTitle(/● Your turn/);
    await choose(active, made % (await options(active).count()));
  }
  const [active, waiting] = await turn(table);
  await awaitOptions(active);
  await expect(waiting.getByTestId('status')).toContainText('Waiting for');
  expect(await waiting.locator('[data-testid^="score-"]').allInnerTexts()).toEqual(
    await active.locator('[data-testid^="score-"]').allInnerTexts(),
  );
  expect(await waiting.getByRole('log', { name: 'What happened' }).innerText()).toBe(
    await active.getByRole('log', { name: 'What happened' }).innerText(),
  );
});

test('reloading restores the same view, for whoever is to move and for whoever waits', async ({ browser }) => {
  const table = await pair(browser);
  for (let round = 0; round < 2; round++) {
    const [active, waiting] = await turn(table);
    await awaitOptions(active);
    for (const page of [active, waiting]) {
      const before = await screen(page);
      await reload(page);
      await expect(page.getByTestId('status')).toBeVisible();
      await expect.poll(async () => screen(page)).toEqual(before);
    }
    await choose(active);
  }
});

test('a choice is taken back for both, and undo that is not possible says why', async ({ browser }) => {
  const table = await pair(browser);
  const [active, waiting] = await turn(table);
  const before = await awaitOptions(active);
  await options(active).first().click();
  await expect(active.getByTestId('undo')).toHaveAttribute('aria-disabled', 'false');
  await active.getByTestId('undo').click();
  await expect(active.getByRole('log', { name: 'What happened' })).toContainText('took back a choice');
  await expect(waiting.getByRole('log', { name: 'What happened' })).toContainText('took back a choice');
  expect(await awaitOptions(active)).toEqual(before);
  await waiting.getByTestId('undo').click({ force: true });
  await expect(waiting.getByRole('alert')).toContainText(/take back|acted since/);
});

test('what is refused says why, in the words of the rules', async ({ browser }) => {
  const table = await pair(browser);
  const [active] = await turn(table);
  await awaitOptions(active);
  await active.locator('summary', { hasText: 'Not possible now' }).click();
  await active.locator('[data-refused]').first().click();
  await expect(active.getByTestId('explain')).toContainText(/ARC-SET-0\d/);
});

test('what one says the other reads, as text; unread lines are marked, and a player can be muted', async ({
  browser,
}) => {
  const { ann, ben } = await pair(browser);
  await ann.getByRole('tab', { name: /Chat/ }).click();
  await ann.getByLabel('Say something to the table').fill('<b>Well met</b> & good luck');
  await ann.getByRole('button', { name: 'Send' }).click();
  await expect(ben.getByRole('tab', { name: /Chat.*1 not read/ })).toBeVisible();
  await ben.getByRole('tab', { name: /Chat/ }).click();
  const said = ben.getByRole('log', { name: 'What was said' });
  await expect(said).toContainText('<b>Well met</b> & good luck');
  await expect(ben.getByRole('tab', { name: /not read/ })).toHaveCount(0);
  await said.getByRole('listitem').first().hover();
  await ben.getByRole('button', { name: 'Mute Ann' }).click();
  await expect(said).not.toContainText('Well met');
  await ben.getByRole('button', { name: /Ann.*hear again/ }).click();
  await expect(said).toContainText('Well met');
});

test('whoever opens the table sees the newest of what was said, and asks for the rest', async ({ browser }) => {
  const people = [await guest(browser, 'Ann'), await guest(browser, 'Ben'), await guest(browser, 'Cyd')];
  const [ann] = people;
  if (ann === undefined) throw new Error('nobody came');
  const { id } = await begun(people);
  for (const page of people) {
    await sitAt(page, id);
    await page.getByRole('tab', { name: /Chat/ }).click();
    for (let no = 1; no <= 7; no++) {
      await page.getByLabel('Say something to the table').fill(`Line ${no}`);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('log', { name: 'What was said' })).toContainText(`Line ${no}`);
    }
  }
  await ann.reload();
  await ann.getByRole('tab', { name: /Chat/ }).click();
  const lines = ann.getByRole('log', { name: 'What was said' }).getByRole('listitem');
  await expect(lines).toHaveCount(20);
  await ann.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect(lines).toHaveCount(21);
  await expect(ann.getByRole('button', { name: 'Show earlier messages' })).toHaveCount(0);
});

test('a match that was given up asks nobody, and what was played can be watched again', async ({ browser }) => {
  const { ann, ben, id } = await pair(browser);
  await post(ben, `/api/tables/${id}/leave`);
  await post(ann, `/api/tables/${id}/abandon`);
  await expect(ann.getByTestId('status')).toHaveText('This match was given up');
  await expect(ann.getByText('Nothing is lost by waiting')).toHaveCount(0);
  await ann.getByRole('link', { name: 'Replay' }).click();
  await expect(ann.getByText(/There is no result: the match was not played to its end/)).toBeVisible();
  await go(ben, `/t/${id}`);
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('This table was given up');
  const download = ben.waitForEvent('download');
  await ben.getByRole('button', { name: 'Download the record' }).click();
  expect((await download).suggestedFilename()).toContain(id);
});

test('names and lines keep their direction to themselves', async ({ browser }) => {
  const [ann, dana] = [await guest(browser, 'Ann'), await guest(browser, 'דנה')];
  const { id } = await begun([ann, dana]);
  await sitAt(ann, id);
  await sitAt(dana, id);
  for (const page of [ann, dana]) await page.getByRole('tab', { name: /Chat/ }).click();
  const say = async (text: string): Promise<void> => {
    await dana.getByLabel('Say something to the table').fill(text);
    await dana.getByRole('button', { name: 'Send' }).click();
  };
  await say('Ann\u202eevil');
  await say('שלום, Ann!');
  const lines = ann.getByRole('log', { name: 'What was said' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const said = lines.locator('bdi');
  await expect(said).toHaveText(['Annevil', 'שלום, Ann!']);
  expect(await said.first().evaluate((line) => getComputedStyle(line).unicodeBidi)).toBe('isolate');
  // In a sentence a name stands in isolates, so that what follows it stays behind it.
  await expect(lines.first()).toContainText('\u2068דנה\u2069');
  expect(await ann.locator('body').innerText()).not.toMatch(/[\u202a-\u202e]/);
});

test('without network the table says so, holds every choice, and goes on where it was', async ({ browser }) => {
  const table = await pair(browser);
  const [active, waiting] = await turn(table);
  await awaitOptions(active);
  await active.context().setOffline(true);
  await expect(active.getByTestId('line')).toContainText('Reconnecting');
  await expect(options(active).first()).toHaveAttribute('aria-disabled', 'true');
  await active.context().setOffline(false);
  await expect(active.getByTestId('line')).toHaveAttribute('data-line', 'live');
  await expect(options(active).first()).toHaveAttribute('aria-disabled', 'false');
  await waiting.context().setOffline(true);
  await expect(waiting.getByTestId('line')).toContainText('Reconnecting');
  await options(active).first().click();
  await expect(active.getByTestId('status')).toBeVisible();
  await waiting.context().setOffline(false);
  await expect(waiting.getByTestId('line')).toHaveAttribute('data-line', 'live');
  await expect
    .poll(async () => waiting.getByRole('log', { name: 'What happened' }).innerText())
    .toBe(await active.getByRole('log', { name: 'What happened' }).innerText());
});

test('whoever leaves is replaced by a bot, and takes the seat back', async ({ browser }) => {
  const { id, ann, ben } = await pair(browser);
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('menuitem', { name: /Leave the match/ }).click();
  await answer(ben, 'Leave');
  await expect(ben).toHaveURL(/\/online$/);
  await expect(ben.getByTestId('table').first()).toContainText('A bot plays for you. Come back any time.');
  await expect(ann.getByTestId('who-1')).toContainText('away, a bot plays');
  await sitAt(ben, id);
  await expect(ben.getByText('A bot plays for you until you come back.')).toBeVisible();
  await ben.getByRole('button', { name: 'I’m back' }).click();
  await expect(ben.getByText('A bot plays for you')).toHaveCount(0);
  await expect(ann.getByTestId('who-1')).toContainText('here');
});

test('somebody who only watches sees the match, may choose nothing and is told so', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const { id, invite } = await begun([ann], { bots: [null, 'greedy'], delay: 60 });
  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sitAt(ann, id);
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('menuitem', { name: 'Copy the link for spectators' }).click();
  await expect(ann.getByRole('alert')).toContainText('Whoever has the link can watch, 1 minute late.');
  const link = await ann.evaluate(async () => navigator.clipboard.readText());
  expect(link).toContain(`/t/${id}?invite=${invite}`);

  const eve = await device(browser);
  await go(eve, link);
  await expect(eve.getByTestId('door')).toContainText('You see the table 1 minute late');
  await expect(eve.getByLabel('Your name')).toHaveCount(0);
  await eve.getByRole('button', { name: 'Watch the match' }).click();
  await expect(eve.getByTestId('watching')).toContainText('You are watching, 1 minute behind the table.');
  await expect(eve.getByTestId('undo')).toHaveCount(0);
  await expect(options(eve)).toHaveCount(0);
  await eve.getByRole('tab', { name: /Chat/ }).click();
  await expect(eve.getByText('Those who play talk here; you can listen.')).toBeVisible();
  await expect(eve.getByLabel('Say something to the table')).toHaveCount(0);
});

test('a table with a clock shows how much time is left', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const clock = { perMove: 90, reserve: 0 };
  const { id } = await begun([ann], { bots: [null, 'greedy'], clock });
  await sitAt(ann, id);
  await awaitOptions(ann);
  await expect(ann.getByTestId('clock')).toContainText(/1:[0-2]\d/);
});

test('the address of a past position leads there again, and one key back to now', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const { id } = await begun([ann], { bots: [null, 'greedy'] });
  await sitAt(ann, id);
  const page = ann;
  let answered = '';
  for (let made = 0; made < 6; made++) {
    await awaitOptions(page, answered);
    answered = await openDecision(page);
    await options(page).first().click();
  }
  await awaitOptions(page, answered);
  await page.getByRole('log', { name: 'What happened' }).getByTitle('Show this position').nth(6).click();
  await expect(page.getByTestId('past')).toBeVisible();
  await expect(page).toHaveURL(/\?at=\d+$/);
  const board = await page.getByRole('main').innerText();
  await reload(page);
  await expect(page.getByTestId('past')).toBeVisible();
  await expect.poll(async () => page.getByRole('main').innerText()).toBe(board);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('past')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/t/${id}$`));
});

test('what lies further back than was sent is fetched when somebody wants to see it', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const { id } = await finished(ann, 'random');
  await go(ann, `/t/${id}`);
  await ann.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const log = ann.getByRole('log', { name: 'What happened' });
  const lines = log.getByTitle('Show this position');
  const before = await lines.count();
  await lines.first().click();
  await expect(ann.getByTestId('past')).toBeVisible();
  await ann.keyboard.press('Escape');
  while ((await log.getByRole('button', { name: 'Earlier choices…' }).count()) > 0) {
    const known = await lines.count();
    await log.getByRole('button', { name: 'Earlier choices…' }).click();
    await expect.poll(async () => lines.count()).toBeGreaterThan(known);
  }
  expect(await lines.count()).toBeGreaterThan(before);
  await expect(log).toContainText('The draws are sealed');
  await lines.first().click();
  await expect(ann.getByTestId('past')).toContainText('(0 of ');
});

test('whoever comes back is told what happened meanwhile', async ({ browser }) => {
  const table = await pair(browser);
  const [active, waiting] = await turn(table);
  await awaitOptions(active);
  await choose(active);
  await go(waiting, '/');
  await awaitOptions(active);
  await choose(active);
  await go(waiting, `/t/${table.id}`);
  await expect(waiting.getByTestId('recap')).toContainText(/Since you were last here|Since your last choice/);
});

test('nothing at an online table is hard to reach: on a wide screen, on a phone, with the chat open', async ({
  browser,
}) => {
  const ann = await guest(browser, 'Ann');
  const clock = { perMove: 90, reserve: 0 };
  const { id } = await begun([ann], { bots: [null, 'greedy'], clock });
  await sitAt(ann, id);
  await awaitOptions(ann);
  await ann.getByRole('tab', { name: /Chat/ }).click();
  await ann.getByLabel('Say something to the table').fill('Hello');
  await ann.keyboard.press('Enter');
  await expect(ann.getByRole('log', { name: 'What was said' })).toContainText('Hello');
  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await ann.setViewportSize(size);
    await scan(ann, `${size.width} px`);
    const wide = await ann.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(size.width);
  }
});
