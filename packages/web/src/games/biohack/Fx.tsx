import { EffectIcons } from './art/icons.tsx';
import type { RowId } from './art/data.ts';
import { useBoard } from './kit.ts';

interface FxProps {
  readonly row: RowId;
  /** In units of the drawing. */
  readonly size?: number;
  readonly part?: number;
}

/** What something does, in icons of the size of the board. */
export function Fx({ row, size = 14, part }: FxProps) {
  const { scale, paged } = useBoard();
  return <EffectIcons row={row} size={paged ? size : size * scale} part={part} />;
}
