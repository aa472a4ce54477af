import type { Sight, WireTable } from '@benchtop/server/wire';
import { loadGame } from '../../games/index.ts';
import type { LoadedGame } from '../../games/index.ts';
import { sound } from '../../ui/sounds.ts';
import { clearTable, say, stopTable } from '../table-acts.ts';
import { withLines } from './chat-lines.ts';
import type { Connection, Subscriber, TableMessage } from './connection.ts';
import { mutedAt } from './muted.ts';
import { OnlineDirector } from './online-director.ts';
import { OnlineMatch } from './online-match.ts';
import type { SyncMessage } from './online-match.ts';
import { noTable, useOnline } from './online-store.ts';
import { t } from '../../words/words.ts';

/** One open online table: hears what the server says of it, and passes it on when the game has been fetched. */
export class OnlineSession implements Subscriber {
  private readonly id: string;
  private readonly invite: string | null;
  private readonly line: Connection;
  private readonly opened: (director: OnlineDirector) => void;
  private readonly leave: () => void;
  private readonly forget: () => void;
  private director: OnlineDirector | null = null;
  private match: OnlineMatch | null = null;
  private loading: Promise<void> | null = null;
  private waiting: TableMessage[] = [];
  private closed = false;
  /** Fetched before the first position came. */
  private loaded: LoadedGame | null = null;

  constructor(id: string, invite: string | null, line: Connection, opened: (director: OnlineDirector) => void) {
    this.id = id;
    this.invite = invite;
    this.line = line;
    this.opened = opened;
    clearTable();
    useOnline.setState({ ...noTable, muted: mutedAt(id), line: line.state });
    this.forget = line.subscribe(() => this.lineChanged());
    this.leave = line.follow(id, invite, this);
  }

  close(): void {
    this.closed = true;
    this.leave();
    this.forget();
    this.director?.stop();
  }

  since(): number | null {
    return this.match?.length ?? null;
  }

  chat(): number {
    return useOnline.getState().chat.at(-1)?.no ?? 0;
  }

  head(seq: number): void {
    if (this.match !== null && seq > this.match.length) this.line.again(this.id);
  }

  watched(): void {
    const { table } = useOnline.getState();
    const shown = this.director !== null || this.waiting.some(({ type }) => type === 'sync');
    if (!shown && table !== null && table.trouble !== null) this.stop(table.trouble);
  }

  refused(reason: string): void {
    this.stop(reason);
  }

  hear(message: TableMessage): void {
    if (this.closed) return;
    switch (message.type) {
      case 'gone':
        this.stop(message.reason);
        return;
      case 'chat':
        if (message.line.seat !== useOnline.getState().seat) sound('talk');
        useOnline.setState(({ chat }) => ({
          chat: [...chat.filter(({ no }) => no !== message.line.no), message.line],
        }));
        return;
      case 'table':
        useOnline.setState({ table: message.table });
        this.loading ??= this.load(message.table);
        break;
      case 'sync':
        this.heardSync(message);
        break;
      case 'moved':
        this.setDeadline(message.turnInfo.deadline);
    }
    if (this.director !== null) this.pass(message, this.director);
    else {
      this.waiting.push(message);
      if (this.loaded !== null) this.begin(this.loaded);
    }
  }

  private heardSync({ chat, seat, turnInfo }: SyncMessage): void {
    this.setDeadline(turnInfo.deadline);
    // Whoever opens the table has not read what was said before, but is not alarmed about it either.
    const first = this.director === null;
    const last = chat.at(-1)?.no ?? 0;
    useOnline.setState((now) => ({
      seat,
      ...withLines(first ? [] : now.chat, chat, now.earlier),
      ...(first ? { read: last } : { read: now.read }),
    }));
  }

  private setDeadline(deadline: number | null): void {
    const lag = this.line.serverNow() - Date.now();
    useOnline.setState({ deadline: deadline === null ? null : deadline - lag });
  }

  private lineChanged(): void {
    useOnline.setState({ line: this.line.state, outdated: this.line.outdated });
    this.director?.lineChanged();
  }

  private async load({ game }: WireTable): Promise<void> {
    const loaded = await loadGame(game).catch((error: unknown) => {
      console.error(error);
      return undefined;
    });
    if (this.closed) return;
    if (loaded === undefined) this.stop(t('The game could not be fetched. Check the connection and reload the page.'));
    else if (loaded === null) this.stop(t('This page does not know the game of this table. Reload it.'));
    else this.begin(loaded);
  }

  /** The game is here: what was said meanwhile is heard now, from the last whole position on. */
  private begin(loaded: LoadedGame): void {
    const { table } = useOnline.getState();
    const at = this.waiting.findLastIndex((message) => message.type === 'sync' && message.sight !== null);
    const sync = this.waiting[at];
    if (table === null || sync?.type !== 'sync' || !hasSight(sync)) {
      this.loaded = loaded;
      return;
    }
    this.match = new OnlineMatch(loaded.game, table, sync);
    const director = new OnlineDirector(this.match, this.line, this.invite, loaded, sync.seen);
    this.director = director;
    const rest = this.waiting.slice(at + 1);
    this.waiting = [];
    this.opened(director);
    director.start();
    for (const message of rest) this.pass(message, director);
    if (table.rules !== loaded.game.version)
      say(t('This page is older or newer than the rules of this match. Reload it before you go on.'));
  }

  private pass(message: TableMessage, director: OnlineDirector): void {
    if (message.type === 'table') director.hearTable(message.table);
    else if (message.type === 'sync') director.hearSync(message);
    else if (message.type === 'moved') director.hearMoved(message);
  }

  private stop(sentence: string): void {
    stopTable({ sentence, saved: false });
  }
}

function hasSight(sync: SyncMessage): sync is SyncMessage & { readonly sight: Sight } {
  return sync.sight !== null;
}
