import { describe, expect, test } from 'vitest';
import { lawsOf } from '../../src/laws/index.ts';
import { market } from './market/game.ts';

describe('a game on the kit keeps the law:', () => {
  for (const law of lawsOf(market, { runs: 40, lead: 40 })) test(law.name, () => expect(() => law.run()).not.toThrow());
});
