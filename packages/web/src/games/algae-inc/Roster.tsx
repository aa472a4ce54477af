import {
  COLUMNS,
  effects,
  incomeSeen,
  isAtWork,
  isScience,
  recruitPrices,
  roster,
  science,
  teamName,
  teams,
  tilesFor,
} from '@benchtop/games/algae-inc';
import type { ScienceId, Team } from '@benchtop/games/algae-inc';
import { group, picture } from '../../table/kit/naming.ts';
import { Drawing, Piece } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { GoodPicture } from './art/GoodPicture.tsx';
import { Icon } from './art/icons.tsx';
import { ShapePicture } from './art/tiles.tsx';
import { gainedBy } from './gains.ts';
import { useArea, useBoard, useChoices } from './kit.ts';
import { scienceWords, useScienceOffer } from './plant/ScienceTag.tsx';
import css from './roster.module.css';

const works: { readonly [T in Team]: string } = {
  operators: 'When they work, each takes a cube from the tanks, or each exports once.',
  engineers: 'When they work, each takes a tile of the Side board, and each brings 1 point to pay for them.',
  scientists: 'When they work, each gains a science point, or each places a tile.',
};

const upgrades = {
  operators: { plain: 'or', better: 'and', words: 'Upgraded Operators take cubes and export.' },
  engineers: { plain: 'cap', better: 'cap ↑', words: 'With upgraded Engineers capacity tiles show their better side.' },
  scientists: { plain: 'or', better: 'and', words: 'Upgraded Scientists gain science points and place tiles.' },
} as const;

const monday = { operators: 'cubes', engineers: 'moves', scientists: 'science points' } as const;

/** “1 Operator”, “2 Operators”. */
const members = (team: Team, n: number): string => `${n} ${n === 1 ? teamName(team).slice(0, -1) : teamName(team)}`;

/** The three teams with their desks: who works there, and what the next member costs and brings. */
export function Roster() {
  return (
    <div style={useArea('roster')} className={css.roster} {...group('Teams')}>
      {teams.map((team) => (
        <Row key={team} team={team} />
      ))}
    </div>
  );
}

function Row({ team }: { readonly team: Team }) {
  const { player } = useBoard();
  const staff = player.staff[team];
  const upgraded = player.upgraded[team];
  const { plain, better, words } = upgrades[team];
  return (
    <div className={css.team}>
      <Tip title={members(team, staff)} text={works[team]}>
        <span className={css.head} {...picture(members(team, staff))}>
          <Icon shape={team} size={19} />
          <b>{staff}</b>
        </span>
      </Tip>
      {Array.from({ length: COLUMNS }, (_, i) => (
        <Desk key={i} team={team} column={i + 1} />
      ))}
      <span className={css.side}>
        <Tip
          title={upgraded ? 'Upgraded' : 'Not upgraded yet'}
          text={`${words} An export in the week of this team upgrades it.`}
          rule="ALG-EXP-16"
        >
          <i className={css.upgrade} data-on={upgraded || undefined}>
            {upgraded ? better : plain}
          </i>
        </Tip>
        <Income team={team} />
      </span>
    </div>
  );
}

const incomes = { operators: 'cube-income', engineers: 'move-income', scientists: 'science-income' } as const;

/** What a team brings on Monday; the science tile that raises it lies on it. */
function Income({ team }: { readonly team: Team }) {
  const { view, viewer, player } = useBoard();
  const { department } = player;
  const tile = department === null ? undefined : tilesFor(department, incomes[team]).find(isScience);
  const income = department === null ? 0 : incomeSeen(view, viewer, team);
  const words = {
    title: `${income} ${income === 1 ? monday[team].slice(0, -1) : monday[team]} on Monday`,
    text: 'One for each member; the income tile of the team adds 2.',
  };
  if (tile === undefined || isAtWork(player, tile))
    return (
      <Tip {...words}>
        <small>+{income} Mon</small>
      </Tip>
    );
  return <IncomeTile tile={tile} income={income} words={words} />;
}

interface IncomeTileProps {
  readonly tile: ScienceId;
  readonly income: number;
  readonly words: { readonly title: string; readonly text: string };
}

function IncomeTile({ tile, income, words: { title, text } }: IncomeTileProps) {
  const { viewer } = useBoard();
  return (
    <Target of={useScienceOffer(tile)} title={title} text={`${text} ${scienceWords(tile)}`} rule="ALG-SCI-02">
      {({ choosable, pointed }) => (
        <Piece kind={`tile ${tile}`} id={`tile ${tile}`} at={`plant ${viewer}`}>
          <small className={css.income} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
            +{income}
            <Drawing viewBox="0 0 17 14" width="17" height="14" aria-hidden>
              <ShapePicture shape={science[tile].shape} x={8.5} y={7} cell={5} />
            </Drawing>
          </small>
        </Piece>
      )}
    </Target>
  );
}

interface DeskProps {
  readonly team: Team;
  readonly column: number;
}

function Desk({ team, column }: DeskProps) {
  const { player, viewer } = useBoard();
  const choices = useChoices('recruit-team');
  const filled = player.staff[team] >= column;
  if (filled)
    return (
      <Piece kind="staff" at={`desk ${viewer} ${team} ${column}`} className={`${css.cell} ${css.filled}`}>
        <span className={css.person}>
          <Icon shape="person" size={19} />
        </span>
      </Piece>
    );
  const row = `${team}-${column}`;
  const id = isRow(row) ? row : null;
  if (id === null) return null;
  const next = player.staff[team] + 1 === column;
  const offer = choices.of(({ pick }) => next && pick === team);
  return (
    <Target
      of={offer}
      className={css.cell}
      title={`${teamName(team)}, desk ${column}`}
      text={`Recruiting costs €${recruitPrices[column - 1] ?? 0}. ${effects.text(id)}`}
      rule="ALG-REC-01"
    >
      {({ choosable, pointed }) => (
        <span className={css.free} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
          <b>€{recruitPrices[column - 1]}</b>
          <span>
            {gainedBy(roster[id]).map(({ kind, n }) => (
              <GoodPicture key={kind} good={kind} n={n} size={13} />
            ))}
          </span>
        </span>
      )}
    </Target>
  );
}

const isRow = (id: string): id is keyof typeof roster => id in roster;
