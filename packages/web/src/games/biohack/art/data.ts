import { classes, genes, locations } from '@benchtop/games/biohack';
import type { Class, effects, Gene, Location, soloCards } from '@benchtop/games/biohack';

/** Everything that a player counts. */
export type Good = Gene | 'coin' | 'medicine' | 'ep';
/** A row of a table of effects: a card, a tile, a space, a face of the die. */
export type RowId = Parameters<typeof effects.icons>[0];
export type SoloId = keyof typeof soloCards;

export const goodsInOrder: readonly Good[] = [...genes, 'coin', 'medicine', 'ep'];

export const isGene = (word: string): word is Gene => genes.some((gene) => gene === word);
export const isClass = (word: string): word is Class => classes.some((kind) => kind === word);
export const isLocation = (word: string): word is Location => locations.some((place) => place === word);
