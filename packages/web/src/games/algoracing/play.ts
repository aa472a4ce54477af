import type { RefusedOption, ShownOption } from '@benchtop/engine/host';
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
  choose(id: string): void;
  point(id: string | null): void;
  explain(id: string): void;
}

export function playOf(props: BoardProps): Play {
  const options = new Map(props.options.map((option) => [option.id, option]));
  const refused = new Map(props.refused.map((option) => [option.id, option]));
  return {
    step: props.decision?.step ?? null,
    pointed: props.pointed,
    option: (id) => options.get(id) ?? null,
    refusal: (id) => refused.get(id) ?? null,
    ids: (start) => [...options.keys()].filter((id) => id.startsWith(start)),
    choose: (id) => {
      props.point(null);
      props.choose(id);
    },
    point: (id) => props.point(id),
    explain: (id) => props.explain(id),
  };
}
