import type { LedgerRule, Ruling } from '@benchtop/engine/author';

/** Our answers where printed rules are silent: shown with a rule, and listed on the page of rulings. */
export const rulings = {
  '__RULE__-RUL-01': {
    question: 'Can two cards be equal?',
    ruling: 'No: there is one card of each number.',
    reason: 'So every round has one winner.',
  },
} as const satisfies { readonly [id: string]: Ruling };

/** The ledger: every rule has an id that tests, refusals and score lines cite. */
export const rulebook = {
  '__RULE__-SET-01': {
    heading: 'Set-up',
    text: 'Shuffle the twelve cards and deal three to each player.',
    rulings: [rulings['__RULE__-RUL-01']],
  },
  '__RULE__-PLAY-01': { heading: 'Rounds', text: 'All choose a card from hand in secret and show them together.' },
  '__RULE__-PLAY-02': { heading: 'Rounds', text: 'The player of the highest card wins the round.' },
  '__RULE__-END-01': { heading: 'End', text: 'The match ends when the hands are empty.' },
  '__RULE__-END-02': { heading: 'End', text: 'Each round won is worth one point.' },
} as const satisfies { readonly [id: string]: LedgerRule };
