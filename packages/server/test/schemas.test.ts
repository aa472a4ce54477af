import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import * as socket from '../src/wire/socket.ts';

// Those of HTTP are in the document, which is checked as a whole.
test('the schemas of socket messages are schemas, which no start checks', () => {
  const ajv = new Ajv();
  const schemas = Object.entries(socket).filter(([, value]) => typeof value === 'object');
  expect(schemas.map(([name]) => name)).toContain('playMessage');
  for (const [name, schema] of schemas) expect(ajv.validateSchema(schema), name).toBe(true);
  expect(ajv.validateSchema({ type: 'sting' })).toBe(false);
});
