import { useEffect, useState } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { create } from 'zustand';

/** What is said about a thing on the table, in the game's own words. */
export interface TipWords {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly rows?: readonly { readonly name: string; readonly value: string | number }[] | undefined;
  /** The thing drawn large enough to be read, 250 wide: a card. */
  readonly large?: ReactNode;
  /** The rule of the ledger that says it all. */
  readonly rule?: string | undefined;
}

interface Tips {
  /** One at a time. */
  readonly tip: { readonly thing: Element; readonly words: TipWords } | null;
}

export const useTips = create<Tips>()(() => ({ tip: null }));

export const closeTip = (): void => useTips.setState({ tip: null });

let silent = false;

/** While something is dragged over the table, nothing on it says what it is. */
export function silenceTips(on: boolean): void {
  silent = on;
  if (on) closeTip();
}

/** Held so long, a thing is looked at and not chosen. */
const HOLD = 450;
const SLOP = 10;

export function isSaid({ title, text, rows, large }: TipWords): boolean {
  return Boolean(title) || Boolean(text) || (rows?.length ?? 0) > 0 || large !== undefined;
}

/** What opens and closes the tip of a thing: hover, focus by keyboard, or a long press, which chooses nothing. */
export function useTipHandlers(words: TipWords) {
  const [own] = useState(tipOf);
  useEffect(() => own.say(words), [own, words]);
  useEffect(() => own.leave, [own]);
  return own.handlers;
}

/** The tip of one thing, which keeps its words while they change. */
function tipOf() {
  let said: TipWords = {};
  let mine: Element | null = null;
  return {
    say(words: TipWords): void {
      const same = isSame(said, words);
      said = words;
      const { tip } = useTips.getState();
      if (!same && tip !== null && tip.thing === mine) useTips.setState({ tip: { thing: tip.thing, words } });
    },
    // What is gone says nothing any more.
    leave(this: void): void {
      if (mine !== null && useTips.getState().tip?.thing === mine) closeTip();
    },
    handlers: handlers((thing) => {
      if (silent) return;
      mine = thing;
      useTips.setState({ tip: isSaid(said) ? { thing, words: said } : null });
    }),
  };
}

const isSame = (a: TipWords, b: TipWords): boolean =>
  a.title === b.title && a.text === b.text && a.rows === b.rows && a.large === b.large;

function handlers(open: (thing: Element) => void) {
  let timer = 0;
  let held = false;
  let began = { x: 0, y: 0 };
  const close = (thing: Element): void => {
    if (useTips.getState().tip?.thing === thing) closeTip();
  };
  const release = (): void => window.clearTimeout(timer);
  return {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType !== 'touch') open(currentTarget);
    },
    onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
      release();
      if (pointerType !== 'touch') close(currentTarget);
    },
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) open(currentTarget);
    },
    onBlur: ({ currentTarget }: FocusEvent) => close(currentTarget),
    onPointerDown: ({ pointerType, clientX: x, clientY: y, currentTarget }: PointerEvent) => {
      held = false;
      if (pointerType !== 'touch') return;
      began = { x, y };
      timer = window.setTimeout(() => {
        held = true;
        open(currentTarget);
      }, HOLD);
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      if (Math.hypot(x - began.x, y - began.y) > SLOP) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => {
      if (held) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
