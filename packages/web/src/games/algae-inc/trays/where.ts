import { useBoard } from '../kit.ts';
import css from './trays.module.css';

/** Where a tray lies in the drawing; on a page it stands above what is touched, on a phone in the sheet. */
export function useWhere(wide: string | undefined): string | undefined {
  return useBoard().paged ? css.paged : wide;
}
