import { bonusOf, boardSideOf, classes, effects, scientistName } from '@benchtop/games/biohack';
import { useWhere } from '../../../table/kit/in-frame.ts';
import { group } from '../../../table/kit/naming.ts';
import { OnlyYou } from '../../../table/kit/Cost.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { Tray } from '../../../table/kit/Tray.tsx';
import { ScientistCard } from '../art/CreatureCard.tsx';
import { ClassIcon, EffectIcons } from '../art/icons.tsx';
import { useBoard, useChoices } from '../kit.ts';
import css from './trays.module.css';

/** Both sides of the own board, side by side. */
export function SideTray() {
  const choices = useChoices('choose-side');
  return (
    <Tray
      title="Choose a side of your board"
      hint={<OnlyYou words="in secret; basic is the same for all" />}
      className={useWhere(css.tall)}
    >
      <div className={css.sides}>
        {(['basic', 'advanced'] as const).map((side) => (
          <Target key={side} of={choices.of((o) => 'pick' in o && o.pick === side)}>
            {({ choosable, pointed }) => (
              <div className={css.side} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
                <b>{side === 'basic' ? 'Basic side' : 'Advanced side'}</b>
                <Bonuses advanced={side === 'advanced'} />
              </div>
            )}
          </Target>
        ))}
      </div>
    </Tray>
  );
}

/** What each space of a side brings when a creature comes to lie there. */
function Bonuses({ advanced }: { readonly advanced: boolean }) {
  const { player } = useBoard();
  const side = boardSideOf({ board: player.board, advanced });
  return classes.map((kind) => (
    <div key={kind} className={css.bonuses} {...group(`${kind} row`)}>
      <ClassIcon kind={kind} size={16} />
      {bonusOf[side][kind].map((bonus, i) => (
        <span key={i} className={css.bonus}>
          {bonus === null ? <small>no bonus</small> : <EffectIcons row={bonus} size={16} />}
        </span>
      ))}
    </div>
  ));
}

export function ScientistTray() {
  const { view, scale, paged } = useBoard();
  const choices = useChoices('take-scientist');
  return (
    <Tray title="Choose your scientist" className={useWhere(css.tall)}>
      <div className={css.cards}>
        {view.scientists.map((id) => (
          <Target
            key={id}
            of={choices.of((o) => 'pick' in o && o.pick === id)}
            title={scientistName(id)}
            text={effects.text(id)}
          >
            {({ choosable, pointed }) => (
              <div className={css.card} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
                <ScientistCard id={id} width={paged ? 158 : scale * Math.min(240, 826 / view.scientists.length - 12)} />
              </div>
            )}
          </Target>
        ))}
      </div>
    </Tray>
  );
}
