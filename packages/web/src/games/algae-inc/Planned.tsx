import { inserts, insertOf } from '@benchtop/games/algae-inc';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { Framed } from '../../table/kit/frame.ts';
import { Inert } from '../../table/kit/inert.ts';
import { useBoard, usePointed, usePreview } from './kit.ts';

/** While a department or an insert is chosen: the own boards as they would be with what is pointed at. */
export function Planned({ children }: { readonly children: ReactNode }) {
  const planned = usePlanned();
  const inert = useContext(Inert);
  if (planned === null || inert) return children;
  return (
    <Framed.Provider value={planned}>
      <Inert.Provider value>{children}</Inert.Provider>
    </Framed.Provider>
  );
}

function usePlanned(): ReturnType<typeof useBoard> | null {
  const board = useBoard();
  const { viewer, player } = board;
  const department = usePointed('choose-department');
  const side = usePointed('choose-insert');
  const preview = usePreview();
  if (department !== null && preview !== null) {
    const then = preview.players[viewer];
    return then === undefined || then.department === null ? null : { ...board, view: preview, player: then };
  }
  const insert = inserts[insertOf(player.layout)];
  return side === null || insert === undefined ? null : { ...board, player: { ...player, layout: insert[side.pick] } };
}
