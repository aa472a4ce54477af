import { eventFor, inWords, keyOfSeed, lessonIn, Match } from '@benchtop/engine/host';
import { describe, expect, it } from 'vitest';
import { words } from '../../src/arctic-cleanup/de/index.ts';
import { arcticCleanup, lessons } from '../../src/arctic-cleanup/index.ts';

const german = inWords(arcticCleanup, words);

/** Everything that is said in a match of random choices, and where it led. */
function told(game: typeof german, seats: number, seed: string) {
  const match = Match.deal(game, seats, { tempo: 'standard', solo: seats === 1 }, keyOfSeed(seed));
  const said = new Set<string>();
  const ids: string[] = [];
  for (let i = 0; i < 400 && !match.over; i++) {
    const [decision] = match.decisions();
    if (decision === undefined) break;
    const { options = [], refused = [] } = match.legalOptions(decision.seat) ?? {};
    said.add(decision.prompt);
    for (const { label, warning } of options) said.add(label).add(warning ?? label);
    for (const { label, reason } of refused) said.add(label).add(reason);
    const chosen = options[(i * 7 + 3) % options.length];
    if (chosen === undefined) break;
    ids.push(chosen.id);
    const played = match.play(decision.seat, chosen.id);
    if (!played.ok) throw new Error(played.reason);
    for (const event of played.events) {
      const line = game.eventWords(eventFor(event, null), (seat) => `Seat-${seat}`);
      if (line !== null) said.add(line);
    }
  }
  return { said, ids, hash: match.hash() };
}

describe('Arctic CleanUp in German', () => {
  it.each([1, 2, 4])('is the same match with other words, at %i seats', (seats) => {
    const here = told(arcticCleanup, seats, 'words');
    const there = told(german, seats, 'words');
    expect(there.ids).toEqual(here.ids);
    expect(there.hash).toEqual(here.hash);
    expect([...there.said].filter((sentence) => here.said.has(sentence))).toEqual([]);
    expect([...there.said].filter((sentence) => /\b(the|your|token|ship|die is)\b/i.test(sentence))).toEqual([]);
  });

  it('has every ruling where the English ledger has it', () => {
    for (const [id, { rulings = [] }] of Object.entries<{ readonly rulings?: readonly unknown[] }>(
      arcticCleanup.rulebook,
    ))
      expect([id, german.rulebook[id]?.rulings?.length ?? 0]).toEqual([id, rulings.length]);
  });

  it('names every line of the score sheet and every setting', () => {
    const { state } = Match.deal(german, 1, { tempo: 'none', solo: true }, keyOfSeed('score'));
    const labels = german.score(state, 0).map(({ label }) => label);
    expect(labels).toEqual(Object.values(words.scores));
    expect(Object.keys(words.settings)).toEqual(Object.keys(arcticCleanup.settings));
  });

  it('tells each step of each lesson', () => {
    for (const lesson of lessons) {
      expect(words.lessons[lesson.id]?.says).toHaveLength(lesson.steps.length);
      const spoken = lessonIn(lesson, words);
      expect(spoken.steps.filter(({ say }, i) => say === lesson.steps[i]?.say)).toEqual([]);
    }
  });
});
