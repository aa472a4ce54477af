import { createContext } from 'react';

/** True inside a layer that only shows: nothing in it can be chosen, pointed at or explained. */
export const Inert = createContext(false);
