import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export function isLogLevel(text: string): text is LogLevel {
  return logLevels.some((level) => level === text);
}

/** Where lines of the log go; standard error unless told otherwise. */
export type LogTarget = DestinationStream;

/**
 * One JSON object a line. Nothing of a request is logged but its method, its route and what became of it: addresses
 * carry invitations, headers carry cookies, bodies carry passphrases.
 */
export function createLog(level: LogLevel, target: LogTarget = pino.destination({ dest: 2, sync: true })): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: faultOf } }, target);
}

/** A fault by its kind and its place in the code. Messages of faults may quote what people sent. */
function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: error.name, places: places.slice(0, 8).map((line) => line.trim()) };
}
