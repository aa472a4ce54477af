import { create } from 'zustand';
import type { Offer } from './choices.ts';
import { t } from '../../words/words.ts';

interface Menus {
  /** Several options of one thing; one menu at a time. */
  readonly menu: { readonly thing: Element; readonly offer: Offer; readonly title: string } | null;
}

export const useMenus = create<Menus>()(() => ({ menu: null }));

export const closeMenu = (): void => useMenus.setState({ menu: null });

export function openMenu(thing: Element, offer: Offer, title = t('Which one?')): void {
  useMenus.setState({ menu: { thing, offer, title } });
}
