import { expect } from 'vitest';
import { rule } from '../table.ts';
import { goodsOf, lab, position } from './position.ts';
import type { Bio, Lab, Position } from './position.ts';

const at = (space: string, own: Lab, more: Position = {}): Bio =>
  position({ ...more, labs: [own, ...(more.labs ?? [])] }).play(0, `experiment ${space}`);

/** Enough of every gene for anything. */
const rich = { mammal: 10, aquatic: 10, reptile: 10, avian: 10, primate: 10, feral: 10 } as const;

rule('BIO-EXP-01', 'an active Noman goes from home to a space, which acts', () => {
  const t = at('downtown-1', {}, { downtown: ['pawn-shop'] });
  expect(lab(t, 0)).toMatchObject({ home: 2, placed: ['downtown-1'], goods: { coin: 5 } });
  const none = position({ labs: [{ placed: ['biofarm', 'alley', 'dna-inc'] }] });
  expect(none.refusal(0, 'experiment biofarm')?.rule).toBe('BIO-EXP-01');
  expect(none.reason(0, 'experiment biofarm')).toBe('All your Nomans are on experiment spaces.');
  const away = position({ labs: [{ away: ['bank', 'river', 'mountain'] }] });
  expect(away.reason(0, 'experiment biofarm')).toBe(
    'No active Noman of yours is at home: research first, which brings one home.',
  );
});

rule('BIO-EXP-02', 'a Noman that has just come home or was healed may go', () => {
  const t = position({ seats: 2, labs: [{ away: ['bank'], injured: 2, goods: { medicine: 1 } }, { passed: true }] });
  const home = t.play(0, 'research bank');
  expect(home.play(0, 'experiment dna-inc').state.players[0]?.placed).toEqual(['dna-inc']);
  expect(home.play(0, 'heal', 'experiment dna-inc', 'experiment alley').state.players[0]?.home).toBe(0);
});

rule('BIO-EXP-03', 'large spaces have room for all, one’s own too, and give no bonus', () => {
  const t = position({ labs: [{ placed: ['biofarm'] }, { placed: ['biofarm', 'biofarm'] }, { placed: ['biofarm'] }] });
  for (const space of ['biofarm', 'alley', 'dna-inc'] as const) {
    const done = t.play(0, `experiment ${space}`);
    expect(lab(done, 0).placed).toEqual(['biofarm', space]);
    expect([goodsOf(done), done.step, done.decision?.seat]).toEqual([{}, 'take-turn', 1]);
  }
});

rule('BIO-EXP-04', 'a small space holds one Noman, and its bonus comes first', () => {
  const t = position({ labs: [{}, { placed: ['alley-serum', 'downtown-2'] }] });
  expect(t.reason(0, 'experiment alley-serum')).toBe('Another Noman stands there, and there is room for only one.');
  expect(t.options(0)).not.toContain('experiment downtown-2');
  const gene = at('biofarm-gene', { hand: ['crag-ram'], goods: { mammal: 3, avian: 1 } });
  expect(gene.options(0)).toEqual(['1 mammal', '1 aquatic']);
  // The gene can be used at once.
  expect(gene.play(0, '1 mammal').options(0)).toEqual(['crag-ram', 'done']);
});

rule('BIO-FRM-01', 'up to two creatures from the hand', () => {
  const t = at('biofarm', { goods: rich, hand: ['crag-ram', 'kite-hound', 'reed-otter'] });
  expect(t.options(0)).toEqual(['crag-ram', 'kite-hound', 'reed-otter', 'done']);
  expect(t.reason(0, 'herd-king')).toBe('That card is not in your hand.');
  const two = t.play(0, 'crag-ram', 'reed-otter');
  expect([two.step, lab(two, 0).rows.common, lab(two, 0).hand.faces]).toEqual([
    'take-turn',
    ['crag-ram', 'reed-otter'],
    ['kite-hound'],
  ]);
  expect(lab(t.play(0, 'done'), 0).rows.common).toEqual([]);
});

rule('BIO-FRM-02', 'rows of 4, 3 and 2', () => {
  const made = ['kite-hound', 'lantern-lynx', 'reed-otter', 'mud-prophet', 'herd-king', 'apex-maw'] as const;
  const t = at('biofarm', { goods: rich, made, hand: ['crag-ram', 'twin-diadem', 'antler-smith'] });
  expect(t.options(0)).toEqual(['antler-smith', 'done']);
  expect(t.reason(0, 'crag-ram')).toBe('Your common row is full: it has room for 4.');
  expect(t.reason(0, 'twin-diadem')).toBe('Your noble row is full: it has room for 2.');
});

rule('BIO-FRM-03', 'the cost less discounts is paid in genes', () => {
  const t = at('biofarm', { goods: { mammal: 4, avian: 2 }, hand: ['crag-ram', 'kite-hound'] });
  expect(t.options(0)).toEqual(['crag-ram', 'done']);
  expect(t.reason(0, 'kite-hound')).toBe('You lack 1 reptile gene.');
  expect(goodsOf(t.play(0, 'crag-ram'))).toEqual({ avian: 1 });
  // Discounts never make a gene cost less than nothing.
  const smith: Lab = { goods: { reptile: 1, avian: 2 }, made: ['antler-smith'], hand: ['kite-hound'] };
  expect(goodsOf(at('biofarm', smith).play(0, 'kite-hound'))).toEqual({});
});

rule('BIO-FRM-04', 'the scientist helps once, and at the Biofarm only', () => {
  const own: Lab = { scientist: 'odo-fenwick', locks: 1, goods: rich, hand: ['pulse-hare', 'lantern-lynx'] };
  const asked = at('biofarm', own).play(0, 'pulse-hare');
  expect([asked.step, asked.options(0)]).toEqual(['use-scientist', ['yes', 'no']]);
  expect(goodsOf(asked.play(0, 'yes'))).toMatchObject({ mammal: 7, primate: 10 });
  expect(goodsOf(asked.play(0, 'no'))).toMatchObject({ mammal: 6, primate: 9 });
  expect(asked.play(0, 'yes', 'lantern-lynx').step).toBe('take-turn');
  expect(asked.play(0, 'no', 'lantern-lynx').step).toBe('use-scientist');
  const tile = at('downtown-1', own, { downtown: ['garage-vat'] });
  expect(tile.play(0, 'pulse-hare').step).toBe('spare-gene');
  // Without a choice nobody is asked.
  const poor: Lab = { ...own, goods: { mammal: 3 }, hand: ['pulse-hare'] };
  expect(goodsOf(at('biofarm', poor).play(0, 'pulse-hare'))).toEqual({});
});

rule('BIO-FRM-05', 'the leftmost free space gives its bonus at once', () => {
  const own = (made: Lab['made'], hand: Lab['hand']): Lab => ({ made: made ?? [], hand: hand ?? [], goods: rich });
  const second = at('biofarm', own(['kite-hound'], ['crag-ram'])).play(0, 'crag-ram');
  expect([lab(second, 0).rows.common, lab(second, 0).goods.coin]).toEqual([['kite-hound', 'crag-ram'], 1]);
  const third = at('biofarm', own(['kite-hound', 'reed-otter'], ['crag-ram'])).play(0, 'crag-ram');
  expect(third.options(0)).toEqual(['1 mammal', '1 aquatic']);
  const noble = at('biofarm', own(['herd-king'], ['apex-maw'])).play(0, 'apex-maw');
  expect(lab(noble, 0).goods.ep).toBe(4);
  const advanced = at(
    'biofarm',
    { ...own([], ['crag-ram']), board: 4, advanced: true },
    {
      settings: { boards: 'advanced' },
      labs: [{ board: 1 }, { board: 2 }, { board: 3 }],
    },
  );
  expect(lab(advanced.play(0, 'crag-ram'), 0).goods.medicine).toBe(1);
});

rule('BIO-CRD-01', 'an artisan helps with both creations of an action', () => {
  const own: Lab = {
    made: ['antler-smith'],
    goods: { mammal: 4, avian: 2, primate: 1 },
    hand: ['crag-ram', 'lantern-lynx'],
  };
  const t = at('biofarm', own).play(0, 'crag-ram', 'lantern-lynx');
  expect([goodsOf(t), lab(t, 0).rows.common.length]).toEqual([{ mammal: 2, coin: 1 }, 2]);
});

rule('BIO-CRD-02', 'all artisans help with one creature; a free gene is never feral', () => {
  const own: Lab = {
    made: ['antler-smith', 'boar-farrier', 'changeling-tinker'],
    goods: { mammal: 1, avian: 1, primate: 1, feral: 1 },
    hand: ['herd-king'],
  };
  const t = at('biofarm', own).play(0, 'herd-king');
  expect([t.step, t.options(0)]).toEqual(['spare-gene', ['mammal', 'avian', 'primate']]);
  expect(t.reason(0, 'feral')).toBe('This discount is for every gene but feral.');
  expect(goodsOf(t.play(0, 'primate'))).toEqual({ primate: 1 });
});

rule('BIO-CRD-03', 'an artisan that came first helps the second', () => {
  const own: Lab = { goods: { mammal: 1, aquatic: 5, reptile: 3 }, hand: ['tide-weaver', 'reed-otter'] };
  const t = at('biofarm', own).play(0, 'tide-weaver', 'reed-otter');
  expect([goodsOf(t), lab(t, 0).rows]).toEqual([{}, { common: ['reed-otter'], artisan: ['tide-weaver'], noble: [] }]);
});

rule('BIO-CRD-06', 'a common helps later in the round of its creation', () => {
  const t = position({
    seats: 2,
    labs: [{ goods: rich, hand: ['coin-magpie'], away: ['bank'] }, { passed: true }],
  }).play(0, 'experiment biofarm', 'coin-magpie', 'research bank');
  expect(t.options(0)).toEqual(['coin-magpie', 'done']);
});

rule('BIO-CML-01', 'a full row puts a token on the leftmost free space, and the turn goes on', () => {
  const own: Lab = { made: ['antler-smith', 'tide-weaver'], goods: rich, hand: ['plume-tailor', 'crag-ram'] };
  const other: Lab = { made: ['scale-glazier', 'mask-carver', 'silt-potter'] };
  const t = at('biofarm', own, { labs: [other] }).play(0, 'plume-tailor');
  expect(t.state.completions.artisan).toEqual([1, 0]);
  expect(t.heard('creation-milestone-reached')).toMatchObject([{ kind: 'artisan', place: 2, ep: 6 }]);
  expect([t.step, lab(t, 0).goods.ep]).toEqual(['create-pick', 3]);
});

rule('BIO-CML-02', '4 commons, 3 artisans or 2 nobles', () => {
  const filled = (made: Lab['made'], card: 'crag-ram' | 'herd-king'): number =>
    at('biofarm', { made: made ?? [], goods: rich, hand: [card] })
      .play(0, card)
      .heard('creation-milestone-reached').length;
  expect(filled(['kite-hound', 'reed-otter'], 'crag-ram')).toBe(0);
  expect(filled(['kite-hound', 'reed-otter', 'mud-prophet'], 'crag-ram')).toBe(1);
  expect([filled([], 'herd-king'), filled(['apex-maw'], 'herd-king')]).toEqual([0, 1]);
});

rule('BIO-DTN-01', 'a tile is a space for one, and does what it says', () => {
  const t = at('downtown-2', { goods: { coin: 1 } }, { downtown: ['pawn-shop', 'poacher-den'] });
  expect(t.options(0)).toEqual(['pay 1 coin', 'done']);
  expect(goodsOf(t.play(0, 'pay 1 coin'))).toEqual({ feral: 1 });
  expect(t.play(0, 'done').refusal(1, 'experiment downtown-2')?.rule).toBe('BIO-EXP-04');
});

rule('BIO-ADV-01', 'the gene bench', () => {
  const t = at('biofarm-gene', {});
  expect(t.options(0)).toEqual(['1 mammal', '1 aquatic']);
  expect(goodsOf(t.play(0, '1 aquatic'))).toEqual({ aquatic: 1 });
});

rule('BIO-ADV-02', 'booking desks put the marker on a free space, once', () => {
  const t = at('dna-order', {}, { reservation: [null, 2, null, null] });
  expect(t.options(0)).toEqual(['1', '3', '4', 'done']);
  expect(t.reason(0, '2')).toBe('Another marker is on that space.');
  const done = t.play(0, '4');
  expect(done.state.reservation).toEqual([null, 2, null, 0]);
  expect(t.play(0, 'done').state.reservation).toEqual([null, 2, null, null]);
  // A marker on the track stays there, and nobody is asked.
  expect(at('biofarm-order', {}, { reservation: [0] }).step).toBe('take-turn');
  expect(at('alley-order', {}).step).toBe('reserve-space');
});

rule('BIO-ADV-03', 'the serum lab', () => {
  const t = at('alley-serum', { goods: { medicine: 1 } });
  expect(t.options(0)).toEqual(['pay 1 medicine', 'done']);
  const feral = t.play(0, 'pay 1 medicine');
  expect([feral.step, goodsOf(feral)]).toEqual(['visit-alley', { feral: 1 }]);
  expect(at('alley-serum', { goods: { coin: 2 } }).step).toBe('visit-alley');
});

rule('BIO-ADV-04', 'the archive sells one card from the display at its price', () => {
  const t = at('dna-buy', { goods: { coin: 6 } }, { display: { common: ['crag-ram'] } });
  expect(t.options(0)).toEqual(['crag-ram', 'done']);
  expect(t.reason(0, 'deck common')).toBe('Here you may buy from the display only.');
  const bought = t.play(0, 'crag-ram');
  expect([bought.step, goodsOf(bought)]).toEqual(['take-turn', { coin: 4 }]);
  expect(t.play(0, 'done').step).toBe('visit-office');
});

rule('BIO-PAS-01', 'nobody passes with a Noman on a public space', () => {
  const t = position({ labs: [{ away: ['bank'] }] });
  expect(t.reason(0, 'pass')).toBe('Research first: one of your Nomans is still at a location.');
  expect(t.play(0, 'research bank').state.players[0]?.passed).toBe(false);
});

rule('BIO-PAS-02', 'passing with Nomans at home is allowed, with a warning', () => {
  const t = position();
  expect([t.label(0, 'pass'), t.warning(0, 'pass')]).toEqual([
    'Pass for the rest of the round',
    'You still have a Noman for an experiment.',
  ]);
  expect(lab(t.play(0, 'pass'), 0)).toMatchObject({ passed: true, home: 3 });
});

rule('BIO-ICO-02', 'an arrow: the left part for the right part', () => {
  const t = at('downtown-1', { goods: { medicine: 1 } }, { downtown: ['serum-broker'] });
  expect(goodsOf(t.play(0, 'pay 1 medicine'))).toEqual({ feral: 1, coin: 2 });
  expect(goodsOf(t.play(0, 'done'))).toEqual({ medicine: 1 });
  expect(at('downtown-1', {}, { downtown: ['serum-broker'] }).step).toBe('take-turn');
});

rule('BIO-ICO-04', 'a discount of a tile takes genes of choice off, feral ones too', () => {
  const own: Lab = { goods: { coin: 2, mammal: 4, avian: 1 }, hand: ['herd-king'] };
  const t = at('downtown-1', own, { downtown: ['hidden-vat'] }).play(0, 'pay 2 coin', 'herd-king');
  expect(t.options(0)).toEqual(['primate', 'feral']);
  expect(t.reason(0, 'mammal')).toBe('What is left could not be paid then.');
  expect(t.reason(0, 'reptile')).toBe('Nothing of that gene is left in the cost.');
  expect(t.play(0, 'feral').options(0)).toEqual(['primate']);
});

rule('BIO-FRM-03', 'a refusal says what free discounts make up for', () => {
  const lacking = (own: Lab): string | null =>
    at('downtown-1', { ...own, hand: ['herd-king'] }, { downtown: ['garage-vat'] }).reason(0, 'herd-king');
  // The question is asked because of a card that others do not know.
  const goods = { mammal: 4, avian: 1 } as const;
  expect(lacking({ goods, secret: ['apex-maw'] })).toBe(
    'You lack 1 primate gene and 1 feral gene, and your discount covers one of them.',
  );
  const tinker: Lab = { goods: { mammal: 3, avian: 1 }, made: ['changeling-tinker'], secret: ['apex-maw'] };
  expect(lacking(tinker)).toBe(
    'You lack 1 mammal gene, 1 primate gene and 1 feral gene, and your discounts cover two of them.',
  );
  // The Tinker never stands in for a feral gene.
  const biofarm = at('biofarm', { ...tinker, goods: { mammal: 4, avian: 1, primate: 1 }, hand: ['herd-king'] });
  expect(biofarm.reason(0, 'herd-king')).toBe('You lack 1 feral gene.');
});

rule('BIO-FRM-04', 'the question names the creature and what is saved', () => {
  const own: Lab = { scientist: 'odo-fenwick', locks: 1, goods: rich, hand: ['pulse-hare'] };
  const t = at('biofarm', own).play(0, 'pulse-hare');
  expect([t.decision?.prompt, t.label(0, 'yes')]).toEqual([
    'use the discount of Odo Fenwick, or save it',
    'Create Pulse Hare for 1 mammal gene and 1 primate gene less, by Odo Fenwick',
  ]);
  // What the card does not cost is not saved.
  const lynx = at('biofarm', { ...own, scientist: 'mara-quist', hand: ['crag-ram'] }).play(0, 'crag-ram');
  expect(lynx.label(0, 'yes')).toBe('Create Crag Ram for 1 avian gene less, by Mara Quist');
});

rule('BIO-ADV-02', 'each place says what it gives', () => {
  const t = at('dna-order', {});
  expect(['1', '2', '3', '4'].map((place) => t.label(0, place))).toEqual([
    'Place 1: no effect',
    'Place 2: gain 1 coin next round',
    'Place 3: gain 1 reptile gene or 1 avian gene next round',
    'Place 4: gain 1 reptile gene, 1 avian gene or 1 primate gene, then gain 1 coin next round',
  ]);
});

rule('BIO-FRM-01', 'with a card that others do not know the question is asked even when nothing can be created', () => {
  const open = at('biofarm', { hand: ['crag-ram'] });
  expect(open.step).toBe('take-turn');
  const secret = at('biofarm', { secret: ['crag-ram'] });
  expect([secret.step, secret.options(0)]).toEqual(['create-pick', ['done']]);
});
