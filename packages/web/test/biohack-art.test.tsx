import { creatureIds, creatures, effects, genes, scientists } from '@benchtop/games/biohack';
import type { CreatureId, ScientistId } from '@benchtop/games/biohack';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CreatureCard, ScientistCard } from '../src/games/biohack/art/CreatureCard.tsx';
import { tokensOf } from '../src/games/biohack/art/effect-tokens.ts';
import type { RowId } from '../src/games/biohack/art/data.ts';
import { signShapes } from '../src/games/biohack/art/icon-shapes.tsx';
import { EffectIcons } from '../src/games/biohack/art/icons.tsx';
import { Portrait } from '../src/games/biohack/art/Portrait.tsx';
import { formOf } from '../src/games/biohack/art/portrait/forms.ts';
import { heads } from '../src/games/biohack/art/portrait/heads.tsx';

const drawn = (creature: CreatureId): string => renderToStaticMarkup(<Portrait creature={creature} size={100} />);

/** What a reader sees, without marks of the page. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

test('a portrait has a part for every gene of the creature and for no other', () => {
  for (const creature of creatureIds) {
    const parts = new Set([...drawn(creature).matchAll(/data-gene="(\w+)"/g)].map(([, gene]) => gene));
    const own: readonly string[] = Object.keys(creatures[creature].cost);
    expect([creature, ...genes.filter((gene) => parts.has(gene))]).toEqual([
      creature,
      ...genes.filter((gene) => own.includes(gene)),
    ]);
  }
});

test('body and head come from genes of the creature', () => {
  for (const creature of creatureIds) {
    const { body, head } = formOf(creature);
    const own = Object.keys(creatures[creature].cost);
    expect(own, creature).toContain(body);
    expect(own, creature).toContain(heads[head].gene);
  }
});

test('no two creatures look the same', () => {
  const seen = new Map<string, CreatureId>();
  for (const creature of creatureIds) {
    const picture = drawn(creature);
    expect(seen.get(picture), creature).toBeUndefined();
    seen.set(picture, creature);
  }
});

test('more of a gene is drawn as more: one hand for each primate gene', () => {
  const hands = (creature: CreatureId): number => drawn(creature).split('<circle r="2.8"').length - 1;
  for (const creature of creatureIds) {
    const { primate } = { primate: 0, ...creatures[creature].cost };
    expect(hands(creature), creature).toBe(primate);
  }
});

test('a large card says what the rules say, a small one says it to a screen reader', () => {
  for (const creature of creatureIds) {
    const text = effects.text(creature);
    const large = renderToStaticMarkup(<CreatureCard creature={creature} width={250} shape="large" />);
    expect(plain(large)).toContain(text);
    for (const [shape, width] of [
      ['tall', 84],
      ['wide', 112],
    ] as const) {
      const small = renderToStaticMarkup(<CreatureCard creature={creature} width={width} shape={shape} />);
      expect(plain(small)).not.toContain(text);
      expect(small).toContain(`aria-label="${text}"`);
      expect(plain(small)).toContain(creatures[creature].name);
    }
  }
});

test('every scientist has three rows with icons and words of their own', () => {
  for (const id of Object.keys(scientists) as ScientistId[]) {
    expect(tokensOf(id)).toHaveLength(3);
    const card = plain(renderToStaticMarkup(<ScientistCard id={id} width={190} />));
    for (const sentence of effects.text(id).split(/(?<=\.) /)) expect(card).toContain(sentence);
  }
});

/** An effect in signs: "mountain 2 gene-mammal". */
const said = (row: RowId): string =>
  tokensOf(row)
    .map((tokens) =>
      tokens
        .map((token) =>
          token.kind === 'place'
            ? `${token.place}:`
            : token.kind === 'word'
              ? token.word
              : `${token.count}${token.icon}`,
        )
        .join(' '),
    )
    .join(' | ');

test('icons count what repeats, name the place and carry signs', () => {
  expect(said('crag-ram')).toBe('mountain: 2gene-mammal');
  expect(said('tunnel-wyrmling')).toBe('basement: 2gene-mammal / 2gene-aquatic');
  expect(said('lantern-lynx')).toBe('mountain: die-again');
  expect(said('vellum-owl')).toBe('basement: −2coin');
  expect(said('cellar-imp')).toBe('basement: +1card');
  expect(said('boar-farrier')).toBe('creature −1gene-mammal −1gene-reptile');
  expect(said('apex-maw')).toBe('4points per gene-feral');
  expect(said('large-basement-0')).toBe('2×card −1coin');
  expect(said('large-basement-3')).toBe('card');
  expect(said('hidden-vat')).toBe('2coin → creature −2any');
  expect(said('print-room')).toBe('card −2coin › 2coin');
  expect(said('teodor-brandt')).toBe(
    '1gene-reptile / 1gene-avian | creature −1gene-aquatic −1gene-reptile | 4points per artisan',
  );
});

test('every icon of every effect is drawn', () => {
  const rest = /^(gene-\w+|coin|medicine|points|common|artisan|noble)$/;
  for (const { row } of effects.book)
    for (const token of tokensOf(row).flat())
      if (token.kind === 'amount') expect(rest.test(token.icon) || token.icon in signShapes, token.icon).toBe(true);
  expect(renderToStaticMarkup(<EffectIcons row="talk-show" />)).toContain('4');
});
