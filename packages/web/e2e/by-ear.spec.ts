import { expect, test } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { layNearEnd, sitAtDeal } from './played.ts';
import { dice, onFlatMap, prefer } from './table.ts';

const games = ['arctic-cleanup', 'algoracing', 'biohack', 'lineae', 'algae-inc'] as const;

/** What a screen reader is given of one thing: what it is, what it is called, how it stands. */
interface Said {
  readonly role: string;
  readonly name: string;
  readonly states: { readonly [state: string]: unknown };
  readonly element: number | undefined;
  readonly parent: Said | null;
}

/** What somebody may operate: without a name nobody knows what it does. */
const OPERATED = new Set(['button', 'link', 'textbox', 'searchbox', 'radio', 'tab', 'combobox', 'slider', 'menuitem']);

/** A page by its accessibility tree alone: nothing is looked for by selector, place or look. */
class Reader {
  private readonly page: Page;
  private readonly session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  static async of(page: Page): Promise<Reader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Reader(page, session);
  }

  async everything(): Promise<readonly Said[]> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const made = new Map<string, Said | null>();
    const said = (id: string | undefined): Said | null => {
      const node = id === undefined ? undefined : byId.get(id);
      if (id === undefined || node === undefined) return null;
      const known = made.get(id);
      if (known !== undefined) return known;
      const parent = said(node.parentId);
      const own: Said = {
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? '').trim(),
        states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value as unknown])),
        element: node.backendDOMNodeId,
        parent,
      };
      const kept = node.ignored ? parent : own;
      made.set(id, kept);
      return kept;
    };
    return [...new Set(nodes.map(({ nodeId }) => said(nodeId)))].filter((one) => one !== null);
  }

  /** Waits until something of this role and name is there. */
  async find(role: string, name: string | RegExp): Promise<Said> {
    const fits = (one: Said): boolean =>
      one.role === role && (typeof name === 'string' ? one.name === name : name.test(one.name));
    let found: Said | undefined;
    await expect
      .poll(async () => (found = (await this.everything()).find(fits)) !== undefined, {
        message: `${role} ${String(name)}`,
      })
      .toBe(true);
    if (found === undefined) throw new Error('it was there a moment ago');
    return found;
  }

  /** Goes to a thing and presses Enter, as one does who hears where the focus is. */
  async press({ element, name }: Said): Promise<void> {
    if (element === undefined) throw new Error(`${name} is nowhere`);
    await this.session.send('DOM.focus', { backendNodeId: element });
    await this.page.keyboard.press('Enter');
  }
}

function inside(one: Said, role: string, name: string): boolean {
  for (let at = one.parent; at !== null; at = at.parent) if (at.role === role && at.name === name) return true;
  return false;
}

interface Asked {
  readonly status: string;
  readonly options: readonly Said[];
  /** Groups of options that are closed. */
  readonly closed: readonly Said[];
}

/** What is asked, as it is told: the status sentence, and the buttons in the list that is called by the question. */
function asked(all: readonly Said[]): Asked | null {
  const prompts = new Set(all.filter(({ role, name }) => role === 'heading' && name !== '').map(({ name }) => name));
  const inList = all.filter(
    (one) =>
      one.role === 'button' &&
      inside(one, 'region', 'Decision') &&
      [...prompts].some((prompt) => inside(one, 'list', prompt)),
  );
  const closed = inList.filter(({ states }) => states['expanded'] === false);
  const options = inList.filter(({ states }) => states['expanded'] === undefined && states['disabled'] !== true);
  const status = all.find((one) => one.role === 'StaticText' && one.name !== '' && hasStatus(one))?.name ?? '';
  return options.length + closed.length === 0 ? null : { status, options, closed };
}

function hasStatus(one: Said): boolean {
  for (let at = one.parent; at !== null; at = at.parent) if (at.role === 'status') return true;
  return false;
}

/** The dialog above everything, by its name. */
function dialogOf(all: readonly Said[]): string | null {
  return all.find(({ role, name }) => role === 'dialog' && name !== '')?.name ?? null;
}

/** Waits until something is asked or the match is over; cards that introduce something are heard and put away. */
async function nextQuestion(reader: Reader): Promise<{ readonly all: readonly Said[]; readonly open: Asked | null }> {
  let all: readonly Said[] = [];
  let open: Asked | null = null;
  await expect(async () => {
    all = await reader.everything();
    const card = all.find((one) => one.role === 'button' && one.name === 'Got it');
    if (card !== undefined) await reader.press(card);
    open = asked(all);
    expect(card).toBeUndefined();
    expect(open !== null || dialogOf(all) === OVER).toBe(true);
  }).toPass({ timeout: 60_000 });
  return { all, open: dialogOf(all) === OVER ? null : open };
}

const OVER = 'The match is over';

/** Makes choices by what is said alone until the match is over, or so many were made. Returns how many. */
async function playByEar(reader: Reader, most: number): Promise<number> {
  const roll = dice(3);
  const heard = new Set<string>();
  for (let made = 0; made < most;) {
    const { all, open } = await nextQuestion(reader);
    if (open === null) return made;
    const { status, options, closed } = open;
    expect(status).not.toBe('');
    expect(nameless(all)).toEqual([]);
    expect(alike(options), 'options that sound alike').toEqual([]);
    heard.add(status);
    const from = options.length > 0 ? options : closed;
    const chosen = from[roll(from.length)];
    if (chosen === undefined) throw new Error('nothing can be chosen');
    await reader.press(chosen);
    if (from === closed) continue;
    made++;
    await expect.poll(async () => told(await reader.everything()), { message: chosen.name }).not.toBe(told(all));
  }
  expect(heard.size).toBeGreaterThan(1);
  return most;
}

/** Names that stand for several options of one list. */
function alike(options: readonly Said[]): readonly string[] {
  const names = options.map(({ name, parent }) => `${listOf(parent)}: ${name}`);
  return names.filter((name, i) => names.indexOf(name) !== i);
}

/** The innermost list around a thing, by its name. */
function listOf(one: Said | null): string {
  if (one === null) return '';
  return one.role === 'list' && one.name !== '' ? one.name : listOf(one.parent);
}

/** Things that can be operated and have no name. */
function nameless(all: readonly Said[]): readonly string[] {
  return all.filter(({ role, name }) => OPERATED.has(role) && name === '').map(({ role }) => role);
}

/** What is announced by itself, or changes where one is: status, log and question. */
function told(all: readonly Said[]): string {
  return all
    .filter(({ role, name }) => name !== '' && ['StaticText', 'button', 'heading'].includes(role))
    .filter((one) => hasStatus(one) || inside(one, 'log', 'What happened') || inside(one, 'region', 'Decision'))
    .map(({ name }) => name)
    .join(' ');
}

/** Choices of each game that are made by ear. */
const SOME = 7;

for (const game of games)
  test(`UX-27: ${game} is played by the accessibility tree alone`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await prefer(page, { met: [] });
    await onFlatMap(page);
    await sitAtDeal(page, { game });
    const reader = await Reader.of(page);
    // A first match begins with a card that says what the game is about.
    await reader.press(await reader.find('button', 'Play'));
    expect(await playByEar(reader, SOME)).toBe(SOME);
    // The board is there as words, and so is what everybody has.
    const all = await reader.everything();
    expect(all.filter((one) => inside(one, 'main', 'Board') && one.name !== '').length).toBeGreaterThan(10);
    expect(all.some((one) => one.name !== '' && inside(one, 'complementary', 'Players'))).toBe(true);
  });

test('UX-27: a match is ended, and its result read, by the accessibility tree alone', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await layNearEnd(page, 2, 8);
  const reader = await Reader.of(page);
  expect(await playByEar(reader, 200)).toBeLessThan(200);
  const all = await reader.everything();
  const inDialog = all.filter((one) => one.role === 'StaticText' && hasDialog(one)).map(({ name }) => name);
  expect(inDialog.join(' ')).toMatch(/wins|won|share/);
  expect(nameless(all)).toEqual([]);
});

function hasDialog(one: Said): boolean {
  for (let at = one.parent; at !== null; at = at.parent) if (at.role === 'dialog') return true;
  return false;
}
