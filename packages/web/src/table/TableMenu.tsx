import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import { useLocation } from 'wouter';
import controls from '../ui/controls.module.css';
import {
  BackIcon,
  BookIcon,
  DownloadIcon,
  EyeIcon,
  InfoIcon,
  KeyboardIcon,
  MenuIcon,
  PlusIcon,
  ReplayIcon,
  SettingsIcon,
  WarningIcon,
} from '../ui/icons/icons.ts';
import type { Director } from '../match/director.ts';
import { downloadRecord, wordsOf } from '../match/record-file.ts';
import type { ShownMatch } from '../match/shown-match.ts';
import { useTable } from '../match/store.ts';
import { openRule, say } from '../match/table-acts.ts';
import { hidePieces } from './areas.ts';
import css from './status.module.css';
import type { Overlay } from './Table.tsx';
import { useDirector, useMatch, useSlots } from './use-table.ts';
import { t } from '../words/words.ts';

export interface MenuProps {
  readonly onOverlay: (overlay: Overlay) => void;
}

/** What can be done besides playing. */
export function TableMenu({ onOverlay, wanted }: MenuProps & { readonly wanted: boolean }) {
  const director = useDirector();
  const { match, ui } = useMatch();
  const { menu } = useSlots();
  const [open, setOpen] = useState(wanted);
  // Whoever has the record of a match that runs knows its draws.
  const ended = match.over || director.play === null || match.awaited().length === 0;
  const [, go] = useLocation();
  const openRules = (): void => {
    const rule = useTable.getState().open?.decision.rule ?? Object.keys(match.game.rulebook)[0] ?? '';
    openRule(rule);
  };
  return (
    <Menu.Root open={open} onOpenChange={setOpen}>
      <Menu.Trigger className={`${controls.button} ${controls.icon}`} aria-label={t('Menu')}>
        <MenuIcon />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={css.positioner} align="end" sideOffset={6}>
          <Menu.Popup className={css.menu}>
            {(ui.goal ?? ui.legend) !== undefined && (
              <Menu.Item className={css.item} onClick={() => onOverlay('guide')}>
                <InfoIcon /> {t('The game on one screen')}
              </Menu.Item>
            )}
            <Menu.Item className={css.item} onClick={openRules}>
              <BookIcon /> {t('Rulebook')}
            </Menu.Item>
            <Menu.Item className={css.item} onClick={() => onOverlay('settings')}>
              <SettingsIcon /> {t('Settings')}
            </Menu.Item>
            <Menu.Item className={css.item} onClick={() => onOverlay('keys')}>
              <KeyboardIcon /> {t('Keys')}
            </Menu.Item>
            {ended && director.actions.record !== null && (
              <Menu.Item className={css.item} onClick={() => fetchRecord(director, match)}>
                <DownloadIcon /> {t('Download the record')}
              </Menu.Item>
            )}
            <Menu.Item className={css.item} onClick={() => report(director, match)}>
              <WarningIcon /> {t('Save a report of a problem')}
            </Menu.Item>
            <Menu.Item className={css.item} onClick={hidePieces}>
              <EyeIcon /> {t('Hide or show the pieces')}
            </Menu.Item>
            {director.play !== null && (
              <Menu.Item className={css.item} onClick={() => director.play?.showAgain()}>
                <ReplayIcon /> {t('Show again what the others did')}
              </Menu.Item>
            )}
            {menu}
            <Menu.Separator className={css.separator} />
            <Menu.Item className={css.item} onClick={() => go(`/new/${match.game.id}`)}>
              <PlusIcon /> {t('New match')}
            </Menu.Item>
            <Menu.Item className={css.item} onClick={() => go('/')}>
              <BackIcon /> {t('Front page (the match is kept)')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function report(director: Director, match: ShownMatch): void {
  import('../match/report.ts')
    .then(async ({ saveReport }) => saveReport(director, match))
    .then(
      () =>
        say(
          t('The report is saved as a file. Send it to whoever runs this Benchtop, with a word about what went wrong.'),
        ),
      (error: unknown) => say(wordsOf(error)),
    );
}

function fetchRecord({ actions: { record } }: Director, { id, seats }: ShownMatch): void {
  record?.().then(
    (file) => downloadRecord(id, file, seats),
    (error: unknown) => say(wordsOf(error)),
  );
}
