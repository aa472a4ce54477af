/** A line of small waves. */
export function wave(x: number, y: number, width: number, height: number): string {
  const n = Math.max(2, Math.round(width / 17));
  const step = (width / n).toFixed(2);
  const half = (width / n / 2).toFixed(2);
  const waves = Array.from({ length: n }, (_, i) => `q${half} ${i % 2 === 0 ? -height : height} ${step} 0`);
  return `M${x.toFixed(1)} ${y.toFixed(1)}${waves.join('')}`;
}
