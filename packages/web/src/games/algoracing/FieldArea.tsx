import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { readText, writeText } from '../../ui/storage.ts';
import { describe } from './describe.ts';
import type { Field, RoverColour, Square } from './field.ts';
import type { GhostPath } from './ghost.ts';
import { AboveIcon, PassIcon, SolidIcon } from './icons.ts';
import type { Pin } from './pin.ts';
import type { Stage } from './stage.ts';
import type { Trail } from './trail.ts';
import { TopView } from './TopView.tsx';
import { webgl } from './webgl.ts';
import css from './board.module.css';

const KEY = 'benchtop.algoracing.flat';
/** Letters of the landscape are painted once, so their typeface has to be there first. */
const Landscape = lazy(async () => {
  const [scene] = await Promise.all([
    import('./scene/Landscape.tsx'),
    document.fonts.load('600 46px "Saira Variable"').catch(() => []),
  ]);
  return { default: scene.Landscape };
});

export interface FieldAreaProps {
  readonly field: Field;
  readonly stage: Stage;
  readonly ghost: GhostPath | null;
  readonly trails: readonly Trail[];
  readonly own: RoverColour | null;
  readonly pins: readonly Pin[];
  readonly names: readonly string[];
  readonly playing: boolean;
  readonly children: ReactNode;
  onSquare(square: Square): void;
}

/** The field in the view that the player likes; flat where the browser cannot draw in three dimensions. */
export function FieldArea({ names, playing, children, ...view }: FieldAreaProps) {
  const [solid] = useState(webgl);
  const [flat, setFlat] = useState(() => !solid || readText(KEY) === 'yes');
  const toggle = (): void => {
    writeText(KEY, flat ? 'no' : 'yes');
    setFlat(!flat);
  };
  return (
    <section className={css.field} aria-label="The field">
      {flat ? (
        <TopView {...view} />
      ) : (
        <Suspense fallback={<TopView {...view} />}>
          <Landscape {...view} />
        </Suspense>
      )}
      <ul className="visually-hidden">
        {describe(view.field, names).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {solid && (
        <button
          type="button"
          className={css.toggle}
          aria-label={flat ? 'Show the field in three dimensions' : 'Show the field as a flat map'}
          title={flat ? '3D view' : 'Flat map'}
          onClick={toggle}
        >
          {flat ? <SolidIcon size={18} /> : <AboveIcon size={18} />}
        </button>
      )}
      {playing && (
        <button type="button" className={css.skip} onClick={() => view.stage.skip()}>
          <PassIcon size={16} />
          Skip
        </button>
      )}
      {children}
    </section>
  );
}
