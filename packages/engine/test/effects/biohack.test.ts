import { describe, expect, test } from 'vitest';
import { lawsOf } from '../../src/laws/index.ts';
import { put, takePiece } from '../../src/pieces.ts';
import { effects } from './biohack/effects.ts';
import { biohack } from './biohack/game.ts';
import type { CreatureId, ScientistId } from './biohack/rows.ts';
import { genes } from './biohack/rows.ts';
import { playerAt } from './biohack/state.ts';
import type { BioState } from './biohack/state.ts';
import { position } from './place.ts';
import type { TestMatch } from './place.ts';

interface Purse {
  readonly [good: string]: number;
}

/** Ann's things: goods, creatures on her board, cards in her hand; everything else is dealt. */
function ann(
  goods: Purse,
  {
    board = [],
    hand = [],
    scientist = 'mara-quist',
    locks = 2,
    face,
  }: {
    board?: readonly CreatureId[];
    hand?: readonly CreatureId[];
    scientist?: ScientistId;
    locks?: number;
    face?: number;
  } = {},
): TestMatch<BioState> {
  return position(biohack, (s) => {
    const p = playerAt(s, 0);
    s.active = 0;
    for (const gene of genes) p.goods[gene] = 0;
    Object.assign(p.goods, { coin: 0, medicine: 0, ...goods });
    Object.assign(p, { scientist, locks });
    if (face !== undefined) s.face = face;
    for (const { hand: cards } of s.players)
      while (cards.faces.length > 0) put(s.pile.deck, takePiece(cards, cards.faces[0] ?? 'crag-ram'));
    s.display.forEach((card, i) => {
      if (card !== null) put(s.pile.deck, card);
      s.display[i] = null;
    });
    for (const card of board) p.creatures.push(takePiece(s.pile.deck, card));
    for (const card of hand) put(p.hand, takePiece(s.pile.deck, card));
  });
}

function purse(t: TestMatch<BioState>, ...goods: readonly (keyof ReturnType<typeof playerAt>['goods'])[]): Purse {
  return Object.fromEntries(goods.map((good) => [good, playerAt(t.state, 0).goods[good]]));
}

describe('tiles', () => {
  test('hidden-vat', () => {
    expect(effects.text('hidden-vat')).toBe(
      'You may pay 2 coins to create up to 1 creature for 2 genes of your choice less.',
    );
    expect(effects.icons('hidden-vat')).toEqual(['coin', 'coin', 'arrow', 'creature', 'minus', 'any', 'any']);
    // The example of the specification: only what leaves the rest payable may be left out.
    const t = ann({ coin: 2, mammal: 4, avian: 1 }, { hand: ['herd-king'] }).play('visit hidden-vat');
    expect(t.labels()).toEqual(['Pay 2 coins to create up to 1 creature for 2 genes of your choice less', 'Skip']);
    const picked = t.play('pay 2 coin', 'herd-king');
    expect(picked.options()).toEqual(['primate', 'feral']);
    expect(picked.refusal('mammal')).toBe('BIO-FRM-03 What is left could not be paid then.');
    const done = picked.play('feral', 'primate');
    expect(playerAt(done.state, 0).creatures).toEqual(['herd-king']);
    expect(purse(done, ...genes, 'coin')).toEqual({
      mammal: 0,
      aquatic: 0,
      reptile: 0,
      avian: 0,
      primate: 0,
      feral: 0,
      coin: 0,
    });
    expect(done.log()).toEqual([
      'Ann paid 2 coins at Hidden Vat.',
      'Ann paid 4 mammal genes and 1 avian gene.',
      'Ann created Herd King.',
    ]);
    // Who cannot pay is not asked.
    expect(ann({ coin: 1 }).play('visit hidden-vat').state.active).toBe(1);
  });

  test('specimen-fair', () => {
    expect(effects.text('specimen-fair')).toBe('Gain 2 genes of your choice except feral.');
    expect(effects.icons('specimen-fair')).toEqual(['any-but-feral', 'any-but-feral']);
    const t = ann({ avian: 9 }).play('visit specimen-fair');
    expect(t.labels()[0]).toBe('Gain 1 mammal gene');
    expect(t.refusal('feral')).toBe('BIO-DIE-07 That is not among the choices here.');
    const half = t.play('avian');
    expect(half.refusal('avian')).toBe(
      'BIO-GEN-02 No avian gene can be gained: the supply holds none, or you can hold no more.',
    );
    expect(purse(half.play('primate'), 'avian', 'primate')).toEqual({ avian: 10, primate: 1 });
  });

  test('serum-broker', () => {
    expect(effects.text('serum-broker')).toBe('You may pay 1 medicine to gain 1 feral gene and 2 coins.');
    expect(effects.icons('serum-broker')).toEqual(['medicine', 'arrow', 'gene-feral', 'coin', 'coin']);
    const t = ann({ medicine: 1, feral: 10 }).play('visit serum-broker');
    expect(t.options()).toEqual(['pay 1 medicine', 'done']);
    const done = t.play('pay 1 medicine');
    expect(purse(done, 'medicine', 'feral', 'coin')).toEqual({ medicine: 0, feral: 10, coin: 2 });
    expect(done.log()).toEqual([
      'Ann paid 1 medicine at Serum Broker.',
      'Ann gained 2 coins at Serum Broker; 1 feral gene was wasted.',
    ]);
  });

  test('print-room', () => {
    expect(effects.text('print-room')).toBe('Buy up to 1 card for 2 coins less in total, then gain 2 coins.');
    expect(effects.icons('print-room')).toEqual(['card', 'minus', 'coin', 'coin', 'then', 'coin', 'coin']);
    const shown = position(biohack, (s) => {
      s.active = 0;
      playerAt(s, 0).goods.coin = 0;
    });
    const [dear] = shown.state.display;
    const t = shown.play('visit print-room');
    expect(t.refusal('herd-king')).toMatch(/^BIO-BUY-01/);
    const done = t.play(dear ?? '');
    expect(playerAt(done.state, 0).goods.coin).toBe(2);
    expect(playerAt(done.state, 0).hand.faces).toContain(dear);
  });
});

describe('downtown tiles', () => {
  test('poacher-den: a cost that may be left', () => {
    expect(effects.text('poacher-den')).toBe('You may pay 1 coin to gain 1 feral gene.');
    const t = ann({ coin: 1 }).play('visit poacher-den');
    expect(t.options()).toEqual(['pay 1 coin', 'done']);
    expect(playerAt(t.play('pay 1 coin').state, 0).goods).toMatchObject({ coin: 0, feral: 1 });
    expect(playerAt(t.play('done').state, 0).goods).toMatchObject({ coin: 1, feral: 0 });
  });

  test('copy-vault: one discount over two purchases', () => {
    expect(effects.text('copy-vault')).toBe('Buy up to 2 cards for 2 coins less in total.');
    expect(effects.icons('copy-vault')).toEqual(['card', 'minus', 'coin', 'coin']);
    const t = position(biohack, (s) => {
      s.active = 0;
      playerAt(s, 0).goods.coin = 9;
    }).play('visit copy-vault');
    const [one, two] = t.state.display;
    const done = t.play(one ?? '', two ?? '');
    expect(playerAt(done.state, 0).hand.faces).toEqual(expect.arrayContaining([one, two]));
    // The first two columns cost 2 and 1; two coins are off in all.
    expect(9 - playerAt(done.state, 0).goods.coin).toBe(1);
  });
});

describe('spaces and reports', () => {
  test('mountain-2', () => {
    expect(effects.text('mountain-2')).toBe('Gain 2 mammal genes or 1 avian gene, then roll the danger die.');
    expect(effects.icons('mountain-2')).toEqual(['gene-mammal', 'gene-mammal', 'slash', 'gene-avian', 'then', 'die']);
    const t = ann({}).play('visit mountain-2');
    expect(t.options()).toEqual(['2 mammal', '1 avian']);
    expect(t.state.stack.map(({ step, args }) => [step, args])).toEqual([
      ['end-turn', {}],
      ['rest-of-row', { node: 'mountain-2/1' }],
      ['choose-one', { node: 'mountain-2/0', left: 0 }],
    ]);
    const rolled = t.play('2 mammal');
    expect(purse(rolled, 'mammal', 'avian')).toEqual({ mammal: 2, avian: 0 });
    expect(rolled.refusal('coins')).toBe('BIO-GEN-01 You need 2 coins and have none.');
  });

  test('compass-report', () => {
    expect(effects.text('compass-report')).toBe(
      '4 different creatures: one with a mammal gene, one with an aquatic gene, one with a reptile gene and one with an avian gene.',
    );
    const holds = (...board: readonly CreatureId[]): boolean =>
      effects.holds(ann({}, { board }).state, 0, 'compass-report');
    expect(holds('crag-ram', 'reed-otter', 'kite-hound')).toBe(false);
    expect(holds('crag-ram', 'reed-otter', 'kite-hound', 'vellum-owl')).toBe(true);
    expect(holds('crag-ram', 'herd-king', 'reed-otter', 'lantern-lynx')).toBe(false);
  });
});

describe('creatures', () => {
  test('gilt-gecko', () => {
    expect(effects.text('gilt-gecko')).toBe(
      'Once per round, when you research at the Bank, you may gain 1 avian gene or 1 reptile gene.',
    );
    expect(effects.icons('gilt-gecko')).toEqual(['once', 'turn', 'gene-avian', 'slash', 'gene-reptile']);
    const t = ann({}, { board: ['gilt-gecko'] }).play('visit bank-3');
    expect(t.labels()).toEqual(['Gilt Gecko: gain 1 avian gene or 1 reptile gene', 'Done']);
    expect(t.refusal('lantern-lynx')).toBe('BIO-RES-06 Lantern Lynx is not yours to use now.');
    // An own ability of another moment is refused with the words of that moment.
    const both = ann({}, { board: ['gilt-gecko', 'lantern-lynx'] }).play('visit bank-3');
    expect(both.refusal('lantern-lynx')).toBe('BIO-ICO-06 Lantern Lynx works when you roll at the Mountain.');
    expect(both.asked()).toBe('BIO-RES-06 activate your creatures of the Bank');
    const used = t.play('gilt-gecko', '1 reptile');
    expect(purse(used, 'reptile', 'coin', 'ep')).toEqual({ reptile: 1, coin: 3, ep: 1 });
    expect(used.log()).toEqual([
      'Ann gained 3 coins and 1 EP at the Bank.',
      'Ann used Gilt Gecko.',
      'Ann gained 1 reptile gene with Gilt Gecko.',
    ]);
    // Once per round: it is not offered again.
    expect(used.play('plan', 'done', 'visit bank-3').state.active).toBe(1);
  });

  test('lantern-lynx', () => {
    expect(effects.text('lantern-lynx')).toBe(
      'Once per round, when you roll at the Mountain, you may roll the danger die again.',
    );
    expect(effects.icons('lantern-lynx')).toEqual(['once', 'die', 'die-again']);
    const t = ann({}, { board: ['lantern-lynx'] }).play('visit mountain-2', '1 avian');
    const again = t.play('lantern-lynx');
    expect(playerAt(again.state, 0).marks).toEqual({ round: ['lantern-lynx:0'] });
    expect(again.refusal('lantern-lynx')).toBe('BIO-RES-06 Lantern Lynx was used in this round already.');
    expect(again.state.draws).toBeGreaterThan(t.state.draws);
  });

  test('vellum-owl and cellar-imp', () => {
    expect(effects.text('vellum-owl')).toBe(
      'Once per round, at the Basement, your purchases cost you 2 coins less in total.',
    );
    expect(effects.text('cellar-imp')).toBe('Once per round, at the Basement, you may buy 1 more card.');
    const owners = ann({ coin: 1 }, { board: ['vellum-owl', 'cellar-imp'] }).play('plan', 'done', 'plan', 'done');
    const t = owners.play('visit basement-3');
    expect(t.state.stack.at(-1)?.args).toEqual({ left: 2, discount: 2 });
    expect(playerAt(t.state, 0).marks.round).toEqual(['cellar-imp:0', 'vellum-owl:0']);
    const [dear, fair] = t.state.display;
    const done = t.play(dear ?? '', fair ?? '');
    expect(playerAt(done.state, 0).goods.coin).toBe(0);
    expect(effects.value(done.state, 0, 'purchase-discount', { place: 'basement' })).toBe(0);
    expect(effects.value(t.state, 0, 'purchase-discount', { place: 'downtown' })).toBe(0);
  });

  test('changeling-tinker', () => {
    expect(effects.text('changeling-tinker')).toBe('A creature costs you 1 gene of your choice except feral less.');
    expect(effects.icons('changeling-tinker')).toEqual(['creature', 'minus', 'any-but-feral']);
    const t = ann({ mammal: 4, avian: 1 }, { board: ['changeling-tinker'], hand: ['crag-ram', 'herd-king'] });
    const farm = t.play('visit biofarm');
    expect(farm.refusal('herd-king')).toBe('BIO-FRM-03 You lack genes for it, whatever is taken off.');
    const picked = farm.play('crag-ram');
    expect(picked.options()).toEqual(['mammal', 'avian']);
    const done = picked.play('avian', 'done');
    expect(purse(done, 'mammal', 'avian')).toEqual({ mammal: 0, avian: 1 });
  });

  test('herd-king', () => {
    expect(effects.text('herd-king')).toBe('At the end, gain 3 EP per creature with a mammal gene.');
    expect(effects.icons('herd-king')).toEqual(['flag', 'points', 'points', 'points', 'per', 'gene-mammal']);
    const t = ann({}, { board: ['crag-ram', 'reed-otter', 'antler-smith', 'herd-king'] });
    expect(effects.score(t.state, 0)).toEqual([{ rule: 'BIO-CRD-05', label: 'Herd King', points: 9 }]);
    expect(effects.score(t.state, 1)).toEqual([]);
  });
});

describe('scientists', () => {
  test('mara-quist', () => {
    expect(effects.text('mara-quist')).toBe(
      'Once per round, in the planning phase, you may roll the danger die. ' +
        'Once per round, after 1 unlock, at the Biofarm, a creature may cost you 1 reptile gene and 1 avian gene less. ' +
        'At the end, after 2 unlocks, gain 4 EP per creature with a feral gene.',
    );
    const locked = ann({ mammal: 4 }, { hand: ['crag-ram'] }).play('visit biofarm');
    expect(locked.refusal('crag-ram')).toMatch(/^BIO-FRM-03/);
    const open = ann({ mammal: 4, avian: 1 }, { hand: ['crag-ram', 'kite-hound'], locks: 1 }).play('visit biofarm');
    const asked = open.play('crag-ram');
    expect(asked.labels()).toEqual(['Use the scientist', 'Save the scientist']);
    const done = asked.play('yes', 'done');
    expect(purse(done, 'mammal', 'avian')).toEqual({ mammal: 0, avian: 1 });
    expect(playerAt(done.state, 0).marks.round).toEqual(['mara-quist:1']);
    const feral = { board: ['changeling-tinker', 'herd-king'] as const };
    expect(effects.score(ann({}, { ...feral, locks: 1 }).state, 0).map(({ label }) => label)).toEqual(['Herd King']);
    expect(effects.score(ann({}, { ...feral, locks: 0 }).state, 0)).toContainEqual({
      rule: 'BIO-END-04',
      label: 'Mara Quist',
      points: 8,
    });
    // Downtown the scientist does not help.
    expect(effects.changes(done.state, 0, 'creation', { place: 'downtown' })).toEqual([]);
  });

  test('ines-calloway', () => {
    expect(effects.text('ines-calloway')).toBe(
      'Once per round, in the planning phase, you may gain 2 mammal genes or 2 aquatic genes, then gain 1 coin. ' +
        'Once per round, after 1 unlock, at the Biofarm, a creature may cost you 1 mammal gene, 1 aquatic gene and 1 primate gene less. ' +
        'At the end, after 2 unlocks, gain 3 EP per common creature.',
    );
    const t = ann({}, { scientist: 'ines-calloway' }).play('plan', 'ines-calloway');
    expect(t.options()).toEqual(['2 mammal', '2 aquatic']);
    const done = t.play('2 aquatic');
    expect(purse(done, 'aquatic', 'coin')).toEqual({ aquatic: 2, coin: 1 });
    expect(done.play('plan', 'done').refusal('ines-calloway')).toMatch(/There is no option/);
  });
});

describe('rows of Biohack keep the law:', () => {
  for (const law of lawsOf(biohack, { runs: 25, lead: 30, silent: ['players', 'pile', 'display'] }))
    test(law.name, () => expect(() => law.run()).not.toThrow());
});
