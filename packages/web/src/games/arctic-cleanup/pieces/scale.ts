import { createContext } from 'react';

/** Pixels per unit of the drawing around a piece: decides whether a token spells its polymer or shows two letters. */
export const Scale = createContext(1);

/** Letters of this many pixels can be read. */
const READABLE = 11.1;

/** The size of letters in a drawing whose units are so many pixels: as wished, larger where they could not be read. */
export const readable = (wish: number, pixels: number): number => Math.max(wish, READABLE / pixels);
