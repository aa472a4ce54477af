import { lazy, Suspense, useMemo, useState } from 'react';
import type { AlgoracingView } from '@benchtop/games/algoracing';
import type { ReactNode } from 'react';
import { readText, writeText } from '../../ui/storage.ts';
import { showFonts } from '../../ui/theme/fonts.ts';
import { describe } from './describe.ts';
import { fieldOf } from './field.ts';
import { notePins, useOptionPins } from './FieldPins.tsx';
import type { Forecast } from './forecast.ts';
import { ghostOf } from './ghost.ts';
import { AboveIcon, SolidIcon } from './icons.ts';
import { isSetup, usePreview, useStep } from './kit.ts';
import type { Running } from './running.ts';
import { useStage } from './stage.ts';
import { TopView } from './TopView.tsx';
import { webgl } from './webgl.ts';
import css from './board.module.css';

const KEY = 'benchtop.algoracing.flat';
/** Whoever was asked once whether three dimensions are too slow, and keeps them, is not asked again. */
const KEPT = 'benchtop.algoracing.slow';
/** Letters of the landscape are painted once, so their typeface has to be there first. */
const Landscape = lazy(async () => {
  showFonts();
  const [scene] = await Promise.all([
    import('./scene/Landscape.tsx'),
    document.fonts.load('600 46px "Saira Variable"').catch(() => []),
  ]);
  return { default: scene.Landscape };
});

export interface FieldAreaProps {
  readonly view: AlgoracingView;
  readonly viewer: number;
  readonly names: readonly string[];
  readonly run: Forecast | null;
  readonly running: Running | null;
  /** The slot whose stretch of the way is lit. */
  readonly lit: number | null;
  readonly children: ReactNode;
}

/** The field in the view that the player likes; flat where the browser cannot draw in three dimensions. */
export function FieldArea({ view, viewer, names, run, running, lit, children }: FieldAreaProps) {
  const [solid] = useState(webgl);
  const [flat, setFlat] = useState(() => !solid || readText(KEY) === 'yes');
  const [slow, setSlow] = useState(false);
  const keep = (): void => {
    writeText(KEPT, 'kept');
    setSlow(false);
  };
  const field = useField(view);
  const stage = useStage(field);
  const ghost = useMemo(
    () => (run === null ? null : ghostOf(field, view, viewer, run, lit)),
    [field, view, viewer, run, lit],
  );
  const pins = [...useOptionPins(field, view, viewer), ...notePins(field, ghost, running)];
  const drawn = { field, stage, ghost, pins, own: view.rovers[viewer]?.colour ?? null };
  const toggle = (): void => {
    writeText(KEY, flat ? 'no' : 'yes');
    setFlat(!flat);
  };
  return (
    <section className={css.field} aria-label="The field">
      {flat ? (
        <TopView {...drawn} names={names} />
      ) : (
        <Suspense fallback={<TopView {...drawn} names={names} />}>
          <Landscape {...drawn} names={names} onSlow={() => setSlow(readText(KEPT) !== 'kept')} />
        </Suspense>
      )}
      <ul className="visually-hidden">
        {describe(field, names).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {solid && (
        <button
          type="button"
          className={`${css.toggle} ${flat ? css.beside : ''}`}
          aria-label={flat ? 'Show the field in three dimensions' : 'Show the field as a flat map'}
          title={flat ? '3D view' : 'Flat map'}
          onClick={toggle}
        >
          {flat ? <SolidIcon size={18} /> : <AboveIcon size={18} />}
        </button>
      )}
      {slow && !flat && (
        <output className={css.slow}>
          Does it move slowly here?
          <button type="button" onClick={toggle}>
            Flat map
          </button>
          <button type="button" onClick={keep}>
            Keep 3D
          </button>
        </output>
      )}
      {children}
    </section>
  );
}

/** While the field is set up it shows what is pointed at: a block, a base, a rover. */
function useField(view: AlgoracingView) {
  const preview = usePreview();
  const shown = (isSetup(useStep()) ? preview : null) ?? view;
  return useMemo(() => fieldOf(shown), [shown]);
}
