import {
  fieldName,
  isAtWork,
  isScience,
  plantOf,
  science,
  speciesName,
  tileName,
  tilesFor,
  zoneStarts,
} from '@benchtop/games/algae-inc';
import type { Field, FieldId, ScienceId, SeenPlayer } from '@benchtop/games/algae-inc';
import { together } from '../../../table/kit/choices.ts';
import { Count, Piece, Place } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { useBoard, useChoices, useNumbers, usePreview } from '../kit.ts';
import type { Numbers } from '../kit.ts';
import { argsAt } from '../model.ts';
import { Glyph } from '../art/icons.tsx';
import { CubeMark, Ring } from '../art/pieces.tsx';
import { ShapePicture } from '../art/tiles.tsx';
import type { PlacedField } from './geometry.ts';
import { scienceWords, useScienceOffer } from './ScienceTag.tsx';
import css from './plant.module.css';

type StorageField = Extract<Field, { readonly zone: 'storage' }>;
type ProductField = Extract<Field, { readonly zone: 'dispatch' }>;

/** The science tile that lies on a storage; null where it is open from the start. */
function coverOf({ department }: SeenPlayer, { species }: StorageField): ScienceId | null {
  if (department === null) return null;
  return tilesFor(department, `storage-${species}`).find(isScience) ?? null;
}

/** The cubes in a field. */
function useCubes(id: FieldId): number {
  const { player } = useBoard();
  return player.fields[plantOf(player).placeOf.get(id) ?? -1] ?? 0;
}

/** The cubes that would lie in a field after what is pointed at; null where they are as many. */
function useCubesThen(id: FieldId): number | null {
  const { player, viewer } = useBoard();
  const place = plantOf(player).placeOf.get(id) ?? -1;
  const then = usePreview()?.players[viewer]?.fields[place];
  return then === undefined || then === player.fields[place] ? null : then;
}

/** Everything that is chosen by touching a field. */
function useFieldOffer(id: FieldId, field: Field) {
  const taken = useChoices('take-algae').of(({ pick }) => field.zone === 'storage' && pick === field.species);
  const lifted = useChoices('refine').of(({ pick }) => pick === id);
  const lost = useChoices('loss-field').of(({ pick }) => pick === id);
  const sold = useChoices('export-cubes').of((one) => one.do === 'cube' && one.field === id);
  return together(taken, lifted, lost, sold);
}

export function PlantField({ of }: { readonly of: PlacedField }) {
  const { player } = useBoard();
  const { field } = of;
  const cover = field.zone === 'storage' ? coverOf(player, field) : null;
  if (cover !== null && !isAtWork(player, cover) && field.zone === 'storage')
    return <ClosedStorage of={of} field={field} cover={cover} />;
  return <OpenField of={of} />;
}

interface ClosedProps {
  readonly of: PlacedField;
  readonly field: StorageField;
  readonly cover: ScienceId;
}

/** Its science tile lies on it. */
function ClosedStorage({ of: box, field, cover }: ClosedProps) {
  const { viewer } = useBoard();
  const offer = together(useScienceOffer(cover), useFieldOffer(box.id, field));
  const { shape } = science[cover];
  return (
    <Target
      of={offer}
      title={`${speciesName(field.species)} storage, closed`}
      text={`Its science tile covers it. ${scienceWords(cover)}`}
      rule="ALG-DEP-02"
    >
      {({ choosable, pointed }) => (
        <Place of={`field ${viewer} ${box.id}`}>
          <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="7" className={css.tray} />
          <Piece kind={`tile ${cover}`} id={`tile ${cover}`} at={`plant ${viewer}`}>
            <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="7" className={css.science} />
            <ShapePicture shape={shape} x={box.x + box.w / 2} y={box.y + box.h - 12} cell={7.5} />
          </Piece>
          <Species field={field} x={box.x} y={box.y} w={box.w} closed />
          {choosable && <Ring of={box} r={7} chosen={pointed} />}
        </Place>
      )}
    </Target>
  );
}

interface SpeciesProps {
  readonly field: StorageField;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly closed?: boolean;
}

/** The sign and name of what a storage holds. */
function Species({ field, x, y, w, closed = false }: SpeciesProps) {
  return (
    <g>
      <rect x={x + 4} y={y + 4} width="19" height="19" rx="5" className={css.species} data-species={field.species} />
      <g className={css.onSpecies}>
        <Glyph shape={field.species} x={x + 13.5} y={y + 13.5} size={14} />
      </g>
      {w >= 66 && (
        <text x={x + 27} y={y + 18} fontSize="12" className={closed ? css.scienceText : css.word}>
          {speciesName(field.species)}
        </text>
      )}
    </g>
  );
}

/** Cubes of it that belong to the question: chosen for an export, or lifted on Monday. */
function useHeld(id: FieldId): number {
  const { view, player } = useBoard();
  const place = plantOf(player).placeOf.get(id) ?? -1;
  const held = argsAt(view, 'export-cubes')?.set ?? argsAt(view, 'refine')?.lifted;
  return held?.[place - zoneStarts.dispatch] ?? 0;
}

function OpenField({ of: box }: { readonly of: PlacedField }) {
  const { viewer, player } = useBoard();
  const { id, field } = box;
  const n = useCubes(id);
  const held = useHeld(id);
  const words = wordsOf(player, useNumbers(), field, n);
  return (
    <Target of={useFieldOffer(id, field)} several={`${fieldName(player, id)}: what for?`} {...words}>
      {({ choosable, pointed }) => (
        <Place of={`field ${viewer} ${id}`}>
          <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="7" className={css.tray} />
          <path d={`M${box.x + 6} ${box.y + 1.7}h${box.w - 12}`} className={css.depth} />
          <Head of={box} />
          <Cubes of={box} n={n} held={held} />
          {choosable && <Ring of={box} r={7} chosen={pointed} />}
        </Place>
      )}
    </Target>
  );
}

function wordsOf(p: SeenPlayer, number: Numbers, field: Field, n: number) {
  const cubes = `${n} ${n === 1 ? 'cube' : 'cubes'}`;
  if (field.zone === 'storage')
    return {
      title: `${field.name}: ${n} of ${field.spaces}`,
      text: 'Cubes come from its tank; Machine A moves them on.',
      rule: 'ALG-DEP-01',
    };
  if (field.zone !== 'dispatch')
    return {
      title: `${field.name}: ${cubes}`,
      text: `Machine ${field.zone.toUpperCase()} moves them on.`,
      rule: 'ALG-MACH-01',
    };
  return {
    title: `${field.name}: ${cubes}`,
    text: 'Ready for export.',
    rows: [{ name: 'Market value of each', value: number(field.value) }, ...raises(p, field)],
    rule: 'ALG-EXP-08',
  };
}

/** Tiles that would raise the value of a product. */
function raises(p: SeenPlayer, { value }: ProductField) {
  if (p.department === null) return [];
  return tilesFor(p.department, value.point)
    .filter((tile) => !isAtWork(p, tile))
    .map((tile) => ({ name: 'Raised by', value: tileName(tile) }));
}

/** Below this height a field has one line only. */
const LOW = 36;
/** Below this height a name and cubes just fit above each other. */
const TIGHT = 44;
/** Below this width a field of a turned plant has its name at its foot. */
const NARROW = 78;

function Head({ of: box }: { readonly of: PlacedField }) {
  const number = useNumbers();
  const { field } = box;
  if (field.zone === 'storage') return <Species field={field} x={box.x} y={box.y} w={box.w} />;
  const low = box.h < LOW;
  const name = shortName(field.name);
  const squeezed = { fontStretch: name.length > 12 || box.w < NARROW ? '62%' : '76%' };
  if (field.zone !== 'dispatch')
    return (
      <text x={box.x + 7} y={box.y + 16} fontSize="12" style={squeezed} className={css.word}>
        {name}
      </text>
    );
  const y = low ? box.y + box.h / 2 - 10 : box.y + 4;
  const narrow = box.w < NARROW;
  return (
    <g>
      <rect x={box.x + 4} y={y} width="20" height="20" rx="5" className={css.value} />
      <text x={box.x + 14} y={y + 15} fontSize="14" textAnchor="middle" className={css.valueText}>
        <Count value={number(field.value)} />
      </text>
      <text
        x={narrow ? box.x + box.w / 2 : box.x + 29}
        y={narrow ? box.y + box.h - 4 : low ? box.y + box.h / 2 + 4 : box.y + (box.h < TIGHT ? 13.5 : 18)}
        fontSize="12"
        textAnchor={narrow ? 'middle' : 'start'}
        style={squeezed}
        className={css.word}
      >
        {name}
      </text>
    </g>
  );
}

/** "Foam (hard or soft)" on a board: without what stands in brackets in the rules. */
const shortName = (name: string): string =>
  name
    .replace(/ line$/, '')
    .replace(/ \((.*)\)$/, ' · $1')
    .replace('hard or soft', 'either');

/** So many lie beside each other; then they are a pile with a number. */
const DRAWN = 4;

interface CubesProps {
  readonly of: PlacedField;
  readonly n: number;
  /** So many of them belong to the question. */
  readonly held: number;
}

function Cubes({ of: box, n, held }: CubesProps) {
  const { viewer } = useBoard();
  const then = useCubesThen(box.id);
  const { field } = box;
  const low = box.h < LOW || (field.zone === 'dispatch' && box.w < NARROW);
  const tight = box.h < TIGHT;
  const size = low || tight ? 14 : 16;
  const most = low ? 1 : Math.max(1, Math.min(DRAWN, Math.floor((box.w - 34) / (size * 0.86))));
  const drawn = Math.min(n, most);
  const y = box.h < LOW ? box.y + box.h / 2 : low ? box.y + 15 : box.y + box.h - (tight ? 9 : 12);
  const x = low ? box.x + box.w - 24 : box.x + (field.zone === 'dispatch' ? 36 : 14);
  return (
    <>
      {Array.from({ length: drawn }, (_, i) => (
        <Piece
          key={i}
          kind="cube"
          at={`field ${viewer} ${box.id}`}
          count={i === 0 && n > drawn ? n - drawn + 1 : 1}
          slides
        >
          <CubeMark x={x + i * size * 0.86} y={y - (i % 2) * 1.5} size={size} />
        </Piece>
      ))}
      {(n > 0 || then !== null || field.zone === 'storage') && (
        <text
          x={box.x + box.w - 5}
          y={low ? y + 5 : box.y + box.h - 7}
          fontSize="13"
          textAnchor="end"
          className={css.number}
        >
          {held > 0 && <tspan className={css.then}>{held} of </tspan>}
          <Count value={n} />
          {then !== null && <tspan className={css.then}>→{then}</tspan>}
          {field.zone === 'storage' && `/${field.spaces}`}
        </text>
      )}
    </>
  );
}
