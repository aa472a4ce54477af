import { create } from 'zustand';
import type { Director } from '../match/director.ts';
import { useTable } from '../match/store.ts';
import { lookBack } from '../match/table-acts.ts';
import { afterPaint } from '../ui/after-paint.ts';

interface Pressed {
  readonly option: string | null;
}

/** The option that was just chosen: it is shown at once, what follows from it in the frame after. */
export const usePressed = create<Pressed>()(() => ({ option: null }));

/** Answers the decision on the table; a second answer to the same one is not taken. */
export function press(director: Director, option: string): void {
  const asked = useTable.getState().open?.decision.id;
  if (asked === undefined || usePressed.getState().option !== null) return;
  usePressed.setState({ option });
  lookBack();
  afterPaint(() => {
    usePressed.setState({ option: null });
    if (useTable.getState().open?.decision.id === asked) director.play?.choose(option);
  });
}
