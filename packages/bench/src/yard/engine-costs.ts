/** What single operations on a state of Yard cost on our engine. */
import { costsOf } from '../costs.ts';
import { yard } from './engine.ts';
import { SEATS } from '../rivals/floor/yard.ts';

export const yardCosts = costsOf(yard, SEATS, {});
