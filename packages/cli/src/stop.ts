/** Ends the command with one sentence on standard error. Exit code 2: the request could not be understood or met. */
export class Stop extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = 2) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** What the operating system said, as the end of a sentence. */
export function systemReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file or folder';
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
    case 'EISDIR':
      return 'it is a folder';
    case 'ENOSPC':
      return 'the disk is full';
    case 'ENAMETOOLONG':
      return 'the name is too long';
    default:
      return error instanceof Error ? error.message : 'no reason given';
  }
}
