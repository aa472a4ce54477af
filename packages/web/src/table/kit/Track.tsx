import type { ReactNode } from 'react';
import type { Resource } from '../contract.ts';
import { useMatch } from '../use-table.ts';
import { picture } from './naming.ts';
import { Count } from './Piece.tsx';
import { Tip } from './Tip.tsx';
import { usePreviewed } from './previewed.ts';
import css from './cards.module.css';
import { t } from '../../words/words.ts';

/** More would be too small to count by eye: a bar instead. */
const CELLS = 16;

interface TrackProps {
  readonly name: string;
  readonly value: number;
  readonly max: number;
  /** What it would be after the option that is pointed at. */
  readonly next?: number | undefined;
}

/** How far something is: one cell for each step, or a bar. What would be gained is hatched, what would go has an edge. */
export function Track({ name, value, max, next = value }: TrackProps) {
  const words = picture(
    next === value
      ? t('{name}: {value} of {max}', { name, value, max })
      : t('{name}: {value} of {max}, then {next}', { name, value, max, next }),
  );
  if (max > CELLS)
    return (
      <div className={css.bar} {...words}>
        <span style={{ width: `${(100 * value) / max}%` }} />
      </div>
    );
  return (
    <div className={css.track} {...words}>
      {Array.from({ length: max }, (_, i) => (
        <span key={i} className={cellOf(i, value, next)} />
      ))}
    </div>
  );
}

function cellOf(cell: number, value: number, next: number): string | undefined {
  if (cell < Math.min(value, next)) return css.full;
  return cell < next ? css.gain : cell < value ? css.loss : undefined;
}

/** What somebody has of one thing, with where the number comes from in its tip. */
export function ResourceRow({ name, value, max, icon, from, next = value }: Resource & { readonly next?: number }) {
  return (
    <Tip
      title={max === undefined ? `${name}: ${value}` : t('{name}: {value} of {max}', { name, value, max })}
      text={from}
    >
      <div className={css.resource}>
        {icon}
        <span className={css.resourceName}>{name}</span>
        {max !== undefined && max > 1 && <Track name={name} value={value} max={max} next={next} />}
        <span className={`${css.figure} label`}>
          <Count value={value} />
          {next !== value && (
            <span className={css.change} data-less={next < value ? '' : undefined}>
              {' '}
              → {next}
            </span>
          )}
        </span>
      </div>
    </Tip>
  );
}

/** What one player has, under each other. */
export function PlayerPanel({ resources, seat, children }: PlayerPanelProps) {
  const { ui } = useMatch();
  const after = usePreviewed();
  const next = after === null || seat === undefined ? [] : (ui.resources?.(after, seat) ?? []);
  return (
    <div className={css.panel}>
      {resources.map((resource) => (
        <ResourceRow
          key={resource.name}
          {...resource}
          next={next.find(({ name }) => name === resource.name)?.value ?? resource.value}
        />
      ))}
      {children}
    </div>
  );
}

interface PlayerPanelProps {
  readonly resources: readonly Resource[];
  /** Whose they are: what the option that is pointed at would make of them is shown, by `resources` of the game. */
  readonly seat?: number;
  readonly children?: ReactNode;
}
