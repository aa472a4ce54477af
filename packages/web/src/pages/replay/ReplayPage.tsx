import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../match/api.ts';
import controls from '../../ui/controls.module.css';
import page from '../page.module.css';
import { TroublePage } from '../TroublePage.tsx';
import { keptCommitment } from '../history/commitments.ts';
import { isBroken, saveOf } from '../../match/local/saves.ts';
import { wordsOf } from '../../match/record-file.ts';
import { useTable } from '../../match/store.ts';
import { clearTable } from '../../match/table-acts.ts';
import { Table } from '../../table/Table.tsx';
import { useBadge } from '../../table/use-badge.ts';
import { DirectorContext, SlotsContext } from '../../table/use-table.ts';
import type { Slots } from '../../table/use-table.ts';
import { handedRecord, handOverRecord } from '../../match/replay/hand-over.ts';
import { loadReplay } from '../../match/replay/load-replay.ts';
import type { Replay, ReplaySource } from '../../match/replay/load-replay.ts';
import { readRecordFile } from '../../match/replay/record-reader.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayDirector } from '../../match/replay/replay-director.ts';
import { ReplayPanel } from './ReplayPanel.tsx';
import css from './replay.module.css';
import { t } from '../../words/words.ts';

interface Laid {
  readonly replay: Replay;
  readonly director: ReplayDirector;
}

/** Why there is nothing to watch; `file` true: a file would help. */
interface Trouble {
  readonly title: string;
  readonly sentence: string;
  readonly file: boolean;
}

type Found = { readonly source: ReplaySource } | { readonly trouble: Trouble };

/** Finds what the address names: an online table, a match of this browser, or the record that was handed over. */
async function find(id: string | null): Promise<Found> {
  if (id !== null) return findOnline(id, new URLSearchParams(location.search).get('invite'));
  const local = new URLSearchParams(location.search).get('match');
  if (local !== null) return findLocal(local);
  const handed = handedRecord();
  if (handed === null)
    return { trouble: { title: t('Watch a record'), sentence: t('Choose the file of a match.'), file: true } };
  return { source: { id: 'record', value: handed, seats: null, promised: null } };
}

function findLocal(id: string): Found {
  const save = saveOf(id);
  if (save === null || isBroken(save))
    return unwatchable(t('This browser does not keep the match any more. Its record may lie in a file.'), true);
  return { source: { id, value: save.record, seats: save.seats, promised: null } };
}

async function findOnline(id: string, invite: string | null): Promise<Found> {
  const [table, record] = await Promise.all([api.table(id, invite), api.record(id, invite)]);
  if (!table.ok) return unwatchable(table.reason, false);
  if (!record.ok) return unwatchable(record.reason, false);
  const { status, seats, commitment } = table.value;
  if (status === 'running')
    return unwatchable(t('The match is still running. It can be watched again when it is over.'), false);
  const names = seats.map(({ name, kind, bot }) => ({ name, bot: kind === 'bot' ? bot : null }));
  return { source: { id, value: record.value, seats: names, promised: keptCommitment(id) ?? commitment } };
}

function unwatchable(sentence: string, file: boolean): { readonly trouble: Trouble } {
  return { trouble: { title: t('This match cannot be replayed here'), sentence, file } };
}

/** A match that is over, watched again with the real rules: an online table's, or (null) one from this browser. */
export function ReplayPage({ id }: { readonly id: string | null }) {
  const [round, setRound] = useState(0);
  return <Replaying key={round} id={id} onFile={() => setRound((n) => n + 1)} />;
}

function Replaying({ id, onFile }: { readonly id: string | null; readonly onFile: () => void }) {
  const [laid, setLaid] = useState<Laid | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [progress, setProgress] = useState<readonly [number, number]>([0, 0]);
  const ready = useTable((table) => table.match !== null);
  useEffect(() => {
    let left = false;
    let director: ReplayDirector | null = null;
    clearTable();
    const open = async (): Promise<void> => {
      const found = await find(id);
      if (left) return;
      if ('trouble' in found) return setTrouble(found.trouble);
      const replay = await loadReplay(found.source, (done, of) => {
        if (!left) setProgress([done, of]);
        return !left;
      });
      if (left || replay === null) return;
      if (!replay.ok) return setTrouble(unwatchable(replay.reason, true).trouble);
      director = new ReplayDirector(replay.value);
      setLaid({ replay: replay.value, director });
      director.start();
    };
    open().catch((error: unknown) => {
      console.error(error);
      setTrouble(unwatchable(t('Something went wrong: {words}', { words: wordsOf(error) }), false).trouble);
    });
    return () => {
      left = true;
      director?.stop();
    };
  }, [id]);
  useBadge();
  const slots = useSlotsOf(laid);
  if (trouble !== null) return <Stopped {...trouble} onFile={onFile} />;
  if (laid === null || !ready) return <Loading progress={progress} />;
  return (
    <DirectorContext value={laid.director}>
      <SlotsContext value={slots}>
        <Table />
      </SlotsContext>
    </DirectorContext>
  );
}

function useSlotsOf(laid: Laid | null): Slots {
  return useMemo((): Slots => {
    if (laid === null) return {};
    const { replay, director } = laid;
    return {
      decision: {
        word: t('Replay'),
        panel: <ReplayPanel match={replay.match} director={director} verdict={replay.verdict} />,
      },
      foot: <ReplayBar director={director} />,
    };
  }, [laid]);
}

function Loading({ progress: [done, of] }: { readonly progress: readonly [number, number] }) {
  return (
    <main className={page.wait}>
      <output>{t('Replaying the match…')}</output>
      {of > 0 && <progress className={css.progress} value={done} max={of} aria-label={t('Choices replayed')} />}
    </main>
  );
}

function Stopped({ title, sentence, file, onFile }: Trouble & { readonly onFile: () => void }) {
  const [note, setNote] = useState<string | null>(null);
  const take = async (chosen: File): Promise<void> => {
    const read = await readRecordFile(chosen);
    if (!read.ok) return setNote(read.reason);
    handOverRecord(read.value);
    if (new URLSearchParams(location.search).has('match')) history.replaceState(history.state, '', location.pathname);
    onFile();
  };
  return (
    <TroublePage>
      <h1>{title}</h1>
      <p>{sentence}</p>
      {note !== null && <p role="alert">{note}</p>}
      <div className={page.actions}>
        {file && (
          <label className={`${controls.button} ${controls.primary} ${css.file}`}>
            {t('Choose a file')}
            <input
              type="file"
              accept=".json,application/json"
              onChange={({ target }) => {
                const chosen = target.files?.[0];
                if (chosen !== undefined) take(chosen).catch((error: unknown) => setNote(wordsOf(error)));
              }}
            />
          </label>
        )}
        <Link href="/" className={controls.button}>
          {t('Front page')}
        </Link>
      </div>
    </TroublePage>
  );
}
