import type { CSSProperties } from 'react';
import { Target } from '../../table/kit/Target.tsx';
import { useDone } from '../../table/kit/use-kit.ts';
import { useBoard, useChoices, useStep } from './kit.ts';
import { cardPoint } from './layout.ts';
import type { Layout } from './layout.ts';
import { CARD_RATIO } from './pieces/ActionCard.tsx';
import { OCEAN_REACH } from './pieces/OceanFrame.tsx';
import { group } from '../../table/kit/naming.ts';
import css from './board.module.css';
import { t } from './words.ts';

/** What is written over the table: the stop button, amounts at the bag, a caption. */
export function Overlay() {
  const { layout } = useBoard();
  return (
    <div className={css.overlay}>
      {layout.pages === 1 && <CardCaption />}
      {/* On a small screen the main button under the thumb stops. */}
      {layout.pages === 1 && <Stop />}
      <Amounts />
    </div>
  );
}

/** "Stop loading": near the action, in the free corner of the ocean or below the tray. */
function Stop() {
  const { layout } = useBoard();
  const done = useDone();
  const step = useStep();
  if (done === null) return null;
  // Planning and unloading happen on the own board: the button stands below the narrow tray.
  const own = step === 'plan-pick' || step === 'unload-token';
  const inTray = layout.tray.columns === 2 && own;
  return (
    <div className={`${css.stop} ${inTray ? css.narrow : ''}`} style={stopPlace(layout, inTray)}>
      <Target of={{ options: [done], refused: [] }} className={css.stopButton}>
        {done.label}
      </Target>
    </div>
  );
}

function stopPlace({ ocean, tray, width }: Layout, inTray: boolean): CSSProperties {
  if (inTray) return { left: tray.x - 2, top: tray.y + 268 * tray.s, width: 88 * tray.s };
  return { right: width - ocean.x - OCEAN_REACH.x * ocean.s, top: ocean.y + OCEAN_REACH.y * ocean.s - 38 };
}

/** How many tokens to draw: one button per number, beside the bag. */
function Amounts() {
  const { bag } = useBoard().layout;
  const amounts = useChoices('analyze-amount');
  if (!amounts.asked) return null;
  const numbers = [...amounts.options, ...amounts.refused].map(({ value }) => value.amount);
  const place = { left: Math.max(4, bag.x - 36 * bag.s), top: bag.y + 40 * bag.s };
  return (
    <div className={css.amounts} style={place} {...group(t('How many tokens to draw'))}>
      {numbers.map((number) => (
        <Target key={number} of={amounts.of(({ amount }) => amount === number)} className={css.amount}>
          {number}
        </Target>
      ))}
    </div>
  );
}

function CardCaption() {
  const { layout } = useBoard();
  const { cards } = layout;
  const first = cardPoint(layout, 1);
  const style = {
    left: first.x - cards.width / 2,
    top: first.y - (cards.width * CARD_RATIO) / 2 - 21,
    width: cards.pitch * 4 + cards.width,
  };
  return (
    <p className={css.caption} style={style}>
      {t('The card you play drops to column 1. The cards below it move up by one.')}
    </p>
  );
}
