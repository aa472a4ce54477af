import type { Lesson } from '@benchtop/engine/author';
import { reply, task } from './script.ts';

/** A round for two: research, the danger die, a first creature, a card and an unlock. */
export const firstNight: Lesson = {
  id: 'first-night',
  title: 'First night',
  game: 'biohack',
  seats: ['Night shift', 'Day shift'],
  settings: { boards: 'basic', challenge: 'standard' },
  seed: 'first-night-1167',
  steps: [
    reply(
      ['sunniva-holt'],
      'You run the night shift of a secret laboratory. Whoever has the most EP (evaluation points) wins. Your rival, the day shift, takes a scientist first.',
    ),
    task(
      'BIO-SET-15',
      'ines-calloway',
      'A scientist helps you in every round. Take Ines Calloway: she finds mammal genes.',
    ),
    reply(['tide-weaver'], 'Now everybody takes a free creature card. The day shift takes Tide Weaver.'),
    task(
      'BIO-SET-17',
      'crag-ram',
      'A card says which genes its creature costs. Take Crag Ram: 4 mammal genes and 1 avian gene.',
    ),
    reply(['antler-smith'], 'Everybody takes a second one, in the same order.'),
    task(
      'BIO-SET-17',
      'blueprint-crow',
      'Take Blueprint Crow. It needs mammal and avian genes too, so both cards fit together.',
    ),
    task(
      'BIO-PLN-05',
      'ines-calloway',
      'The planning phase. Use the top row of your scientist: it is free, once per round.',
    ),
    task('BIO-ICO-01', '2 mammal', 'Choose 2 mammal genes. Half of Crag Ram is in your store already.'),
    reply(['sunniva-holt'], 'The day shift uses its scientist, too.'),
    task(
      'BIO-PLN-10',
      'mountain+bank+basement',
      'You have three workers, the Nomans, and send them out in secret. Genes, money, cards: choose Mountain, Bank and Basement.',
    ),
    reply(
      ['mountain+bank+hospital'],
      'All are revealed at once. You share the Mountain and the Bank, and that is good for whoever leaves first.',
    ),
    task(
      'BIO-RES-05',
      'research mountain',
      'Research takes a Noman home and gives what the red row says. The more Nomans stay behind, the better the row: leave the Mountain first.',
    ),
    task('BIO-DIE-02', 'coins', 'The wild is dangerous, and this roll is an injury. Pay 2 coins and roll again.'),
    task('BIO-DIE-02', 'accept', 'Much better. Only the last result counts: accept it.'),
    task('BIO-DIE-07', '1 mammal', 'Take a mammal gene.'),
    reply(['research bank'], 'The day shift takes the better row of the Bank.'),
    task(
      'BIO-EXP-01',
      'experiment biofarm',
      'The Noman at home can experiment. You have 4 mammal genes and 1 avian gene: send it to the Biofarm.',
    ),
    task(
      'BIO-FRM-03',
      'crag-ram',
      'Create Crag Ram. Its genes are paid, and from now on it improves your research at the Mountain.',
    ),
    reply(['research hospital'], 'Your first creature! It is worth 4 EP at the end. Seven creatures end the match.'),
    task('BIO-BUY-06', 'research basement', 'New creatures need new cards. Research at the Basement.'),
    task(
      'BIO-BUY-01',
      'plume-tailor',
      'Cards on the right cost nothing. Take Plume Tailor: an artisan makes every later creature cheaper.',
    ),
    reply(
      ['experiment downtown-1'],
      'Each tile of Downtown has room for one Noman and gives what it says. The day shift visits the Clinic Back Door.',
    ),
    task('BIO-LOC-03', 'research bank', 'Fetch your last Noman from the Bank.'),
    reply(['experiment downtown-2'], 'You have 8 coins and 2 EP now, and two Nomans at home.'),
    task(
      'BIO-DNA-01',
      'experiment dna-inc',
      'Send a Noman to DNA Inc., where milestones are reported and abilities unlocked.',
    ),
    task(
      'BIO-SCI-01',
      'unlock',
      'For 5 coins unlock the middle row of your scientist: one creation of each round gets cheaper.',
    ),
  ],
  done: 'You know a whole round: plan, research, experiment. When all have passed, the next one begins. You are ready: play on, the day shift thinks for itself.',
};
