import type { WireChat } from '@benchtop/server/wire';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import controls from '../../ui/controls.module.css';
import { whenWords } from '../../ui/when.ts';
import { MuteIcon } from '../../ui/icons/table-icons.ts';
import css from './chat.module.css';
import { group } from '../../table/kit/naming.ts';
import { toggleMuted } from '../../match/online/muted.ts';
import { useOnline } from '../../match/online/online-store.ts';
import { t } from '../../words/words.ts';

/** What is said most often, for those who would rather not type. */
const reactions = ['Hello!', 'Well played!', 'Ouch!', 'One moment', 'Good luck!', 'Thanks!'] as const;

/** As much as the server takes. */
const LONGEST = 500;

/** Where people talk: at a table whose match runs, or in the room before it. What fails is told in a sentence. */
export interface Talk {
  say(text: string): Promise<string | null>;
  /** Fetches what was said before the first line that is known. */
  fetchEarlier(): Promise<string | null>;
}

export interface ChatPanelProps {
  readonly talk: Talk;
  /** How a seat is marked beside the name. */
  readonly mark: (seat: number) => ReactNode;
}

const MarkContext = createContext<ChatPanelProps['mark']>(() => null);

/** What the people at the table say to each other. */
export function ChatPanel({ talk, mark }: ChatPanelProps) {
  const chat = useOnline((online) => online.chat);
  const muted = useOnline((online) => online.muted);
  const seated = useOnline((online) => online.seat !== null);
  const list = useRef<HTMLDivElement>(null);
  const shown = chat.filter(({ name }) => !muted.includes(name));
  const last = chat.at(-1)?.no ?? 0;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    if (last > useOnline.getState().read) useOnline.setState({ read: last });
  }, [last]);
  return (
    <section className={css.chat} aria-label={t('Chat')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div ref={list} className={css.lines} role="log" aria-label={t('What was said')} tabIndex={0}>
        <Earlier talk={talk} list={list} />
        {shown.length === 0 && <p className={css.empty}>{t('Nobody has said anything yet.')}</p>}
        <MarkContext value={mark}>
          <ol>
            {shown.map((line) => (
              <Line key={line.no} line={line} />
            ))}
          </ol>
        </MarkContext>
      </div>
      <Muted />
      {seated ? <Say talk={talk} /> : <p className={css.bench}>{t('Those who play talk here; you can listen.')}</p>}
    </section>
  );
}

interface EarlierProps {
  readonly talk: Talk;
  readonly list: RefObject<HTMLDivElement | null>;
}

/** Fetches what was said before; what is being read stays where it is. */
function Earlier({ talk, list }: EarlierProps) {
  const earlier = useOnline((online) => online.earlier);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (!earlier) return null;
  const fetchThem = async (): Promise<void> => {
    setBusy(true);
    const height = list.current?.scrollHeight ?? 0;
    setTrouble(await talk.fetchEarlier());
    setBusy(false);
    requestAnimationFrame(() => list.current?.scrollBy({ top: list.current.scrollHeight - height }));
  };
  return (
    <p className={css.earlier}>
      <button type="button" className={controls.button} disabled={busy} onClick={() => void fetchThem()}>
        {t('Show earlier messages')}
      </button>
      {trouble !== null && <span role="alert">{trouble}</span>}
    </p>
  );
}

function Line({ line: { seat, name, text, at } }: { readonly line: WireChat }) {
  const mine = useOnline((online) => seat !== null && online.seat === seat);
  const table = useOnline((online) => online.table?.id ?? '');
  const mark = useContext(MarkContext);
  const [now] = useState(Date.now);
  return (
    <li className={css.line}>
      <span className={css.who} title={whenWords(at, now)}>
        {seat !== null && mark(seat)}
        {name}
      </span>
      <bdi className={css.text}>{text}</bdi>
      {!mine && (
        <button
          type="button"
          className={`${controls.button} ${controls.quiet} ${controls.icon} ${css.mute}`}
          aria-label={t('Mute {name}', { name })}
          title={t('Mute {name}', { name })}
          onClick={() => toggleMuted(table, name)}
        >
          <MuteIcon size={16} />
        </button>
      )}
    </li>
  );
}

/** Who is not heard, and the way back. */
function Muted() {
  const muted = useOnline((online) => online.muted);
  const table = useOnline((online) => online.table?.id ?? '');
  if (muted.length === 0) return null;
  return (
    <p className={css.muted}>
      {t('Muted:')}{' '}
      {muted.map((name) => (
        <button
          key={name}
          type="button"
          className={css.unmute}
          title={t('Hear {name} again', { name })}
          onClick={() => toggleMuted(table, name)}
        >
          {name} <span className="visually-hidden">{t('(hear again)')}</span>×
        </button>
      ))}
    </p>
  );
}

function Say({ talk }: { readonly talk: Talk }) {
  const live = useOnline((online) => online.line === 'live');
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const send = async (words: string): Promise<string | null> => {
    const refused = await talk.say(words);
    setTrouble(refused);
    return refused;
  };
  const say = async (): Promise<void> => {
    const words = text.trim();
    if (words === '') return;
    setText('');
    const refused = await send(words);
    // What could not be sent is not lost.
    if (refused !== null) setText((typed) => (typed === '' ? words : typed));
  };
  return (
    <form
      className={css.say}
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <div className={css.quick} {...group(t('Say it with one touch'))}>
        {reactions
          .map((words) => t(words))
          .map((words) => (
            <button
              key={words}
              type="button"
              className={css.reaction}
              disabled={!live}
              onClick={() => void send(words)}
            >
              {words}
            </button>
          ))}
      </div>
      <input
        className={controls.field}
        value={text}
        maxLength={LONGEST}
        aria-label={t('Say something to the table')}
        placeholder={t('Say something')}
        autoComplete="off"
        dir="auto"
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={controls.button} disabled={!live || text.trim() === ''}>
        {t('Send')}
      </button>
      {trouble !== null && (
        <p className={css.trouble} role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
}
