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
import { pointOf } from './points.ts';
import { freePort, ServerProcess } from './server-process.ts';
import { until } from './steps.ts';
import { wishes } from './wishes.ts';

export interface KillPlan {
  readonly kills: number;
  readonly matches: number;
  readonly acked: number;
  readonly seed: number;
  /** A saboteur of the harness; null: the real server. */
  readonly part: string | null;
  /** Commands that are acknowledged in the life of a process, at most; every tenth has more. */
  readonly life: number;
  /** Where a process dies: at the points of the harness's own server, in turn, or whenever it happens to be hit. */
  readonly at: 'points' | 'any moment';
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
    const { code } = await server.stop();
    const verdict = await check(data, league.histories, harnessGame);
    const faults = league.people.flatMap((person) => person.faults);
    if (code !== 0) faults.push(`the server did not end when it was asked to: code ${code}`);
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

/** Ends the server again and again while everybody plays, and starts it again at once. */
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
    while (this.kills < plan.kills || league.acked < plan.acked) {
      await this.live();
      await this.end();
      this.kills++;
      // Only where nobody disturbs their return it tells something to time it.
      league.downSince = this.kills % 10 === 0 ? performance.now() : null;
      await this.startAgain();
      if (this.kills % 10 === 0)
        plan.progress?.(`${this.kills} kills, ${league.acked} acknowledged, ${league.tables.length} matches`);
    }
  }

  /** By signals alone, or by itself at a point that it is told. */
  private get falls(): boolean {
    return this.plan.at === 'points' && this.plan.signal === 'SIGKILL';
  }

  /**
   * Until so many commands were acknowledged, or until it has fallen by itself. Every fifth time that it may die at any
   * moment it dies whether it has answered anybody or not; every tenth time it lives until everybody is back.
   */
  private async live(): Promise<void> {
    const { league, plan, roll, server } = this;
    const long = this.kills % 10 === 0;
    // Nobody has told the first process to fall.
    const falls = this.falls && this.kills > 0;
    if (!long && plan.at === 'any moment' && roll(5) === 0) return pause(roll(EARLY_MS));
    if (long && !falls)
      await Promise.race([Promise.all(league.people.map(async (person) => person.inStep())), pause(PATIENCE_MS)]);
    const life = (long ? 4 : 0) * plan.life + roll(plan.life);
    for (let before = league.acked, n = 0; server.alive && (falls || n <= life); n++)
      await until(() => !server.alive || league.acked > before + n, 'the next acknowledged command');
  }

  private async end(): Promise<void> {
    if (this.plan.signal === 'SIGKILL') return this.server.kill();
    const { ms: took, code } = await this.server.stop();
    this.stops.push(took);
    if (code !== 0) throw new Error(`the server ended with code ${code}: ${this.server.complaints}`);
  }

  private async startAgain(): Promise<void> {
    const { server, league, plan } = this;
    const spawned = performance.now();
    league.heard = () => {
      this.restarts.push(performance.now() - spawned);
      league.heard = null;
    };
    if (plan.signal === 'SIGKILL' && this.kills % 10 !== 0 && this.kills < plan.kills) await this.killEarly();
    const fall = { point: pointOf(this.kills), nth: 1 + this.roll(plan.life) };
    if (!(await server.start(this.falls ? fall : null))) await this.insist();
  }

  /** Now and then it dies before it listens. */
  private async killEarly(): Promise<void> {
    const { server, falls, roll } = this;
    if (falls ? this.kills % 7 !== 3 : roll(20) > 0) return;
    const starting = server.start(falls ? { point: 'opened', nth: 1 } : null);
    if (!falls) {
      await pause(roll(EARLY_MS));
      await server.kill();
    }
    await starting;
    this.kills++;
    this.earlyKills++;
  }

  private async insist(): Promise<void> {
    for (let i = 0; i < ATTEMPTS; i++) {
      await pause(500);
      if (await this.server.start()) return;
    }
    throw new Error(`the server does not start again: ${this.server.complaints}`);
  }
}

/** A process takes about so long to listen. */
const EARLY_MS = 600;

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
  const slow = quantile(run.stops, 1) > 10_000 ? ['a graceful stop took more than ten seconds'] : [];
  const title = run.stops.length === 0 ? 'F-01 killed under load' : 'F-33 stopped under load';
  return { title, figures, failures: [...failures, ...run.faults], slow };
}

export function spread(values: readonly number[]): string {
  return [0.5, 0.95, 1].map((part) => ms(quantile(values, part))).join(' / ');
}
