import { create } from 'zustand';

/** Something that is asked before it is done. */
export interface Asked {
  readonly title: string;
  readonly sentence: string;
  /** What the button says that does it. */
  readonly yes: string;
  readonly answer: (yes: boolean) => void;
}

interface Asking {
  readonly asked: Asked | null;
}

/** What is being asked now; one thing at a time. */
export const useAsked = create<Asking>()(() => ({ asked: null }));

/** Asks once more in a sheet of the page; true when it shall be done. */
export async function ask(question: Omit<Asked, 'answer'>): Promise<boolean> {
  useAsked.getState().asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean): void => {
      useAsked.setState({ asked: null });
      resolve(yes);
    };
    useAsked.setState({ asked: { ...question, answer } });
  });
}
