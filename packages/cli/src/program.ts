import { Command } from 'commander';
import { commaList, pairs, port, wholeNumber } from './arguments.ts';
import type { BackupOptions } from './commands/backup.ts';
import type { ExpireOptions } from './commands/expire.ts';
import type { KeyOptions } from './commands/key.ts';
import type { PlayOptions } from './commands/play.ts';
import type { ReplayOptions } from './commands/replay.ts';
import type { ServeOptions } from './commands/serve.ts';
import type { SimulateOptions } from './commands/simulate.ts';
import type { VerifyOptions } from './commands/verify.ts';

/** The whole command line. Each command loads its own code only when it is called. */
export function programOf(version: string): Command {
  const program = new Command('benchtop')
    .description('A digital tabletop: play, simulate, replay and serve science games.')
    .version(version)
    .enablePositionalOptions()
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'benchtop: ')) })
    .addHelpText('after', examples(['games', 'play arctic-cleanup', 'serve --port 8080', 'help simulate']));
  addGames(program);
  addPlay(program);
  addSimulate(program);
  addRpc(program);
  addReplay(program);
  addVerify(program);
  addServe(program);
  addBackup(program);
  addRestore(program);
  addExpire(program);
  addKey(program);
  addBench(program);
  return program;
}

function examples(lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ benchtop ${line}`).join('\n')}`;
}

function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games with their seats, versions and settings')
    .option('--json', 'as JSON, with settings as a JSON Schema')
    .addHelpText('after', examples(['games', 'games --json']))
    .action(async ({ json }: { json?: true }) => (await import('./commands/games.ts')).listGames(json === true));
}

function addPlay(program: Command): void {
  program
    .command('play [game]')
    .description('play a game against bots in this terminal')
    .option('--seats <n>', 'number of seats', wholeNumber('--seats', 1, 16))
    .option('--bots <ids>', 'bots for the other seats, in turn (default: greedy)', commaList('--bots'))
    .option('--seat <k>', 'your seat, counted from 0 (default: 0)', wholeNumber('--seat', 0, 15))
    .option('--settings <pairs...>', 'settings of the game, as name=value', pairs)
    .option('--seed <text>', 'the same seed deals the same match')
    .option('--resume <file>', 'go on with a match that was saved')
    .addHelpText(
      'after',
      examples([
        'play arctic-cleanup',
        'play arctic-cleanup --seats 4 --bots greedy,random --seat 2',
        'play arctic-cleanup --settings tempo=graded --seed monday',
        'play --resume match.json',
      ]),
    )
    .action(async (game: string | undefined, options: PlayOptions) =>
      (await import('./commands/play.ts')).play(game ?? null, options),
    );
}

function addSimulate(program: Command): void {
  program
    .command('simulate <game>')
    .description('let bots play many matches and report what they show')
    .option('--games <n>', 'number of matches (default: 1000)', wholeNumber('--games', 1, 100_000_000))
    .option('--seats <n>', 'number of seats', wholeNumber('--seats', 1, 16))
    .option('--bots <ids>', 'bots, dealt to the seats in turn (default: greedy)', commaList('--bots'))
    .option('--seed <text>', 'the same seed gives the same matches')
    .option('--settings <pairs...>', 'settings of the game, as name=value', pairs)
    .option('--threads <n>', 'number of threads (default: all cores)', wholeNumber('--threads', 1, 1024))
    .option('--fixed', 'bots keep their seats; otherwise they move on by one seat from match to match')
    .option('--deeds', 'also count what is taken and what wins: cards, tiles, factions')
    .option('--json', 'the report as JSON')
    .addHelpText(
      'after',
      examples([
        'simulate arctic-cleanup --games 1000 --seats 2 --bots greedy,random --seed one',
        'simulate arctic-cleanup --seats 4 --bots greedy --settings tempo=graded --json',
        'simulate biohack --games 2000 --seats 4 --deeds',
      ]),
    )
    .action(async (game: string, options: SimulateOptions) =>
      (await import('./commands/simulate.ts')).simulateGame(game, options),
    );
}

function addRpc(program: Command): void {
  program
    .command('rpc')
    .description('answer JSON-RPC 2.0 requests, one a line, from standard input on standard output')
    .addHelpText('after', `\nExample:\n  $ echo '{"jsonrpc":"2.0","id":1,"method":"games"}' | benchtop rpc`)
    .action(async () => (await import('./commands/rpc.ts')).rpc());
}

function addReplay(program: Command): void {
  program
    .command('replay <file>')
    .description('tell a recorded match in words, or show one position of it')
    .option('--at <n>', 'show the position after entry n', wholeNumber('--at', 0, 1_000_000))
    .option('--json', 'as JSON')
    .addHelpText('after', examples(['replay match.json', 'replay match.json --at 20', 'replay match.json --json']))
    .action(async (file: string, options: ReplayOptions) =>
      (await import('./commands/replay.ts')).replay(file, options),
    );
}

function addVerify(program: Command): void {
  program
    .command('verify <file>')
    .description('check commitment, every choice, every hash and the result of a recorded match')
    .option('--commitment <hex>', 'the commitment that was shown when the match began: it must be that of the record')
    .option('--key <file>', 'the public key of a server, in hex or as a file: the record must be signed with it')
    .option('--json', 'the verdict as JSON')
    .addHelpText(
      'after',
      `${examples([
        'verify match.json',
        'verify match.json --commitment 041a003b0037db442f2adec296f734a7eb0cd163d6b5ba477dfc3d54a1e6af17',
        'verify match.json --key benchtop-key.json',
      ])}

A record proves that its choices follow from its start and its key by the rules. It does not prove who published its
commitment when: for that, compare the commitment with the one that was shown, or the signature with the key of the
server. A server hands its key out at /.well-known/benchtop-key.json.

Exit code 0: everything fits. Exit code 1: the record does not hold, or is not what --commitment or --key ask for.
Exit code 2: it is not a record. Exit code 3: nothing is wrong, but little is proved, because the match began from a
position that was set up, or because the record holds no key.`,
    )
    .action(async (file: string, options: VerifyOptions) =>
      (await import('./commands/verify.ts')).verify(file, options),
    );
}

const EXPIRE = 'days after which what nobody touches goes, such as gathering=14,finished=365,guests=30; 0: never';

function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the page and the tables where people play together')
    .option('--port <n>', 'port (default: the variable PORT, else 8080; 0: any free one)', port)
    .option('--host <address>', 'address to listen on; 0.0.0.0 opens the page to the network (default: 127.0.0.1)')
    .option('--data <folder>', 'folder of the database (default: the variable BENCHTOP_DATA, else data)')
    .option(
      '--origin <address>',
      'where people find the server when a proxy stands before it: https://play.example.org',
    )
    .option('--trust-proxy <addresses>', 'proxies whose word about the address of a client is taken, with commas')
    .option('--log-level <level>', 'silent, fatal, error, warn, info or debug (default: warn)')
    .option('--limits <pairs>', 'how much one visitor may ask for, such as guests=500,tables=100')
    .option('--expire <pairs>', EXPIRE)
    .addHelpText(
      'after',
      `${examples([
        'serve',
        'serve --port 3000 --data /var/lib/benchtop',
        'serve --host 0.0.0.0',
        'serve --origin https://play.example.org --trust-proxy 127.0.0.1 --log-level info',
      ])}

Variables: PORT, BENCHTOP_HOST, BENCHTOP_DATA, BENCHTOP_ORIGIN, BENCHTOP_TRUST_PROXY, BENCHTOP_LOG, BENCHTOP_LIMITS,
BENCHTOP_EXPIRE, BENCHTOP_BOT_THREADS, BENCHTOP_METRICS (local, open or off), and for reminders by web push BENCHTOP_VAPID_PUBLIC,
BENCHTOP_VAPID_PRIVATE, BENCHTOP_VAPID_SUBJECT.`,
    )
    .action(async (options: ServeOptions) => (await import('./commands/serve.ts')).serve(options));
}

function addBackup(program: Command): void {
  program
    .command('backup <file>')
    .description('copy the database into a new file, also while the server runs')
    .option('--data <folder>', 'folder of the database (default: the variable BENCHTOP_DATA, else data)')
    .addHelpText(
      'after',
      `${examples(['backup monday.db', 'backup /backups/monday.db --data /var/lib/benchtop'])}

To put a copy back: benchtop help restore.`,
    )
    .action(async (file: string, options: BackupOptions) =>
      (await import('./commands/backup.ts')).backup(file, options),
    );
}

function addRestore(program: Command): void {
  program
    .command('restore <file>')
    .description('put a copy that backup has made in the place of the database')
    .option('--data <folder>', 'folder of the database (default: the variable BENCHTOP_DATA, else data)')
    .addHelpText(
      'after',
      `${examples(['restore monday.db', 'restore /backups/monday.db --data /var/lib/benchtop'])}

Stop the server first. The copy is checked, and what was there before is moved into a folder beside it, never deleted.`,
    )
    .action(async (file: string, options: BackupOptions) =>
      (await import('./commands/backup.ts')).restore(file, options),
    );
}

function addExpire(program: Command): void {
  program
    .command('expire')
    .description('show what nobody has touched for long and may be deleted, or delete it')
    .option('--data <folder>', 'folder of the database (default: the variable BENCHTOP_DATA, else data)')
    .option('--expire <pairs>', `${EXPIRE} (default: the variable BENCHTOP_EXPIRE, else these)`)
    .option('--apply', 'delete it; only while no server runs on the folder')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      `${examples(['expire', 'expire --data /var/lib/benchtop --expire gathering=7', 'expire --apply'])}

gathering: tables where no match has begun. finished: matches that are over or given up and in which nobody with a
passphrase has a seat. guests: people without a passphrase who sit at no table. A match that runs never goes. A server
that runs deletes all this by itself.`,
    )
    .action(async (options: ExpireOptions) => (await import('./commands/expire.ts')).expire(options));
}

function addKey(program: Command): void {
  program
    .command('key')
    .description('print the public keys with which a server signs records; it must not run meanwhile')
    .option('--data <folder>', 'folder of the database (default: the variable BENCHTOP_DATA, else data)')
    .option('--renew', 'make a new key, which signs from now on; the older ones stay known')
    .option('--forget', 'with --renew: the older ones count no more, because one may have got into other hands')
    .addHelpText(
      'after',
      `${examples(['key > benchtop-key.json', 'key --renew --data /var/lib/benchtop', 'key --renew --forget'])}

While the server runs, the same is to be had at /.well-known/benchtop-key.json. The private keys never leave the
database and its backups.`,
    )
    .action(async (options: KeyOptions) => (await import('./commands/key.ts')).key(options));
}

function addBench(program: Command): void {
  program
    .command('bench [arguments...]')
    .description('run the benchmarks; arguments go to them as they are')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (rest: string[]) => (await import('./commands/bench.ts')).bench(rest));
}
