import type { SeenEvent } from '@benchtop/engine/host';
import { speedNow } from '../../ui/preferences.ts';
import { positionInAddress, putInAddress } from '../address.ts';
import type { GameUi } from '../../table/contract.ts';
import type { Actions, Director } from '../director.ts';
import { Presenter } from '../presenter.ts';
import { closedTable, useTable, writeTable } from '../store.ts';
import type { Replay } from './load-replay.ts';
import type { ReplayMatch } from './replay-match.ts';
import { useReplay } from './replay-store.ts';
import type { Knowledge } from './replay-store.ts';

/** Between two choices, at speed 1. */
const GAP = 450;
/** The address follows after a moment: browsers refuse to have it changed all the time. */
const ADDRESS_AFTER = 300;

/** Every choice gets its time, whoever made it. */
class EvenPresenter extends Presenter {
  protected override timeFor(_index: number, _seat: number, events: readonly SeenEvent[]): number {
    if (speedNow() === 0 || document.hidden) return 0;
    const needed = useTable.getState().ui?.travel?.(events) ?? 0;
    return this.pace.own(events.length, 1, needed) / useReplay.getState().speed;
  }
}

/** Runs a match that is watched again: there and back, step by step or by itself. */
export class ReplayDirector implements Director {
  readonly actions: Actions;
  readonly play = null;
  private readonly match: ReplayMatch;
  private readonly ui: GameUi;
  private readonly presenter: EvenPresenter;
  private addressing: ReturnType<typeof setTimeout> | null = null;

  constructor({ match, loaded: { ui } }: Replay) {
    this.match = match;
    this.ui = ui;
    this.presenter = new EvenPresenter(match);
    this.actions = { rematch: null, sameDraws: null, replay: null, record: async () => match.record };
    useReplay.setState({ playing: false, knowledge: 'actor' });
    writeTable({ ...closedTable, match, ui, busy: false, logTo: match.length });
  }

  start(): void {
    this.goTo(Math.min(positionInAddress() ?? 0, this.match.length));
  }

  stop(): void {
    this.pause();
    if (this.addressing !== null) clearTimeout(this.addressing);
  }

  lookAt(position: number): void {
    this.pause();
    this.goTo(Math.max(0, Math.min(position, this.match.length)));
  }

  /** One choice on, with its motion, or back. */
  step(by: 1 | -1): void {
    this.pause();
    if (by < 0 || this.match.at >= this.match.length) this.lookAt(this.match.at + by);
    else void this.advance(this.presenter.interrupt());
  }

  /** To the beginning of the next turn, or of the one before. */
  stepTurn(by: 1 | -1): void {
    this.lookAt(this.turnFrom(this.match.at, by));
  }

  run(): void {
    if (this.match.at >= this.match.length) this.goTo(0);
    useReplay.setState({ playing: true });
    this.playOn(this.presenter.interrupt()).catch((error: unknown) => console.error(error));
  }

  pause(): void {
    this.presenter.interrupt();
    useReplay.setState({ playing: false });
    writeTable({ motion: null, busy: false });
  }

  knowAs(knowledge: Knowledge): void {
    useReplay.setState({ knowledge });
    this.goTo(this.match.at);
  }

  key(event: KeyboardEvent): boolean {
    const act = this.actOf(event);
    act?.();
    return act !== null;
  }

  private actOf({ key, shiftKey, target }: KeyboardEvent): (() => void) | null {
    if (key === 'ArrowLeft') return () => (shiftKey ? this.stepTurn(-1) : this.step(-1));
    if (key === 'ArrowRight') return () => (shiftKey ? this.stepTurn(1) : this.step(1));
    if (key === 'Home') return () => this.lookAt(0);
    if (key === 'End') return () => this.lookAt(this.match.length);
    if (key !== ' ' || (target instanceof HTMLElement && target.closest('button, a, summary, select') !== null))
      return null;
    return () => (useReplay.getState().playing ? this.pause() : this.run());
  }

  private async playOn(wave: number): Promise<void> {
    while (this.presenter.holds(wave) && this.match.at < this.match.length) {
      await this.advance(wave);
      await this.presenter.wait(GAP / useReplay.getState().speed);
    }
    if (this.presenter.holds(wave)) useReplay.setState({ playing: false });
  }

  private async advance(wave: number): Promise<void> {
    await this.presenter.show(this.match.at, wave);
    if (this.presenter.holds(wave)) this.goTo(this.match.at + 1);
  }

  /** Puts a position on the screen, seen as the player wants to see it. */
  private goTo(position: number): void {
    const { match } = this;
    match.at = position;
    const { knowledge } = useReplay.getState();
    const perspective = knowledge === 'spectator' ? null : knowledge === 'actor' ? match.actor(position) : knowledge;
    writeTable(({ viewer, changes }) => ({
      position,
      perspective,
      viewer: perspective ?? viewer,
      motion: null,
      busy: false,
      changes: changes + 1,
    }));
    this.addressing ??= setTimeout(() => {
      this.addressing = null;
      putInAddress(match.at);
    }, ADDRESS_AFTER);
  }

  private turnName(position: number): string {
    const turn = this.ui.turn?.(this.match.view(position, null)) ?? '';
    return turn === '' || turn === 'Setup' ? `${turn} ${this.match.actor(position)}` : turn;
  }

  private turnFrom(position: number, by: 1 | -1): number {
    // Back from the middle of a turn leads to its beginning, from there to the turn before.
    let at = by < 0 ? position - 1 : position;
    if (at < 0) return 0;
    const name = this.turnName(at);
    if (by > 0) while (at < this.match.length && this.turnName(at) === name) at++;
    else while (at > 0 && this.turnName(at - 1) === name) at--;
    return at;
  }
}
