import {
  classes,
  classSpaces,
  effects,
  genes,
  goods,
  mainBoard,
  milestoneName,
  milestones,
} from '@benchtop/games/biohack';
import type { Class, MilestoneId, TrackId } from '@benchtop/games/biohack';
import { Fragment } from 'react';
import { together } from '../../table/kit/choices.ts';
import { useSpot } from '../../table/kit/in-frame.ts';
import { group, picture } from '../../table/kit/naming.ts';
import { Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { ClassIcon, GoodIcon } from './art/icons.tsx';
import { Token } from './art/pieces.tsx';
import { useBoard, useChoices } from './kit.ts';
import { Offered } from './Offered.tsx';
import css from './company.module.css';

/** Milestone cards with the EP that the next report brings. */
export function Milestones() {
  const { view } = useBoard();
  const spot = useSpot(528, 326, 340, 82);
  return (
    <section className={css.milestones} style={spot} {...group('Milestones of DNA Inc.')}>
      {view.milestones.map(({ card, tokens }) => (
        <Milestone key={card} card={card} tokens={tokens} />
      ))}
    </section>
  );
}

function Milestone({ card, tokens }: { readonly card: MilestoneId; readonly tokens: readonly number[] }) {
  const { view, scale, paged } = useBoard();
  const u = paged ? 1.1 : scale;
  const report = useChoices('visit-office').of((o) => o.do === 'report' && o.card === card);
  const { icons } = milestones[card];
  return (
    <Target of={report} className={css.milestone} title={milestoneName(card)} text={effects.text(card)}>
      {({ choosable, pointed }) => (
        <div className={css.paper} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
          <b>{milestoneName(card)}</b>
          <span className={css.icons}>
            {icons.map((gene, i) => (
              <GoodIcon key={i} good={gene} size={17 * u} />
            ))}
          </span>
          <span className={css.need}>{icons.length} creatures</span>
          <Spots tokens={tokens} at={card} next={choosable} values={mainBoard(view).milestones} size={18 * u} />
        </div>
      )}
    </Target>
  );
}

interface SpotsProps {
  readonly tokens: readonly number[];
  readonly at: string;
  readonly values: readonly number[];
  readonly next: boolean;
  readonly size: number;
}

/** Places for tokens, worth less and less. */
function Spots({ tokens, at, values, next, size }: SpotsProps) {
  return (
    <Place of={at} className={css.spots}>
      {values.map((ep, i) => {
        const seat = tokens[i];
        if (seat === undefined)
          return (
            <span key={i} className={css.ep} data-next={(next && i === tokens.length) || undefined}>
              {ep}
            </span>
          );
        return (
          <Piece key={i} kind={`token ${seat}`} at={at}>
            <Token seat={seat} size={size} />
          </Piece>
        );
      })}
    </Place>
  );
}

/** Creation milestones: who has filled a row, and what the next one gets. */
export function FullRows() {
  const { view, scale, paged } = useBoard();
  const spot = useSpot(528, 412, 142, 58);
  const values = mainBoard(view).milestones;
  return (
    <section className={css.box} style={spot} {...group('Full rows')}>
      <Tip
        className={css.full}
        title="Creation milestones"
        text="When you fill a row of your lab, your token takes the leftmost free place: it brings the EP above it at the end."
      >
        <div className={css.line}>
          <b className={css.what}>Full rows</b>
          {values.map((ep, i) => (
            <b key={i}>{ep}</b>
          ))}
        </div>
        {classes.map((kind) => (
          <FullRow key={kind} kind={kind} places={values.length} size={(paged ? 1.2 : scale) * 13} />
        ))}
      </Tip>
    </section>
  );
}

function FullRow({ kind, places, size }: { readonly kind: Class; readonly places: number; readonly size: number }) {
  const { view } = useBoard();
  return (
    <Place of={`full ${kind}`} className={css.line}>
      <span className={css.what}>
        <ClassIcon kind={kind} size={size * 0.85} /> {classSpaces[kind]} {kind}
      </span>
      {Array.from({ length: places }, (_, i) => {
        const seat = view.completions[kind][i];
        return (
          <span key={i}>
            {seat === undefined ? (
              <i />
            ) : (
              <Piece kind={`token ${seat}`} at={`full ${kind}`}>
                <Token seat={seat} size={size} />
              </Piece>
            )}
          </span>
        );
      })}
    </Place>
  );
}

const trackRows = [null, 'track-2', 'track-3', 'track-4'] as const;

/** Turn order of this round, and the places that can be reserved for the next. */
export function TurnOrder() {
  const { view, scale, paged, names } = useBoard();
  const spot = useSpot(674, 412, 194, 58);
  const size = (paged ? 1.2 : scale) * 18;
  if (view.seats < 3)
    return (
      <section className={css.box} style={spot} {...group('Turn order')}>
        {view.seats === 1 ? (
          <p className={css.plainOrder}>No turn order: you take all turns. Assistants never leave.</p>
        ) : (
          <p className={css.plainOrder}>
            {view.order.map((seat, i) => (
              <span key={seat}>
                {i === 0 ? 'First this round' : 'Next round'} <Token seat={seat} size={size} /> {names[seat]}
              </span>
            ))}
          </p>
        )}
      </section>
    );
  return (
    <section className={css.box} style={spot} {...group('Turn order')}>
      <div className={css.order}>
        <span className={css.caption}>Order</span>
        {view.order.map((seat) => (
          <span key={seat} className={css.seat} {...picture(names[seat] ?? '')}>
            <Piece kind={`order ${seat}`} at="order" slides>
              <Token seat={seat} size={size} />
            </Piece>
          </span>
        ))}
      </div>
      <div className={css.order}>
        <span className={css.caption}>Next</span>
        {trackRows.map((track, i) => (
          <Reservation key={i} place={i} track={track} size={size} />
        ))}
      </div>
    </section>
  );
}

/** What a reserved place brings, one of the genes and the coin besides, by icons alone: its tip has the words. */
function Given({ track, size }: { readonly track: TrackId; readonly size: number }) {
  const icons = effects.icons(track);
  const given = ([...genes, 'coin'] as const).filter((good) => icons.includes(goods[good].icon));
  return (
    <span className={css.given}>
      {given.map((good) => (
        <Fragment key={good}>
          {good === 'coin' && given.length > 1 && '+'}
          <GoodIcon good={good} size={size} />
        </Fragment>
      ))}
    </span>
  );
}

interface ReservationProps {
  readonly place: number;
  readonly track: (typeof trackRows)[number];
  readonly size: number;
}

function Reservation({ place, track, size }: ReservationProps) {
  const { view, viewer } = useBoard();
  const seat = view.reservation[place] ?? null;
  const offer = together(
    useChoices('reserve-space').of((o) => 'pick' in o && o.pick === place + 1),
    useChoices('use-ability').of((o) => o.text === track),
  );
  return (
    <div className={css.reserve}>
      <Target
        of={offer}
        title={`Place ${place + 1} of the next round`}
        text={track === null ? 'No effect, but first.' : effects.text(track)}
      >
        {({ choosable, pointed }) => (
          <Place of={`reserve ${place}`} className={css.reserveFace}>
            <div data-lit={choosable || undefined} data-chosen={pointed || undefined}>
              {seat === null ? (
                track === null ? (
                  '1st'
                ) : (
                  <Given track={track} size={size * 0.6} />
                )
              ) : (
                <Piece kind={`marker ${seat}`} at={`reserve ${place}`}>
                  <Token seat={seat} size={size} />
                </Piece>
              )}
            </div>
          </Place>
        )}
      </Target>
      {track !== null && seat === viewer && <Offered rows={[track]} to="right" />}
    </div>
  );
}
