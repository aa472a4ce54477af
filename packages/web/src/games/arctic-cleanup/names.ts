import { names as english } from '@benchtop/games/arctic-cleanup';
import type { ArcticNames } from '@benchtop/games/arctic-cleanup';

let spoken: ArcticNames = english;

/** What things are called from now on. */
export function callThings(names: ArcticNames): void {
  spoken = names;
}

export const tokenName: ArcticNames['tokenName'] = (colour) => spoken.tokenName(colour);
export const placeName: ArcticNames['placeName'] = (hex) => spoken.placeName(hex);
export const lineName: ArcticNames['lineName'] = (line) => spoken.lineName(line);
export const blockName: ArcticNames['blockName'] = (block) => spoken.blockName(block);
export const cardTitle: ArcticNames['cardTitle'] = (card) => spoken.cardTitle(card);
export const cardText: ArcticNames['cardText'] = (card, strength) => spoken.cardText(card, strength);
export const directionName: ArcticNames['directionName'] = (face) => spoken.directionName(face);
