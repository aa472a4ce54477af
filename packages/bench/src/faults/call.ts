/** How a fault was called: `--kills 300 --part early-ack`. */
export interface Call {
  number(name: string, otherwise: number): number;
  /** The name of a saboteur; null: the real thing. */
  readonly part: string | null;
}
