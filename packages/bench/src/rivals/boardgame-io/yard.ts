/**
 * Yard on boardgame.io, the peer: its reducer runs the functions of the floor on an Immer draft, and checks legality
 * and turn order as its users would write them. No client, no server, no storage is measured.
 */
import { createRequire } from 'node:module';
import type { Game, State as MatchState } from 'boardgame.io';
import * as yard from '../floor/yard.ts';

// boardgame.io has no export map, and Node's `import` refuses directories; its CommonJS builds load by `require`.
const require = createRequire(import.meta.url);
type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' } });
type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' } });
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;
const { INVALID_MOVE } = require('boardgame.io/core') as Core;

interface Random {
  Number(): number;
}

function randomIntOf(random: Random): yard.RandomInt {
  return (bound) => Math.floor(random.Number() * bound);
}

export const game: Game<yard.State> = {
  name: 'yard',
  minPlayers: yard.SEATS,
  maxPlayers: yard.SEATS,
  setup: ({ random }) => yard.setup(randomIntOf(random)),
  turn: {
    order: { first: ({ G }) => G.current, next: ({ G }) => G.current },
    endIf: ({ G, ctx }) => (!G.over && String(G.current) !== ctx.currentPlayer ? { next: String(G.current) } : false),
  },
  moves: {
    choose: ({ G, random }, option: number) => {
      if (!yard.isLegal(G, option)) return INVALID_MOVE;
      yard.apply(G, option, randomIntOf(random));
      return undefined;
    },
  },
  endIf: ({ G }) => (G.over ? { winner: String(G.winner) } : undefined),
};

const reduce = CreateGameReducer({ game });

export function start(seed: number): MatchState<yard.State> {
  return InitializeGame({ game: { ...game, seed }, numPlayers: yard.SEATS }) as MatchState<yard.State>;
}

export function choose(match: MatchState<yard.State>, option: number): MatchState<yard.State> {
  const payload = { type: 'choose', args: [option], playerID: match.ctx.currentPlayer };
  return reduce(match, { type: 'MAKE_MOVE', payload });
}
