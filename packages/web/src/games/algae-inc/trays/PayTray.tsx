import { goods, kinds } from '@benchtop/games/algae-inc';
import type { Good } from '@benchtop/games/algae-inc';
import { useWhere } from '../../../table/kit/in-frame.ts';
import { PaymentTray } from '../../../table/kit/Payment.tsx';
import { Tray } from '../../../table/kit/Tray.tsx';
import { TokenPicture } from '../art/pieces.tsx';
import type { Kind } from '../art/pieces.tsx';
import { useBoard, useChain, useChoices, useGather, wish } from '../kit.ts';
import { argOf, argsAt } from '../model.ts';
import controls from '../../../ui/controls.module.css';
import { Answers } from '../../../table/kit/Answers.tsx';
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
  const due = argsAt(view, 'give-up')?.left ?? 0;
  const missing = argOf(view, 'for');
  const stock = (kind: Kind | null): number => (kind === null ? 0 : player.goods[kind]);
  const given = useGather('give-up', kindOf, { most: due, least: due, each: stock });
  const known = choices.options.some(({ value }) => kindOf(value) !== null);
  const where = useWhere(css.pay);
  const what = isGood(missing) ? goods[missing].one : 'one';
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
      hint={`${rate} tokens of any other kind for each missing ${what}; what you had of it goes first`}
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
    >
      <Proposal due={due} missing={missing} />
    </PaymentTray>
  );
}

/** What is missed least comes first. */
const order = ['freelance', 'euro', 'science', 'choice', 'market', 'wild'] as const satisfies readonly Kind[];

interface ProposalProps {
  readonly due: number;
  readonly missing: unknown;
}

/** A sensible payment, with one press. */
function Proposal({ due, missing }: ProposalProps) {
  const { player } = useBoard();
  const { send } = useChain();
  const { options } = useChoices('give-up');
  const tokens = order
    .filter((kind) => kind !== missing && options.some(({ value }) => kindOf(value) === kind))
    .flatMap((kind) => Array.from({ length: player.goods[kind] }, () => kind))
    .slice(0, due);
  if (tokens.length < due) return null;
  return (
    <button
      type="button"
      className={`${controls.button} ${css.proposal}`}
      onClick={() => send(tokens.map((kind) => wish('give-up', (value) => kindOf(value) === kind)))}
    >
      Pay with
      {tokens.map((kind, i) => (
        <TokenPicture key={i} kind={kind} size={18} label={goods[kind].one} />
      ))}
    </button>
  );
}
