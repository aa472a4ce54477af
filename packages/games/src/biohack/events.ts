import type { EventWords } from '@benchtop/engine/author';
import type { KitEvent } from '@benchtop/engine/effects';
import { plural } from '../words.ts';
import type { CreatureId } from './data/creatures.ts';
import type { Class, Gene } from './data/goods.ts';
import type { MilestoneId } from './data/milestones.ts';
import type { ScientistId } from './data/scientists.ts';
import type { SoloId } from './data/solo.ts';
import type { AdvancedSpace, FaceId, ResearchId, SpaceId } from './data/spaces.ts';
import type { Location } from './data/table.ts';
import type { TileId } from './data/tiles.ts';
import { effects } from './effects.ts';
import {
  cardName,
  cardNames,
  ended,
  faceWords,
  inWords,
  listed,
  locationName,
  milestoneName,
  ordinal,
  possessive,
  scientistName,
  spaceName,
  tileName,
} from './names.ts';

interface OfSeat<T extends string> {
  readonly type: T;
  readonly seat: number;
}

/** Everything that can happen besides what the kit of effects tells. Spaces and columns are counted from 1. */
export type BioEvent =
  | KitEvent
  | { readonly type: 'order-drawn'; readonly order: readonly number[] }
  | { readonly type: 'milestones-shown'; readonly cards: readonly MilestoneId[] }
  | (OfSeat<'board-side-chosen'> & { readonly board: number; readonly advanced: boolean })
  | (OfSeat<'scientist-taken'> & { readonly scientist: ScientistId })
  | (OfSeat<'creature-drafted'> & { readonly card: CreatureId })
  | (OfSeat<'funds-received'> & { readonly coins: number; readonly medicine: number })
  | (OfSeat<'head-start'> & { readonly ep: number })
  | { readonly type: 'round-started'; readonly round: number; readonly last: boolean }
  | {
      readonly type: 'turn-order-reset';
      readonly reservation: readonly (number | null)[];
      readonly order: readonly number[];
    }
  | { readonly type: 'first-player-changed'; readonly order: readonly number[] }
  | { readonly type: 'reservations-cleared' }
  | {
      readonly type: 'locations-revealed';
      readonly picks: readonly { readonly seat: number; readonly locations: readonly Location[] }[];
    }
  | (OfSeat<'noman-retrieved'> & { readonly location: Location; readonly remaining: number; readonly row: ResearchId })
  | (OfSeat<'noman-deployed'> & { readonly space: SpaceId; readonly tile: TileId | null })
  | OfSeat<'noman-injured'>
  | OfSeat<'noman-healed'>
  | OfSeat<'injury-bribed'>
  | (OfSeat<'die-rolled'> & { readonly face: FaceId; readonly again: boolean })
  | (OfSeat<'card-bought'> & { readonly card: CreatureId; readonly price: number })
  | (OfSeat<'cards-looked-at'> & {
      readonly kind: Class;
      readonly count: number;
      readonly cards: readonly CreatureId[] | null;
    })
  | (OfSeat<'card-kept'> & { readonly kind: Class; readonly card: CreatureId | null })
  | { readonly type: 'deck-reshuffled'; readonly kind: Class; readonly cards: number }
  | (OfSeat<'scientist-used'> & { readonly scientist: ScientistId })
  | (OfSeat<'gene-spared'> & { readonly gene: Gene })
  | (OfSeat<'creature-created'> & {
      readonly card: CreatureId;
      readonly kind: Class;
      readonly space: number;
      readonly saved: number;
    })
  | (OfSeat<'creation-milestone-reached'> & { readonly kind: Class; readonly place: number; readonly ep: number })
  | (OfSeat<'end-triggered'> & { readonly round: number })
  | (OfSeat<'milestone-reported'> & { readonly card: MilestoneId; readonly place: number; readonly ep: number })
  | (OfSeat<'ability-unlocked'> & { readonly scientist: ScientistId; readonly row: 2 | 3 })
  | (OfSeat<'turn-order-reserved'> & { readonly space: number })
  | OfSeat<'passed'>
  | { readonly type: 'nomans-collected' }
  | (OfSeat<'injury-penalty'> & { readonly nomans: number; readonly ep: number })
  | { readonly type: 'display-discarded'; readonly cards: readonly CreatureId[] }
  | { readonly type: 'display-refilled'; readonly cards: readonly CreatureId[] }
  | { readonly type: 'downtown-updated'; readonly tiles: readonly TileId[] }
  | { readonly type: 'assistant-placed'; readonly location: Location }
  | { readonly type: 'police-placed'; readonly card: SoloId; readonly spaces: readonly AdvancedSpace[] }
  | { readonly type: 'match-ended'; readonly reason: keyof typeof endings };

/** Why a match ended. */
export const endings = {
  'seventh-creature': 'The round in which somebody created a seventh creature is over: the match ends.',
  'last-round': 'The last round is over: the match ends.',
  'goal-met': 'The goal is met: DNA Inc. has found its principal investigator.',
  'goal-missed': 'The goal is missed: DNA Inc. looks for somebody else.',
  'survival-lost': 'Only one Noman is left on its feet: the research is over.',
} as const;

/** A line of the log for each; null where the lines around it tell it already. */
export const eventWords: EventWords<BioEvent> = {
  ...effects.eventWords,
  'order-drawn': (e, name) => (e.order.length === 1 ? null : `Turn order: ${e.order.map(name).join(', ')}.`),
  'milestones-shown': (e) => `DNA Inc. asks for ${listed(e.cards.map(milestoneName))}.`,
  'board-side-chosen': (e, name) => `${name(e.seat)} plays on the ${e.advanced ? 'advanced' : 'basic'} side.`,
  'scientist-taken': (e, name) => `${name(e.seat)} took ${scientistName(e.scientist)}.`,
  'creature-drafted': (e, name) => `${name(e.seat)} took ${cardName(e.card)} from the display.`,
  'funds-received': (e, name) =>
    `${name(e.seat)} received ${plural(e.coins, 'coin')} and ${plural(e.medicine, 'full medicine')}.`,
  'head-start': (e, name) => `${name(e.seat)} got ${e.ep} EP to start with, for a later place in the turn order.`,
  'round-started': (e) => `Round ${e.round} began${e.last ? ': the last one' : ''}.`,
  'turn-order-reset': (e, name) => `Turn order: ${e.order.map(name).join(', ')}.`,
  'first-player-changed': (e, name) => `${name(e.order[0] ?? 0)} got the first player token.`,
  'reservations-cleared': null,
  'locations-revealed': (e, name) =>
    e.picks
      .map(({ seat, locations }) => `${name(seat)} sent Nomans to ${listed(locations.map(locationName))}.`)
      .join(' '),
  'noman-retrieved': (e, name) =>
    `${name(e.seat)} researched at ${locationName(e.location)}; ${e.remaining === 0 ? 'nobody' : plural(e.remaining, 'Noman')} stayed behind.`,
  'noman-deployed': (e, name) =>
    ended(`${name(e.seat)} sent a Noman to ${e.tile === null ? spaceName(e.space) : tileName(e.tile)}`),
  'noman-injured': (e, name) => `A Noman of ${possessive(name(e.seat))} was injured.`,
  'noman-healed': (e, name) => `A Noman of ${possessive(name(e.seat))} stood up again.`,
  'injury-bribed': (e, name) => `${name(e.seat)} bought a Noman out of danger.`,
  'die-rolled': (e, name) => `${name(e.seat)} rolled the danger die${e.again ? ' again' : ''}: ${faceWords(e.face)}.`,
  'card-bought': (e, name) =>
    `${name(e.seat)} bought ${cardName(e.card)} ${e.price === 0 ? 'for nothing' : `for ${plural(e.price, 'coin')}`}.`,
  'cards-looked-at': (e, name) =>
    e.cards === null
      ? `${name(e.seat)} looked at ${inWords(e.count)} ${e.kind} card${e.count === 1 ? '' : 's'} from the deck.`
      : `${name(e.seat)} looked at ${cardNames(e.cards)}.`,
  'card-kept': (e, name) => `${name(e.seat)} kept ${e.card === null ? `one ${e.kind} card` : cardName(e.card)}.`,
  'deck-reshuffled': (e) => `The discarded ${e.kind} cards were shuffled into a new deck.`,
  'scientist-used': (e, name) => `${name(e.seat)} used the discount of ${scientistName(e.scientist)}.`,
  'gene-spared': null,
  'creature-created': (e, name) =>
    `${name(e.seat)} created ${cardName(e.card)}, ${ordinal(e.space)} in the ${e.kind} row.`,
  'creation-milestone-reached': (e, name) =>
    `${name(e.seat)} filled the ${e.kind} row as ${ordinal(e.place)}: ${e.ep} EP at the end.`,
  'end-triggered': (e, name) => `${name(e.seat)} created a seventh creature: round ${e.round} is the last.`,
  'milestone-reported': (e, name) =>
    `${name(e.seat)} reported ${milestoneName(e.card)} as ${ordinal(e.place)}: ${e.ep} EP at the end.`,
  'ability-unlocked': (e, name) =>
    `${name(e.seat)} unlocked the ${e.row === 2 ? 'middle' : 'bottom'} row of ${scientistName(e.scientist)}.`,
  'turn-order-reserved': (e, name) => `${name(e.seat)} reserved place ${e.space} in the turn order.`,
  passed: (e, name) => `${name(e.seat)} passed.`,
  'nomans-collected': () => 'All Nomans went home.',
  'injury-penalty': (e, name) =>
    `${name(e.seat)} lost ${e.ep} EP for ${e.nomans === 1 ? 'an injured Noman' : `${inWords(e.nomans)} injured Nomans`}.`,
  'display-discarded': (e) => (e.cards.length === 0 ? null : `Discarded: ${cardNames(e.cards)}.`),
  'display-refilled': (e) => (e.cards.length === 0 ? null : `New in the Basement: ${cardNames(e.cards)}.`),
  'downtown-updated': (e) => `Downtown: ${listed(e.tiles.map(tileName))}.`,
  'assistant-placed': (e) => `An assistant went to ${locationName(e.location)}.`,
  'police-placed': (e) => ended(`Police closed ${listed(e.spaces.map(spaceName))}`),
  'match-ended': (e) => endings[e.reason],
};
