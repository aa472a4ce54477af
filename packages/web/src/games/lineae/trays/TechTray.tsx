import { effects, isInDeck, technologies, technologyName } from '@benchtop/games/lineae';
import type { TechId } from '@benchtop/games/lineae';
import type { CSSProperties } from 'react';
import { useWhere } from '../../../table/kit/in-frame.ts';
import { group } from '../../../table/kit/naming.ts';
import { Target } from '../../../table/kit/Target.tsx';
import { Tray } from '../../../table/kit/Tray.tsx';
import { Stars, whenOf } from '../art/Cards.tsx';
import { Icon } from '../art/icons.tsx';
import { techSigns } from '../art/signs.ts';
import { useBoard, useChoices } from '../kit.ts';
import { argOf } from '../model.ts';
import { techsIn, useTechOffer } from '../Techs.tsx';
import css from './trays.module.css';

/** The technologies that can be taken, to be read; and those that make room for one. */
export function TechTray() {
  const { view, player, paged } = useBoard();
  const putting = useChoices('return-technology').asked;
  const taken = techsIn(view).find((id) => id === argOf(view, 'taken'));
  const shown = putting ? player.technologies : techsIn(view).filter((id) => isInDeck(view, id));
  return (
    <Tray
      title={putting && taken !== undefined ? `Put back one for ${technologyName(taken)}` : 'Choose a technology'}
      hint={putting && taken !== undefined ? `${stars(taken)} at the end` : hintFor(player.technologies.length)}
      className={useWhere(css.large)}
      low
    >
      {!paged && (
        <div
          className={css.cards}
          data-many={shown.length > MANY || undefined}
          style={{ '--columns': Math.ceil(shown.length / 2) } as CSSProperties}
          {...group(putting ? 'Your technologies' : 'Technology deck')}
        >
          {shown.map((id) => (
            <Offered key={id} id={id} />
          ))}
        </div>
      )}
      {paged && <p className={css.words}>Touch a card of the deck.</p>}
    </Tray>
  );
}

/** More cards than this stand closer together. */
const MANY = 10;

const stars = (id: TechId): string => `${technologies[id].stars} VP`;

const hintFor = (held: number): string =>
  held < 2 ? 'it is yours until you put it back' : 'you hold two: one of them goes back, or you decline';

function Offered({ id }: { readonly id: TechId }) {
  return (
    <Target of={useTechOffer(id)} className={css.cell}>
      {({ choosable, pointed }) => (
        <div className={css.card} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
          <b>
            <Icon shape={techSigns[id]} size={20} />
            {technologyName(id)}
          </b>
          <span>{effects.text(id)}</span>
          <small>
            <Stars of={id} size={14} /> {whenOf(id)}
          </small>
        </div>
      )}
    </Target>
  );
}
