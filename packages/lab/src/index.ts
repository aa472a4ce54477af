export { wilson } from './statistics.ts';
export type { Interval, Spread } from './statistics.ts';
export { openPlan, seated } from './plan.ts';
export type { OpenPlan, SimulationPlan } from './plan.ts';
export { playMatch } from './play-match.ts';
export type { MatchResult } from './play-match.ts';
export { addMatch, addTally, noTally, tallyMatches } from './tally.ts';
export type { Tally } from './tally.ts';
export { reportOf } from './report.ts';
export type {
  BotReport,
  DeedReport,
  DoerReport,
  PlaceReport,
  SeatReport,
  SimulationReport,
  WinRate,
} from './report.ts';
