import { readRecord, replayFile } from '../files.ts';

/** Checks a record from its commitment to its result. */
export async function verify(file: string): Promise<void> {
  const source = await readRecord(file);
  replayFile(file, source, undefined, undefined, 1);
  const { record, game } = source;
  const end = record.result === null ? 'without a result' : `won by seat ${record.result.winners.join(' and ')}`;
  process.stdout.write(
    `verified: ${game.title} ${game.version}, ${counted(record.seats, 'seat')}, ${counted(record.entries.length, 'entry', 'entries')}, ${end}\n`,
  );
}

function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
