import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { live, useTable } from '../../match/store.ts';
import { beside } from './beside.ts';
import type { Choice } from './choices.ts';
import { useEscape } from './escape.ts';
import { closeMenu, useMenus } from './menus.ts';
import { point, pointAway } from '../../match/table-acts.ts';
import { group } from './naming.ts';
import css from './kit.module.css';
import { t } from '../../words/words.ts';

/** The options of one thing, beside it, until one is chosen or something else is asked. */
export function Menu() {
  const menu = useMenus((menus) => menus.menu);
  const open = useTable(live);
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ x: 0, y: 0 });
  useEffect(() => closeMenu, [open]);
  useLayoutEffect(() => {
    if (menu === null || box.current === null) return;
    const { offsetWidth: width, offsetHeight: height } = box.current;
    setAt(beside(menu.thing.getBoundingClientRect(), { width, height }, { width: innerWidth, height: innerHeight }));
    box.current.querySelector('button')?.focus({ preventScroll: true });
  }, [menu]);
  useEscape(menu === null ? null : closeMenu);
  if (menu === null) return null;
  return (
    <div ref={box} className={css.menu} style={{ left: at.x, top: at.y }} {...group(menu.title)}>
      {menu.offer.options.map((option) => (
        <Item key={option.id} option={option} />
      ))}
      <button type="button" className={css.cancel} onClick={closeMenu}>
        {t('Cancel')}
      </button>
    </div>
  );
}

function Item({ option: { id, label, warning, choose } }: { readonly option: Choice }) {
  return (
    <button
      type="button"
      className={css.option}
      data-option={id}
      onClick={() => {
        closeMenu();
        choose();
      }}
      onPointerEnter={() => point(id)}
      onPointerLeave={() => pointAway(id)}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) point(id);
      }}
      onBlur={() => pointAway(id)}
    >
      {label}
      {warning !== null && <small>{warning}</small>}
    </button>
  );
}
