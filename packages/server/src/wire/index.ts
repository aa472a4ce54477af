/* What the page needs to know of the wire. Types only: the schemas stay on the server. */
export type { CreateBody, Me, Problem, WireTables } from './http.ts';
export type {
  Answer,
  Awaited,
  ClientMessage,
  Due,
  LogEntry,
  RefusalCode,
  ServerMessage,
  Sight,
  TurnInfo,
  WireChat,
} from './socket.ts';
export type { WireClock, WireSeat, WireTable } from './table.ts';
export type { ChatPage, HistoryPage } from '../host/contract.ts';
