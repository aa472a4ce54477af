import type { Lesson } from '@benchtop/engine/author';
import { task } from './script.ts';

/** A round alone: assistants, police and the marks of the solo cards. */
export const alone: Lesson = {
  id: 'alone',
  title: 'Alone at night',
  game: 'biohack',
  seats: ['Night shift'],
  settings: { boards: 'basic', challenge: 'standard' },
  seed: 'alone-2461',
  steps: [
    task(
      'BIO-SOL-16',
      'ines-calloway',
      'Alone you need 7 creatures and 100 EP in four rounds. Take Ines Calloway as your scientist.',
    ),
    task('BIO-SET-17', 'crag-ram', 'Take Crag Ram: 4 mammal genes and 1 avian gene.'),
    task('BIO-SET-17', 'pulse-hare', 'And Pulse Hare, which lives on mammal genes as well.'),
    task(
      'BIO-PLN-05',
      'ines-calloway',
      'The top solo card has sent an assistant to the Mountain. First use your scientist.',
    ),
    task('BIO-ICO-01', '2 mammal', 'Take 2 mammal genes.'),
    task(
      'BIO-SOL-09',
      'mountain+bank+basement',
      'Where an assistant stands you get the upper row. Choose the Mountain, and two more: Bank and Basement.',
    ),
    task(
      'BIO-SOL-08',
      'research mountain',
      'The card was flipped: police close two small spaces, and a second assistant came to the Basement. Research at the Mountain.',
    ),
    task('BIO-DIE-07', 'accept', 'No injury. Accept the roll.'),
    task('BIO-DIE-07', '1 mammal', 'Take the mammal gene.'),
    task('BIO-SOL-10', 'experiment biofarm', 'Police stand on the gene bench, but the Biofarm itself is always open.'),
    task('BIO-FRM-03', 'crag-ram', 'Create Crag Ram: one of seven.'),
    task(
      'BIO-SOL-09',
      'research basement',
      'All turns are yours. The assistant at the Basement lets you buy two cards.',
    ),
    task(
      'BIO-BUY-01',
      'heron-pilot',
      'Take Heron Pilot, which is free: an artisan that makes later creatures cheaper by aquatic and avian genes.',
    ),
    task('BIO-BUY-01', 'ledger-toad', 'And Ledger Toad for 1 coin.'),
    task('BIO-LOC-03', 'research bank', 'Nobody helps at the Bank: the lower row, 3 coins and 2 EP.'),
    task('BIO-DNA-01', 'experiment dna-inc', 'Go to DNA Inc.'),
    task('BIO-SCI-01', 'unlock', 'Unlock the middle row of your scientist.'),
    task(
      'BIO-SOL-12',
      'pass',
      'Pass. In the clean-up the cards on the marked spaces of the top solo card are discarded.',
    ),
  ],
  done: 'Three rounds are left, and the next assistant is at the Basement. A seventh creature before round 4 brings 20 EP more. Good luck!',
};
