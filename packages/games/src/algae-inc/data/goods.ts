/** Tokens: what can be given up for something else. */
export const kinds = ['euro', 'science', 'market', 'freelance', 'choice', 'wild'] as const;

/** ALG-RES-02. */
export const SCIENCE_CAP = 10;
/** ALG-NRG-02: the Energy track goes from 0 to here. */
export const ENERGY_CAP = 6;
/** The first space of the yellow and of the green zone. */
export const ENERGY_ZONES = [2, 5] as const;

/** ALG-RES-06, ALG-RES-07: tokens for one missing unit, and for a Wild token. */
export const EXCHANGE = 2;
export const WILD_EXCHANGE = 3;

/** Everything that a player counts. */
export const goods = {
  euro: { one: 'euro', many: 'euros', sign: '€', icon: 'coin' },
  science: { one: 'science point', many: 'science points', icon: 'flask', cap: SCIENCE_CAP },
  market: { one: 'market value token', many: 'market value tokens', icon: 'tag' },
  freelance: { one: 'freelance engineer', many: 'freelance engineers', icon: 'wrench' },
  choice: { one: 'Choice token', many: 'Choice tokens', icon: 'question' },
  wild: { one: 'Wild token', many: 'Wild tokens', icon: 'asterisk' },
  energy: { one: 'Energy', many: 'Energy', icon: 'bolt', cap: ENERGY_CAP },
  vp: { one: 'VP', many: 'VP', icon: 'points' },
} as const;
export type Good = keyof typeof goods;
