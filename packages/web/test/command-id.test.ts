import { expect, test } from 'vitest';
import { newCommandId } from '../src/match/online/command-id.ts';

test('command ids are UUIDs of version 4, each another one', () => {
  const ids = Array.from({ length: 500 }, newCommandId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(500);
});
