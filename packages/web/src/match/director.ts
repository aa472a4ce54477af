import type { MatchRecord } from '@benchtop/engine/host';

/** What can be done with a match besides playing it. What fails rejects with an error whose message is a sentence. */
export interface Actions {
  /** Another match among the same players, by its address; null where there can be none. */
  readonly rematch: (() => Promise<string>) | null;
  /** The same match once more, with the same seats and draws, by its address; null where nobody may know the draws. */
  readonly sameDraws: (() => Promise<string>) | null;
  /** With its key when whoever asks may know everything; null where nobody gets it. */
  readonly record: (() => Promise<MatchRecord>) | null;
  /** Where the match can be watched again, by its address; null where it cannot, or is being watched. */
  readonly replay: (() => string) | null;
}

/** What can be done where somebody plays from this page. */
export interface Play {
  choose(option: string): void;
  /** The seat at this device that can take something back now, or null. */
  undoSeat(): number | null;
  undo(): void;
  /** Shows what is still on its way at once. */
  skip(): void;
  /** Shows once more what the others did last, with motion. */
  showAgain(): void;
}

/**
 * Runs the match that is on the table: takes what people do there, and is the only one who writes what is shown. What a
 * kind of match cannot do is not there.
 */
export interface Director {
  readonly actions: Actions;
  /** Null in a replay: what was chosen is chosen. */
  readonly play: Play | null;
  /** Begins, or goes on after a reload. */
  start(): void;
  /** Ends the show, not the match. */
  stop(): void;
  /** Shows a position of the past; the newest one is now. */
  lookAt(position: number): void;
  /** Makes the log reach further back, where it may not reach the beginning. */
  lookBack?(): void;
  /** A key that only this kind of match knows; true when it did something. */
  key?(event: KeyboardEvent): boolean;
  /** The named person has the device now, where several share one. */
  liftCurtain?(): void;
  /** The page may be gone in a moment: what only this page keeps is kept. */
  keepNow?(): void;
}
