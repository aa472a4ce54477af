import { at } from '@benchtop/engine/author';
import type { Frame } from '@benchtop/engine/author';
import { PER_TURN } from '../data/cards.ts';
import type { Kind } from '../data/cards.ts';
import type { HillId } from '../data/hills.ts';
import { rovers } from '../data/rovers.ts';
import type { AlgoracingState } from '../state.ts';
import type { BasicOption } from '../steps/build-basic.ts';
import type { FullOption } from '../steps/build-full.ts';
import type { ColourOption } from '../steps/choose-colour.ts';
import type { CornerOption } from '../steps/choose-corner.ts';
import type { FacingOption } from '../steps/choose-facing.ts';
import type { DiscardOption } from '../steps/pass-discard.ts';
import type { CommandOption } from '../steps/place-command.ts';
import type { CycleOption } from '../steps/place-cycle.ts';
import type { RotationOption } from '../steps/block-rotation.ts';
import type { Square } from '../terrain.ts';
import { cardName, cornerName, count, directionName, hillName, sentenceCase, squareName } from './names.ts';

/** What the owner of a decision is asked. */
export function prompt(s: Readonly<AlgoracingState>, d: Frame): string {
  switch (d.step) {
    case 'choose-colour':
      return 'choose the colour of your rover';
    case 'block-rotation':
      return `turn ${hillName(d.args['hill'] as HillId)}`;
    case 'block-anchor':
      return `put ${hillName(d.args['hill'] as HillId)} on the board`;
    case 'choose-corner':
      return 'choose a corner for your base';
    case 'choose-facing':
      return 'choose where your rover looks';
    case 'build-basic':
      return s.used === 0 ? 'lay up to three cards, or pass' : `lay another card or run (${PER_TURN - s.used} left)`;
    case 'build-full':
      return s.changed
        ? `go on changing the algorithm, or run it (${count(PER_TURN - s.used, 'card')} left)`
        : 'change the algorithm, run it as it is, or pass';
    case 'place-command':
      return `find a place for ${cardName(d.args['kind'] as Kind)}`;
    case 'place-cycle':
      return `choose what ${cardName(d.args['kind'] as Kind)} repeats`;
    case 'pass-discard':
      return 'throw away the cards you do not want';
    default:
      return d.step;
  }
}

/** An option, as the owner of the decision reads it. */
export function label(s: Readonly<AlgoracingState>, d: Frame, option: unknown): string {
  switch (d.step) {
    case 'choose-colour':
      return rovers[(option as ColourOption).colour].name;
    case 'block-rotation': {
      const { r } = option as RotationOption;
      return r === 0 ? 'As it is' : `${count(r, 'quarter turn')} clockwise`;
    }
    case 'block-anchor':
      return `North-west square on ${squareName(option as Square)}`;
    case 'choose-corner':
      return sentenceCase(cornerName((option as CornerOption).corner));
    case 'choose-facing':
      return `Look ${directionName((option as FacingOption).dir)}`;
    case 'build-basic':
      return basicLabel(option as BasicOption);
    case 'build-full':
      return fullLabel(s, option as FullOption);
    case 'place-command':
      return placeLabel(s, option as CommandOption);
    case 'place-cycle':
      return cycleLabel(s, option as CycleOption);
    case 'pass-discard': {
      const o = option as DiscardOption;
      return 'done' in o ? 'Draw new cards and end the turn' : `Throw away ${cardName(o.kind)}`;
    }
    default:
      return d.step;
  }
}

function basicLabel(o: BasicOption): string {
  if (o.do === 'add') return cardName(o.kind);
  return o.do === 'run' ? 'Run' : 'Pass and swap cards';
}

function fullLabel(s: Readonly<AlgoracingState>, o: FullOption): string {
  switch (o.do) {
    case 'pick':
      return cardName(o.kind);
    case 'remove-cycle': {
      const cycle = s.cycles[o.index];
      if (cycle === undefined) return `Take away cycle ${o.index + 1}`;
      return `Take away the cycle ×${cycle.factor} over ${spanText(s, cycle)}`;
    }
    case 'remove':
      return `Take away command ${o.index + 1}`;
    case 'run':
      return s.changed || s.commands.length === 0 ? 'Run' : 'Run as it is';
    case 'pass':
      return 'Pass and swap cards';
  }
}

function placeLabel(s: Readonly<AlgoracingState>, { do: how, index }: CommandOption): string {
  const length = s.commands.length;
  if (how === 'cover') return index < length ? `Over ${numbered(s, index)}` : `Over place ${index + 1}`;
  if (length === 0 || index > length) return `In place ${index + 1}`;
  if (index === 0) return 'In front';
  if (index === length) return 'At the end';
  return `Between ${numbered(s, index - 1)} and ${numbered(s, index)}`;
}

function cycleLabel(s: Readonly<AlgoracingState>, option: CycleOption): string {
  return `Over ${spanText(s, option)}`;
}

function spanText(s: Readonly<AlgoracingState>, { start, width }: CycleOption): string {
  if (start + width > s.commands.length) return `place ${start + 1}`;
  return width === 1 ? numbered(s, start) : `${numbered(s, start)} and ${numbered(s, start + 1)}`;
}

/** "2 Jump": the place keeps equal cards apart. */
function numbered(s: Readonly<AlgoracingState>, index: number): string {
  return `${index + 1} ${cardName(at(s.commands, index))}`;
}
