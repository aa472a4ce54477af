import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LinkIcon, PlayersIcon, ScreenIcon } from '../../ui/icons/icons.ts';
import { catalogue } from '../../games/index.ts';
import css from './front.module.css';
import { t } from '../../words/words.ts';

const first = catalogue.find(({ playable }) => playable)?.id ?? '';

/** The ways in, clear at a glance: at this screen, with friends elsewhere, at a table that is already there. */
export function WaysIn() {
  return (
    <ul className={css.doors}>
      <li>
        <a href="#shelf" className={css.door}>
          <Face icon={<ScreenIcon size={28} />} title={t('Play here')}>
            {t('Alone, against bots, or with friends around this screen.')}
          </Face>
        </a>
      </li>
      <li>
        <Link href={`/online/new/${first}`} className={css.door}>
          <Face icon={<LinkIcon size={28} />} title={t('Play with friends')}>
            {t('Open a table, share its link, and play live or over days.')}
          </Face>
        </Link>
      </li>
      <li>
        <Link href="/online" className={css.door}>
          <Face icon={<PlayersIcon size={28} />} title={t('Find a table')}>
            {t('Sit down at an open table in the lobby, or watch a match.')}
          </Face>
        </Link>
      </li>
    </ul>
  );
}

interface FaceProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: string;
}

function Face({ icon, title, children }: FaceProps) {
  return (
    <>
      <span className={css.doorIcon}>{icon}</span>
      <span className={css.doorTitle}>{title}</span>
      <span className={css.doorWords}>{children}</span>
    </>
  );
}
