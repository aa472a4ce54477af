import type { LockId } from '@benchtop/games/lineae';
import { useMemo, useState } from 'react';
import type { CSSProperties } from 'react';
import { useSpot } from '../../../table/kit/in-frame.ts';
import { group } from '../../../table/kit/naming.ts';
import { Nearest } from '../../../table/kit/Nearest.tsx';
import { Drawing } from '../../../table/kit/Piece.tsx';
import { Trace } from '../../../table/kit/Trace.tsx';
import { wide } from '../geometry.ts';
import { useBoard } from '../kit.ts';
import { SkyBand } from '../Sky.tsx';
import { Defs } from './art/Defs.tsx';
import { Cubes } from './Cubes.tsx';
import { Bedrock, Deposits } from './Deposits.tsx';
import { Dive } from './Dive.tsx';
import { foretold } from './foretold.ts';
import { HoldTray } from './HoldTray.tsx';
import { Light, Specks } from './Light.tsx';
import { LockPreview, Tolls } from './LockPreview.tsx';
import { Locks } from './Locks.tsx';
import { MiniMap } from './MiniMap.tsx';
import { usePointedLock } from './offers.ts';
import { BOX } from './places.ts';
import { Rail } from './Rail.tsx';
import { Subs } from './Subs.tsx';
import { Vessels } from './Vessels.tsx';
import { Cells, Depths, Numbers, Surface, Tokens } from './Water.tsx';
import { useWindow } from './window.ts';
import { Pixels } from '../art/pixels.ts';
import css from './ocean.module.css';

/** Touches nearer than this to a thing mean it. */
const REACH = 22;

/** The ocean in section, with what lies below it. */
export function Ocean() {
  const { paged, scale, width } = useBoard();
  const spot = useSpot(BOX.x, BOX.y, BOX.width, BOX.height);
  const { frame, from, turnTo } = useWindow();
  const pixels = paged ? width / frame.width : scale;
  const size: CSSProperties = paged
    ? { width: '100%', height: frame.height * pixels }
    : { width: '100%', height: '100%' };
  return (
    <section style={spot} className={css.ocean} {...group('Ocean')}>
      {from !== null && <MiniMap from={from} turnTo={turnTo} />}
      <Pixels.Provider value={pixels}>
        <Drawing
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          style={size}
          className={from === null ? css.drawing : css.window}
          {...group('The ocean in section')}
        >
          <Defs />
          {paged && <rect x="0" y={frame.y} width={BOX.width} height={BOX.height} className={css.air} />}
          {paged && <SkyBand g={wide} />}
          <Nearest reach={REACH}>
            <Section frame={frame} />
          </Nearest>
        </Drawing>
      </Pixels.Provider>
      <HoldTray />
    </section>
  );
}

/** From far to near. */
function Section({ frame }: { readonly frame: object }) {
  const { view, viewer, names } = useBoard();
  const [looked, look] = useState<LockId | null>(null);
  const [aim, setAim] = useState<number | null>(null);
  const lock = usePointedLock(looked);
  const active = view.stage === 'action' ? view.active : viewer;
  const told = useMemo(() => (lock === null ? null : foretold(view, lock, active, names)), [view, lock, active, names]);
  return (
    <>
      <Numbers />
      <Depths />
      <Tokens />
      <Light />
      <Specks />
      <Bedrock />
      <Cells />
      <Surface />
      <Deposits />
      <Rail look={look} />
      <Trace step={3} layout={frame} />
      <Cubes />
      <Locks pointed={lock} look={look} />
      <Subs />
      <Dive aim={aim} setAim={setAim} />
      {told !== null && <LockPreview of={told} />}
      <Vessels after={told?.water ?? null} />
      {told !== null && <Tolls of={told} />}
    </>
  );
}
