import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodies, doorOf, page, reading } from '../doors.ts';
import { openServer } from '../house.ts';
import type { TestServer } from '../house.ts';
import { documentOf } from '../openapi.ts';
import type { Document } from '../openapi.ts';

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await openServer();
  document = await documentOf(server);
});
afterAll(() => server.close());

const inDocument = (): string[] =>
  Object.entries(document.paths).flatMap(([url, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${url.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );

describe('S-14', () => {
  test('the server has the doors of this list, and no other', () => {
    expect(server.routes.toSorted()).toEqual([...Object.keys(bodies), ...reading, ...page].toSorted());
  });

  test('its document describes every door but the page', () => {
    expect(inDocument().toSorted()).toEqual([...Object.keys(bodies), ...reading].toSorted());
  });

  test.each(['/api/debug', '/monitor', '/documentation', '/api/docs', '/.env', '/api/tables/aaaaaaaaaaaa/key'])(
    'nothing is found at %s',
    async (address) => {
      const response = await fetch(new URL(address, server.url));
      const isPage = (await response.text()).includes('<title>page');
      expect(response.status === 404 || isPage).toBe(true);
    },
  );
});

describe('the document', () => {
  test('is OpenAPI 3.1 and says of every door what it is for and how it may answer', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const [url, operations] of Object.entries(document.paths))
      for (const [method, { summary, tags, responses }] of Object.entries(operations)) {
        const door = `${method} ${url}`;
        expect(summary, door).toMatch(/^[A-Z]/);
        expect(tags, door).toHaveLength(1);
        expect(Object.keys(responses), door).toContain('429');
        for (const [status, { description, content }] of Object.entries(responses)) {
          expect(description, `${door} ${status}`).not.toBe('');
          if (status !== '101') expect(content, `${door} ${status}`).toBeDefined();
        }
      }
  });

  test('closes every body: a field that is not named is not taken', () => {
    for (const door of Object.keys(bodies)) {
      const { method, url } = doorOf(door);
      const operation = document.paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const text = JSON.stringify(operation?.requestBody);
      const objects = text.split('"type":"object"').length - 1;
      expect(objects, door).toBeGreaterThan(0);
      expect(text.split('"additionalProperties":').length - 1, door).toBe(objects);
      expect(text, door).not.toContain('"additionalProperties":true');
    }
  });
});
