import { goods, kinds } from '@benchtop/games/algae-inc';
import type { Good } from '@benchtop/games/algae-inc';
import { PaymentTray } from '../../../table/kit/Payment.tsx';
import { Tray } from '../../../table/kit/Tray.tsx';
import { TokenPicture } from '../art/pieces.tsx';
import type { Kind } from '../art/pieces.tsx';
import { useBoard, useChoices, useGather } from '../kit.ts';
import { argOf, numberOf } from '../model.ts';
import { Answers } from './Answers.tsx';
import { useWhere } from './where.ts';
import css from './trays.module.css';

/** The kind of token that an option gives up. */
function kindOf({ goods: given }: { readonly goods: { readonly [good: string]: number } }): Kind | null {
  return kinds.find((kind) => (given[kind] ?? 0) !== 0) ?? null;
}

const isGood = (name: unknown): name is Good => typeof name === 'string' && name in goods;

/** Two tokens for a missing one: which. */
export function PayTray() {
  const { view, player } = useBoard();
  const choices = useChoices('give-up');
  const due = numberOf(view, 'left');
  const missing = argOf(view, 'for');
  const stock = (kind: Kind | null): number => (kind === null ? 0 : player.goods[kind]);
  const given = useGather('give-up', kindOf, { most: due, least: due, each: stock });
  const known = choices.options.some(({ value }) => kindOf(value) !== null);
  const where = useWhere(css.pay);
  const what = isGood(missing) ? goods[missing].one : 'unit';
  const rate = missing === 'wild' ? 3 : 2;
  if (!known)
    return (
      <Tray title="Pay with tokens" className={where}>
        <Answers of={choices} />
      </Tray>
    );
  return (
    <PaymentTray
      title={`Give up ${due} ${due === 1 ? 'token' : 'tokens'}`}
      hint={`Your own units go first; ${rate} tokens of any kind for each missing ${what}`}
      due={due}
      of={given}
      purse={kinds
        .filter((kind) => kind !== missing)
        .map((kind) => ({
          item: kind,
          name: goods[kind].one,
          have: player.goods[kind],
          icon: <TokenPicture kind={kind} size={28} />,
        }))}
      pay="Pay"
      className={where}
    />
  );
}
