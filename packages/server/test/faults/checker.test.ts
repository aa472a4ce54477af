import { checkSettings, eventFor, Match, scoresOf, viewOf } from '@benchtop/engine/host';
import type { Game } from '@benchtop/engine/host';
import { gameOf } from '@benchtop/games';
import { expect, it } from 'vitest';
import { canonical, digestOf } from '../../harness/faults/canonical.ts';
import { checkMatch, emptyVerdict } from '../../harness/faults/checker.ts';
import { entryText } from '../../harness/faults/history.ts';
import type { SeatHistory, Sent } from '../../harness/faults/history.ts';
import type { CommandRow, TableRow } from '../../src/store/contract.ts';

const KEY = '1'.repeat(64);

function arctic(): Game {
  const game = gameOf('arctic-cleanup');
  if (game === null) throw new Error('no such game');
  return game;
}

interface Run {
  log: { table: TableRow; key: string; rows: CommandRow[] };
  histories: SeatHistory[];
}

const idOf = (seq: number): string => `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`;

/** A run as it should be: forty choices of two people. */
function cleanRun(): Run {
  const game = arctic();
  const settings = checkSettings(game, 2, {});
  if (!settings.ok) throw new Error(settings.reason);
  const match = Match.deal(game, 2, settings.value, KEY);
  const rows: CommandRow[] = [];
  const histories = [0, 1].map((seat): SeatHistory => ({
    table: 't',
    seat,
    first: 1,
    entries: [],
    looks: [],
    sent: [],
    faults: [],
  }));
  for (let seq = 1; seq <= 40; seq++) playOne(match, seq, rows, histories);
  for (const { looks, seat } of histories)
    looks.push({
      seq: 40,
      digest: digestOf({ view: viewOf(game, match.state, seat), scores: scoresOf(game, match.state) }),
    });
  return { log: { table: tableRow(game), key: KEY, rows }, histories };
}

function playOne(match: Match, seq: number, rows: CommandRow[], histories: SeatHistory[]): void {
  const decision = match.decisions()[0];
  const options = decision === undefined ? [] : (match.due(decision.seat)?.options ?? []);
  const option = options[seq % options.length]?.id;
  if (decision === undefined || option === undefined) throw new Error('nobody can do anything');
  const { id, seat } = decision;
  const done = match.play(seat, option);
  if (!done.ok) throw new Error(done.reason);
  const { draws } = match.state;
  const hash = match.hash().slice(0, 32);
  rows.push({ seq, commandId: idOf(seq), decision: id, seat, option, rules: '', draws, hash, at: seq });
  const outcome = { kind: 'acked', seq } as const;
  const sent: Sent = {
    id: idOf(seq),
    table: 't',
    seat,
    decision: id,
    option,
    after: 0,
    sends: 1,
    answers: 1,
    outcome,
    cut: null,
  };
  for (const history of histories) {
    if (history.seat === seat) history.sent.push(sent);
    const events = canonical(done.events.map((event) => eventFor(event, history.seat)));
    history.entries.push(entryText(seq, seat, 'choice', seq, events));
  }
}

function tableRow(game: Game): TableRow {
  return {
    id: 't',
    game: game.id,
    rules: game.version,
    seats: 2,
    settings: {},
    host: 'a',
    listed: false,
    invite: '',
    clock: null,
    delay: null,
    status: 'running',
    trouble: null,
    ended: null,
    commitment: '',
    result: null,
    rematchOf: null,
    created: 0,
    updated: 0,
  };
}

function lawsBrokenIn({ log, histories }: Run): string[] {
  const verdict = emptyVerdict();
  checkMatch(arctic(), log, histories, verdict);
  return [...new Set(verdict.violations.map(({ law }) => law))].toSorted();
}

it('finds nothing wrong with a run as it should be', () => {
  expect(lawsBrokenIn(cleanRun())).toEqual([]);
});

function sentIn(run: Run, n: number): Sent {
  const sent = run.histories[0]?.sent[n];
  if (sent === undefined) throw new Error('no such command');
  return sent;
}

const harms: readonly (readonly [name: string, law: string, harm: (run: Run) => void])[] = [
  ['the last acknowledged entry is lost', 'a', ({ log }) => log.rows.pop()],
  ['a refused command is in the log', 'a', (run) => (sentIn(run, 1).outcome = { kind: 'refused', code: 'closed' })],
  ['a command is acknowledged with another entry', 'a', (run) => (sentIn(run, 1).outcome = { kind: 'acked', seq: 39 })],
  ['a command is in the log with another option', 'a', (run) => Object.assign(sentIn(run, 1), { option: 'other' })],
  ['an id is there twice', 'b', ({ log }) => Object.assign(log.rows[7] ?? {}, { commandId: idOf(5) })],
  ['an entry is missing in between', 'c', ({ log }) => log.rows.splice(10, 1)],
  ['an entry has another hash', 'd', ({ log }) => Object.assign(log.rows[9] ?? {}, { hash: '0'.repeat(32) })],
  ['an entry has another option', 'd', ({ log }) => Object.assign(log.rows[9] ?? {}, { option: 'nonsense' })],
  ['somebody saw something else', 'd', (run) => run.histories[1]?.looks.push({ seq: 20, digest: 'x' })],
  ['somebody saw more than there is', 'd', (run) => run.histories[1]?.looks.push({ seq: 41, digest: 'x' })],
  ['the table is over before its match', 'd', ({ log }) => Object.assign(log.table, { status: 'over' })],
  ['somebody was told otherwise', 'e', (run) => run.histories[1]?.entries.splice(5, 1, 'x')],
  ['somebody was told more than there is', 'e', (run) => run.histories[1]?.entries.push('41 0 choice 41 []')],
  ['somebody found something wrong', 'e', (run) => run.histories[1]?.faults.push('x')],
  ['a match is in quarantine', 'f', ({ log }) => Object.assign(log.table, { trouble: 'x' })],
];

it.each(harms)('%s: breaks law %s', (_, law, harm) => {
  const run = cleanRun();
  harm(run);
  expect(lawsBrokenIn(run)).toContain(law);
});
