import { download } from '../ui/download.ts';
import type { Director } from './director.ts';
import { lineOf } from './log.ts';
import type { ShownMatch } from './shown-match.ts';
import { useTable } from './store.ts';

/** So many of the last lines tell what led there. */
const LINES = 30;

function linesOf(match: ShownMatch, perspective: number | null): string[] {
  const lines: string[] = [];
  for (let i = Math.max(match.first, match.length - LINES); i < match.length; i++) {
    const parts = lineOf(match, i, perspective) ?? [];
    lines.push(parts.map((part) => (typeof part === 'string' ? part : match.name(part.seat))).join(''));
  }
  return lines;
}

/**
 * A file for whoever looks into a problem: where the match stands, what led there, and its record where this browser may have
 * it. It is saved, not sent: its player decides who gets it.
 */
export async function saveReport({ actions }: Director, match: ShownMatch): Promise<void> {
  const { position, past, perspective, open } = useTable.getState();
  const record = await actions.record?.().catch(() => null);
  const report = {
    format: 'benchtop-report/1',
    game: match.game.id,
    rules: match.game.version,
    match: match.id,
    commitment: match.commitment,
    position: past ?? position,
    length: match.length,
    status: match.status(),
    asked: open?.decision.step ?? null,
    lines: linesOf(match, perspective),
    page: location.href.split('?')[0],
    browser: navigator.userAgent,
    record: record ?? null,
  };
  download(`benchtop-report-${match.game.id}-${match.id}.json`, `${JSON.stringify(report, null, 2)}\n`);
}
