import { Component, createRef } from 'react';
import { useTable } from '../../match/store.ts';
import type { GameUi } from '../contract.ts';
import { useMatch, useMotion } from '../use-table.ts';
import type { EventMotion } from '../../match/motion.ts';
import { fly, flightTime } from './fly.ts';
import type { Ends } from './fly.ts';
import { useLanding } from './landing.ts';
import { waysOf } from './matching.ts';
import { scan } from './scan.ts';
import type { Drawn } from './scan.ts';
import css from './kit.module.css';

interface DeckProps {
  readonly motion: EventMotion | null;
  readonly viewer: number;
  readonly ui: GameUi;
}

/** More would only flicker: they change places at once. */
const CROWD = 40;

/** Sees the table just before and just after an event is drawn, and lets travel what changed its place. */
class Deck extends Component<DeckProps> {
  private readonly sky = createRef<HTMLDivElement>();
  private stop: (() => void) | null = null;
  private timer = 0;

  // The only moment at which the page still shows the table as it was.
  override getSnapshotBeforeUpdate(old: DeckProps): readonly Drawn[] | null {
    const { motion, viewer } = this.props;
    return motion !== null && motion.id !== old.motion?.id && moves(motion) ? scan(viewer) : null;
  }

  override componentDidUpdate(old: DeckProps, _state: unknown, before: readonly Drawn[] | null): void {
    const { motion, viewer, ui } = this.props;
    if (motion?.id !== old.motion?.id) this.land();
    if (before === null || motion === null || this.sky.current === null) return;
    const ways = waysOf(before, scan(viewer));
    if (ways.length > 0 && ways.length <= CROWD)
      this.stop = fly(ways, endsOf(motion, ui, viewer), this.sky.current, motion.ms);
    this.timer = window.setTimeout(() => useLanding.setState({ id: motion.id }), flightTime(motion.ms));
  }

  override componentWillUnmount(): void {
    this.land();
  }

  private land(): void {
    window.clearTimeout(this.timer);
    this.stop?.();
    this.stop = null;
  }

  override render() {
    return <div ref={this.sky} className={css.sky} data-sky="" aria-hidden="true" />;
  }
}

const moves = ({ ms }: EventMotion): boolean => ms > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What the game says, else the panel of whoever did it; one's own board needs no panel. */
function endsOf({ event, seat }: EventMotion, ui: GameUi, viewer: number): Ends {
  const route = ui.route?.(event) ?? null;
  const panel = seat === viewer ? null : `seat ${seat}`;
  return { from: route?.from ?? panel, to: route?.to ?? panel };
}

/** Pieces on their way, over the whole table. */
export function FlightDeck() {
  const motion = useMotion();
  const viewer = useTable((table) => table.looking ?? table.viewer);
  const { ui } = useMatch();
  return <Deck motion={motion} viewer={viewer} ui={ui} />;
}
