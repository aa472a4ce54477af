import { FLOOR, rowTop } from '../places.ts';

/** Gradients and patterns of the ocean. Depth is one gradient for all columns, so that it reads across them. */
export function Defs() {
  return (
    <defs>
      <linearGradient id="ln-deep" gradientUnits="userSpaceOnUse" x1="0" y1={rowTop(6)} x2="0" y2={FLOOR}>
        <stop offset="0" stopColor="var(--ln-sea0)" />
        <stop offset="0.3" stopColor="var(--ln-sea1)" />
        <stop offset="1" stopColor="var(--ln-sea2)" />
      </linearGradient>
      <linearGradient id="ln-token" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--ln-tok1)" />
        <stop offset="1" stopColor="var(--ln-tok2)" />
      </linearGradient>
      <linearGradient id="ln-shaft" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--ln-ray)" stopOpacity="0.42" />
        <stop offset="0.45" stopColor="var(--ln-ray)" stopOpacity="0.15" />
        <stop offset="1" stopColor="var(--ln-ray)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="ln-glint" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#ffffff" stopOpacity="0.5" />
        <stop offset="1" stopColor="#ffffff" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="ln-hull" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#ffffff" />
        <stop offset="1" stopColor="#dfe6f4" />
      </linearGradient>
      <linearGradient id="ln-lamp" x1="1" y1="0" x2="0" y2="0">
        <stop offset="0" stopColor="#fff3c4" stopOpacity="0.75" />
        <stop offset="1" stopColor="#fff3c4" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="ln-stone" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--ln-rock)" />
        <stop offset="1" stopColor="var(--ln-rock2)" />
      </linearGradient>
      <pattern id="ln-hazard" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="10" fill="var(--ln-haz)" />
      </pattern>
    </defs>
  );
}
