import { kinds as algaeKinds } from '@benchtop/games/algae-inc';
import type { Kind as CommandKind } from '@benchtop/games/algoracing';
import { genes } from '@benchtop/games/biohack';
import { cubeFaces } from '@benchtop/games/lineae';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CubeMark, MarkerMark, TokenMark, WorkerMark } from '../src/games/algae-inc/art/pieces.tsx';
import { Picture as CommandPicture } from '../src/games/algoracing/cards/CardFace.tsx';
import { SampleMark, signPath, Sign as RoverSign } from '../src/games/algoracing/signs.tsx';
import { CardLogo } from '../src/games/arctic-cleanup/pieces/CardLogo.tsx';
import type { CardId, Colour } from '../src/games/arctic-cleanup/pieces/data.ts';
import { PlayerMark } from '../src/games/arctic-cleanup/pieces/PlayerMark.tsx';
import { Scale } from '../src/games/arctic-cleanup/pieces/scale.ts';
import { ShipHull } from '../src/games/arctic-cleanup/pieces/ShipHull.tsx';
import { Token } from '../src/games/arctic-cleanup/pieces/Token.tsx';
import { tokenShapes } from '../src/games/arctic-cleanup/pieces/token-shapes.ts';
import { ClassIcon, GoodIcon, LocationIcon } from '../src/games/biohack/art/icons.tsx';
import { Noman, Token as CompanyToken } from '../src/games/biohack/art/pieces.tsx';
import { classShapes, placeShapes } from '../src/games/biohack/art/icon-shapes.tsx';
import { Cube, Disc, Worker } from '../src/games/lineae/art/pieces.tsx';

/** Everything that only paints. Classes of a style sheet paint, too; `data-` attributes are not seen at all. */
const PAINT =
  /\s(class|style|fill|stroke|color|stop-color|opacity|fill-opacity|stroke-opacity|filter|data-[\w-]+|aria-[\w-]+|role|id)="[^"]*"/g;

/** What is left of a picture when all of it has one colour: outlines, places and letters. */
const outlines = (picture: ReactElement): string => renderToStaticMarkup(picture).replaceAll(PAINT, '');

const keys = <K extends string>(of: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(of) as K[];
const seats = (n: number): readonly number[] => Array.from({ length: n }, (_, seat) => seat);

const commands: readonly CommandKind[] = [
  'step',
  'all-way',
  'jump',
  'left',
  'right',
  'u-turn',
  'cycle-2',
  'cycle-3',
  'teleport',
];
const players = ['red', 'orange', 'white', 'teal'] as const;
const actions: readonly CardId[] = ['plan', 'move', 'load', 'unload', 'analyze'];
const polymers: readonly Colour[] = keys(tokenShapes);
const companies = [0, 1, 2, 3, 'assistant', 'police'] as const;
const goods = [...genes, 'coin', 'medicine', 'ep'] as const;
const samples = ['yellow', 'blue', 'green', 'violet'] as const;
const products = ['algae', 'biomass', 'bio-oil'] as const;

/** Pieces that lie beside each other and mean different things. */
const sets: { readonly [what: string]: readonly ReactElement[] } = {
  'Arctic CleanUp: tokens': polymers.map((colour) => <Token colour={colour} />),
  'Arctic CleanUp: tokens that have room for one letter': polymers.map((colour) => (
    <Scale value={0.4}>
      <Token colour={colour} />
    </Scale>
  )),
  'Arctic CleanUp: players': players.map((player) => <PlayerMark player={player} />),
  'Arctic CleanUp: ships': players.flatMap((player) => [
    <ShipHull player={player} number={1} />,
    <ShipHull player={player} number={2} />,
  ]),
  'Arctic CleanUp: actions': actions.map((card) => <CardLogo card={card} />),
  'Algoracing: rovers': keys(signPath).map((colour) => <RoverSign colour={colour} r={16} />),
  'Algoracing: samples': samples.map((type) => <SampleMark type={type} r={14} />),
  'Algoracing: commands': commands.map((kind) => <CommandPicture kind={kind} />),
  'Biohack: goods': goods.map((good) => <GoodIcon good={good} />),
  'Biohack: classes': keys(classShapes).map((kind) => <ClassIcon kind={kind} />),
  'Biohack: places': keys(placeShapes).map((place) => <LocationIcon place={place} />),
  'Biohack: Nomans': companies.map((seat) => <Noman seat={seat} />),
  'Biohack: tokens': companies.map((seat) => <CompanyToken seat={seat} />),
  'Lineae: cubes': keys(cubeFaces).map((cube) => <Cube cube={cube} />),
  'Lineae: workers': seats(5).map((seat) => <Worker seat={seat} />),
  'Lineae: discs': seats(5).map((seat) => <Disc seat={seat} />),
  'Algae, Inc.: tokens': algaeKinds.map((kind) => <TokenMark kind={kind} size={20} />),
  'Algae, Inc.: workers': seats(4).map((seat) => <WorkerMark owner={seat} size={20} />),
  'Algae, Inc.: markers': seats(4).map((seat) => <MarkerMark owner={seat} size={20} />),
  'Algae, Inc.: cubes': products.map((kind) => <CubeMark kind={kind} size={20} />),
};

describe('UX-29: painted in one colour, no two of them look alike', () => {
  test.each(Object.entries(sets))('%s', (_, pictures) => {
    const seen = pictures.map(outlines);
    expect(seen.length).toBeGreaterThan(2);
    for (const [i, one] of seen.entries()) expect(seen.indexOf(one), one).toBe(i);
  });

  test('pieces that differ in nothing but paint are found', () => {
    const [one, other] = [<circle r="4" fill="red" className="a" />, <circle r="4" fill="blue" className="b" />];
    expect(outlines(one)).toBe(outlines(other));
    expect(outlines(<circle r="5" fill="red" />)).not.toBe(outlines(one));
  });
});
