import { DECK_PRICE, mainBoard } from '@benchtop/games/biohack';
import type { BioView, Class, CreatureId } from '@benchtop/games/biohack';
import { useTable } from '../../../match/store.ts';
import { OnlyYou } from '../../../table/kit/Cost.tsx';
import { useWhere } from '../../../table/kit/in-frame.ts';
import { Target } from '../../../table/kit/Target.tsx';
import { Tray } from '../../../table/kit/Tray.tsx';
import { CardBack, CreatureCard } from '../art/CreatureCard.tsx';
import { ClassIcon } from '../art/icons.tsx';
import { meansFor, shortWords } from '../costs.ts';
import { useBoard, useChoices } from '../kit.ts';
import { argOf } from '../model.ts';
import css from './trays.module.css';

/** The display is touched; what is pointed at there lies here, large, with its price and what it still needs. */
export function BuyTray() {
  const { view, player, paged } = useBoard();
  const choices = useChoices('buy-card');
  const pointed = useTable((table) => table.pointed);
  const value = [...choices.options, ...choices.refused].find(({ id }) => id === pointed)?.value;
  const left = Number(argOf(view, 'left') ?? 1);
  const off = Number(argOf(view, 'discount') ?? 0);
  return (
    <Tray
      title={left === 1 ? 'Buy a card' : `Buy up to ${left} cards`}
      hint={`${player.goods.coin} coins${off > 0 ? `, ${off} less to pay` : ''}`}
      ends={choices.of((o) => o.do === 'done')}
      className={useWhere(css.aside)}
      low
    >
      {!paged && value?.do === 'buy' && <Wanted card={value.card} />}
      {!paged && value?.do === 'look' && <Deck kind={value.deck} />}
      {(paged || value === undefined || value.do === 'done') && (
        <p className={css.words}>
          Touch a card of the display{argOf(view, 'decks') === true && ', or a deck to look at two cards and keep one'}.
        </p>
      )}
      {!paged && (value === undefined || value.do === 'done') && <Classes />}
    </Tray>
  );
}

const classWords: readonly { readonly kind: Class; readonly name: string; readonly words: string }[] = [
  { kind: 'common', name: 'Commons', words: 'bring something whenever you do research in their place.' },
  { kind: 'artisan', name: 'Artisans', words: 'make every later creature cheaper.' },
  { kind: 'noble', name: 'Nobles', words: 'bring EP at the end for what you have then.' },
];

/** Until a card is pointed at: what the three rows of the display are good for. */
function Classes() {
  return (
    <ul className={css.classes}>
      {classWords.map(({ kind, name, words }) => (
        <li key={kind}>
          <ClassIcon kind={kind} size={18} />
          <span>
            <b>{name}</b> {words}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A card that is pointed at: what it costs now, and what it would still need. */
function Wanted({ card }: { readonly card: CreatureId }) {
  const { view, player, scale } = useBoard();
  const { by, short } = meansFor(view, player, card);
  return (
    <div className={css.wanted}>
      <CreatureCard creature={card} width={Math.min(250, 210 * scale)} shape="large" />
      <dl className={css.facts}>
        <div>
          <dt>You pay</dt>
          <dd>{coinsWords(toPay(view, card))}</dd>
        </div>
        <div>
          <dt>{by === null ? 'Then missing' : 'Then payable'}</dt>
          <dd>{by === null ? shortWords(short) : by === 'store' ? 'at once' : 'with your scientist'}</dd>
        </div>
      </dl>
    </div>
  );
}

function Deck({ kind }: { readonly kind: Class }) {
  const { view } = useBoard();
  const due = Math.max(0, DECK_PRICE - Number(argOf(view, 'discount') ?? 0));
  return (
    <div className={css.wanted}>
      <CardBack kind={kind} width={112} shape="tall" />
      <p className={css.words}>
        You look at two {kind} cards, keep one and put the other under the deck: {coinsWords(due)}. Others do not see
        it.
      </p>
    </div>
  );
}

const coinsWords = (n: number): string => (n === 0 ? 'nothing' : `${n} ${n === 1 ? 'coin' : 'coins'}`);

function toPay(view: BioView, card: CreatureId): number {
  const { prices } = mainBoard(view);
  const columns = Object.values(view.display).map((row) => row.indexOf(card));
  const price = prices[columns.find((column) => column >= 0) ?? 0] ?? 0;
  return Math.max(0, price - Number(argOf(view, 'discount') ?? 0));
}

export function KeepTray() {
  const { player } = useBoard();
  const choices = useChoices('keep-card');
  return (
    <Tray
      title="Keep one of them"
      hint={<OnlyYou words="only you see these; the other goes under the deck" />}
      className={useWhere(css.market)}
    >
      <div className={css.cards}>
        {player.looked.faces.map(
          (card) =>
            card !== null && (
              <Target
                key={card}
                of={choices.of((o) => 'pick' in o && o.pick === card)}
                large={<CreatureCard creature={card} width={250} shape="large" />}
              >
                {({ choosable, pointed }) => (
                  <div className={css.card} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
                    <CreatureCard creature={card} width={170} shape="wide" />
                  </div>
                )}
              </Target>
            ),
        )}
      </div>
    </Tray>
  );
}
