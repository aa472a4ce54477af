import { eventFor, viewOf } from '@benchtop/engine';
import type { Decision, SecrecyTable } from '@benchtop/engine';
import { speedNow } from '../app/preferences.ts';
import type { LoadedGame } from '../games/index.ts';
import { guided, scripted, taught } from '../lesson/guide.ts';
import { BotPlayer } from '../local/bot-player.ts';
import type { LocalMatch } from '../local/local-match.ts';
import { Pace } from '../local/pace.ts';
import { keep } from '../local/saves.ts';
import { statusOf } from './status.ts';
import { closedTable, useTable } from './store.ts';
import type { TableState } from './store.ts';

/** While bots play fast, the match is kept at most this often; people's own choices are kept at once. */
const KEEP_EVERY = 400;

/** True when the game keeps something of one seat from the others: then a shared device needs a curtain. */
function keepsSecrets(table: SecrecyTable): boolean {
  return Object.values(table).some(
    (entry) =>
      entry !== 'open' &&
      'perSeat' in entry &&
      Object.values(entry.perSeat).some((rule) => rule !== 'open' && rule.from === 'others'),
  );
}

/**
 * Runs one local match on the table: carries out what people choose, lets bots answer, gives every choice its time
 * on the screen, and keeps the match in the browser. It is the only writer of the match.
 */
export class Director {
  private readonly local: LocalMatch;
  private readonly bots = new BotPlayer();
  private readonly pace = new Pace();
  private readonly secrets: boolean;
  /** Counts interruptions: whatever was waiting for an older wave gives up. */
  private wave = 0;
  private skipping = false;
  private wake: (() => void) | null = null;
  private keeping: ReturnType<typeof setTimeout> | null = null;
  private travels = 0;

  constructor(local: LocalMatch, { ui, game }: LoadedGame) {
    this.local = local;
    this.secrets = keepsSecrets(game.secrecy);
    const people = local.people();
    // Who has to act first gets the device first.
    const owed = local.match.decisions().map(({ seat }) => seat);
    const first = people.find((seat) => owed.includes(seat)) ?? people[0] ?? null;
    const position = local.positions.length - 1;
    useTable.setState({
      ...closedTable,
      local,
      ui,
      viewer: first ?? 0,
      eyes: first,
      lesson: local.lesson,
      position,
      curtain: this.secrets && people.length > 1 ? first : null,
    });
  }

  /** Begins, or goes on after a reload. */
  start(): void {
    this.keepNow();
    this.go();
  }

  /** Ends the show, not the match: it is kept and can be resumed. */
  stop(): void {
    this.wave++;
    this.wake?.();
    if (this.keeping !== null) this.keepNow();
    this.bots.close();
  }

  choose(option: string): void {
    const { open, busy, past } = useTable.getState();
    if (open === null || busy || past !== null) return;
    const held = open.refused.find(({ id }) => id === option);
    if (held !== undefined) {
      useTable.setState({ explained: held });
      return;
    }
    const refused = this.local.play(open.decision, option);
    if (refused !== null) {
      useTable.setState({ note: refused.reason });
      return;
    }
    useTable.setState({ busy: true, note: null, pointed: null, explained: null });
    this.keepNow();
    this.go();
  }

  /** The seat at this device that can take something back now, or null. */
  undoSeat(): number | null {
    const people = this.local.people();
    return [useTable.getState().viewer, ...people].find((seat) => people.includes(seat) && this.canUndo(seat)) ?? null;
  }

  undo(): void {
    const seat = this.undoSeat();
    if (seat === null) return;
    this.wave++;
    this.wake?.();
    const refused = this.local.undo(seat);
    useTable.setState({
      note: refused?.reason ?? null,
      past: null,
      motion: null,
      pointed: null,
      position: this.local.positions.length - 1,
    });
    this.keepNow();
    this.go();
  }

  /** Shows what is still on its way at once, up to the next decision of a person. */
  skip(): void {
    if (!useTable.getState().busy) return;
    this.skipping = true;
    this.wake?.();
  }

  /** The named person has the device now. */
  liftCurtain(): void {
    const seat = useTable.getState().curtain;
    if (seat === null) return;
    useTable.setState({ curtain: null, viewer: seat, eyes: seat });
    this.settle();
  }

  /** The match goes on without its lesson. */
  leaveLesson(): void {
    useTable.setState({ lesson: null });
    this.endLesson();
    if (!useTable.getState().busy) this.settle();
  }

  keepNow(): void {
    if (this.keeping !== null) clearTimeout(this.keeping);
    this.keeping = null;
    const note = keep(this.local.saved(statusOf(this.local), Date.now()));
    if (note !== null) useTable.setState({ note });
  }

  /** From now on it is a match like any other; the closing words stay until they are put away. */
  private endLesson(): void {
    this.local.lesson = null;
    this.keepNow();
  }

  private canUndo(seat: number): boolean {
    return this.local.match.undoBarrier(seat) === null;
  }

  private go(): void {
    const wave = ++this.wave;
    this.run(wave).catch((error: unknown) => {
      console.error(error);
      useTable.setState({
        trouble: { sentence: 'The match has stopped because of a fault in the page. Nothing is lost.', saved: true },
      });
    });
  }

  private async run(wave: number): Promise<void> {
    await this.showNew(wave);
    while (wave === this.wave && !this.local.over) {
      if (!this.local.playForced()) {
        const bot = this.local.match.decisions().find(({ seat }) => this.local.isBot(seat));
        if (bot === undefined) break;
        await this.botMove(bot, wave);
      }
      await this.showNew(wave);
    }
    if (wave === this.wave) this.settle();
  }

  /** Lets a bot answer in a world that its seat could be in. */
  private async botMove(decision: Decision, wave: number): Promise<void> {
    const { local } = this;
    const { seat } = decision;
    useTable.setState({ busy: true, open: null });
    const seed = `${local.id} ${local.moments.length} ${seat}`;
    const world = local.match.sample(seat, seed).state;
    const bot = local.seats[seat]?.bot ?? '';
    const [option] = await Promise.all([
      scripted(local) ?? this.bots.ask({ game: local.game.id, bot, world, seat, seed }),
      this.wait(this.pace.botGap(this.turnName(seat, local.positions.length - 1), this.speed())),
    ]);
    if (wave !== this.wave) return;
    if (option === null || local.play(decision, option) !== null) this.playFirst(decision);
    this.keepSoon();
  }

  /** A bot that fails must not hold up the table: its first option is played. */
  private playFirst(decision: Decision): void {
    const first = this.local.match.survey(decision.seat)?.options[0];
    if (first === undefined) throw new Error('a decision has no option');
    this.local.play(decision, first.id);
    useTable.setState({ note: `${this.local.name(decision.seat)} did not answer; its first option was played.` });
  }

  /** Whose turn it was at a position, and which. */
  private turnName(seat: number, position: number): string {
    const { game, match, positions } = this.local;
    const view = viewOf(game, positions[position] ?? match.state, null);
    return `${seat} ${useTable.getState().ui?.turn?.(view) ?? ''}`;
  }

  private speed(): ReturnType<typeof speedNow> {
    return this.skipping || document.hidden ? 0 : speedNow();
  }

  /** Gives every moment that is not on the screen yet its time there. */
  private async showNew(wave: number): Promise<void> {
    while (wave === this.wave && useTable.getState().position < this.local.moments.length) {
      await this.show(useTable.getState().position, wave);
    }
  }

  private async show(index: number, wave: number): Promise<void> {
    const moment = this.local.moments[index];
    if (moment === undefined) return;
    const { eyes, ui } = useTable.getState();
    const events = moment.events.map((event) => eventFor(event, eyes));
    const { seat } = moment.entry;
    const speed = this.speed();
    const needed = ui?.travel?.(events) ?? 0;
    const ms = this.local.isBot(seat)
      ? this.pace.botTravel(this.turnName(seat, index), events.length, speed, needed)
      : this.pace.own(events.length, speed, needed);
    if (ms > 0 && events.length > 0) {
      useTable.setState({ busy: true, motion: { id: this.travels++, events, ms } });
      await this.wait(ms);
    }
    if (wave === this.wave) useTable.setState({ position: index + 1, motion: null });
  }

  /** Everything has been shown: hands the decision to whom it belongs. */
  private settle(): void {
    this.skipping = false;
    if (taught(this.local)) this.endLesson();
    if (this.keeping !== null) this.keepNow();
    const { match } = this.local;
    if (match.over) {
      useTable.setState({ busy: false, open: null, resultShown: true });
      return;
    }
    const owed = match.decisions().map(({ seat }) => seat);
    const { viewer, curtain } = useTable.getState();
    if (curtain !== null) return;
    const seat = owed.includes(viewer) ? viewer : (owed[0] ?? viewer);
    useTable.setState(this.handedTo(seat, viewer));
  }

  private handedTo(seat: number, viewer: number): Partial<TableState> {
    if (seat !== viewer && this.secrets) return { busy: true, open: null, curtain: seat };
    const survey = this.local.match.survey(seat);
    return { busy: false, open: survey === null ? null : guided(this.local, survey), viewer: seat, eyes: seat };
  }

  private async wait(ms: number): Promise<void> {
    if (ms <= 0 || this.skipping) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.wake = done;
    });
  }

  private keepSoon(): void {
    this.keeping ??= setTimeout(() => this.keepNow(), KEEP_EVERY);
  }
}
