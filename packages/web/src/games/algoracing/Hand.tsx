import { cards, cardText, isCycle, kinds as kindsInOrder, plural } from '@benchtop/games/algoracing';
import type { AlgoracingView, Kind } from '@benchtop/games/algoracing';
import { nothing, together } from '../../table/kit/choices.ts';
import type { Offer } from '../../table/kit/choices.ts';
import { group } from '../../table/kit/naming.ts';
import { Count, Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { Card, CardBack } from './cards/Card.tsx';
import { argsAt, useChoices, useStep } from './kit.ts';
import css from './hand.module.css';
import board from './board.module.css';

export interface HandProps {
  readonly view: AlgoracingView;
  readonly viewer: number;
}

/** The card that the viewer picked and that waits for its place, or null. */
export function cardInHand(view: AlgoracingView, viewer: number): Kind | null {
  if (view.pending.at(-1)?.waiting[0] !== viewer) return null;
  return argsAt(view, 'place-command')?.kind ?? argsAt(view, 'place-cycle')?.kind ?? null;
}

/** The viewer's own cards, with the piles they come from and go to. */
export function HandStrip({ view, viewer }: HandProps) {
  const held = view.rovers[viewer]?.hand.items ?? [];
  const inHand = cardInHand(view, viewer);
  const step = useStep();
  const places = together(useChoices('place-command'), useChoices('place-cycle'));
  return (
    <section className={`${board.strip} ${board.own}`} aria-label="Your cards">
      <h3 className={board.caption}>
        <span className={board.words}>{captionOf(step, inHand)}</span>
        <Piles deck={view.deck.count} discard={view.discard} />
      </h3>
      <div className={css.hand} {...group(`Your hand: ${held.map((kind) => cards[kind].name).join(', ')}`)}>
        {inHand !== null && <HandCard kind={inHand} offer={places} at="picked" />}
        {held.map((kind, i) => (
          <OwnCard key={`${kind}${i}`} kind={kind} />
        ))}
      </div>
    </section>
  );
}

function captionOf(step: string | null, inHand: Kind | null): string {
  if (inHand !== null) return isCycle(inHand) ? 'Put it above one command or two' : 'Choose its place';
  return step === 'pass-discard' ? 'Discard what you do not need' : 'Your cards';
}

/** What a card in hand stands for: it is laid, picked up, or discarded. */
function OwnCard({ kind }: { readonly kind: Kind }) {
  const offer = together(
    useChoices('build-basic').of((o) => o.do === 'add' && o.kind === kind),
    useChoices('build-full').of((o) => o.do === 'pick' && o.kind === kind),
    useChoices('pass-discard').of((o) => o.do === 'discard' && o.kind === kind),
  );
  return <HandCard kind={kind} offer={offer} at="hand" />;
}

interface HandCardProps {
  readonly kind: Kind;
  readonly offer: Offer;
  readonly at: 'hand' | 'picked';
}

function HandCard({ kind, offer, at }: HandCardProps) {
  return (
    <Target
      of={offer}
      drag
      className={`${css.card} ${at === 'picked' ? css.picked : ''}`}
      title={cards[kind].name}
      text={cardText(kind)}
      several={`${cards[kind].name}: choose its place`}
    >
      <Piece kind={`card ${kind}`} at={at}>
        <Card kind={kind} />
      </Piece>
    </Target>
  );
}

/** How many cards are left to draw, and what has been discarded: that pile is open. */
function Piles({ deck, discard }: { readonly deck: number; readonly discard: readonly Kind[] }) {
  const thrown = kindsInOrder
    .map((kind) => ({ name: cards[kind].name, value: discard.filter((one) => one === kind).length }))
    .filter(({ value }) => value > 0);
  const top = discard.at(-1);
  const discards = useChoices('pass-discard');
  const takes = discards.asked ? discards.of((o) => o.do === 'discard') : nothing;
  return (
    <div className={css.piles}>
      <Tip
        className={css.pile}
        title={`${plural(deck, 'card')} in the deck`}
        text="When it is empty, the discard pile is shuffled."
      >
        <Place of="deck" className={css.mini}>
          <CardBack />
        </Place>
        <Count value={deck} />
        <span className="visually-hidden"> {deck === 1 ? 'card' : 'cards'} in the deck</span>
      </Tip>
      <Target
        of={nothing}
        takes={takes}
        className={css.pile}
        title={`${plural(discard.length, 'card')} discarded`}
        rows={thrown}
      >
        <Place of="discard" className={css.mini}>
          {top === undefined ? <span className={css.none} /> : <Card kind={top} />}
        </Place>
        <Count value={discard.length} />
        <span className="visually-hidden"> {discard.length === 1 ? 'card' : 'cards'} discarded</span>
      </Target>
    </div>
  );
}
