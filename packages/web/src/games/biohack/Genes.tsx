import { GENE_CAP, genes, goods, rerollGene } from '@benchtop/games/biohack';
import type { Gene } from '@benchtop/games/biohack';
import type { CSSProperties } from 'react';
import { together } from '../../table/kit/choices.ts';
import { useSpot } from '../../table/kit/in-frame.ts';
import { group, picture } from '../../table/kit/naming.ts';
import { Count, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { GoodIcon } from './art/icons.tsx';
import { sources } from './costs.ts';
import { useBoard, useChoices, usePreview } from './kit.ts';
import { argOf, playerOf } from './model.ts';
import { useOfGood } from './Offered.tsx';
import css from './lab.module.css';

/** The six gene tracks; what the option that is pointed at would change is hatched. */
export function Genes() {
  const { viewer, player } = useBoard();
  const spot = useSpot(9, 484, 166, 134);
  const preview = usePreview();
  const after = preview === null ? player : playerOf(preview, viewer);
  return (
    <section className={css.genes} style={spot} {...group('Genes')}>
      {genes.map((gene) => (
        <GeneTrack key={gene} gene={gene} value={player.goods[gene]} after={after.goods[gene]} />
      ))}
    </section>
  );
}

interface TrackProps {
  readonly gene: Gene;
  readonly value: number;
  readonly after: number;
}

function GeneTrack({ gene, value, after }: TrackProps) {
  const { view, scale, paged } = useBoard();
  const place = argOf(view, 'at');
  const offer = together(
    useChoices('spare-gene').of((o) => 'pick' in o && o.pick === gene),
    useChoices('decide-die').of(
      (o) => o.what === 'gene' && (place === 'mountain' || place === 'river') && rerollGene[place] === gene,
    ),
    useOfGood(gene),
  );
  const cells = Array.from({ length: GENE_CAP }, (_, i) =>
    i < Math.min(value, after) ? 'full' : i < value ? 'pays' : i < after ? 'gains' : 'empty',
  );
  return (
    <Target
      of={offer}
      className={css.track}
      title={`${value} ${value === 1 ? goods[gene].one : goods[gene].many}`}
      text={`At most ${GENE_CAP}. Found: ${sources[gene]}.`}
    >
      {({ choosable, pointed }) => (
        <Place of={`gene ${gene}`} className={css.trackFace}>
          <div
            className={css.cells}
            data-lit={choosable || undefined}
            data-chosen={pointed || undefined}
            style={{ '--gene': `var(--gene-${gene})` } as CSSProperties}
            {...picture(`${value} ${value === 1 ? goods[gene].one : goods[gene].many}`)}
          >
            <GoodIcon good={gene} size={(paged ? 1 : scale) * 18} />
            {cells.map((state, i) => (
              <i key={i} data-cell={state} />
            ))}
            <b>
              <Count value={value} />
            </b>
          </div>
        </Place>
      )}
    </Target>
  );
}
