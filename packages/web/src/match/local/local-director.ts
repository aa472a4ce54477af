import { BotTurns } from '@benchtop/bots/turns';
import type { BotReply, BotRoom, SeatQuestion } from '@benchtop/bots/turns';
import { hasSecretsBetweenSeats } from '@benchtop/engine/host';
import type { Decision } from '@benchtop/engine/host';
import type { LoadedGame } from '../../games/index.ts';
import { positionInAddress, putInAddress } from '../address.ts';
import { guided, scripted, taught, waitsForLearner } from '../lesson/guide.ts';
import type { Actions, Director, Play } from '../director.ts';
import { othersLast } from '../log.ts';
import { Presenter } from '../presenter.ts';
import { canChoose, closedTable, useTable, writeTable } from '../store.ts';
import type { TableState } from '../store.ts';
import { BotPlayer } from './bot-player.ts';
import type { LocalMatch } from './local-match.ts';
import { rematch, sameDraws } from './rematch.ts';
import { keep as keepSave } from './saves.ts';
import { t } from '../../words/words.ts';

/** The match is kept at most this often while it is played, and at once when the page is about to go. */
const KEEP_EVERY = 400;

/**
 * Runs one local match on the table: carries out what people choose, lets bots answer, gives every choice its time
 * on the screen, and keeps the match in the browser. It is the only writer of the match.
 */
export class LocalDirector implements Director, Play {
  readonly actions: Actions;
  readonly play: Play = this;
  private readonly local: LocalMatch;
  private readonly bots = new BotPlayer();
  private readonly botTurns: BotTurns;
  private readonly botRoom: BotRoom;
  private readonly presenter: Presenter;
  private readonly secrets: boolean;
  private keeping: ReturnType<typeof setTimeout> | null = null;
  /** Why the browser does not keep the match; null when it does. */
  private unkept: string | null = null;

  constructor(local: LocalMatch, { ui, game }: LoadedGame) {
    this.local = local;
    this.presenter = new Presenter(local);
    this.botTurns = new BotTurns(local.session, local.commitment);
    this.botRoom = { run: async (work) => work(), ask: (question) => this.askBot(question) };
    this.secrets = hasSecretsBetweenSeats(game);
    this.actions = {
      rematch: async () => `/table/${rematch(local)}`,
      sameDraws: async () => `/table/${sameDraws(local)}`,
      record: async () => local.record(),
      replay: () => `/replay/file?match=${local.id}`,
    };
    // Who has to act first gets the device first.
    const owed = local.match.decisions().map(({ seat }) => seat);
    const first = local.yours.find((seat) => owed.includes(seat)) ?? local.yours[0] ?? null;
    writeTable({
      ...closedTable,
      match: local,
      ui,
      viewer: first ?? 0,
      perspective: first,
      lesson: local.lesson,
      position: local.length,
      curtain: this.secrets && local.yours.length > 1 ? first : null,
    });
  }

  start(): void {
    const at = positionInAddress();
    this.keep();
    if (at !== null && at < this.local.length) this.lookAt(at);
    this.go();
  }

  /** The match is kept and can be resumed. */
  stop(): void {
    this.presenter.interrupt();
    this.keepNow();
    this.bots.close();
  }

  choose(option: string): void {
    const table = useTable.getState();
    const { open } = table;
    if (open === null || !canChoose(table)) return;
    const held = open.refused.find(({ id }) => id === option);
    if (held !== undefined) {
      writeTable({ explained: held });
      return;
    }
    const refused = this.local.play(open.decision, option);
    if (refused !== null) {
      writeTable({ note: refused.reason });
      return;
    }
    writeTable({ busy: true, note: this.lasting(table.note), pointed: null, explained: null });
    this.keepSoon();
    this.go();
  }

  undoSeat(): number | null {
    const { yours } = this.local;
    const first = useTable.getState().viewer;
    return [first, ...yours].find((seat) => yours.includes(seat) && this.local.undoBarrier(seat) === null) ?? null;
  }

  undo(): void {
    const seat = this.undoSeat();
    if (seat === null) return;
    this.presenter.interrupt();
    const refused = this.local.undo(seat);
    writeTable({
      note: refused?.reason ?? this.lasting(useTable.getState().note),
      past: null,
      motion: null,
      pointed: null,
      position: this.local.length,
    });
    this.keep();
    this.go();
  }

  lookAt(position: number): void {
    const now = useTable.getState().position;
    const past = position >= now ? null : Math.max(0, position);
    writeTable({ past, pointed: null });
    putInAddress(past);
  }

  skip(): void {
    if (useTable.getState().busy) this.presenter.skip();
  }

  showAgain(): void {
    const { viewer, position, busy } = useTable.getState();
    const stretch = busy ? null : othersLast(this.local, viewer, position);
    if (stretch === null) return;
    const wave = this.presenter.interrupt();
    void this.presenter.showAgain(stretch, wave).then(() => {
      if (this.presenter.holds(wave)) this.go();
    });
  }

  liftCurtain(): void {
    const seat = useTable.getState().curtain;
    if (seat === null) return;
    writeTable({ curtain: null, viewer: seat, perspective: seat });
    this.handOver();
  }

  /** The match goes on without its lesson. */
  leaveLesson(): void {
    writeTable({ lesson: null });
    this.endLesson();
    if (!useTable.getState().busy) this.handOver();
  }

  /** Only what is not kept yet: another tab may have gone on with the match. */
  keepNow(): void {
    if (this.keeping !== null) this.keep();
  }

  private keep(): void {
    if (this.keeping !== null) clearTimeout(this.keeping);
    this.keeping = null;
    const note = keepSave(this.local.saved(this.local.status(), Date.now()));
    // Said once: a sentence that comes and goes with every choice moves what somebody is just pressing.
    if (note !== null && this.unkept === null) writeTable({ note });
    this.unkept = note;
  }

  /** What is true for the whole match stays until it is put away; a refusal goes with the next choice. */
  private lasting(note: string | null): string | null {
    return note === this.unkept ? note : null;
  }

  /** From now on it is a match like any other; the closing words stay until they are put away. */
  private endLesson(): void {
    this.local.lesson = null;
    this.keep();
  }

  private go(): void {
    const wave = this.presenter.interrupt();
    this.run(wave).catch((error: unknown) => {
      console.error(error);
      writeTable({
        trouble: { sentence: t('The match has stopped because of a fault in the page. Nothing is lost.'), saved: true },
      });
    });
  }

  private async run(wave: number): Promise<void> {
    const { local, presenter } = this;
    await presenter.showNew(wave);
    while (presenter.holds(wave) && !local.over) {
      if (!local.playForced()) {
        const bot = local.match.decisions().find(({ seat }) => local.isBot(seat));
        if (bot === undefined || waitsForLearner(local)) break;
        await this.botMove(bot, wave);
      }
      await presenter.showNew(wave);
    }
    if (presenter.holds(wave)) this.handOver();
  }

  /** Lets a bot answer in a world that its seat could be in. */
  private async botMove(decision: Decision, wave: number): Promise<void> {
    const { local, presenter } = this;
    const { seat } = decision;
    writeTable({ busy: true, open: null });
    const gap = presenter.pace.botGap(presenter.turnName(seat, local.length), presenter.speed());
    const [choice] = await Promise.all([this.botTurns.choose(seat, this.botRoom), presenter.wait(gap)]);
    if (choice === null || !presenter.holds(wave)) return;
    if (local.play(decision, choice.option) !== null) throw new Error('an option was refused');
    if (choice.fault !== null)
      writeTable({ note: t('{name} did not answer; its first option was played.', { name: local.name(seat) }) });
    this.keepSoon();
  }

  /** In a lesson bots say what the lesson says. */
  private async askBot(question: SeatQuestion): Promise<BotReply | null> {
    const { local } = this;
    const option = scripted(local);
    if (option !== null) return { option };
    return this.bots.ask({ ...question, game: local.game.id, bot: local.seats[question.seat]?.bot ?? '' });
  }

  /** Everything has been shown: hands the decision to whom it belongs. */
  private handOver(): void {
    this.presenter.rest();
    if (taught(this.local)) this.endLesson();
    const { match } = this.local;
    if (match.over) {
      // Whoever looks at the past is not disturbed: the way to the result is in sight.
      writeTable(({ past }) => ({ busy: false, open: null, resultShown: past === null }));
      return;
    }
    const owed = match.decisions().map(({ seat }) => seat);
    const { viewer, curtain } = useTable.getState();
    if (curtain !== null) return;
    const seat = owed.includes(viewer) ? viewer : (owed[0] ?? viewer);
    writeTable(this.handedTo(seat, viewer));
  }

  private handedTo(seat: number, viewer: number): Partial<TableState> {
    if (seat !== viewer && this.secrets) return { busy: true, open: null, curtain: seat };
    const legal = this.local.match.legalOptions(seat);
    return { busy: false, open: legal === null ? null : guided(this.local, legal), viewer: seat, perspective: seat };
  }

  private keepSoon(): void {
    this.keeping ??= setTimeout(() => this.keep(), KEEP_EVERY);
  }
}
