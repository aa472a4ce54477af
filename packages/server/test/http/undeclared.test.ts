import { expect, test, vi } from 'vitest';
import type { Api } from '../../src/http/api.ts';
import { openServer } from '../house.ts';

vi.mock('../../src/http/push.ts', () => ({
  addPush: (api: Api) => api.get('/api/new', () => 'everybody may read this'),
}));

test('S-04 a server with a route that does not say who stands before it does not start', async () => {
  await expect(openServer()).rejects.toThrow('The route /api/new does not say what kind of door it is.');
});
