import { bareDisks, bareMarkers, disksOf, DOUBLE_TILES, markersOf, readyTiles } from '@benchtop/games/algae-inc';
import { group } from '../../table/kit/naming.ts';
import { Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { DiskMark, MarkerMark, Picture } from './art/pieces.tsx';
import { useArea, useBoard, useChoices } from './kit.ts';
import css from './double.module.css';

/** Ten tiles with a disk and a marker each: whatever has left a tile earns on Monday, a bare tile is a second action. */
export function DoubleTiles() {
  const { viewer } = useBoard();
  return (
    <div style={useArea('double')} className={css.tiles} {...group('Double Action tiles')}>
      <Place of={`tile ${viewer}`} className={css.list}>
        {Array.from({ length: DOUBLE_TILES }, (_, i) => (
          <Tile key={i} place={i} />
        ))}
      </Place>
    </div>
  );
}

function Tile({ place }: { readonly place: number }) {
  const { player, viewer } = useBoard();
  const choices = useChoices('double-action');
  const { doubleUsed } = player;
  const used = place < doubleUsed;
  const noDisk = place < disksOf(player);
  const noMarker = place < markersOf(player);
  const ready = !used && noDisk && noMarker;
  const top = ready && place === doubleUsed;
  return (
    <Target
      of={choices.of(({ pick }) => top && pick)}
      title={used ? 'A used Double Action tile' : ready ? 'A Double Action tile, ready' : 'A Double Action tile'}
      text={
        used
          ? 'It earns nothing any more.'
          : ready
            ? 'After an action: one more action of the same spot. It then brings no €1 and no 1 VP on Mondays any more.'
            : 'Exports take its disk, milestones its marker. Without both it is ready.'
      }
      rows={[
        { name: 'Ready', value: readyTiles(player) },
        { name: 'Euros on Monday', value: 2 + bareDisks(player) },
        { name: 'VP on Monday', value: bareMarkers(player) },
      ]}
      rule="ALG-WRK-07"
    >
      {({ choosable, pointed }) => (
        <span
          className={css.tile}
          data-used={used || undefined}
          data-ready={ready || undefined}
          data-lit={choosable || undefined}
          data-chosen={pointed || undefined}
        >
          {used ? (
            'used'
          ) : (
            <>
              {noDisk ? (
                <b>€1</b>
              ) : (
                <Piece kind={`disk ${viewer}`} at={`tile ${viewer}`}>
                  <Picture size={19}>
                    <DiskMark owner={viewer} size={18} />
                  </Picture>
                </Piece>
              )}
              {noMarker ? (
                <b>1 VP</b>
              ) : (
                <Piece kind={`marker ${viewer}`} at={`tile ${viewer}`}>
                  <Picture size={17}>
                    <MarkerMark owner={viewer} size={16} />
                  </Picture>
                </Piece>
              )}
              {ready && <i>×2</i>}
            </>
          )}
        </span>
      )}
    </Target>
  );
}
