import type { Core, Session } from '@benchtop/engine/host';
import type { BotAnswer } from './bot.ts';
import { PlanKeeper } from './plan-keeper.ts';

/** A question to a bot as it goes to another thread. `world` is sampled for its seat: the true state never leaves. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly world: Readonly<Core>;
  readonly seat: number;
  readonly seed: string;
}

/** A question without what the host adds to it. */
export type SeatQuestion = Pick<BotQuestion, 'world' | 'seat' | 'seed'>;

/** What comes back from there. */
export type BotReply = Pick<BotAnswer, 'option' | 'plan'>;

/** What is played for a bot. */
export interface BotChoice {
  readonly option: string;
  /** Why it is the first option and not what the bot wanted; null: it is what the bot wanted. */
  readonly fault: 'no answer' | 'no option' | null;
}

/** The options of the decision that a bot owes. */
export interface Offer {
  has(option: string): boolean;
  first(): string;
}

/** What the seat's bot meant to choose now, where that is still an option; null: it has to be asked. */
export function planned(plans: PlanKeeper, seat: number, draws: number, offer: Offer): string | null {
  const option = plans.follow(seat, draws);
  return option !== null && offer.has(option) ? option : null;
}

/**
 * The one rule for a bot that failed or was late (null), or that named what is no option: it must not hold up the match,
 * and its first option is played. Whoever counts on what bots can do looks at the fault.
 */
export function choiceOf(reply: BotReply | null, offer: Offer): BotChoice {
  if (reply === null) return { option: offer.first(), fault: 'no answer' };
  return offer.has(reply.option)
    ? { option: reply.option, fault: null }
    : { option: offer.first(), fault: 'no option' };
}

/** A question with what is to be known of the match when the answer comes. */
interface Asked {
  readonly question: SeatQuestion;
  readonly decision: string | null;
  readonly draws: number;
  readonly last: number;
}

/** What the turns of bots need of whoever runs the match. */
export interface BotRoom {
  /** Runs the rules of the game; a host that stops those that never end does it here. */
  run<T>(work: () => T): Promise<T>;
  /** Lets the bot of a seat think, wherever; null when it failed or did not answer in time. */
  ask(question: SeatQuestion): Promise<BotReply | null>;
}

/** The turns of the bots of one match: each is asked, its plan is followed, its answer is checked. */
export class BotTurns {
  private readonly session: Session;
  private readonly name: string;
  private readonly plans = new PlanKeeper();
  /** The last choice that anybody had made when the plan was asked for. */
  private askedAt = 0;
  /** What was last chosen for a bot: as long as that is the last choice of the match, its plan holds. */
  private chosen: { readonly decision: string | null; readonly option: string } | null = null;

  /** `name` is what everybody may know of the match, such as its published commitment: bots' chance comes from it. */
  constructor(session: Session, name: string) {
    this.session = session;
    this.name = name;
  }

  /** What the bot of a seat chooses at the decision that it owes; null when that is not open any more. */
  async choose(seat: number, { run, ask }: BotRoom): Promise<BotChoice | null> {
    const begun = await run(() => this.followed(seat) ?? this.question(seat));
    if (typeof begun === 'string') return { option: begun, fault: null };
    const reply = await ask(begun.question).catch(() => null);
    return run(() => this.heard(begun, reply));
  }

  private followed(seat: number): string | null {
    const { match } = this.session;
    if (!this.holds(seat)) return this.plans.drop();
    const option = planned(this.plans, seat, match.state.draws, offerOf(this.session, seat));
    if (option !== null) this.chosen = { decision: match.decisionId(seat), option };
    return option;
  }

  /** True while nobody but the bot has chosen or taken back anything since it was asked. */
  private holds(seat: number): boolean {
    const { own, lastChoice } = this.session;
    if (lastChoice === null || lastChoice.decision !== this.chosen?.decision) return false;
    return lastChoice.option === this.chosen.option && own.every((last, one) => one === seat || last <= this.askedAt);
  }

  private question(seat: number): Asked {
    const { match, seq, own } = this.session;
    // The seed is public: what the bot does may depend on nothing that its seat does not know.
    const seed = `${this.name} ${seq} ${seat}`;
    const question = { world: match.sample(seat, seed).state, seat, seed };
    const { draws } = match.state;
    return { question, decision: match.decisionId(seat), draws, last: Math.max(...own) };
  }

  private heard({ question: { seat }, decision, draws, last }: Asked, reply: BotReply | null): BotChoice | null {
    if (decision === null || this.session.match.decisionId(seat) !== decision) return null;
    this.plans.keep(seat, draws, reply?.plan ?? []);
    this.askedAt = last;
    const choice = choiceOf(reply, offerOf(this.session, seat));
    this.chosen = { decision, option: choice.option };
    // What was planned was to follow the bot's own choice.
    if (choice.fault !== null) this.plans.drop();
    return choice;
  }
}

function offerOf(session: Session, seat: number): Offer {
  return {
    has: (option) => session.match.due(seat)?.options.some(({ id }) => id === option) === true,
    first: () => {
      const first = session.firstOption(seat);
      if (first === null) throw new Error('a decision has no option');
      return first;
    },
  };
}
