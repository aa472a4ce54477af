/** No persistence: entries are counted and forgotten. Enough for matches that are played once, in one go. */
import type { Append, Appended, CommandRow } from '@benchtop/server/parts';
import { MemoryStore } from './memory-store.ts';

export class ForgetfulStore extends MemoryStore {
  private readonly heads = new Map<string, number>();

  override async append({ table, after, rows, change }: Append): Promise<Appended> {
    if ((this.heads.get(table) ?? 0) !== after) return 'conflict';
    this.heads.set(table, after + rows.length);
    if (change !== null) await this.changeTable(table, change);
    return 'done';
  }

  override async head(table: string): Promise<number> {
    return this.heads.get(table) ?? 0;
  }

  override async commands(): Promise<CommandRow[]> {
    return [];
  }

  override async commandById(): Promise<null> {
    return null;
  }

  override keepSnapshot(): void {}
}
