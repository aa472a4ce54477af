import type { Game } from '@benchtop/engine/host';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Back, Card, Deck, Display, Hand } from '../../table/kit/Card.tsx';
import { Piece } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { ResourceRow } from '../../table/kit/Track.tsx';
import { readable } from '../../table/kit/words.ts';
import { SeatMark } from '../../table/SeatMark.tsx';
import { useOffers } from './offers.ts';
import css from './plain.module.css';

type Spec = Game['state']['fields'][string];

/** How deep things may be nested before a line of words says it better. */
const DEEP = 3;

interface PartProps {
  readonly spec: Spec;
  readonly value: unknown;
  /** The key it is declared under. */
  readonly name: string;
  /** Where it lies: the keys that lead to it. */
  readonly at: string;
  readonly depth?: number;
}

/** One part of a state, drawn from its declaration. */
export function Part({ spec, value, name, at, depth = 0 }: PartProps): ReactNode {
  const title = readable(name);
  switch (spec.kind) {
    case 'int':
      return <ResourceRow name={title} value={Number(value)} {...(spec.max <= 50 ? { max: spec.max } : {})} />;
    case 'flag':
      return <Line name={title}>{value === true ? 'yes' : 'no'}</Line>;
    case 'word':
      return <Line name={title}>{readable(String(value))}</Line>;
    case 'seat':
      return (
        <Line name={title}>{typeof value === 'number' ? <SeatMark seat={value} /> : readable(String(value))}</Line>
      );
    case 'seat-set':
      return null;
    case 'nullable':
    case 'frozen':
      return value === null ? (
        <Line name={title}>none</Line>
      ) : (
        <Part spec={spec.of} value={value} name={name} at={at} depth={depth} />
      );
    case 'hidden':
    case 'pieces':
      return <Hidden value={value} name={title} at={at} />;
    case 'list':
      return <List of={spec.of} items={value as readonly unknown[]} name={title} at={at} />;
    case 'times':
    case 'per-seat':
      return (
        <Group title={title} depth={depth}>
          {(value as readonly unknown[]).map((item, i) => (
            <Part key={i} spec={spec.of} value={item} name={`${title} ${i + 1}`} at={`${at} ${i}`} depth={depth + 1} />
          ))}
        </Group>
      );
    case 'record':
      return <Record fields={spec.fields} value={value} title={title} at={at} depth={depth} />;
  }
}

interface RecordProps {
  readonly fields: Game['state']['fields'];
  readonly value: unknown;
  readonly title: string;
  readonly at: string;
  readonly depth: number;
}

function Record({ fields, value, title, at, depth }: RecordProps) {
  const parts = value as { readonly [key: string]: unknown };
  if (depth >= DEEP) return <Line name={title}>{JSON.stringify(value)}</Line>;
  return (
    <Group title={title} depth={depth}>
      {Object.entries(fields).map(([key, field]) => (
        <Part key={key} spec={field} value={parts[key]} name={key} at={`${at} ${key}`} depth={depth + 1} />
      ))}
    </Group>
  );
}

/** The outermost parts of a player have no frame of their own. */
function Group({
  title,
  depth,
  children,
}: {
  readonly title: string;
  readonly depth: number;
  readonly children: ReactNode;
}) {
  if (depth === 0) return <Fragment>{children}</Fragment>;
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <p className={css.line}>
      <span>{name}</span> <strong>{children}</strong>
    </p>
  );
}

/** A hidden place: the cards of whoever may look, a pile of backs for all others. */
function Hidden({ value, name, at }: { readonly value: unknown; readonly name: string; readonly at: string }) {
  const { count, items, faces } = value as {
    readonly count: number;
    readonly items?: readonly (string | number)[] | null;
    readonly faces?: readonly (string | number | null)[];
  };
  const seen = items ?? faces ?? null;
  if (seen === null || seen.every((face) => face === null))
    return (
      <Titled title={name}>
        <Piece kind="card" at={at} count={Math.max(1, count)}>
          <Deck name={name} count={count} />
        </Piece>
      </Titled>
    );
  return (
    <Titled title={name}>
      <Hand name={name}>
        {seen.map((face, i) => (face === null ? <Back key={i} /> : <Word key={`${face} ${i}`} word={face} at={at} />))}
      </Hand>
    </Titled>
  );
}

interface ListProps {
  readonly of: Spec;
  readonly items: readonly unknown[];
  readonly name: string;
  readonly at: string;
}

function List({ of, items, name, at }: ListProps) {
  const seats = of.kind === 'seat';
  return (
    <Titled title={name} count={seats ? undefined : items.length}>
      {seats ? (
        <span className={css.seats}>
          {items.map((seat, i) => (
            <SeatMark key={i} seat={Number(seat)} />
          ))}
        </span>
      ) : of.kind === 'word' ? (
        <Display
          name={name}
          cards={items.length === 0 ? [null] : items.map((item, i) => <Word key={i} word={item} at={at} />)}
        />
      ) : (
        items.map((item, i) => (
          <Part key={i} spec={of} value={item} name={`${name} ${i + 1}`} at={`${at} ${i}`} depth={2} />
        ))
      )}
    </Titled>
  );
}

/** A card or a token that is known, with the options that name it. */
function Word({ word, at }: { readonly word: unknown; readonly at: string }) {
  const offer = useOffers(word, at);
  const title = readable(String(word));
  return (
    <Target of={offer} title={title} several={`${title}: choose what to do`}>
      {({ choosable, pointed }) => (
        <Piece kind="card" at={at} id={`${String(word)}`}>
          <Card title={title} choosable={choosable} chosen={pointed} />
        </Piece>
      )}
    </Target>
  );
}

function Titled({
  title,
  count,
  children,
}: {
  readonly title: string;
  readonly count?: number | undefined;
  readonly children: ReactNode;
}) {
  return (
    <section className={css.titled}>
      <h3>
        {title} {count !== undefined && <span className="label">{count}</span>}
      </h3>
      {children}
    </section>
  );
}
