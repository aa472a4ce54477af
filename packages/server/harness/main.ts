/** `npm run harness`: long checks of the server, each loaded only when it is asked for. */
import { showHelp } from './faults/call.ts';

type Check = (args: readonly string[]) => Promise<number>;

const checks: { readonly [name: string]: () => Promise<Check> } = {
  faults: async () => (await import('./faults/faults.ts')).runFaults,
  attacks: async () => (await import('./attacks/attacks.ts')).runAttacks,
  secrets: async () => (await import('./secrets/command.ts')).runSecrets,
  'fuzz-wire': async () => (await import('./secrets/fuzz-command.ts')).runFuzzWire,
};

const HELP = `npm run harness -- CHECK [OPTIONS]

  faults NAME       what the server must survive, against real processes
  attacks NAME|all  what a stranger tries, against a real server; attacks saboteurs takes guards away
  secrets           two worlds that a seat cannot tell apart, byte by byte over the wire
  fuzz-wire         messages and requests that no client would send

CHECK --help says more. Exit code 1: something was found. Exit code 2: wrong usage.
`;

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  if (Object.hasOwn(checks, name)) return (await checks[name]())(args);
  return showHelp(HELP, [name]);
}

process.exitCode = await main(process.argv.slice(2));
