import { actionIds, actionName, smallActions } from '@benchtop/games/algae-inc';
import type { Action } from '@benchtop/games/algae-inc';
import type { ReactNode } from 'react';
import { useWhere } from '../../../table/kit/in-frame.ts';
import { Target } from '../../../table/kit/Target.tsx';
import { Tray } from '../../../table/kit/Tray.tsx';
import { Icon } from '../art/icons.tsx';
import { Picture, TokenPicture } from '../art/pieces.tsx';
import { useBoard, useChoices } from '../kit.ts';
import { signName } from '../../../table/kit/words.ts';
import { argOf } from '../model.ts';
import { ActionMark } from '../week/ActionMark.tsx';
import css from './trays.module.css';

/** What a worker does: seven actions with their price, four small ones. */
export function ActionTray() {
  const { view } = useBoard();
  return (
    <Tray
      title={argOf(view, 'second') === true ? 'A second action' : 'Choose an action'}
      className={useWhere(css.action)}
    >
      <div className={css.actions}>
        {actionIds.map((action) => (
          <Offered key={action} action={action} />
        ))}
      </div>
      <p className={css.label}>A small action instead</p>
      <div className={css.small}>
        {smallActions.map((what) => (
          <Small key={what} what={what} />
        ))}
      </div>
    </Tray>
  );
}

const prices = { printed: null, choice: 'choice', wild: 'wild' } as const;

function Offered({ action }: { readonly action: Action }) {
  const choices = useChoices('choose-action');
  const all = choices.of((o) => o.do !== 'small' && o.action === action);
  // The cheapest way to have it: printed, else a Choice token, else a Wild token.
  const [cheapest] = all.options;
  const via = cheapest?.value.do ?? null;
  return (
    <Target
      of={all}
      several={`${signName(actionName(action))}: with which token?`}
      title={signName(actionName(action))}
      text={cheapest === undefined ? undefined : cheapest.label}
    >
      {({ choosable, pointed }) => (
        <span className={css.offered} data-refused={!choosable || undefined} data-chosen={pointed || undefined}>
          <Picture size={30}>
            <ActionMark action={action} size={24} />
          </Picture>
          <b>{signName(actionName(action))}</b>
          <small>{priceOf(via)}</small>
        </span>
      )}
    </Target>
  );
}

function priceOf(via: 'printed' | 'choice' | 'wild' | 'small' | null): ReactNode {
  if (via === null || via === 'small') return 'not now';
  const token = prices[via];
  return token === null ? (
    'free'
  ) : (
    <>
      <TokenPicture kind={token} size={15} label={token === 'choice' ? 'Choice token' : 'Wild token'} /> 1
    </>
  );
}

const smallSigns: { readonly [W in (typeof smallActions)[number]]: ReactNode } = {
  choice: <TokenPicture kind="choice" size={17} />,
  euro: <TokenPicture kind="euro" size={17} />,
  algae: <Icon shape="cube" size={17} />,
  move: <Icon shape="move" size={17} />,
};

function Small({ what }: { readonly what: (typeof smallActions)[number] }) {
  const offer = useChoices('choose-action').of((o) => o.do === 'small' && o.what === what);
  return (
    <Target of={offer} title={offer.options[0]?.label ?? offer.refused[0]?.label}>
      {({ choosable, pointed }) => (
        <span className={css.answer} data-refused={!choosable || undefined} data-chosen={pointed || undefined}>
          +1 {smallSigns[what]}
        </span>
      )}
    </Target>
  );
}
