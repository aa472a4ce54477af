import { colonies, effects, hireCost, printed, SPOTS, vpFor } from '@benchtop/games/lineae';
import type { ColonyId, SpaceId } from '@benchtop/games/lineae';
import { EffectIcons } from './art/EffectIcons.tsx';
import { useBoard } from './kit.ts';
import css from './brief.module.css';

interface BriefProps {
  readonly space: SpaceId | ColonyId;
  /** So many letters have room; longer texts are told in icons, and their words in the tip. */
  readonly room: number;
}

/** What a space does, as short as it can be said: what it costs the viewer now, the ladder of VP, its text, or its icons. */
export function Brief({ space, room }: BriefProps) {
  const { view, viewer, scale, paged } = useBoard();
  const row = isCard(space) ? colonies[space] : printed[space];
  const first = 'do' in row ? row.do[0] : null;
  if (first !== null && 'act' in first && first.act === 'hire')
    return (
      <span className={css.brief}>
        <b>${hireCost(view, viewer, first.less)}</b> now{first.ready ? ', at hand at once' : '; joins next round'}
      </span>
    );
  if (first !== null && 'act' in first && first.act === 'launch')
    return (
      <span className={css.brief}>
        {first.reach === 0 ? 'Your column' : 'Up to 1 column away'}
        <br />
        VP {Array.from({ length: SPOTS }, (_, i) => vpFor(i, first.first)).join(' ')}
      </span>
    );
  const text = effects.text(space);
  if (text.length <= room) return <span className={css.brief}>{text}</span>;
  return <EffectIcons row={space} size={(paged ? 1.1 : scale) * 13} />;
}

function isCard(space: SpaceId | ColonyId): space is ColonyId {
  return space in colonies;
}
