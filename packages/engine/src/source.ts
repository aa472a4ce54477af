import type { StateDeclaration } from './declare.ts';
import type { FieldSpec, FieldSpecs } from './fields.ts';
import { assertNever } from './state.ts';

/*
 * The copy of a state as source text. Search copies states thousands of times a second: literals with fixed keys take a
 * tenth of the time of walking a declaration, and give every state the same hidden shape.
 */

/** What the written file imports. */
export interface SourceNames {
  /** Where the type of the state comes from: `./state.ts`. */
  readonly from: string;
  /** The name of that type: `ArcticState`. */
  readonly type: string;
}

/** The text of a module that exports `cloneState`. Written to a file by `npm run generate`, and checked by a test. */
export function cloneSource(state: StateDeclaration, { from, type }: SourceNames): string {
  const helpers: string[] = [];
  const body = literal(state.fields, 's', type, 'clone', helpers);
  const core = [
    'seats: s.seats',
    'settings: s.settings',
    'stack: s.stack.slice()',
    'asked: s.asked',
    'draws: s.draws',
    'over: s.over',
  ];
  return [
    '// Written by `npm run generate` from the declaration of the state. Do not edit.',
    `import type { ${type} } from '${from}';`,
    '',
    '/** A deep copy by explicit literals. */',
    `export function cloneState(s: Readonly<${type}>): ${type} {`,
    '  return {',
    ...core.map((line) => `    ${line},`),
    ...body.map((line) => `    ${line},`),
    '  };',
    '}',
    ...helpers,
    '',
  ].join('\n');
}

/** Longer lists of plain values are copied faster as a block. */
const LITERAL = 6;

/** One line for each key. */
function literal(fields: FieldSpecs, from: string, type: string, name: string, helpers: string[]): string[] {
  return Object.entries(fields).map(([key, spec]) => {
    const inner = `${type}[${quoted(key)}]`;
    const copy = copySource(spec, member(from, key), inner, `${name}${capital(key)}`, helpers);
    return `${property(key)}: ${copy}`;
  });
}

function copySource(spec: FieldSpec, from: string, type: string, name: string, helpers: string[]): string {
  switch (spec.kind) {
    case 'int':
    case 'flag':
    case 'word':
    case 'seat':
    case 'frozen':
      return from;
    case 'seat-set':
      return `[${Array.from({ length: spec.length }, (_, i) => `${from}[${i}]`).join(', ')}]`;
    case 'nullable':
      if (isShared(spec.of)) return from;
      return `${from} === null ? null : ${copySource(spec.of, from, `NonNullable<${type}>`, name, helpers)}`;
    case 'list':
      if (isShared(spec.of)) return `${from}.slice()`;
      return `${from}.map(${helper(spec.of, `${type}[number]`, name, helpers)})`;
    case 'per-seat':
      return `${from}.map(${helper(spec.of, `${type}[number]`, name, helpers)})`;
    case 'times': {
      if (spec.length > LITERAL && isShared(spec.of)) return `${from}.slice() as ${type}`;
      const items = Array.from({ length: spec.length }, (_, i) =>
        copySource(spec.of, `${from}[${i}]`, `${type}[number]`, name, helpers),
      );
      return `[${items.join(', ')}]`;
    }
    case 'record':
      if (Object.keys(spec.fields).length > 3) return `${helper(spec, type, name, helpers)}(${from})`;
      return `{ ${literal(spec.fields, from, type, name, helpers).join(', ')} }`;
    case 'hidden':
      return copySource(spec.of, from, type, name, helpers);
    case 'pieces':
      return `{ faces: ${from}.faces.slice(), known: ${from}.known.slice() }`;
    default:
      return assertNever(spec);
  }
}

/** True for what needs no copy: it is a plain value, or never changed. */
function isShared(spec: FieldSpec): boolean {
  switch (spec.kind) {
    case 'int':
    case 'flag':
    case 'word':
    case 'seat':
    case 'frozen':
      return true;
    case 'nullable':
    case 'hidden':
      return isShared(spec.of);
    case 'seat-set':
    case 'list':
    case 'times':
    case 'record':
    case 'pieces':
    case 'per-seat':
      return false;
    default:
      return assertNever(spec);
  }
}

/** Writes a function that copies one such value, and returns its name. */
function helper(spec: FieldSpec, type: string, name: string, helpers: string[]): string {
  const known = helpers.some((line) => line.startsWith(`function ${name}(`));
  if (known) return name;
  const at = helpers.length;
  helpers.push('', `function ${name}(v: ${type}): ${type} {`);
  const body =
    spec.kind === 'record'
      ? ['  return {', ...literal(spec.fields, 'v', type, name, helpers).map((line) => `    ${line},`), '  };']
      : [`  return ${copySource(spec, 'v', type, `${name}Item`, helpers)};`];
  // Helpers of helpers were added behind it in the meantime.
  helpers.splice(at + 2, 0, ...body, '}');
  return name;
}

const plainKey = /^[a-z_$][\w$]*$/i;

function property(key: string): string {
  return plainKey.test(key) ? key : quoted(key);
}

function member(from: string, key: string): string {
  return plainKey.test(key) ? `${from}.${key}` : `${from}[${quoted(key)}]`;
}

function quoted(key: string): string {
  return `'${key.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function capital(key: string): string {
  return key
    .split(/[^\w$]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}
