import { BotTurns } from '@benchtop/bots';
import type { SessionEntry } from '@benchtop/engine/host';
import type { Paint } from '../boards/board.ts';
import { outcomeLines, scoreLines, tell } from '../words.ts';
import { boardLines, help, questionLines, refusedLines, ruleLines, save, standingLines } from './answers.ts';
import type { OpenOptions } from './answers.ts';
import { botRoom } from './bot-room.ts';
import type { LineReader } from './lines.ts';
import type { Seating } from './seating.ts';

/** What a typed line led to: the decision was answered, the question stands, or it is time to leave. */
type Reaction = 'acted' | 'ask' | 'leave';

/** One sitting at the terminal: tells what happens, asks, and does what is answered, until the match or the input ends. */
export class Conversation {
  private readonly seating: Seating;
  private readonly lines: LineReader;
  private readonly paint: Paint;
  private readonly bots: BotTurns;
  private readonly log: string[] = [];
  /** True when the table has changed by other hands since it was last shown. */
  private stale = true;

  constructor(seating: Seating, lines: LineReader, paint: Paint) {
    this.seating = seating;
    this.bots = new BotTurns(seating.session, seating.session.match.commitment);
    this.lines = lines;
    this.paint = paint;
  }

  async run(): Promise<void> {
    const { session, own, names } = this.seating;
    const { match } = session;
    this.hear(tell(match.game, match.opening, own, names));
    while (!match.over) {
      const forced = session.force();
      const legal = forced === null ? match.legalOptions(own) : null;
      if (forced !== null) this.hearEntry(forced);
      else if (legal === null) await this.letBotPlay();
      else if (!(await this.answer(legal))) return this.leave();
    }
    this.finish();
    if (this.lines.typed) await this.offerToSave();
  }

  private async letBotPlay(): Promise<void> {
    const { session, own, names } = this.seating;
    const [seat = own] = session.match.waiting();
    const choice = await this.bots.choose(seat, botRoom(this.seating));
    if (choice === null) throw new Error('a bot owes nothing');
    if (choice.fault !== null) this.hear([`${names[seat] ?? ''} did not answer; its first option is played.`]);
    const entry = session.choose(seat, choice.option);
    if ('code' in entry) throw new Error(entry.reason);
    this.hearEntry(entry);
  }

  private hearEntry({ seat, events }: SessionEntry): void {
    const { session, own, names } = this.seating;
    this.hear(tell(session.match.game, events, own, names));
    if (seat !== own) this.stale = true;
  }

  /** Asks until the decision is answered; false when it is time to leave. */
  private async answer(legal: OpenOptions): Promise<boolean> {
    if (this.stale) this.say(['', ...boardLines(this.seating, this.paint)]);
    this.stale = false;
    this.say(questionLines(legal, this.paint));
    for (;;) {
      const line = await this.lines.ask('> ');
      if (line === null) return false;
      const reaction = await this.react(line.trim(), legal);
      if (reaction !== 'ask') return reaction === 'acted';
    }
  }

  private async react(line: string, legal: OpenOptions): Promise<Reaction> {
    const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(line) ?? [];
    switch (word) {
      case '':
      case 'h':
      case 'help':
        return this.tell(help);
      case '?':
        return this.tell(refusedLines(legal.refused, rest));
      case 'b':
        return this.tell(boardLines(this.seating, this.paint));
      case 's':
        return this.tell(standingLines(this.seating));
      case 'l':
        return this.tell(this.log);
      case 'r':
        return this.tell(ruleLines(this.seating, legal.decision, rest));
      case 'u':
        return this.undo();
      case 'save':
      case 'save!':
        return this.tell([await save(this.seating, rest, word === 'save!')]);
      case 'q':
        if (this.lines.typed) await this.offerToSave();
        return 'leave';
      default:
        return word.startsWith('?')
          ? this.tell(refusedLines(legal.refused, line.slice(1).trim()))
          : this.choose(line, legal);
    }
  }

  private choose(line: string, { options, refused }: OpenOptions): Reaction {
    const chosen = options.find(({ id }, i) => line === id || line === String(i + 1));
    const no = refused.find(({ id }) => line === id);
    if (no !== undefined) return this.tell([`${no.reason} [${no.rule}]`]);
    if (chosen === undefined)
      return this.tell([`Choose a number from 1 to ${options.length}; h shows what else you can say.`]);
    const entry = this.seating.session.choose(this.seating.own, chosen.id);
    if ('code' in entry) return this.tell([entry.reason]);
    this.hearEntry(entry);
    return 'acted';
  }

  private undo(): Reaction {
    const entry = this.seating.session.takeBack(this.seating.own);
    if ('code' in entry) return this.tell([entry.reason]);
    this.hear(['You took your last choice back.']);
    this.stale = true;
    return 'acted';
  }

  /** Says something that belongs into the log. */
  private hear(words: readonly string[]): void {
    this.log.push(...words);
    this.say(words.map((line) => `· ${line}`));
  }

  private tell(text: readonly string[]): Reaction {
    this.say(text);
    return 'ask';
  }

  private say(text: readonly string[]): void {
    if (text.length > 0) process.stdout.write(`${text.join('\n')}\n`);
  }

  private finish(): void {
    const { names } = this.seating;
    const { match } = this.seating.session;
    this.say([
      '',
      ...boardLines(this.seating, this.paint),
      '',
      ...outcomeLines(match, names),
      '',
      ...scoreLines(match, names),
    ]);
  }

  private leave(): void {
    this.say(['', 'The match is left unfinished. Goodbye.']);
  }

  private async offerToSave(): Promise<void> {
    const file = (await this.lines.ask('Save the match? A file name, or Enter to leave it: '))?.trim() ?? '';
    if (file !== '') this.say([await save(this.seating, file, false)]);
  }
}
