import { useState } from 'react';
import { becomeSomebody, isNamed, useMe } from '../account/me.ts';
import { api } from '../../match/api.ts';
import { Choices } from '../../ui/Choices.tsx';
import controls from '../../ui/controls.module.css';
import type { LoadedGame } from '../../games/index.ts';
import { ChevronIcon, PlusIcon } from '../../ui/icons/icons.ts';
import { refreshMine } from '../notify/mine.ts';
import { refitted } from '../setup/draft.ts';
import setup from '../setup/setup.module.css';
import { MoreSettings, UpfrontSettings } from '../setup/SettingsParts.tsx';
import { NameField } from './NameField.tsx';
import { SeatPick } from './SeatPick.tsx';
import { createBody, firstTable, tableProblem } from './table-draft.ts';
import type { TableDraft } from './table-draft.ts';
import { AudienceTerm, ClockTerm, DoorTerm } from './Terms.tsx';
import { t } from '../../words/words.ts';

export interface CreateFormProps {
  readonly loaded: LoadedGame;
  readonly onCreated: (id: string) => void;
}

/** Opens the table; a sentence when that fails. */
async function opened(
  { game }: LoadedGame,
  draft: TableDraft,
  onCreated: (id: string) => void,
): Promise<string | null> {
  const somebody = await becomeSomebody(draft.name);
  if (!somebody.ok) return somebody.reason;
  const reply = await api.create(createBody(game, draft));
  if (!reply.ok) return reply.reason;
  void refreshMine();
  onCreated(reply.value.id);
  return null;
}

/** The arrangement so far, what is wrong with it, and the way to open it. */
function useCreating({ loaded, onCreated }: CreateFormProps) {
  const [draft, setDraft] = useState(() => firstTable(loaded.game));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const nobody = useMe(({ me }) => !isNamed(me));
  const change = (part: Partial<TableDraft>): void => {
    setDraft({ ...draft, ...part });
    setRefused(null);
  };
  const submit = async (): Promise<void> => {
    const problem = tableProblem(loaded.game, draft, nobody);
    setRefused(problem);
    if (problem !== null) return;
    setBusy(true);
    setRefused(await opened(loaded, draft, onCreated));
    setBusy(false);
  };
  return { draft, busy, refused, change, submit };
}

/** Players, name and whoever may come: everything else is filled in. */
export function CreateForm({ loaded, onCreated }: CreateFormProps) {
  const { draft, busy, refused, change, submit } = useCreating({ loaded, onCreated });
  const part = { loaded, draft, arranged: draft, change };
  return (
    <form
      className={setup.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <NameField value={draft.name} refused={refused} onChange={(name) => change({ name })} />
      <Seats {...part} />
      <UpfrontSettings {...part} />
      <DoorTerm {...part} />
      <details className={setup.more}>
        <summary>
          <ChevronIcon size={18} /> {t('Clock and spectators')}
        </summary>
        <div className={setup.settings}>
          <ClockTerm {...part} />
          <AudienceTerm {...part} />
        </div>
      </details>
      <MoreSettings {...part} title={t('Variants')} />
      <div className={setup.go}>
        <button
          type="submit"
          className={`${controls.button} ${controls.primary} ${controls.large}`}
          aria-disabled={busy}
          disabled={busy}
        >
          <PlusIcon /> {busy ? t('Opening…') : t('Open the table')}
        </button>
        <output className={setup.problem}>{refused}</output>
      </div>
    </form>
  );
}

interface SeatsProps {
  readonly loaded: LoadedGame;
  readonly draft: TableDraft;
  readonly change: (part: Partial<TableDraft>) => void;
}

function Seats({ loaded: { game, ui }, draft, change }: SeatsProps) {
  const least = Math.max(2, game.seats.min);
  const counts = Array.from({ length: game.seats.max - least + 1 }, (_, i) => least + i);
  return (
    <>
      <div className={setup.line}>
        <h2>{t('Players')}</h2>
        <Choices
          legend={t('Number of players')}
          values={counts}
          value={draft.count}
          words={String}
          onChoose={(count) => change(refitted(game, ui, { ...draft, count }))}
        />
      </div>
      <ol className={setup.seats}>
        {draft.bots.slice(0, draft.count).map((bot, seat) => (
          <SeatPick
            key={ui.seats[seat]?.name}
            seat={seat}
            look={ui.seats[seat]}
            bot={bot}
            onChange={(to) => change({ bots: draft.bots.map((old, i) => (i === seat ? to : old)) })}
          />
        ))}
      </ol>
    </>
  );
}
