import { useEffect } from 'react';

/** Escape puts away what is open. */
export function useEscape(close: (() => void) | null): void {
  useEffect(() => {
    if (close === null) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [close]);
}
