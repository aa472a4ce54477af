import { cards, kinds as kindsInOrder } from '@benchtop/games/algoracing';
import type { Kind } from '@benchtop/games/algoracing';
import { Card, CardBack } from './cards/Card.tsx';
import { group } from './naming.ts';
import { OptionButton } from './OptionButton.tsx';
import type { Play } from './play.ts';
import css from './hand.module.css';

export interface HandProps {
  readonly kinds: readonly Kind[];
  readonly play: Play;
  /** The card that was picked and waits for its place. */
  readonly inHand: Kind | null;
}

const verbs: Readonly<Record<string, string>> = {
  'build-basic': 'add',
  'build-full': 'pick',
  'pass-discard': 'discard',
};

/** The viewer's own cards. */
export function Hand({ kinds, play, inHand }: HandProps) {
  const verb = verbs[play.step ?? ''] ?? null;
  return (
    <div className={css.hand} {...group(`Your hand: ${kinds.map((kind) => cards[kind].name).join(', ')}`)}>
      {inHand !== null && (
        <div className={`${css.card} ${css.picked}`} data-card={inHand}>
          <Card kind={inHand} />
        </div>
      )}
      {kinds.map((kind, i) => (
        <HandCard key={`${kind}${i}`} kind={kind} play={play} id={verb === null ? null : `${verb} ${kind}`} />
      ))}
    </div>
  );
}

interface HandCardProps {
  readonly kind: Kind;
  readonly play: Play;
  readonly id: string | null;
}

function HandCard({ kind, play, id }: HandCardProps) {
  const known = id !== null && (play.option(id) !== null || play.refusal(id) !== null);
  if (!known)
    return (
      <div className={css.card}>
        <Card kind={kind} />
      </div>
    );
  const thrown = play.step === 'pass-discard';
  const pointed = play.pointed === id && play.option(id) !== null;
  const drag = play.option(id) === null || thrown ? {} : { card: kind };
  return (
    <OptionButton play={play} id={id} className={`${css.card} ${css.playable} ${pointed ? css.pointed : ''}`} {...drag}>
      <Card kind={kind} />
    </OptionButton>
  );
}

/** How many cards are left to draw, and what has been thrown away: that pile is open. */
export function Piles({ deck, discard }: { readonly deck: number; readonly discard: readonly Kind[] }) {
  const thrown = kindsInOrder
    .map((kind) => ({ kind, count: discard.filter((one) => one === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${cards[kind].name}`);
  const top = discard.at(-1);
  return (
    <span className={css.piles}>
      <span className={css.pile} title={`${deck} cards in the deck`}>
        <span className={css.mini}>
          <CardBack />
        </span>
        {deck}
        <span className="visually-hidden"> cards in the deck</span>
      </span>
      <span className={css.pile} title={`${discard.length} cards discarded: ${thrown.join(', ') || 'none'}`}>
        <span className={css.mini}>{top === undefined ? <span className={css.none} /> : <Card kind={top} />}</span>
        {discard.length}
        <span className="visually-hidden"> cards discarded</span>
      </span>
    </span>
  );
}
