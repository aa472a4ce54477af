import { create } from 'zustand';

/** Where trays lie on a phone: at the top of the sheet, while it shows the decision. */
export const useTrayRoom = create<{ readonly room: HTMLElement | null }>()(() => ({ room: null }));

export const setTrayRoom = (room: HTMLElement | null): void => useTrayRoom.setState({ room });
