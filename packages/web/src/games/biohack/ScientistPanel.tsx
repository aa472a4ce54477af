import { effects, scientistName, scientists } from '@benchtop/games/biohack';
import type { ScientistId } from '@benchtop/games/biohack';
import { together } from '../../table/kit/choices.ts';
import type { Offer } from '../../table/kit/choices.ts';
import { useSpot } from '../../table/kit/in-frame.ts';
import { group } from '../../table/kit/naming.ts';
import { Target } from '../../table/kit/Target.tsx';
import { Lock } from './art/pieces.tsx';
import { Scientist } from './art/Portrait.tsx';
import { Fx } from './Fx.tsx';
import { useBoard, useChoices } from './kit.ts';
import { Offered } from './Offered.tsx';
import css from './lab.module.css';

const heads = ['1 Planning', '2 Biofarm, once', '3 At the end'] as const;

/** The scientist with three rows: planning, discount, score. The lower two begin locked. */
export function ScientistPanel() {
  const { player } = useBoard();
  const spot = useSpot(503, 482, 128, 222);
  const { scientist } = player;
  return (
    <section className={css.scientist} style={spot} {...group('Scientist')}>
      {scientist === null ? <p className={css.noCards}>No scientist yet.</p> : <Abilities id={scientist} />}
    </section>
  );
}

function Abilities({ id }: { readonly id: ScientistId }) {
  const { player, scale, paged } = useBoard();
  const unlock = useChoices('visit-office').of((o) => o.do === 'unlock');
  const plan = useChoices('use-ability').of((o) => o.text === id);
  const help = useChoices('use-scientist').of((o) => o.pick);
  const sentences = effects.text(id).split(/(?<=\.) /);
  // The next lock to go is that of the middle row, then that of the bottom row.
  const offers: readonly Offer[] = [plan, player.locks === 2 ? unlock : help, player.locks === 1 ? unlock : together()];
  return (
    <>
      <div className={css.who}>
        <Scientist id={id} size={(paged ? 1 : scale) * 42} />
        <div>
          <b>{scientistName(id)}</b>
          <small>{scientists[id].calling}</small>
        </div>
      </div>
      {heads.map((head, i) => {
        const locked = i > 0 && player.locks > 2 - i;
        return (
          <div key={head} className={css.ability}>
            <Target
              of={offers[i] ?? together()}
              className={css.abilityPart}
              title={scientistName(id)}
              text={sentences[i]}
            >
              {({ choosable, pointed }) => (
                <div
                  className={css.abilityFace}
                  data-locked={locked || undefined}
                  data-lit={choosable || undefined}
                  data-chosen={pointed || undefined}
                >
                  <span className={css.abilityHead}>
                    {head}
                    {i > 0 && <Lock open={!locked} size={(paged ? 1 : scale) * 13} />}
                  </span>
                  <Fx row={id} part={i} size={15} />
                </div>
              )}
            </Target>
            {i === 0 && <Offered rows={[id]} />}
          </div>
        );
      })}
    </>
  );
}
