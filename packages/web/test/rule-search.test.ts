import { algaeInc } from '@benchtop/games/algae-inc';
import { algoracing } from '@benchtop/games/algoracing';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { biohack } from '@benchtop/games/biohack';
import { lineae } from '@benchtop/games/lineae';
import { describe, expect, it } from 'vitest';
import { rulesFor } from '../src/table/rule-search.ts';

const games = [algaeInc, algoracing, arcticCleanup, biohack, lineae];

for (const game of games)
  describe(`the rules of ${game.title}, asked in the words of a newcomer`, () => {
    it.each(['how do I win', 'How do I win?', 'who wins'])('%s: the goal comes first', (question) => {
      const [first] = rulesFor(game, question, 'en');
      expect(first?.text).toMatch(/ wins\b/);
      expect(rulesFor(game, question, 'en').length).toBeLessThan(10);
    });
    it.each([
      'pass',
      'score',
      'How is the score counted?',
      'tie',
      'Can I pass?',
      'who begins',
      'when does the match end',
    ])('%s: something is found', (question) => expect(rulesFor(game, question, 'en')).not.toEqual([]));
    it('every rule is found by its id, and by nothing all are', () => {
      for (const id of Object.keys(game.rulebook))
        expect(rulesFor(game, id, 'en').map((rule) => rule.id)).toContain(id);
      expect(rulesFor(game, ' ', 'en')).toHaveLength(Object.keys(game.rulebook).length);
    });
    it('what is in no rule is not found', () => expect(rulesFor(game, 'xylophone', 'en')).toEqual([]));
  });

const idsOf = (question: string) => rulesFor(biohack, question, 'en').map(({ id }) => id);

it('a word is found in all its forms, and a short one only where a word begins', () => {
  expect(idsOf('passing')).toEqual(idsOf('pass'));
  expect(idsOf('win')).not.toContain('BIO-PLN-07');
  expect(idsOf('die')).toEqual(expect.arrayContaining(['BIO-DIE-01', 'BIO-CMP-01']));
});

it('all words must be in a rule; any will do where no rule holds all', () => {
  expect(idsOf('injured EP')).toContain('BIO-CLN-02');
  expect(idsOf('injured EP')).not.toContain('BIO-NOM-02');
  expect(idsOf('injured xylophone')).toContain('BIO-NOM-02');
});

it('German questions are asked in German', () => {
  const { title, rulebook } = biohack;
  const german = {
    ...biohack,
    title,
    rulebook: { ...rulebook, x: { heading: 'Ziel', text: 'Wer die meisten Punkte hat, gewinnt.' } },
  };
  expect(rulesFor(german, 'Wie gewinne ich?', 'de').map(({ id }) => id)).toEqual(['x']);
});
