import type { RefusedOption, ShownOption } from '@benchtop/engine/host';
import type { Colour, Face, LineId, OceanHex, ShipIndex } from '@benchtop/games/arctic-cleanup';
import type { BoardProps } from '../../table/contract.ts';

/** The decision as the pieces see it: what can be chosen by which id, and what is refused. */
export interface Play {
  readonly step: string | null;
  /** The option pointed at, here or in the decision list. */
  readonly pointed: string | null;
  option(id: string): ShownOption | null;
  refusal(id: string): RefusedOption | null;
  /** Ids of options with this beginning. */
  ids(start: string): readonly string[];
  refusedIds(start: string): readonly string[];
  choose(id: string): void;
  point(id: string | null): void;
  explain(id: string): void;
}

export function playOf(props: BoardProps): Play {
  const options = new Map(props.options.map((option) => [option.id, option]));
  const refused = new Map(props.refused.map((option) => [option.id, option]));
  const starting = (ids: Iterable<string>, start: string) => [...ids].filter((id) => id.startsWith(start));
  return {
    step: props.decision?.step ?? null,
    pointed: props.pointed,
    option: (id) => options.get(id) ?? null,
    refusal: (id) => refused.get(id) ?? null,
    ids: (start) => starting(options.keys(), start),
    refusedIds: (start) => starting(refused.keys(), start),
    choose: (id) => {
      props.point(null);
      props.choose(id);
    },
    point: (id) => props.point(id),
    explain: (id) => props.explain(id),
  };
}

/** What the pointer rests on besides options: it may still tell something. */
export type Look =
  | { readonly kind: 'bag' | 'cards' | 'locked' }
  | { readonly kind: 'dock'; readonly hex: OceanHex }
  | { readonly kind: 'line'; readonly line: LineId }
  | { readonly kind: 'cargo'; readonly ship: ShipIndex; readonly colour: Colour }
  | { readonly kind: 'die'; readonly row: ShipIndex; readonly face: Face };
