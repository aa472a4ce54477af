import { keyOfSeed, Match, recordOf } from '@benchtop/engine/host';
import type { Game, MatchRecord, Settings } from '@benchtop/engine/host';
import { algoracing } from '@benchtop/games/algoracing';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { go, reload } from './go.ts';
import { finished as finishedOnline, guest, test } from './people.ts';
import { playTheEnd } from './played.ts';
import { dice, onFlatMap, pick, prefer } from './table.ts';

/** A match played in no time, to its end or for so many choices. */
function played(game: Game, settings: Settings, most = Infinity): MatchRecord {
  const match = Match.deal(game, 2, settings, keyOfSeed('watch again'));
  const roll = dice(5);
  for (let made = 0; made < most && !match.over;) {
    const forced = match.forced();
    const decision = match.decisions()[0];
    if (forced !== null) match.repeat(forced);
    else if (decision !== undefined) {
      const ids = (match.legalOptions(decision.seat)?.options ?? []).map(({ id }) => id);
      match.play(decision.seat, ids[pick(ids, roll)] ?? '');
      made++;
    }
  }
  return recordOf(match, true);
}

const finished = (): MatchRecord => played(arcticCleanup, { tempo: 'none', solo: false });

async function openFile(page: Page, text: string): Promise<void> {
  await go(page, '/replay/file');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

const at = (page: Page) => page.getByTestId('replay-at');

test('a record from a file is checked and watched: scrub, step, turn, log line, keys, address', async ({ page }) => {
  const record = finished();
  const end = record.entries.length;
  await prefer(page);
  await openFile(page, JSON.stringify(record));
  await expect(at(page)).toHaveText(`0 / ${end}`);
  await expect(page.getByTestId('replay-verified')).toContainText(`Verified: all ${end} choices`);
  await page.getByRole('button', { name: 'One choice on' }).click();
  await expect(at(page)).toHaveText(`1 / ${end}`);
  await page.keyboard.press('ArrowLeft');
  await expect(at(page)).toHaveText(`0 / ${end}`);
  await page.getByRole('button', { name: 'The next turn' }).click();
  await expect(at(page)).not.toHaveText(`0 / ${end}`);
  await page.getByRole('slider', { name: 'Position in the match' }).fill('40');
  await expect(at(page)).toHaveText(`40 / ${end}`);
  await expect(page).toHaveURL(/at=40/);
  const board = await page.getByRole('main').innerText();
  await reload(page);
  await expect(at(page)).toHaveText(`40 / ${end}`);
  await expect.poll(async () => page.getByRole('main').innerText()).toBe(board);
  await page.getByRole('log').getByTitle('Show this position').nth(20).click();
  await expect(at(page)).not.toHaveText(`40 / ${end}`);
  await page.locator('body').press('End');
  await expect(page.getByTestId('status')).toContainText('The match is over');
  await expect(page.getByRole('button', { name: 'Result' })).toBeVisible();
});

test('the replay plays by itself and can be stopped', async ({ page }) => {
  await prefer(page);
  await openFile(page, JSON.stringify(finished()));
  await page.getByLabel('Speed').selectOption('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(at(page)).toHaveText(/^[5-9] \//);
  await page.getByRole('button', { name: 'Pause' }).click();
  const stopped = await at(page).innerText();
  await page.getByRole('button', { name: 'One choice on' }).click();
  await expect(at(page)).not.toHaveText(stopped);
});

test('whose knowledge is shown can be chosen: a hand is seen by its owner alone', async ({ page }) => {
  await prefer(page);
  await onFlatMap(page);
  const record = played(algoracing, { mode: 'full', layout: 'staircase' }, 12);
  const end = record.entries.length;
  await openFile(page, JSON.stringify(record));
  await expect(at(page)).toHaveText(`0 / ${end}`);
  await page.keyboard.press('End');
  await expect(at(page)).toHaveText(`${end} / ${end}`);
  const shown = async (label: string): Promise<string> => {
    await page.getByLabel('What you see').selectOption({ label });
    return page.getByRole('main').innerText();
  };
  const first = await shown('What Olympus knows');
  const second = await shown('What Gale knows');
  const nobody = await shown('What a spectator knows');
  expect(new Set([first, second, nobody]).size).toBe(3);
  expect(await shown('What Olympus knows')).toBe(first);
});

test('a file that is forged, of other rules or no record at all gets a sentence', async ({ page }) => {
  await prefer(page);
  const record = finished();
  const cases: readonly (readonly [string, RegExp])[] = [
    ['{', /cannot be read as JSON/],
    ['[1, 2, 3]', /plain JSON object/],
    [JSON.stringify({ ...record, rules: '0.0.0' }), /It was played by rules 0\.0\.0/],
    [JSON.stringify({ ...record, result: { ...record.result, winners: [] } }), /The result is wrong/],
    [JSON.stringify({ ...record, key: null }), /still running/],
  ];
  for (const [text, sentence] of cases) {
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    await openFile(page, text);
    await expect(page.locator('main')).toContainText(sentence);
  }
});

test('a match that began from a position that was set up is marked, and what nobody signed is said', async ({
  page,
}) => {
  await prefer(page);
  const record = finished();
  const dealt = Match.deal(arcticCleanup, 2, record.settings, keyOfSeed('chosen'));
  await openFile(page, JSON.stringify(recordOf(Match.from(arcticCleanup, dealt.state, keyOfSeed('own')), true)));
  const panel = page.getByTestId('replay-verified');
  await expect(panel).toContainText('a position that was set up, not dealt');
  await expect(panel).not.toContainText('Verified');
  await page.evaluate(() => sessionStorage.clear());
  await openFile(page, JSON.stringify(record));
  await expect(panel).toContainText(/Verified.*No server has signed it/);
});

test('a finished match of this browser can be watched again from its result', async ({ page }) => {
  await prefer(page);
  await playTheEnd(page, 1);
  await page.getByTestId('result').getByRole('link', { name: 'Replay' }).click();
  await expect(at(page)).toHaveText(/^0 \/ \d+$/);
  await expect(page.getByTestId('replay-verified')).toContainText('Verified');
});

test('a finished online match is verified, taken away, watched again, and has a rematch', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  // A bot plays for whoever has left: the match comes to its end by itself.
  const { id } = await finishedOnline(ann, 'random');
  await go(ann, `/t/${id}`);
  const result = ann.getByTestId('result');
  await result.getByText('Record and proof').click();
  await result.getByRole('button', { name: 'Verify' }).click();
  await expect(ann.getByTestId('verified')).toContainText(/^Verified: all \d+ choices/);
  await expect(ann.getByTestId('verified')).toContainText(/Signed by this server \(key [0-9a-f]{32}\)/);
  await result.getByRole('link', { name: 'Replay' }).click();
  await expect(ann).toHaveURL(new RegExp(`/replay/${id}`));
  await expect(ann.getByTestId('replay-verified')).toContainText(/Verified.*Signed by this server/);
  await go(ann, `/t/${id}`);
  const second = await ann.context().newPage();
  await go(second, `/t/${id}`);
  await expect(second.getByTestId('result')).toBeVisible();
  await result.getByRole('button', { name: /Rematch/ }).click();
  await expect(second.getByTestId('awaited')).toHaveText('The rematch is set up: the others wait for you there.');
  await expect(ann).toHaveURL(/\/t\/[a-z0-9]{12}$/);
  await expect(ann).not.toHaveURL(new RegExp(id));
});
