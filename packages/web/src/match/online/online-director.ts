import { sentence } from '@benchtop/engine/host';
import type { Preview } from '@benchtop/engine/host';
import type { Answer, WireTable } from '@benchtop/server/wire';
import { api } from '../api.ts';
import type { Reply } from '../api.ts';
import type { LoadedGame } from '../../games/index.ts';
import { positionInAddress, putInAddress } from '../address.ts';
import type { Actions, Director, Play } from '../director.ts';
import { othersLast } from '../log.ts';
import { Presenter } from '../presenter.ts';
import { canChoose, closedTable, useTable, writeTable } from '../store.ts';
import type { Connection } from './connection.ts';
import type { Applied, MovedMessage, OnlineMatch, SyncMessage } from './online-match.ts';
import { useOnline } from './online-store.ts';
import { t } from '../../words/words.ts';

/** How much of the past is fetched around a position that somebody wants to see. */
const AROUND = 60;
/** As much as the server gives at once. */
const PAGE = 200;
/** More than this at once is not played to the eye: it is told by the log. */
const MOST_SHOWN = 40;

/** Runs one online match on the table: shows what the server tells, and sends what the player chooses. */
export class OnlineDirector implements Director, Play {
  readonly actions: Actions;
  readonly play: Play = this;
  private readonly match: OnlineMatch;
  private readonly line: Connection;
  readonly invite: string | null;
  private readonly presenter: Presenter;
  private showing = false;
  /** True when the result was opened. */
  private told = false;

  constructor(match: OnlineMatch, line: Connection, invite: string | null, { ui }: LoadedGame, seen: number) {
    this.match = match;
    this.line = line;
    this.invite = invite;
    this.presenter = new Presenter(match);
    this.actions = this.actionsOf();
    match.askPreview = async (decision, option, further) => this.preview(decision, option, further);
    const news = match.seat !== null && !match.over && seen > 0 && seen < match.length;
    writeTable({
      ...closedTable,
      match,
      ui,
      viewer: match.seat ?? 0,
      perspective: match.seat,
      position: match.length,
      newsFrom: news ? Math.max(seen, match.first) : null,
    });
  }

  start(): void {
    const at = positionInAddress();
    this.handOver();
    void this.nameTurns();
    if (at !== null && at < this.match.length) {
      writeTable({ resultShown: false });
      this.lookAt(at);
    }
  }

  stop(): void {
    this.presenter.interrupt();
  }

  choose(option: string): void {
    const table = useTable.getState();
    const { open } = table;
    if (open === null || !canChoose(table)) return;
    const refused = open.refused.find(({ id }) => id === option);
    if (refused !== undefined) {
      writeTable({ explained: refused });
      return;
    }
    writeTable({ note: null, pointed: null, explained: null, newsFrom: null });
    const { id, step } = open.decision;
    this.command(step, this.line.send({ type: 'play', table: this.match.id, decision: id, option }));
  }

  undoSeat(): number | null {
    const { sending } = useOnline.getState();
    return this.match.seat !== null && this.match.undoBarrier() === null && !sending && this.canAct()
      ? this.match.seat
      : null;
  }

  undo(): void {
    if (this.undoSeat() === null) return;
    this.goTo(null);
    writeTable({ note: null, pointed: null });
    this.command('', this.line.send({ type: 'undo', table: this.match.id, after: this.match.turnInfo.own }));
  }

  /** What lies further back than is known here is fetched first. */
  lookAt(position: number): void {
    const wanted = Math.max(0, position);
    if (wanted >= useTable.getState().position) this.goTo(null);
    else if (this.match.shows(wanted)) this.goTo(wanted);
    else void this.fetchPast(Math.max(0, wanted - AROUND)).then(() => this.match.shows(wanted) && this.goTo(wanted));
  }

  lookBack(): void {
    void this.fetchPast(Math.max(0, this.match.first - PAGE));
  }

  skip(): void {
    if (useTable.getState().busy) this.presenter.skip();
  }

  showAgain(): void {
    const { viewer, position, busy } = useTable.getState();
    const stretch = busy ? null : othersLast(this.match, viewer, position);
    if (stretch === null) return;
    const wave = this.presenter.interrupt();
    this.showing = true;
    void this.presenter.showAgain(stretch, wave).then(() => {
      // What came meanwhile is shown now.
      if (this.presenter.holds(wave)) this.show();
    });
  }

  async say(text: string): Promise<string | null> {
    const answer = await this.line.send({ type: 'chat', table: this.match.id, text });
    return answer.ok ? null : answer.reason;
  }

  /** Fetches what was said before the first line that is known. The sentence says why not. */
  async fetchEarlier(): Promise<string | null> {
    const [first] = useOnline.getState().chat;
    if (first === undefined) return null;
    const reply = await api.chat(this.match.id, first.no, this.invite);
    if (!reply.ok) return reply.reason;
    const { lines, more } = reply.value;
    useOnline.setState(({ chat }) => ({ chat: [...lines, ...chat.filter(({ no }) => no >= first.no)], earlier: more }));
    return null;
  }

  /** Leaves the seat to a bot. */
  async leave(): Promise<boolean> {
    return this.take(await api.leave(this.match.id));
  }

  async comeBack(): Promise<boolean> {
    return this.take(await api.comeBack(this.match.id));
  }

  /** Null when there is nobody to ask, or no answer: it is not worth a word. */
  private async preview(decision: string, option: string, further?: readonly string[]): Promise<Preview | null> {
    if (!this.canAct()) return null;
    const answer = await this.line.send({
      type: 'preview',
      table: this.match.id,
      decision,
      option,
      ...(further && { further: [...further] }),
    });
    return answer.ok ? (answer.preview ?? null) : null;
  }

  hearTable(table: WireTable): void {
    this.match.takeTable(table);
    writeTable(({ changes }) => ({ changes: changes + 1 }));
    if (!this.showing) this.handOver();
  }

  hearSync(sync: SyncMessage): void {
    this.took(this.match.takeSync(sync));
  }

  hearMoved(moved: MovedMessage): void {
    const { open } = useTable.getState();
    const applied = this.match.takeMoved(moved);
    const back = moved.entries.find(({ kind, seat }) => kind === 'undo' && seat !== this.match.seat);
    // The decision disappears under the hand of whoever was about to make it.
    if (applied === 'on' && back !== undefined && open !== null)
      writeTable({ note: t('{name} took back a choice.', { name: this.match.name(back.seat) }) });
    this.took(applied);
  }

  /** The line is up or down: what cannot be sent cannot be chosen. */
  lineChanged(): void {
    writeTable({ held: !this.canAct() || useOnline.getState().sending });
  }

  private took(applied: Applied): void {
    if (applied === 'old') return;
    if (applied === 'gap') {
      this.line.again(this.match.id);
      return;
    }
    const behind = this.match.length - useTable.getState().position;
    if (applied === 'anew' || behind > MOST_SHOWN) {
      this.presenter.interrupt();
      this.showing = false;
      writeTable({ position: this.match.length, motion: null, perspective: this.match.seat });
    }
    if (this.match.over) writeTable({ newsFrom: null });
    if (!this.showing) this.show();
  }

  /** Shows what is new, then hands over the decision. Messages that come meanwhile join in. */
  private show(): void {
    const wave = this.presenter.interrupt();
    this.showing = true;
    if (useTable.getState().position < this.match.length) writeTable({ busy: true });
    this.presenter
      .showNew(wave)
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        if (!this.presenter.holds(wave)) return;
        this.showing = false;
        this.handOver();
      });
  }

  private handOver(): void {
    this.presenter.rest();
    const { match } = this;
    const ended = match.over && this.freshlyOver();
    writeTable({
      busy: false,
      held: !this.canAct() || useOnline.getState().sending,
      open: match.over ? null : match.asked(),
      ...(ended ? { resultShown: true } : {}),
    });
  }

  /** The result opens by itself once. */
  private freshlyOver(): boolean {
    const first = !this.told;
    this.told = true;
    return first;
  }

  private canAct(): boolean {
    const { table } = this.match;
    return this.line.state === 'live' && table.status === 'running' && table.trouble === null;
  }

  /** From now until the answer nothing else can be chosen. `step`: what is answered, in whose words it may be refused. */
  private command(step: string, answer: Promise<Answer>): void {
    useOnline.setState({ sending: true });
    writeTable({ held: true });
    void answer.then((got) => {
      useOnline.setState({ sending: false });
      if (!got.ok) this.refused(step, got);
      else if (got.seq > this.match.length) this.line.again(this.match.id);
      writeTable({ held: !this.canAct() });
    });
  }

  private refused(step: string, answer: Extract<Answer, { ok: false }>): void {
    if (answer.code === 'closed' || answer.code === 'stale') this.line.again(this.match.id);
    else
      writeTable({
        note: answer.rule === null ? answer.reason : sentence(this.match.game, step, answer.rule, answer.facts),
      });
  }

  private goTo(past: number | null): void {
    writeTable({ past, pointed: null });
    putInAddress(past);
  }

  private async fetchPast(from: number): Promise<void> {
    if (useOnline.getState().fetching) return;
    useOnline.setState({ fetching: true });
    const reply = await api.history(this.match.id, from, this.invite);
    useOnline.setState({ fetching: false });
    if (reply.ok) this.match.takeHistory(reply.value);
    else writeTable({ note: reply.reason });
    writeTable(({ changes }) => ({ changes: changes + 1 }));
  }

  /** The log came without how the table looked: its turns get their names as soon as that is known. */
  private async nameTurns(): Promise<void> {
    const { first, id } = this.match;
    if (this.match.shows(first)) return;
    const reply = await api.history(id, first, this.invite);
    // Without it the log is as true, only less orderly.
    if (!reply.ok) return;
    this.match.takeHistory(reply.value);
    writeTable(({ changes }) => ({ changes: changes + 1 }));
  }

  private take(reply: Reply<WireTable>): boolean {
    if (reply.ok) this.hearTable(reply.value);
    else writeTable({ note: reply.reason });
    return reply.ok;
  }

  private actionsOf(): Actions {
    const { id } = this.match;
    const seated = this.match.seat !== null;
    return {
      rematch: seated ? async () => `/t/${unwrapped(await api.rematch(id)).id}` : null,
      // Who plays online again does not know the draws beforehand.
      sameDraws: null,
      record: async () => unwrapped(await api.record(id, this.invite)),
      replay: () => `/replay/${id}${this.invite === null ? '' : `?invite=${this.invite}`}`,
    };
  }
}

function unwrapped<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(reply.reason);
  return reply.value;
}
