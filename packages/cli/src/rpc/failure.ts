import type { Json } from '@benchtop/engine/host';

/** The error codes of the protocol. */
export const codes = {
  parse: -32700,
  invalid: -32600,
  method: -32601,
  params: -32602,
  internal: -32603,
  refused: 1,
  noMatch: 2,
  notYours: 3,
  noUndo: 4,
  bad: 5,
} as const;

/** Ends a request with an error response. Nothing has changed when it is thrown. */
export class Failure extends Error {
  readonly code: number;
  readonly data: Json;

  constructor(code: keyof typeof codes, sentence: string, data: Json = null) {
    super(sentence);
    this.code = codes[code];
    this.data = data;
  }
}
