import type { Lesson } from '@benchtop/engine/author';
import { reply, task } from './script.ts';

/** A round for three: planning, the Alley, booking desks and DNA Inc. */
export const theCity: Lesson = {
  id: 'the-city',
  title: 'The city',
  game: 'biohack',
  seats: ['Night shift', 'Day shift', 'Late shift'],
  settings: { boards: 'basic', challenge: 'standard' },
  seed: 'the-city-27',
  steps: [
    task(
      'BIO-SET-15',
      'odo-fenwick',
      'You are last in turn order, so you choose first. Odo Fenwick brings 2 coins in each planning phase.',
    ),
    reply(['kasimir-wolde', 'sunniva-holt'], 'The others choose theirs.'),
    task('BIO-SET-17', 'crag-ram', 'Take Crag Ram: 4 mammal genes and 1 avian gene.'),
    reply(['abyss-infanta', 'apex-maw'], 'The others go for nobles: dear, but worth many EP at the end.'),
    task('BIO-SET-17', 'ghost-lemur', 'Take Ghost Lemur. It gives 2 EP whenever you research at the Hospital.'),
    reply(
      ['tempest-heir', 'serpent-regent', 'done', 'done'],
      'Planning effects are used in turn order. The others save theirs.',
    ),
    task('BIO-PLN-05', 'odo-fenwick', 'You started with 8 coins because you go last. Take 2 more.'),
    task(
      'BIO-PLN-10',
      'mountain+bank+hospital',
      'Coins can become genes in the city. Send your Nomans to Mountain, Bank and Hospital.',
    ),
    reply(
      ['bank+hospital+basement', 'bank+hospital+basement', 'research hospital', 'research hospital'],
      'The others begin with the Hospital. At the Bank all three of you still have a Noman.',
    ),
    task(
      'BIO-RES-05',
      'research bank',
      'Two Nomans stay behind if you leave the Bank now: the best row, 4 coins and 3 EP.',
    ),
    reply(['research bank', 'research bank'], 'The others get less there.'),
    task('BIO-ALY-01', 'experiment alley', 'Now the Alley, where everything has a price. Send a Noman there.'),
    task(
      'BIO-ALY-02',
      'top 1',
      'The top row has three options, and you may use one. Take the first: coins, mammal and aquatic genes in twos.',
    ),
    task('BIO-ALY-02', 'coin->mammal', 'Buy 2 mammal genes for 2 coins.'),
    task('BIO-ALY-02', 'coin->mammal', 'You may go on as long as you can pay. Buy 2 more.'),
    task('BIO-ALY-01', 'done', 'That is all that Crag Ram needs of them. Stop trading.'),
    reply(['research basement', 'done', 'research basement', 'done'], 'The others look at cards and buy none.'),
    task(
      'BIO-LOC-01',
      'research mountain',
      'One avian gene is missing. Nobody else is at the Mountain, but it has one.',
    ),
    task('BIO-ICO-01', '1 avian', 'This row lets you choose: take the avian gene.'),
    task('BIO-DIE-06', 'accept', 'A feral gene, the rarest of all. Accept it!'),
    reply(
      ['experiment downtown-3', 'experiment dna-inc', 'unlock'],
      'One goes to the Talk Show, one unlocks an ability.',
    ),
    task(
      'BIO-ADV-02',
      'experiment biofarm-order',
      'Small spaces hold one Noman and give a bonus. The booking desk of the Biofarm reserves your place for the next round.',
    ),
    task('BIO-PLN-07', '2', 'Reserve place 2: you go earlier than now, and it brings a coin in planning.'),
    task('BIO-FRM-03', 'crag-ram', 'And now create Crag Ram.'),
    reply(['pass', 'pass'], 'The others pass. You go on alone: your last Noman came home from the Hospital.'),
    task(
      'BIO-DNA-01',
      'experiment dna-inc',
      'Send it to DNA Inc. Milestones can be reported there too, once your creatures meet them.',
    ),
    task('BIO-SCI-01', 'unlock', 'Unlock the middle row of Odo Fenwick for 5 coins.'),
  ],
  done: 'Trading, booking, unlocking: the city is yours. Report milestones before the others do, the first report is worth 8 EP. Play on!',
};
