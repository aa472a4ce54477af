/**
 * Plays on boardgame.io's server over the bare protocols of engine.io 4 and socket.io 5, so that the load client costs
 * little. A finished match is followed by the next one with a `sync`, as its own client does it.
 */
import { once } from 'node:events';
import { WebSocket, type RawData } from 'ws';
import * as yard from '../floor/yard.ts';
import { Arrivals, anyOf, SEATS, type OnMoved, type OpenSlot, type Slot } from '../../load/slot.ts';
import { textOf } from '../../load/text.ts';
import type { RunningServer } from '../../load/server-process.ts';

const EVENT = '42/yard,';

interface MatchState {
  readonly G: yard.State;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

class Match implements Slot {
  private readonly sockets: WebSocket[];
  private readonly arrivals: Arrivals;
  private readonly index: number;
  private readonly texts: string[] = [];
  private game = 0;
  /** The state that the seats wait for. */
  private awaited = 0;
  private state: MatchState | null = null;
  private readonly out: number[] = [];

  constructor({ port }: RunningServer, index: number, moved: OnMoved) {
    this.index = index;
    this.arrivals = new Arrivals((bytes) => this.all(bytes, moved));
    this.sockets = Array.from({ length: SEATS }, (_, seat) => {
      const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
      return new WebSocket(url, { perMessageDeflate: false }).on('message', (data: RawData) =>
        this.hear(seat, textOf(data)),
      );
    });
  }

  async open(): Promise<void> {
    this.arrivals.expect();
    await Promise.all(this.sockets.map((socket) => once(socket, 'open')));
  }

  send(): void {
    const { state } = this;
    if (state === null) throw new Error('there is no state to play on');
    const option = anyOf(this.out.slice(0, yard.options(state.G, this.out)));
    const playerID = state.ctx.currentPlayer;
    const action = { type: 'MAKE_MOVE', payload: { type: 'choose', args: [option], playerID, credentials: null } };
    this.arrivals.expect();
    this.awaited = state._stateID + 1;
    this.emit(Number(playerID), 'update', action, state._stateID, this.matchId, playerID);
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private get matchId(): string {
    return `match-${this.index}-${this.game}`;
  }

  private emit(seat: number, ...message: unknown[]): void {
    this.sockets[seat].send(EVENT + JSON.stringify(message));
  }

  private hear(seat: number, text: string): void {
    if (text.startsWith('0')) this.sockets[seat].send('40/yard,');
    else if (text === '2') this.sockets[seat].send('3');
    else if (text.startsWith('40/yard,')) this.emit(seat, 'sync', this.matchId, String(seat), null, SEATS);
    else if (text.startsWith(`${EVENT}["update"`) || text.startsWith(`${EVENT}["sync"`)) this.news(seat, text);
    else if (!text.startsWith(`${EVENT}["matchData"`)) throw new Error(`unexpected: ${text.slice(0, 100)}`);
  }

  private news(seat: number, text: string): void {
    // An update to the last match is what ended it; a refused move is answered with the old state.
    if (!text.includes(`"_stateID":${this.awaited}`)) throw new Error(`seat ${seat} has no state ${this.awaited}`);
    this.texts[seat] = text;
    this.arrivals.arrive(seat, Buffer.byteLength(text));
  }

  private all(bytes: number, moved: OnMoved): void {
    const turn = Number(this.stateOf(0).ctx.currentPlayer);
    this.state = this.stateOf(turn);
    if (this.state.ctx.gameover === undefined) moved(bytes);
    else this.next();
  }

  /** The move that ends a match is counted with the first state of the next one. */
  private next(): void {
    this.game++;
    this.awaited = 0;
    this.arrivals.expect();
    for (let seat = 0; seat < SEATS; seat++) this.emit(seat, 'sync', this.matchId, String(seat), null, SEATS);
  }

  private stateOf(seat: number): MatchState {
    const [type, , news] = JSON.parse(this.texts[seat].slice(EVENT.length)) as [string, string, object];
    return (type === 'sync' ? (news as { state: MatchState }).state : news) as MatchState;
  }
}

export const openBoardgameIo: OpenSlot = async (server, index, moved) => {
  const match = new Match(server, index, moved);
  await match.open();
  return match;
};
