import { checkSettings } from '@benchtop/engine/host';
import type { Game } from '@benchtop/engine/host';
import type { CreateBody, WireClock } from '@benchtop/server/wire';
import { nameProblem } from '../account/me.ts';
import { defaultsOf } from '../setup/draft.ts';
import type { Arranged } from '../setup/draft.ts';
import { t } from '../../words/words.ts';

export const paces = ['off', 'live', 'days', 'own'] as const;
export type Pace = (typeof paces)[number];

export const audiences = ['none', 'live', 'late'] as const;
export type Audience = (typeof audiences)[number];

/** An online table while it is still being arranged. */
export interface TableDraft extends Arranged {
  /** The name of whoever is nobody yet. */
  readonly name: string;
  /** For each seat the game can have: the bot that plays it, or null for a person. The first is the player's own. */
  readonly bots: readonly (string | null)[];
  readonly listed: boolean;
  readonly pace: Pace;
  /** The own numbers; they count only at the pace `own`. */
  readonly own: WireClock;
  readonly audience: Audience;
  /** Minutes by which spectators are late. */
  readonly late: number;
}

const presets: { readonly [P in Exclude<Pace, 'own'>]: WireClock | null } = {
  off: null,
  live: { perMove: 60, reserve: 600 },
  days: { perMove: 86_400, reserve: 0 },
};

/** Two friends, found by link, with all the time in the world. */
export function firstTable(game: Game): TableDraft {
  const { min, max } = game.seats;
  return {
    name: '',
    count: Math.max(min, Math.min(max, 2)),
    bots: Array.from({ length: max }, () => null),
    settings: defaultsOf(game),
    listed: false,
    pace: 'off',
    own: { perMove: 120, reserve: 900 },
    audience: 'late',
    late: 3,
  };
}

export function clockOf({ pace, own }: TableDraft): WireClock | null {
  return pace === 'own' ? own : presets[pace];
}

/** Seconds by which spectators are late; null: there are none. */
export function delayOf({ audience, late }: TableDraft): number | null {
  return audience === 'none' ? null : audience === 'live' ? 0 : late * 60;
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** What keeps the table from being opened, in a sentence, or null. `nobody`: the player has no name yet. */
export function tableProblem(game: Game, draft: TableDraft, nobody: boolean): string | null {
  const { count, settings, own, audience, late, pace } = draft;
  const name = nobody ? nameProblem(draft.name) : null;
  if (name !== null) return name;
  if (pace === 'own' && !isWhole(own.perMove, 10, 604_800))
    return t('A move takes at least 10 seconds and at most 7 days.');
  if (pace === 'own' && !isWhole(own.reserve, 0, 2_592_000)) return t('The reserve is at most 30 days.');
  if (audience === 'late' && !isWhole(late, 1, 1440)) return t('Spectators are 1 to 1440 minutes late.');
  const checked = checkSettings(game, count, settings);
  return checked.ok ? null : checked.reason;
}

/** What the server is asked for. */
export function createBody(game: Game, draft: TableDraft): CreateBody {
  return {
    game: game.id,
    seats: draft.count,
    settings: { ...draft.settings },
    listed: draft.listed,
    clock: clockOf(draft),
    delay: delayOf(draft),
    bots: draft.bots.slice(0, draft.count),
  };
}
