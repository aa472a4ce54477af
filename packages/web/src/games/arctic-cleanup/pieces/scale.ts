import { createContext } from 'react';

/** Pixels per unit of the drawing around a piece: decides whether a token spells its polymer or shows two letters. */
export const Scale = createContext(1);
