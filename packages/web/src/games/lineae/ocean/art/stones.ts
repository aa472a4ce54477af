/** A row of stones along the floor: always the same ones. */
export function stones(width: number, floor: number): string {
  let path = `M0 ${floor + 2}`;
  for (let x = 0, i = 0; x < width; i++) {
    const step = 9 + ((i * 7) % 13);
    const height = 1 + ((i * 5) % 6);
    path += `Q${x + step / 2} ${floor - height} ${Math.min(width, x + step)} ${floor + 2}`;
    x += step;
  }
  return `${path}Z`;
}
