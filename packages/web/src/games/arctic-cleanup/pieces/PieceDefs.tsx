/** Gradients and patterns shared by all pieces. Mount once per page, anywhere before the pieces. */
export function PieceDefs() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <defs>
        <Sheen id="arc-sheen" top={0.34} bottom={0.2} />
        <Sheen id="arc-sheen-soft" top={0.18} bottom={0.12} />
        <Fade id="arc-sea" stops={['--sea-light', '--sea', '--sea-deep']} />
        <Fade id="arc-ice" stops={['--ice-light', '--ice', '--ice-shade']} />
        <Fade id="arc-steel" stops={['--steel-light', '--steel', '--steel-dark']} />
        <Fade id="arc-gold" stops={['--gold-light', '--gold', '--gold-deep']} diagonal />
        <Fade id="arc-paper" stops={['--paper', '--paper', '--paper-shade']} />
        <Fade id="arc-sky" stops={['--scene-sky-high', '--scene-sky', '--scene-sky-low']} />
        <pattern id="arc-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="9" height="9" fill="var(--slot)" />
          <rect width="4" height="9" fill="var(--hatch)" />
        </pattern>
      </defs>
    </svg>
  );
}

function Sheen({ id, top, bottom }: { readonly id: string; readonly top: number; readonly bottom: number }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity={top} />
      <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
      <stop offset="0.6" stopColor="#000" stopOpacity="0" />
      <stop offset="1" stopColor="#000" stopOpacity={bottom} />
    </linearGradient>
  );
}

interface FadeProps {
  readonly id: string;
  readonly stops: readonly [string, string, string];
  readonly diagonal?: boolean;
}

function Fade({ id, stops, diagonal = false }: FadeProps) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2={diagonal ? 1 : 0} y2="1">
      <stop offset="0" stopColor={`var(${stops[0]})`} />
      <stop offset="0.5" stopColor={`var(${stops[1]})`} />
      <stop offset="1" stopColor={`var(${stops[2]})`} />
    </linearGradient>
  );
}
