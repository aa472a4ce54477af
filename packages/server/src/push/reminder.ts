import type { PushKeys } from '../config.ts';
import type { PushRow, Store } from '../store/contract.ts';
import type { WireTable } from '../wire/table.ts';

/** Hands one message to a push service. `gone`: the browser does not listen any more. */
export type Deliver = (push: PushRow, text: string) => Promise<'sent' | 'gone'>;

export interface ReminderParts {
  readonly store: Store;
  readonly deliver: Deliver;
  titleOf(game: string): string;
  /** Something went wrong that whoever runs the server should see. */
  warn(words: string): void;
}

const MOST_REMEMBERED = 100_000;

/** Tells people who are not here that it is their turn: once for each table, until they were here again. */
export class Reminder {
  private readonly parts: ReminderParts;
  /** Tables that each account was told about. */
  private readonly told = new Map<string, Set<string>>();

  constructor(parts: ReminderParts) {
    this.parts = parts;
  }

  /** Never throws, and nobody waits for it. */
  remind(account: string, table: WireTable): void {
    if (this.wasTold(account, table.id)) return;
    void this.tell(account, table).catch(() => this.parts.warn('A reminder could not be sent.'));
  }

  /** The person has opened the page: what comes from now on is news again. */
  wasHere(account: string): void {
    this.told.delete(account);
  }

  private wasTold(account: string, table: string): boolean {
    const tables = this.told.get(account) ?? new Set();
    if (tables.has(table)) return true;
    if (this.told.size >= MOST_REMEMBERED) this.told.clear();
    this.told.set(account, tables.add(table));
    return false;
  }

  private async tell(account: string, table: WireTable): Promise<void> {
    const { store, titleOf } = this.parts;
    const pushes = await store.pushesOf(account);
    // Whoever runs the push service or looks at the phone learns which game it is, and nothing else of it.
    const text = JSON.stringify({ title: titleOf(table.game), body: 'It is your turn.', table: table.id });
    await Promise.all(pushes.map((push) => this.send(push, text)));
  }

  private async send(push: PushRow, text: string): Promise<void> {
    const { deliver, store } = this.parts;
    if ((await deliver(push, text)) === 'gone') await store.dropPush(push.endpoint);
  }
}

const ONE_DAY = 86_400;
const PATIENCE_MS = 10_000;

/** Delivers by web push. */
export function webPush({ publicKey, privateKey, subject }: PushKeys): Deliver {
  const options = {
    vapidDetails: { publicKey, privateKey, subject },
    TTL: ONE_DAY,
    urgency: 'normal',
    timeout: PATIENCE_MS,
  } as const;
  return async ({ endpoint, p256dh, auth }, text) => {
    // Most servers have no keys, and need not load it.
    const { default: service } = await import('web-push');
    try {
      await service.sendNotification({ endpoint, keys: { p256dh, auth } }, text, options);
      return 'sent';
    } catch (error) {
      if (error instanceof service.WebPushError && (error.statusCode === 404 || error.statusCode === 410))
        return 'gone';
      throw error;
    }
  };
}
