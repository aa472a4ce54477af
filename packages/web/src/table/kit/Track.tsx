import type { ReactNode } from 'react';
import type { Resource } from '../contract.ts';
import { Count } from './Piece.tsx';
import { Tip } from './Tip.tsx';
import css from './cards.module.css';

/** More would be too small to count by eye: a bar instead. */
const CELLS = 16;

/** How far something is: one cell for each step, or a bar. */
export function Track({ name, value, max }: { readonly name: string; readonly value: number; readonly max: number }) {
  const words = { role: 'img', 'aria-label': `${name}: ${value} of ${max}` } as const;
  if (max > CELLS)
    return (
      <div className={css.bar} {...words}>
        <span style={{ width: `${(100 * value) / max}%` }} />
      </div>
    );
  return (
    <div className={css.track} {...words}>
      {Array.from({ length: max }, (_, i) => (
        <span key={i} className={i < value ? css.full : undefined} />
      ))}
    </div>
  );
}

/** What somebody has of one thing, with where the number comes from in its tip. */
export function ResourceRow({ name, value, max, icon, from }: Resource) {
  return (
    <Tip title={max === undefined ? `${name}: ${value}` : `${name}: ${value} of ${max}`} text={from}>
      <div className={css.resource}>
        {icon}
        <span className={css.resourceName}>{name}</span>
        {max !== undefined && max > 1 && <Track name={name} value={value} max={max} />}
        <span className={`${css.figure} label`}>
          <Count value={value} />
        </span>
      </div>
    </Tip>
  );
}

/** What one player has, under each other. */
export function PlayerPanel({ resources, children }: PlayerPanelProps) {
  return (
    <div className={css.panel}>
      {resources.map((resource) => (
        <ResourceRow key={resource.name} {...resource} />
      ))}
      {children}
    </div>
  );
}

interface PlayerPanelProps {
  readonly resources: readonly Resource[];
  readonly children?: ReactNode;
}
