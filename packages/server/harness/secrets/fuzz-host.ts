/** The host itself, without a network: where a million messages take minutes. */
import { createHost, openStore } from '@benchtop/server/parts';
import type { Conversation, Host, Person } from '@benchtop/server/parts';
import { Fuzzer } from './fuzz.ts';
import type { FuzzReport } from './fuzz.ts';
import { drainTasks, VirtualTime } from './virtual-time.ts';

export const crowd: readonly Person[] = Array.from({ length: 7 }, (_, n) => ({
  account: `person-${n}`,
  name: `P${n}`,
}));

/** `tamper`: what saboteurs put in the place of the host. */
export async function fuzzHost(
  messages: number,
  seed: string,
  tamper: (host: Host) => Host = (host) => host,
  onProgress?: (done: number) => void,
): Promise<FuzzReport> {
  const time = new VirtualTime();
  const store = await openStore({ file: ':memory:', thread: false, now: () => time.now });
  const never = new Promise<null>(() => undefined);
  const host = tamper(
    createHost(
      store,
      { ask: async () => never, queued: () => 0, close: async () => undefined },
      { now: () => time.now, remind: () => undefined, warn: () => undefined },
      { ruleMs: Number.POSITIVE_INFINITY },
    ),
  );
  const restore = time.install();
  const wait = async (): Promise<void> => {
    await drainTasks();
    await time.pass(50);
  };
  try {
    const open = (who: number, hear: (text: string) => void) => lineTo(host, crowd[who], hear);
    const fuzzer = new Fuzzer({ people: crowd, bots: true, open, wait }, store, seed);
    return await fuzzer.run(messages, onProgress);
  } finally {
    restore();
  }
}

function lineTo(host: Host, person: Person, hear: (text: string) => void): { send(text: string): void } {
  const conversation: Conversation = host.connect({ person, send: hear });
  return { send: (text) => conversation.receive(text) };
}
