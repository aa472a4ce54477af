import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check } from './checker.ts';
import type { Verdict } from './checker.ts';
import { rollFrom } from './chance.ts';
import type { Roll } from './chance.ts';
import { quantile, upperBound } from './figures.ts';
import type { Figure, Report } from './figures.ts';
import { harnessGame } from './harness-games.ts';
import { League } from './league.ts';
import { pause } from './person.ts';
import { freePort, ServerProcess } from './server-process.ts';
import { wishes } from './wishes.ts';

export interface KillPlan {
  readonly kills: number;
  readonly matches: number;
  readonly acked: number;
  readonly seed: number;
  /** A saboteur of the harness; null: the real server. */
  readonly part: string | null;
  /** Milliseconds a process lives after it listens, at most. */
  readonly life: number;
  /** SIGTERM: it is asked to end, and must do so cleanly. */
  readonly signal: 'SIGKILL' | 'SIGTERM';
  /** Whether clients play all matches to their end on the server, or the checker does so from the logs. */
  readonly finish: 'clients' | 'checker';
  /** Told now and then how far it is. */
  readonly progress?: (words: string) => void;
}

/** What happened around the kills. */
export interface KillRun {
  readonly verdict: Verdict;
  readonly kills: number;
  readonly earlyKills: number;
  readonly restarts: readonly number[];
  /** How long graceful stops took. */
  readonly stops: readonly number[];
  readonly resumes: readonly number[];
  readonly gaps: number;
  readonly unfinished: number;
  readonly seconds: number;
  readonly faults: readonly string[];
}

const FINISH_MS = 300_000;
const PATIENCE_MS = 20_000;

/** F-01: the server is killed again and again while everybody plays; then every match is played to its end. */
export async function killRun(plan: KillPlan): Promise<KillRun> {
  const began = performance.now();
  const data = mkdtempSync(path.join(tmpdir(), 'benchtop-faults-'));
  const port = await freePort();
  const server = new ServerProcess({ data, port, part: plan.part });
  const roll = rollFrom(plan.seed);
  const people = Math.max(4, Math.ceil(plan.matches * 0.6));
  const manner = { undo: 3, twice: 2, plays: true };
  const league = new League({ site: { port }, matches: plan.matches, people, manner, roll, wish: wishes(roll) });
  try {
    if (!(await server.start())) throw new Error(`the server does not start: ${server.complaints}`);
    await league.begin();
    const killer = new Killer(server, league, roll, plan);
    await killer.run();
    if (plan.finish === 'clients') await league.finish(FINISH_MS);
    const unfinished = plan.finish === 'clients' ? league.running : 0;
    league.end();
    await server.stop();
    const verdict = await check(data, league.histories, harnessGame);
    const faults = league.people.flatMap((person) => person.faults);
    const gaps = league.tables.flatMap(({ places }) => places).reduce((sum, place) => sum + place.gaps, 0);
    const { kills, earlyKills, restarts, stops } = killer;
    const seconds = (performance.now() - began) / 1000;
    return { verdict, kills, earlyKills, restarts, stops, resumes: league.resumes, gaps, unfinished, seconds, faults };
  } finally {
    league.end();
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Kills at random moments and starts again at once. */
class Killer {
  kills = 0;
  /** Of these, before the process listened. */
  earlyKills = 0;
  /** From the start of a process to the first command it acknowledged. */
  readonly restarts: number[] = [];
  readonly stops: number[] = [];
  private readonly server: ServerProcess;
  private readonly league: League;
  private readonly roll: Roll;
  private readonly plan: KillPlan;

  constructor(server: ServerProcess, league: League, roll: Roll, plan: KillPlan) {
    this.server = server;
    this.league = league;
    this.roll = roll;
    this.plan = plan;
  }

  async run(): Promise<void> {
    const { plan, league } = this;
    await pause(500);
    while (this.kills < plan.kills || league.acked < plan.acked) {
      await this.end();
      this.kills++;
      // Only where nobody disturbs their return it tells something to time it.
      league.downSince = this.kills % 10 === 0 ? performance.now() : null;
      await this.startAgain();
      await this.live();
      if (this.kills % 10 === 0)
        plan.progress?.(`${this.kills} kills, ${league.acked} acknowledged, ${league.tables.length} matches`);
    }
  }

  /**
   * Mostly it dies soon after its first answer; every fifth time whether it has answered anybody yet or not; every tenth
   * time it lives until everybody is back, and then plays on for a while.
   */
  private async live(): Promise<void> {
    const { league, plan, roll } = this;
    const long = this.kills % 10 === 0;
    if (long)
      await Promise.race([Promise.all(league.people.map(async (person) => person.inStep())), pause(PATIENCE_MS)]);
    else if (roll(5) > 0) await this.firstAccepted();
    await pause(long ? 4 * (plan.life + roll(plan.life)) : roll(plan.life));
  }

  private async firstAccepted(): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (this.league.heard !== null && performance.now() < end) await pause(10);
  }

  private async end(): Promise<void> {
    if (this.plan.signal === 'SIGKILL') return this.server.kill();
    const { ms: took, code } = await this.server.stop();
    this.stops.push(took);
    if (code !== 0) throw new Error(`the server ended with code ${code}: ${this.server.complaints}`);
  }

  private async startAgain(): Promise<void> {
    const { server, league } = this;
    const early =
      this.plan.signal === 'SIGKILL' && this.roll(20) === 0 && this.kills % 10 !== 0 && this.kills < this.plan.kills;
    const spawned = performance.now();
    league.heard = () => {
      this.restarts.push(performance.now() - spawned);
      league.heard = null;
    };
    const starting = server.start();
    if (early) {
      await pause(this.roll(600));
      await server.kill();
      this.kills++;
      this.earlyKills++;
      await starting;
      return this.startAgain();
    }
    if (!(await starting)) await this.insist();
  }

  private async insist(): Promise<void> {
    for (let i = 0; i < ATTEMPTS; i++) {
      await pause(500);
      if (await this.server.start()) return;
    }
    throw new Error(`the server does not start again: ${this.server.complaints}`);
  }
}

/** A start may fail for reasons of the machine (the page is being built anew): that is not what is tested here. */
const ATTEMPTS = 40;

const ms = (value: number): string => `${Math.round(value)} ms`;

export function killReport(run: KillRun): Report {
  const { counts, violations } = run.verdict;
  const figures: Figure[] = [
    { name: 'kills (before it listened)', value: `${run.kills} (${run.earlyKills})` },
    { name: 'matches, of these over', value: `${counts.tables}, ${counts.over}` },
    { name: 'entries in the logs', value: String(counts.rows) },
    { name: 'acknowledged / refused', value: `${counts.acked} / ${counts.refused}` },
    { name: 'sent again after a kill (were committed)', value: `${counts.resent} (${counts.committed})` },
    { name: 'without an answer: found / absent', value: `${counts.unknownFound} / ${counts.unknownAbsent}` },
    { name: 'told entries compared', value: String(counts.entries) },
    { name: 'views compared', value: String(counts.looks) },
    { name: 'restart to first accepted p50 / p95 / max', value: spread(run.restarts) },
    { name: 'clients resumed after a kill p50 / p95 / max', value: spread(run.resumes) },
    { name: 'gaps healed while connected', value: String(run.gaps) },
    { name: 'failure of an acknowledged command, 95 % upper bound', value: upperBound(counts.acked) },
    { name: 'seconds', value: run.seconds.toFixed(0) },
  ];
  if (run.stops.length > 0) figures.push({ name: 'stopped in p50 / p95 / max', value: spread(run.stops) });
  const failures = violations.map(({ law, table, words }) => `(${law}) ${table}: ${words}`);
  if (run.unfinished > 0) failures.push(`(f) ${run.unfinished} matches were not played to their end`);
  if (quantile(run.stops, 1) > 10_000) failures.push('a graceful stop took more than ten seconds');
  const title = run.stops.length === 0 ? 'F-01 killed under load' : 'F-33 stopped under load';
  return { title, figures, failures: [...failures, ...run.faults] };
}

export function spread(values: readonly number[]): string {
  return [0.5, 0.95, 1].map((part) => ms(quantile(values, part))).join(' / ');
}
