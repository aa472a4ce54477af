import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer } from '../house.ts';
import type { TestServer } from '../house.ts';
import { documentOf } from '../openapi.ts';
import type { Document, Operation } from '../openapi.ts';

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await openServer();
  document = await documentOf(server);
});
afterAll(() => server.close());

function operations(): (readonly [method: string, url: string, operation: Operation])[] {
  return Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => [method.toUpperCase(), url, operation] as const),
  );
}

describe('the document', () => {
  test('has no errors by the usual rules for such documents, and one warning', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source: JSON.stringify(document), config });
    const problems = found.map(({ severity, ruleId, location }) => [severity, ruleId, location[0]?.pointer]);
    // A socket opens with 101, and no answer of it is a success of another kind.
    expect(problems).toEqual([['warn', 'operation-2xx-response', '#/paths/~1api~1socket/get/responses']]);
  });

  test('names every operation, each by a name of its own', () => {
    const names = operations().map(([, , { operationId }]) => operationId);
    for (const name of names) expect(name).toMatch(/^(get|post|put|delete)([A-Z][a-z]*)+$/);
    expect(new Set(names).size).toBe(names.length);
  });

  test('says where the server is, and of every operation whether it needs a session', async () => {
    expect(document.servers).toEqual([{ url: '/', description: expect.any(String) as string }]);
    const nobody = async (method: string, url: string): Promise<unknown> => {
      const response = await fetch(new URL(url.replaceAll(/\{\w+\}/g, '1'), server.url), {
        method,
        headers: { 'x-benchtop': '1' },
      });
      return ((await response.json().catch(() => null)) as { code?: unknown } | null)?.code ?? null;
    };
    for (const [method, url, { security }] of operations()) {
      const needed = (await nobody(method, url)) === 'no-session';
      expect(security, `${method} ${url}`).toEqual(needed ? [{ session: [] }] : []);
    }
  });
});
