/** Genes, in the order of the storage tracks. */
export const genes = ['mammal', 'aquatic', 'reptile', 'avian', 'primate', 'feral'] as const;
export type Gene = (typeof genes)[number];

/** Every gene but feral. */
export const tameGenes = ['mammal', 'aquatic', 'reptile', 'avian', 'primate'] as const;

/** BIO-GEN-02. */
export const GENE_CAP = 10;
/** BIO-NOM-04: two tokens, full or empty. */
export const MEDICINE_MAX = 2;

/** Everything that a player counts. What medicine is paid for it is used for. */
export const goods = {
  mammal: { one: 'mammal gene', many: 'mammal genes', icon: 'gene-mammal', cap: GENE_CAP },
  aquatic: { one: 'aquatic gene', many: 'aquatic genes', icon: 'gene-aquatic', cap: GENE_CAP },
  reptile: { one: 'reptile gene', many: 'reptile genes', icon: 'gene-reptile', cap: GENE_CAP },
  avian: { one: 'avian gene', many: 'avian genes', icon: 'gene-avian', cap: GENE_CAP },
  primate: { one: 'primate gene', many: 'primate genes', icon: 'gene-primate', cap: GENE_CAP },
  feral: { one: 'feral gene', many: 'feral genes', icon: 'gene-feral', cap: GENE_CAP },
  coin: { one: 'coin', many: 'coins', icon: 'coin' },
  medicine: { one: 'medicine', many: 'medicines', icon: 'medicine', cap: MEDICINE_MAX, verbs: { pay: 'use' } },
  ep: { one: 'EP', many: 'EP', icon: 'points', least: -999 },
} as const;
export type Good = keyof typeof goods;

/** What things are worth in coins: the rates of the ALLEY, and estimates for what it does not trade. */
export const worth = {
  mammal: 1,
  aquatic: 1,
  reptile: 2,
  avian: 2,
  primate: 2,
  feral: 6,
  coin: 1,
  medicine: 2.5,
  ep: 1.1,
} as const satisfies Record<Good, number>;

/** Classes of creatures, from the top row of a player board to the bottom. */
export const classes = ['common', 'artisan', 'noble'] as const;
export type Class = (typeof classes)[number];

/** BIO-FRM-02: how many creatures of a class a player board holds. */
export const rowSpaces = { common: 4, artisan: 3, noble: 2 } as const satisfies Record<Class, number>;
