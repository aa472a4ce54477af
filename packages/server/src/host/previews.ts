import { preview } from '@benchtop/engine/host';
import type { Answer, PreviewMessage } from '../wire/socket.ts';
import { refusal } from './commands.ts';
import type { LiveTable } from './live-table.ts';

/**
 * What an option of the decision that a seat owes would do. It is tried in worlds that the seat could be in, and is told
 * to whoever asks and to nobody else; nothing of it is kept. In the mailbox: what is not durable yet is not looked at.
 */
export function previewAt(
  table: LiveTable,
  seat: number,
  { id, decision, option, further }: PreviewMessage,
): Promise<Answer> {
  return table.mailbox.add(async () => {
    const { row, context } = table;
    const { running, live } = table.match;
    const { seats } = table.rows;
    if (row.trouble !== null) return refusal(id, 'quarantined', row.trouble);
    if (!running || live === null) return refusal(id, 'not-running', 'This match is not running.');
    if (seats[seat]?.bot !== null)
      return refusal(id, 'not-yours', 'A bot plays for you. Come back to your seat first.');
    const { match } = live;
    const owed = match.decisionId(seat);
    if (owed === null) return refusal(id, 'not-yours', 'This seat owes no decision now.');
    if (owed !== decision) return refusal(id, 'closed', 'That decision is closed: another one is open now.');
    const shown = await context.guard.run(() => preview(match.game, match.state, seat, option, { further }));
    if (shown === null) return refusal(id, 'refused', 'There is no such option here.');
    return { type: 'answer', id, ok: true, seq: live.seq, preview: shown };
  });
}
