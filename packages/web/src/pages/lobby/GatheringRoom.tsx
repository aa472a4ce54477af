import type { WireTable } from '@benchtop/server/wire';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { becomeSomebody, isNamed, nameProblem, useMe } from '../account/me.ts';
import { api } from '../../match/api.ts';
import type { Reply } from '../../match/api.ts';
import { ask } from '../../ui/ask.ts';
import { showBadge } from '../../ui/badge.ts';
import controls from '../../ui/controls.module.css';
import { Shell } from '../Shell.tsx';
import { GameCover } from '../../ui/covers/GameCover.tsx';
import { catalogue, loadGame, titleOf } from '../../games/index.ts';
import type { LoadedGame } from '../../games/index.ts';
import { PlayIcon } from '../../ui/icons/icons.ts';
import { ownSeat, refreshMine } from '../notify/mine.ts';
import { ChatPanel } from '../online/ChatPanel.tsx';
import { LookMark } from '../setup/LookMark.tsx';
import setup from '../setup/setup.module.css';
import { InviteLink } from './InviteLink.tsx';
import { NameField } from './NameField.tsx';
import css from './room.module.css';
import { useRoomTalk } from './room-talk.ts';
import { RoomSeat } from './RoomSeat.tsx';
import { settingWords } from './setting-words.ts';
import { freeSeats, gatheringWords, termsOf } from './table-words.ts';
import { t } from '../../words/words.ts';

export interface GatheringRoomProps {
  readonly table: WireTable;
  readonly invite: string | null;
  /** Why what is shown may be old, in a sentence. */
  readonly trouble: string | null;
  readonly onTable: (table: WireTable) => void;
}

/** What a part of the room may do: one thing at a time, each with an answer. */
interface Acting {
  readonly busy: boolean;
  readonly act: (request: () => Promise<Reply<WireTable>>) => void;
}

function useActing(onTable: (table: WireTable) => void): Acting & { readonly refused: string | null } {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const run = async (request: () => Promise<Reply<WireTable>>): Promise<void> => {
    setBusy(true);
    const reply = await request();
    setBusy(false);
    setRefused(reply.ok ? null : reply.reason);
    if (reply.ok) onTable(reply.value);
    void refreshMine();
  };
  const act = (request: () => Promise<Reply<WireTable>>): void => {
    if (!busy) void run(request);
  };
  return { busy, refused, act };
}

function useLoaded(game: string): LoadedGame | null {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  useEffect(() => {
    document.documentElement.dataset['game'] = game;
    // The seats are listed without their colours then.
    loadGame(game).then(setLoaded, () => undefined);
    return () => {
      delete document.documentElement.dataset['game'];
    };
  }, [game]);
  return loaded;
}

/** Where people come together before a match; it begins by itself when all are ready. */
export function GatheringRoom({ table, invite, trouble, onTable }: GatheringRoomProps) {
  const acting = useActing(onTable);
  const [name, setName] = useState('');
  const loaded = useLoaded(table.game);
  const own = ownSeat(table);
  const free = freeSeats(table).length;
  const entry = catalogue.find(({ id }) => id === table.game);
  const due = own !== null && !own.ready && free === 0;
  useEffect(() => showBadge(t('{title}: gathering', { title: titleOf(table.game) }), due), [table.game, due]);
  const sit = (seat: number | null): void => acting.act(async () => sitDown(table.id, seat, name, invite));
  const code = table.invite ?? invite;
  return (
    <Shell skip={t('Skip to the table')}>
      <div className={`${setup.main} ${css.main}`}>
        <div className={setup.cover}>{entry !== undefined && <GameCover game={entry.id} />}</div>
        <div className={`${setup.body} ${css.body}`}>
          <h1>{titleOf(table.game)}</h1>
          <ul className={css.terms}>
            {[...settingWords(loaded, table.settings), ...termsOf(table)].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <output className={css.status} data-testid="gathering">
            {gatheringWords(table)}
          </output>
          {own !== null && code !== null && free > 0 && (
            <InviteLink
              key={code}
              address={`${location.origin}/t/${table.id}?invite=${code}`}
              title={titleOf(table.game)}
            />
          )}
          {own === null && <Join table={table} name={name} {...acting} onName={setName} onJoin={() => sit(null)} />}
          <p className={css.refused} role="alert">
            {acting.refused ?? trouble}
          </p>
          <Seats {...acting} table={table} loaded={loaded} onSit={sit} />
          {own !== null && <Own table={table} {...acting} />}
        </div>
        {own !== null && <RoomTalk table={table} invite={invite} loaded={loaded} />}
      </div>
    </Shell>
  );
}

interface RoomTalkProps {
  readonly table: WireTable;
  readonly invite: string | null;
  readonly loaded: LoadedGame | null;
}

/** A word while everybody gathers. */
function RoomTalk({ table, invite, loaded }: RoomTalkProps) {
  const talk = useRoomTalk(table, invite);
  return (
    <div className={css.talk}>
      <h2>{t('Chat')}</h2>
      <ChatPanel talk={talk} mark={(seat) => <LookMark look={loaded?.ui.seats[seat]} />} />
    </div>
  );
}

interface SeatsProps extends Acting {
  readonly table: WireTable;
  readonly loaded: LoadedGame | null;
  readonly onSit: (seat: number) => void;
}

function Seats({ table, loaded, busy, act, onSit }: SeatsProps) {
  const own = ownSeat(table);
  return (
    <ol className={setup.seats}>
      {table.seats.map((seat) => (
        <RoomSeat
          key={seat.seat}
          seat={seat}
          look={loaded?.ui.seats[seat.seat]}
          may={own === null ? 'sit' : own.host ? 'arrange' : 'nothing'}
          busy={busy}
          onSit={() => onSit(seat.seat)}
          onArrange={(bot) => act(async () => api.setSeat(table.id, seat.seat, bot))}
        />
      ))}
    </ol>
  );
}

/** Sits down, under a name of one's own. */
async function sitDown(
  id: string,
  seat: number | null,
  name: string,
  invite: string | null,
): Promise<Reply<WireTable>> {
  const problem = isNamed(useMe.getState().me) ? null : nameProblem(name);
  if (problem !== null) return { ok: false, status: 400, code: null, reason: problem };
  const somebody = await becomeSomebody(name);
  return somebody.ok ? api.join(id, seat, invite) : somebody;
}

interface JoinProps {
  readonly table: WireTable;
  readonly name: string;
  readonly busy: boolean;
  readonly refused: string | null;
  readonly onName: (name: string) => void;
  readonly onJoin: () => void;
}

function Join({ table, name, busy, refused, onName, onJoin }: JoinProps) {
  if (freeSeats(table).length === 0)
    return (
      <p>
        {table.delay === null
          ? t('Wait here in case somebody gets up, or open a table of your own.')
          : t('Stay on this page: when the match begins you can watch it.')}
      </p>
    );
  return (
    <form
      className={css.join}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onJoin();
      }}
    >
      <NameField value={name} refused={refused} onChange={onName} />
      <button type="submit" className={`${controls.button} ${controls.primary} ${controls.large}`} aria-disabled={busy}>
        <PlayIcon /> {t('Join the table')}
      </button>
    </form>
  );
}

/** What somebody who sits here can do: be ready, leave, give the table up. */
function Own({ table, busy, act }: Acting & { readonly table: WireTable }) {
  const [, go] = useLocation();
  const own = ownSeat(table);
  const leave = (request: () => Promise<Reply<WireTable>>): void =>
    act(async () => {
      const reply = await request();
      if (reply.ok) go('/online');
      return reply;
    });
  const giveUp = async (): Promise<void> => {
    const question = {
      title: t('Give up this table?'),
      sentence: t('Its link will no longer work.'),
      yes: t('Give it up'),
    };
    if (await ask(question)) leave(async () => api.abandon(table.id));
  };
  if (own === null) return null;
  return (
    <div className={css.own}>
      <div className={css.ready}>
        <button
          type="button"
          className={`${controls.button} ${controls.large} ${own.ready ? '' : controls.primary}`}
          aria-disabled={busy}
          onClick={() => act(async () => api.ready(table.id, !own.ready))}
        >
          {own.ready ? null : <PlayIcon />} {own.ready ? t('Not ready after all') : t('I am ready')}
        </button>
      </div>
      <span className={css.leave}>
        <button
          type="button"
          className={`${controls.button} ${controls.quiet}`}
          aria-disabled={busy}
          onClick={() => leave(async () => api.leave(table.id))}
        >
          {t('Leave the table')}
        </button>
        {own.host && (
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            aria-disabled={busy}
            onClick={() => void giveUp()}
          >
            {t('Close the table for all')}
          </button>
        )}
      </span>
    </div>
  );
}
