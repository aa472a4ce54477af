/** A letter with the colour it is written in. */
interface Cell {
  readonly letter: string;
  readonly paint: ((text: string) => string) | null;
}

/** A sheet of letters; later writing covers earlier writing. */
export class Canvas {
  private readonly rows: (Cell | undefined)[][];

  constructor(height: number) {
    this.rows = Array.from({ length: height }, () => []);
  }

  write(x: number, y: number, text: string, paint: Cell['paint'] = null): void {
    const row = this.rows[y] ?? [];
    for (let i = 0; i < text.length; i++) row[x + i] = { letter: text.charAt(i), paint };
  }

  lines(): string[] {
    return this.rows.map((row) =>
      Array.from(row, (cell) => (cell === undefined ? ' ' : (cell.paint?.(cell.letter) ?? cell.letter)))
        .join('')
        .trimEnd(),
    );
  }
}
