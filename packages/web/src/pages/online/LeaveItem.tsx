import { Menu } from '@base-ui/react/menu';
import { useLocation } from 'wouter';
import { ask } from '../../ui/ask.ts';
import { LeaveIcon } from '../../ui/icons/table-icons.ts';
import { refreshMine } from '../notify/mine.ts';
import css from '../../table/status.module.css';
import type { OnlineDirector } from '../../match/online/online-director.ts';
import { useOnline } from '../../match/online/online-store.ts';
import { t } from '../../words/words.ts';

/** In the menu: the seat goes to a bot until its player comes back. */
export function LeaveItem({ director }: { readonly director: OnlineDirector }) {
  const running = useOnline(({ table }) => table?.status === 'running' && table.trouble === null);
  const [, go] = useLocation();
  if (!running) return null;
  const leave = async (): Promise<void> => {
    const sentence = t('A bot plays for you until you come back.');
    if (!(await ask({ title: t('Leave the match?'), sentence, yes: t('Leave') }))) return;
    if (!(await director.leave())) return;
    void refreshMine();
    go('/online');
  };
  return (
    <Menu.Item className={css.item} onClick={() => void leave()}>
      <LeaveIcon /> {t('Leave the match to a bot')}
    </Menu.Item>
  );
}
