/** Random playouts of Yard on our engine. */
import type { Budget, Figures } from '../measure.ts';
import { playing, searching } from '../playouts.ts';
import { yard } from './engine.ts';
import { SEATS } from '../rivals/floor/yard.ts';

export function search(budget: Budget): Figures {
  return searching(yard, SEATS, {}, budget);
}

export function play(budget: Budget): Figures {
  return playing(yard, SEATS, {}, budget);
}
