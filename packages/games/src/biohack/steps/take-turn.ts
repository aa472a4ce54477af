import { menu } from '@benchtop/engine/author';
import { capital } from '@benchtop/engine/effects';
import { clause } from '../../words.ts';
import { basicSpaces, isPrinted, spaceIds, spacesOn } from '../data/spaces.ts';
import type { AdvancedSpace, SpaceId } from '../data/spaces.ts';
import { locations } from '../data/table.ts';
import { step } from '../define.ts';
import { effects } from '../effects.ts';
import { locationName, spaceName, tileName } from '../names.ts';
import { refuseHealing, stand } from '../nomans.ts';
import { isRolled, remainingOn, rowFor, tileOn } from '../research.ts';
import { playerAt, sideOf } from '../state.ts';
import type { BioState } from '../state.ts';
import { wrongTurn } from '../turn.ts';

const options = menu({ research: { location: locations }, experiment: { space: spaceIds }, heal: {}, pass: {} });

const basic: ReadonlySet<SpaceId> = new Set(basicSpaces);

function isAdvanced(space: SpaceId): space is AdvancedSpace {
  return !basic.has(space);
}

/** The rule against sending a Noman to a space, or null. */
function refuseSpace(
  s: Readonly<BioState>,
  seat: number,
  space: SpaceId,
): 'BIO-EXP-01' | 'BIO-EXP-04' | 'BIO-SOL-10' | 'BIO-TWO-02' | null {
  if (!spacesOn[sideOf(s)].includes(space)) return 'BIO-TWO-02';
  if (playerAt(s, seat).home === 0) return 'BIO-EXP-01';
  const holder = isAdvanced(space) ? s.occupied[space] : null;
  if (holder === null) return null;
  return holder === 'police' ? 'BIO-SOL-10' : 'BIO-EXP-04';
}

/** BIO-RES-02: research, experiment or pass; healing is no turn. */
export const takeTurn = step({
  kind: 'take-turn',
  rule: 'BIO-RES-02',
  options,
  candidates(s, _d, out) {
    let n = 0;
    for (const location of locations) out[n++] = options.pick.research(location);
    for (const space of spacesOn[sideOf(s)]) out[n++] = options.pick.experiment(space);
    out[n++] = options.pick.heal();
    out[n++] = options.pick.pass();
    return n;
  },
  prompt: 'research, experiment or pass',
  label(s, _d, o) {
    switch (o.do) {
      case 'research':
        return `Research at ${locationName(o.location)}: ${clause(effects.text(rowFor(s, o.location, remainingOn(s, o.location, 1))))}`;
      case 'experiment': {
        const tile = tileOn(s, o.space);
        if (tile !== null) return `${capital(tileName(tile))}: ${clause(effects.text(tile))}`;
        return isPrinted(o.space)
          ? `${capital(spaceName(o.space))}: ${clause(effects.text(o.space))}`
          : capital(spaceName(o.space));
      }
      case 'heal':
        return 'Use 1 medicine to heal a Noman';
      case 'pass':
        return 'Pass for the rest of the round';
    }
  },
  refuse(s, d, o) {
    switch (o.do) {
      case 'research':
        return playerAt(s, d.seat).away.includes(o.location) ? null : 'BIO-RES-04';
      case 'experiment':
        return refuseSpace(s, d.seat, o.space);
      case 'heal':
        return refuseHealing(s, d.seat);
      case 'pass':
        return playerAt(s, d.seat).away.length === 0 ? null : 'BIO-PAS-01';
    }
  },
  facts(s, d, o) {
    const { away, injured } = playerAt(s, d.seat);
    return { away: away.length, injured, place: o.do === 'research' ? locationName(o.location) : null };
  },
  refusals: {
    'BIO-RES-04': ({ place }) => `You have no Noman at ${place}.`,
    'BIO-EXP-01': ({ away, injured }) => {
      if (away > 0) return 'No active Noman of yours is at home: research first, which brings one home.';
      if (injured === 0) return 'All your Nomans are on experiment spaces.';
      return `No active Noman of yours is at home: ${injured} ${injured === 1 ? 'is' : 'are'} injured.`;
    },
    'BIO-EXP-04': 'Another Noman stands there, and there is room for only one.',
    'BIO-SOL-10': 'Police stand there.',
    'BIO-TWO-02': 'There is no such space on this side of the board.',
    'BIO-NOM-01': 'None of your Nomans is injured.',
    'BIO-NOM-03': 'You have no full medicine.',
    'BIO-PAS-01': ({ away }) =>
      `Research first: ${away === 1 ? 'one of your Nomans is' : `${away} of your Nomans are`} still at a location.`,
  },
  warn(s, d, o) {
    if (o.do !== 'pass') return null;
    const { home } = playerAt(s, d.seat);
    return home > 0 ? 'You still have a Noman for an experiment.' : null;
  },
  checkFrame: (s, d, depth) => (depth === 0 ? wrongTurn(s, d.seat) : 'a turn begins when everything else is done'),
  apply(s, d, o, ctx) {
    const { seat } = d;
    const p = playerAt(s, seat);
    switch (o.do) {
      case 'research': {
        const { location } = o;
        p.away.splice(p.away.indexOf(location), 1);
        p.home++;
        const remaining = remainingOn(s, location, 0);
        const row = rowFor(s, location, remaining);
        ctx.emit?.({ type: 'noman-retrieved', seat, location, remaining, row });
        if (!isRolled(location)) ctx.resumeFor('boost', seat, { at: location });
        effects.run(s, seat, row, ctx);
        return;
      }
      case 'experiment': {
        const { space } = o;
        const tile = tileOn(s, space);
        p.home--;
        p.placed.push(space);
        if (isAdvanced(space)) s.occupied[space] = seat;
        ctx.emit?.({ type: 'noman-deployed', seat, space, tile });
        if (tile !== null) effects.run(s, seat, tile, ctx);
        else if (isPrinted(space)) effects.run(s, seat, space, ctx);
        return;
      }
      case 'heal':
        ctx.ask('take-turn', seat);
        effects.pay(s, seat, { medicine: 1 }, ctx);
        stand(s, seat, ctx);
        return;
      case 'pass':
        p.passed = true;
        ctx.emit?.({ type: 'passed', seat });
    }
  },
});
