import type { Row } from '@benchtop/engine/effects';
import { gain, may, pay } from './lexicon.ts';
import type { BioAct, BioLexicon } from './lexicon.ts';
import { NOTARY_PRICE } from './table.ts';

const vat = (any: number): BioAct => ({ act: 'create', most: 1, any, at: 'downtown' });
const prints = (most: number): BioAct => ({ act: 'buy', most, less: 2, decks: true, at: 'downtown' });

/** Downtown tiles: what each gives is the whole action. */
export const tiles = {
  'pawn-shop': { name: 'the Pawn Shop', do: [gain({ coin: 5 })] },
  'night-press': { name: 'the Night Press', do: [gain({ coin: 2, ep: 3 })] },
  'petting-zoo': { name: 'the Petting Zoo', do: [gain({ mammal: 3, avian: 1 })] },
  'fish-market': { name: 'the Fish Market', do: [gain({ aquatic: 3, reptile: 1 })] },
  'bird-loft': { name: 'the Bird Loft', do: [gain({ avian: 2, coin: 1 })] },
  'reptile-house': { name: 'the Reptile House', do: [gain({ reptile: 2, coin: 1 })] },
  'clinic-backdoor': { name: 'the Clinic Back Door', do: [gain({ primate: 2, coin: 1 })] },
  taxidermist: { name: 'the Taxidermist', do: [gain({ mammal: 1, reptile: 1, avian: 1 })] },
  'poacher-den': { name: 'the Poacher Den', do: [may(pay({ coin: 1 }, gain({ feral: 1 })))] },
  'field-pharmacy': { name: 'the Field Pharmacy', do: [gain({ coin: 3, medicine: 1 })] },
  'specimen-fair': { name: 'the Specimen Fair', do: [gain({ tame: 2 })] },
  'garage-vat': { name: 'the Garage Vat', do: [vat(1)] },
  'hidden-vat': { name: 'the Hidden Vat', do: [may(pay({ coin: 2 }, vat(2)))] },
  'print-room': { name: 'the Print Room', do: [prints(1), gain({ coin: 2 })] },
  'copy-vault': { name: 'the Copy Vault', do: [prints(2)] },
  'press-office': { name: 'the Press Office', do: [{ act: 'report' }, gain({ ep: 2 })] },
  notary: { name: 'the Notary', do: [{ act: 'unlock', price: NOTARY_PRICE }, gain({ ep: 1 })] },
  'talk-show': { name: 'the Talk Show', do: [gain({ ep: 4 })] },
  'serum-broker': { name: 'the Serum Broker', do: [may(pay({ medicine: 1 }, gain({ feral: 1, coin: 2 })))] },
  'gene-exchange': { name: 'the Gene Exchange', do: [gain({ mammal: 2, aquatic: 1, primate: 1 })] },
} as const satisfies { readonly [id: string]: Row<BioLexicon> };

export type TileId = keyof typeof tiles;
export const tileIds = Object.keys(tiles) as TileId[];
