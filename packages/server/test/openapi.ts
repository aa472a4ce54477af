import Schema from 'typebox/schema';
import type { RunningServer } from '../src/index.ts';

export interface Operation {
  readonly operationId?: string;
  readonly security?: readonly object[];
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: unknown;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: { readonly [status: string]: ResponseObject };
}

interface ResponseObject {
  readonly description?: string;
  readonly content?: { readonly [type: string]: { readonly schema: Schema.XSchema } };
}

export interface Document {
  readonly openapi: string;
  readonly servers?: readonly object[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
}

const documents = new WeakMap<RunningServer, Promise<Document>>();

/** The document that a server serves about itself. */
export function documentOf(server: RunningServer): Promise<Document> {
  const known = documents.get(server);
  if (known !== undefined) return known;
  const read = fetch(new URL('/api/openapi.json', server.url)).then(async (got) => (await got.json()) as Document);
  documents.set(server, read);
  return read;
}

/** The operation that an address belongs to; null when the document has none. */
export function operationAt({ paths }: Document, method: string, address: string): Operation | null {
  const pathname = address.split('?', 1)[0] ?? '';
  // Fixed names come before those with parameters, as in the router.
  const templates = Object.keys(paths).toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')));
  const found = templates.find((template) =>
    new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
  return found === undefined ? null : (paths[found]?.[method.toLowerCase()] ?? null);
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly text: string;
}

/** Throws unless an answer of the interface is one that the document describes. */
export async function checkAnswer(
  server: RunningServer,
  method: string,
  address: string,
  { status, headers, body, text }: Answered,
): Promise<void> {
  const operation = operationAt(await documentOf(server), method, address);
  if (operation === null) return;
  const response = operation.responses[String(status)];
  if (response === undefined)
    throw new Error(`${method} ${address} answered ${status}, which is not documented: ${text}`);
  const type = headers.get('content-type')?.split(';', 1)[0] ?? '';
  const schema = response.content?.[type]?.schema;
  if (schema === undefined)
    throw new Error(`${method} ${address} answered ${status} as ${type}, which is not documented.`);
  const [fits, errors] = Schema.Errors(schema, type === 'application/json' ? body : text);
  if (!fits)
    throw new Error(`${method} ${address} ${status} is not as documented: ${JSON.stringify(errors).slice(0, 600)}`);
}
