import { headStartText } from '../head-starts.ts';
import { headStarts } from './data/table.ts';

/** Answers where the rulebook is silent, unclear or contradicts itself. */
export const rulings = {
  'BIO-RUL-01': {
    question: 'Is a common activated once per round, or each time its action is done?',
    ruling: 'Once per round.',
    reason: 'A player comes to a location at most once per round, so both texts agree.',
  },
  'BIO-RUL-02': {
    question: 'Does an injured Noman really cost 12 EP?',
    ruling: 'Yes, as printed.',
    reason: 'The rulebook adds that EP may fall below 0. It is a threat: with one medicine it is easily avoided.',
  },
  'BIO-RUL-03': {
    question: 'What do injured Nomans cost in the last round?',
    ruling: 'Nothing.',
    reason: 'The last round is not cleaned up, and the loss belongs to the clean-up.',
  },
  'BIO-RUL-04': {
    question: 'May a marker that is on the reservation track be moved by another reservation?',
    ruling: 'No. The bonus then does nothing.',
    reason: 'A marker that is placed has to be off the track first.',
  },
  'BIO-RUL-05': {
    question: 'Must I reserve a place at a booking desk?',
    ruling: 'No.',
    reason: 'Bonuses of small spaces are introduced with “may”.',
  },
  'BIO-RUL-06': {
    question: 'Which effect does reservation space 1 have?',
    ruling: 'None.',
    reason: 'Only spaces 2, 3 and 4 are named.',
  },
  'BIO-RUL-07': {
    question: 'Which small spaces are on the side for one and two players?',
    ruling: 'The gene bench, the serum lab, the archive and two downtown tiles.',
    reason: 'There is nothing to reserve there, and the solo rules know one small space for each area.',
  },
  'BIO-RUL-08': {
    question: 'Are planning effects used at the same time or in turn order?',
    ruling: 'Always in turn order.',
    reason: 'Both are allowed, and in turn order the result never depends on who is quicker.',
  },
  'BIO-RUL-09': {
    question: 'What does the solo player start with?',
    ruling: 'As a first player: 6 coins and one full medicine.',
    reason: 'The solo game is set up like the game for two.',
  },
  'BIO-RUL-10': {
    question: 'Which Noman is hurt by a roll in planning?',
    ruling: 'Any active one.',
    reason: 'They are all alike.',
  },
  'BIO-RUL-11': {
    question: 'Can a roll in planning be repeated?',
    ruling: 'No.',
    reason: 'The price of another roll is printed at the locations.',
  },
  'BIO-RUL-12': {
    question: 'I heal a Noman that was hurt in planning. May I send it to a location?',
    ruling: 'Yes, if it stands when locations are chosen.',
    reason: 'Medicine works at any time.',
  },
  'BIO-RUL-13': {
    question: 'What if coins run out?',
    ruling: 'They never do.',
    reason: 'The rulebook allows substitutes.',
  },
  'BIO-RUL-14': {
    question: 'What happens to a third full medicine?',
    ruling: 'It is lost.',
    reason: 'Each player has two tokens.',
  },
  'BIO-RUL-15': {
    question: 'In which order come the gain, the creatures and the die?',
    ruling: 'The gain, creatures if you like, the die, then creatures that are left.',
    reason: 'So their genes can pay for another roll, and a medicine can come after an injury.',
  },
  'BIO-RUL-16': {
    question: 'How does a discount work with two purchases?',
    ruling: 'It is one sum for the whole action, used on the first price above 0.',
    reason: 'The discount is on the total.',
  },
  'BIO-RUL-17': {
    question: 'What if a deck and its discards have one card together?',
    ruling: 'You look at it and keep it.',
    reason: 'There is nothing else to choose.',
  },
  'BIO-RUL-18': {
    question: 'What if a discount is larger than the cost of a gene?',
    ruling: 'The rest is lost. A creature may cost nothing.',
    reason: 'No cost falls below 0.',
  },
  'BIO-RUL-19': {
    question: 'May I refuse the discount of an artisan?',
    ruling: 'No, it works by itself.',
    reason: 'Refusing it never helps.',
  },
  'BIO-RUL-20': {
    question: 'Does my scientist help to create a creature downtown?',
    ruling: 'No, but artisans do.',
    reason: 'The scientist names the Biofarm, artisans name any creation.',
  },
  'BIO-RUL-21': {
    question: 'Does a noble count itself?',
    ruling: 'Yes.',
    reason: 'It is a creature with a cost and a class like any other.',
  },
  'BIO-RUL-22': {
    question: 'Can one creature serve two icons of a milestone?',
    ruling: 'No, but it may serve again for another milestone.',
    reason: 'A creature is counted once for each milestone.',
  },
  'BIO-RUL-23': {
    question: 'Which cost decides what genes a creature has?',
    ruling: 'The printed one.',
    reason: 'The icons are on the card.',
  },
  'BIO-RUL-24': {
    question: 'Can one trade in circles in the Alley?',
    ruling: 'No. Within one action a thing is either paid or gained.',
    reason: 'No result is lost by that, and every action ends.',
  },
  'BIO-RUL-25': {
    question: 'What if a traded gene does not fit?',
    ruling: 'A trade for a gene that you hold 10 of is not offered. One that fits in part is.',
    reason: 'Giving something for nothing is no trade.',
  },
  'BIO-RUL-26': {
    question: 'May I use a small space whose bonus or action is of no use to me?',
    ruling: 'Yes.',
    reason: 'Nothing forbids it, and it keeps others out.',
  },
  'BIO-RUL-27': {
    question: 'May I heal when it is another player’s turn?',
    ruling: 'You need not: you are asked before it could matter.',
    reason: 'Nothing that others do depends on it.',
  },
  'BIO-RUL-28': {
    question: 'Who plays on after the seventh creature?',
    ruling: 'Everybody, until all have passed.',
    reason: 'The research phase is played to its end.',
  },
  'BIO-RUL-29': {
    question: 'May I create more than 7 creatures?',
    ruling: 'Yes, up to 9.',
    reason: 'The spaces of the board are the limit.',
  },
  'BIO-RUL-30': {
    question: 'What do other words in the solo rules mean?',
    ruling:
      'Collaborative activity space, priority experiment space, Activity Phase, injury potion, wild animals and Norman are location, small space, research phase, medicine, feral and Noman.',
    reason: 'They are slips of the translation.',
  },
  'BIO-RUL-31': {
    question: 'Do the 20 EP for an early seventh creature count in challenges?',
    ruling:
      'Yes, for every goal that needs EP. In the Professional Challenge they are only part of the total that is shown.',
    reason: 'Challenges change the goal and not the scoring.',
  },
  'BIO-RUL-32': {
    question: 'Do injured Nomans recover in the Survival Challenge?',
    ruling: 'No, and they cost no EP.',
    reason: 'Nothing but the medicine heals there, and the loss is the price of recovering.',
  },
  'BIO-RUL-33': {
    question: 'My last but one Noman is hurt in the Survival Challenge, and I have a medicine. Is it too late?',
    ruling: 'No, you may use it at once.',
    reason: 'Medicine works at any time.',
  },
  'BIO-RUL-34': {
    question: 'May the medicine of the Survival Challenge be used in the serum lab?',
    ruling: 'Yes.',
    reason: 'It works as usual.',
  },
  'BIO-RUL-35': { question: 'Does the Professional Challenge need EP?', ruling: 'No.', reason: 'None are listed.' },
  'BIO-RUL-36': {
    question: 'What does “any gene” mean?',
    ruling: 'Where you gain it: any but feral. Where it is a discount: any.',
    reason: 'A free feral gene would beat every other choice, but a discount needs a creature that fits.',
  },
  'BIO-RUL-37': {
    question: 'In which order do cards slide?',
    ruling: 'They keep their order, and new ones come from the left.',
    reason: 'That is how the rulebook describes it.',
  },
  'BIO-RUL-38': {
    question: 'Are hands secret?',
    ruling: 'Yes, but cards that were taken openly stay known.',
    reason: 'Everybody saw them. Only cards from a deck are unknown.',
  },
  'BIO-RUL-39': {
    question: 'How many cards may I hold?',
    ruling: 'Any number. Cards in hand score nothing.',
    reason: 'No limit is named.',
  },
  'BIO-RUL-40': {
    question: 'May I pass with injured Nomans?',
    ruling: 'Yes.',
    reason: 'Only Nomans at locations forbid it.',
  },
  'BIO-RUL-41': {
    question: 'Is the solo game part of the game?',
    ruling: 'Yes, though the box says two to four.',
    reason: 'Its rules and cards are in the box.',
  },
  'BIO-RUL-42': {
    question: 'What if all spaces under a milestone are taken?',
    ruling: 'That cannot happen.',
    reason: 'There are as many spaces as players.',
  },
  'BIO-RUL-43': {
    question: 'May I reserve a place in the last round?',
    ruling: 'Yes, but it has no effect.',
    reason: 'There is no later round.',
  },
  'BIO-RUL-44': {
    question: 'May I retrieve a Noman and leave the action?',
    ruling: 'No. Gains and the roll happen, only purchases are up to you.',
    reason: 'Only the Basement says “may”.',
  },
  'BIO-RUL-45': {
    question: 'When is an empty deck shuffled anew?',
    ruling: 'Only when a card has to be drawn from it. Cards discarded until then are shuffled in.',
    reason: 'This fits both places in which the rulebook speaks of it.',
  },
  'BIO-RUL-46': {
    question: 'Is the reminder on a used middle row a lock?',
    ruling: 'No. You may unlock the bottom row in the same round, and the discount stays used.',
    reason: 'It only reminds.',
  },
  'BIO-RUL-47': {
    question: 'May I use a discount in the round in which I unlocked it?',
    ruling: 'Yes, from the next creation on.',
    reason: 'The rulebook says that it can be used now.',
  },
  'BIO-RUL-48': {
    question:
      'Who goes first comes first to the small spaces, the display and the rows. What do the others get for it?',
    ruling: `EP to start with, from the second place in the turn order of the first round on: ${headStartText(headStarts, 1)}.`,
    reason: 'Without them who goes first wins too often. The numbers are ours, from matches of equal bots.',
  },
} as const satisfies Record<string, { readonly question: string; readonly ruling: string; readonly reason: string }>;
