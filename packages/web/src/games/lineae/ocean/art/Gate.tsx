import css from './gate.module.css';

interface GateProps {
  readonly width: number;
  readonly height: number;
  readonly closed: boolean;
  readonly lit?: boolean;
  readonly chosen?: boolean;
  /** How it would stand after the option that is pointed at. */
  readonly turning?: boolean;
}

/** A gate in its gap, from its upper left corner: the leaf is let down when it is closed and drawn up when it is open. */
export function Gate({ width, height, closed, lit = false, chosen = false, turning = false }: GateProps) {
  const leaf = { transform: closed ? 'none' : 'scaleY(0.16)' };
  return (
    <g className={css.gate} data-lit={lit || undefined} data-chosen={chosen || undefined}>
      {(lit || chosen) && <rect x="-3.5" y="-12" width={width + 7} height={height + 15} rx="5" className={css.ring} />}
      <path d={`M1 0V${height}M${width - 1} 0V${height}`} className={css.rails} />
      <g className={css.leaf} style={leaf}>
        <rect x="1.6" width={width - 3.2} height={height} rx="1.6" className={css.plate} />
        <rect x="1.6" width={width - 3.2} height={height} rx="1.6" className={css.stripes} />
      </g>
      <rect x="-2" y="-9" width={width + 4} height="11" rx="3" className={css.motor} />
      {closed ? (
        <path d={`M${width / 2 - 3.4} -3.5H${width / 2 + 3.4}`} className={css.shut} />
      ) : (
        <path d={`M${width / 2 - 3} -1.8L${width / 2} -5.4 ${width / 2 + 3} -1.8`} className={css.open} />
      )}
      {turning && <rect x="1.6" width={width - 3.2} height={height} rx="1.6" className={css.turning} />}
    </g>
  );
}
