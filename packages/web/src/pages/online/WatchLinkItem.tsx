import { Menu } from '@base-ui/react/menu';
import { CopyIcon } from '../../ui/icons/icons.ts';
import { spanWords } from '../lobby/table-words.ts';
import css from '../../table/status.module.css';
import { say } from '../../match/table-acts.ts';
import { useOnline } from '../../match/online/online-store.ts';
import { t } from '../../words/words.ts';

/** In the menu: the link by which others may look on. Nothing at a table without spectators. */
export function WatchLinkItem() {
  const table = useOnline((online) => online.table);
  if (table === null || table.delay === null || table.invite === null) return null;
  const { id, invite, delay } = table;
  const copy = async (): Promise<void> => {
    const address = `${location.origin}/t/${id}?invite=${invite}`;

    const copied = navigator.clipboard.writeText(address).then(
      () =>
        delay === 0
          ? t('Copied. Whoever has the link can watch.')
          : t('Copied. Whoever has the link can watch, {span} late.', { span: spanWords(delay) }),
      // Where the page is not served securely the clipboard is closed to it.
      () => t('Send this link to whoever wants to watch: {address}', { address }),
    );
    say(await copied);
  };
  return (
    <Menu.Item className={css.item} onClick={() => void copy()}>
      <CopyIcon /> {t('Copy the link for spectators')}
    </Menu.Item>
  );
}
