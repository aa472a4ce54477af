import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { runCommand } from '../src/command-line.ts';

/** The command as users call it, on the built files. */
export const bin = fileURLToPath(new URL('../bin/benchtop.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly env?: { readonly [name: string]: string };
  readonly cwd?: string;
}

/** Runs `benchtop` with arguments and standard input, and waits for its end. */
export function benchtop(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return run(process.execPath, [bin, ...args], options);
}

/**
 * Carries out a command in this process, from the sources: what it says and how it ends, without what a process costs.
 * One at a time; whatever a process does of its own (streams, signals, its stack) is tested with `benchtop`.
 */
export async function benchtopHere(
  args: readonly string[],
  { input = '', env = {} }: Pick<RunOptions, 'env'> & { readonly input?: string } = {},
): Promise<Ran> {
  const said = { stdout: '', stderr: '' };
  const spies = [
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as typeof process.stdin),
    ...(['stdout', 'stderr'] as const).map((name) =>
      vi.spyOn(process[name], 'write').mockImplementation((text) => {
        said[name] += String(text);
        return true;
      }),
    ),
  ];
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  process.exitCode = undefined;
  try {
    await runCommand(args, '0.0.0');
    return { code: Number(process.exitCode ?? 0), ...said };
  } finally {
    process.exitCode = undefined;
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

/** Runs a program and collects what it prints. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { input = '', env = {}, cwd } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], { env: { ...process.env, ...env }, ...(cwd === undefined ? {} : { cwd }) });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    // A command that refuses its arguments ends before it has read its input.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** What a request to `benchtop rpc` is answered with. */
export interface Response {
  readonly jsonrpc: string;
  readonly id: string | number | null;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** Sends lines to one `benchtop rpc` process and reads all its answers. */
export async function rpcLines(lines: readonly string[]): Promise<Response[]> {
  const { code, stdout, stderr } = await benchtop(['rpc'], { input: lines.map((line) => `${line}\n`).join('') });
  if (code !== 0 || stderr !== '') throw new Error(`rpc ended with ${code}: ${stderr}`);
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Response);
}

/** A request as one line. */
export function request(id: string | number, method: string, params?: object): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) });
}
