import { plainText } from '@benchtop/server/plain-text';
import type { ServerMessage, WireChat, WireTable } from '@benchtop/server/wire';

/*
 * Names and lines come from other people, from files and from older versions of the server. They pass through here on
 * their way into the page, so that whatever sentence, label or title they come to stand in stays in order.
 */

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u{590}-\u{8ff}\u{fb1d}-\u{fdff}\u{fe70}-\u{fefc}\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u{200f}]/u;
const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

/** A name fit to stand in a sentence: it has its own direction, and the words around it keep theirs. */
export function shownName(name: string): string {
  const plain = plainText(name);
  return RIGHT_TO_LEFT.test(plain) ? ISOLATE + plain + END_OF_ISOLATE : plain;
}

export function shownTable(table: WireTable): WireTable {
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, name: shownName(seat.name) })) };
}

function shownLine(line: WireChat): WireChat {
  return { ...line, name: shownName(line.name), text: plainText(line.text) };
}

/** A message of the server with all that people wrote in it made harmless. */
export function shownMessage(message: ServerMessage): ServerMessage {
  switch (message.type) {
    case 'table':
      return { ...message, table: shownTable(message.table) };
    case 'chat':
      return { ...message, line: shownLine(message.line) };
    case 'sync':
      return { ...message, chat: message.chat.map(shownLine) };
    case 'welcome':
    case 'answer':
    case 'moved':
    case 'beat':
    case 'gone':
      return message;
  }
}
