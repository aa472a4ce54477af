import { at } from '@benchtop/engine/author';
import type { AnyGameWords, GameWords } from '@benchtop/engine/author';
import type { LineId } from '../data/factory.ts';
import { lines } from '../data/factory.ts';
import type { Colour } from '../data/tokens.ts';
import type { endings } from '../events.ts';
import { ahead } from '../fleet.ts';
import { strengthOf } from '../hand.ts';
import type { game, steps } from '../index.ts';
import type { rulebook as ledger } from '../rulebook.ts';
import { hexOf, playerAt } from '../state.ts';
import { lastToken } from '../steps/unload-token.ts';
import { lessons } from './lessons.ts';
import { count, names, ranks } from './names.ts';
import { rulebook } from './rulebook.ts';

export { names, ranks };

const { tokenName, placeName, lineName, blockName, cardTitle, cardText, directionName } = names;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const rankName = (rank: string): string => Object.entries(ranks).find(([english]) => english === rank)?.[1] ?? rank;

const onlyFor = (line: LineId, held: Colour | null): string =>
  `${capital(lineName(line))} nimmt nur ${held === null ? 'nichts' : tokenName(held)}.`;

const ends = {
  sixteen: 'In einer Fabrik liegen 16 Plättchen oder mehr: Die Partie ist zu Ende.',
  'clean-ocean': 'Das Meer ist sauber, und nichts kann mehr verarbeitet werden: Die Partie ist zu Ende.',
  becalmed: 'Sechs Runden lang wurde kein Plättchen gezogen, geladen oder entladen: Die Partie ist zu Ende.',
  'season-over': 'Die Saison von zwanzig Zügen ist zu Ende.',
} as const;

/** Arctic CleanUp in German. What is asked is in the infinitive, so that it reads alike for whoever is asked and for those who wait. */
export const words: AnyGameWords = {
  left: (n) => `(noch ${n})`,
  steps: {
    'place-factory': {
      prompt: 'eine Ecke für die Fabrik wählen',
      label: (_s, _d, { site }) => placeName(site),
      refusals: {
        'ARC-SET-02': 'Diese Ecke bedeckt Packeis. Wähle einen freien Bauplatz.',
        'ARC-SET-05': 'Diese Ecke ist besetzt. Wähle eine freie.',
      },
    },
    'place-ship': {
      prompt: (_s, d) => `einen Anleger für Schiff ${d.args.ship + 1} wählen`,
      label: (_s, _d, { hex }) => `Anlegen: ${placeName(hex)}`,
      refusals: { 'ARC-SET-06': 'Schiffe beginnen auf einem der drei Felder, die deine Fabrik berühren.' },
    },
    'choose-action': {
      prompt: 'eine Aktionskarte spielen',
      label(s, d, { card }) {
        const strength = strengthOf(playerAt(s, d.seat), card);
        return `${cardTitle(card)} ${strength}: ${cardText(card, strength)}`;
      },
      refusals: {},
      warn: () => 'Diese Karte könnte jetzt nichts bewirken.',
    },
    'plan-pick': {
      prompt: 'einen Würfel nehmen',
      stop: 'Planen beenden',
      label(s, d, o) {
        const { pool, supply } = playerAt(s, d.seat);
        if (o.do === 'pool') return `Würfel von neben dem Tableau (dort ${pool})`;
        if (o.do === 'supply') return `Gesperrter Würfel (noch ${supply} zu gewinnen)`;
        return `Reihe ${o.row + 1}: Würfel ${o.face}, ${directionName(o.face)}`;
      },
      refusals: {
        'ARC-PLAN-03': 'Kein Würfel dieser Reihe zeigt diese Seite. Nimm einen, der dort liegt.',
        'ARC-PLAN-04': 'Neben deinem Tableau liegt kein Würfel. Würfel kommen dorthin, wenn eine Fahrt sie verbraucht.',
        'ARC-SET-08': ({ supply }) =>
          supply === 1
            ? 'Dieser Würfel ist gesperrt. Fülle einen Würfelblock in deiner Fabrik, um ihn zu gewinnen.'
            : `Diese ${supply} Würfel sind gesperrt. Fülle einen Würfelblock in deiner Fabrik, um einen zu gewinnen.`,
      },
    },
    'plan-set': {
      prompt: 'den Würfel in eine Reihe legen',
      label(_s, d, o) {
        if (o.do === 'pool') return 'Neben das Tableau legen';
        const turn = d.args.row === o.row + 1 ? 'Drehen auf' : `Reihe ${o.row + 1}:`;
        return `${turn} ${o.face}, ${directionName(o.face)}`;
      },
      refusals: {
        'ARC-PLAN-03': 'So liegt der Würfel schon. Wähle eine andere Seite oder die andere Reihe.',
        'ARC-PLAN-06': ({ row, slots }) => `Reihe ${row} ist voll: Sie fasst ${slots} Würfel.`,
        'ARC-PLAN-07': null,
      },
    },
    'move-step': {
      prompt: 'mit einem Schiff fahren',
      stop: 'Fahrt beenden',
      label(s, d, { ship, face }) {
        const to = ahead(hexOf(playerAt(s, d.seat).ships[ship]), face);
        return `Schiff ${ship + 1} ${directionName(face)}: ${to === null ? 'Rand des Plans' : placeName(to)}`;
      },
      refusals: {
        'ARC-MOVE-01': ({ face }) =>
          `Kein Würfel in der Reihe dieses Schiffs zeigt ${directionName(face)}. Plane zuerst einen.`,
        'ARC-MOVE-05': ({ to }) =>
          to === null
            ? 'Dort liegt der Rand des Plans. Der Würfel bleibt, wo er ist.'
            : `Schiffe bleiben auf offenem Wasser; dort liegt aber: ${placeName(to)}. Der Würfel bleibt, wo er ist.`,
      },
    },
    'load-token': {
      prompt: 'Plättchen auf die Schiffe laden',
      stop: 'Laden beenden',
      label: (_s, _d, { ship, colour }) => `${tokenName(colour)} auf Schiff ${ship + 1} laden`,
      refusals: {
        'ARC-LOAD-02': ({ colour, ship }) => `Auf dem Feld von Schiff ${ship} gibt es kein ${tokenName(colour)}.`,
        'ARC-LOAD-04': ({ capacity, ship }) => `Schiff ${ship} ist voll: Es fasst ${capacity} Plättchen.`,
        'ARC-LOAD-06': null,
      },
      warn: (_s, _d, { colour }) =>
        `Das füllt deinen letzten freien Platz mit ${tokenName(colour)}, das deine Fabrik noch nicht annimmt.`,
    },
    'analyze-amount': {
      prompt: 'wählen, wie viele Plättchen gezogen werden',
      label: (_s, _d, { amount }) => (amount === 0 ? 'Nichts ziehen' : `${amount} Plättchen ziehen`),
      refusals: {
        'ARC-ANA-01': null,
        'ARC-ANA-03': ({ bag }) => `Im Beutel ${bag === 1 ? 'ist' : 'sind'} nur noch ${bag} Plättchen.`,
      },
    },
    'analyze-place': {
      prompt: (_s, { args: { drawn } }) =>
        `das Schiff wählen, bei dem ${tokenName(at(drawn, 0))} auftaucht (noch ${drawn.length})`,
      label(s, d, { ship }) {
        const [one, two] = playerAt(s, d.seat).ships;
        const hex = placeName(hexOf(ship === 0 ? one : two));
        return `Bei ${one.hex === two.hex ? 'deinen Schiffen' : `Schiff ${ship + 1}`} (${hex})`;
      },
      refusals: { 'ARC-ANA-01': null },
    },
    'unload-token': {
      prompt: 'Plättchen in die Fabrik entladen',
      stop: 'Entladen beenden',
      label: (_s, _d, { ship, colour, line }) => `${tokenName(colour)} von Schiff ${ship + 1} auf ${lineName(line)}`,
      grouped: ({ ship, colour, line }) => [`${tokenName(colour)} von Schiff ${ship + 1} auf`, lineName(line)],
      refusals: {
        'ARC-UNL-01': ({ colour, ship }) => `Auf Schiff ${ship} ist kein ${tokenName(colour)}.`,
        'ARC-UNL-02': ({ ship }) =>
          `Schiff ${ship} liegt nicht an einem Anleger, einem Feld, das deine Fabrik berührt. Fahre zuerst dorthin.`,
        'ARC-FAC-01': ({ line, held }) => onlyFor(line, held),
        'ARC-FAC-02': ({ line, size }) => `${capital(lineName(line))} ist voll: Sie fasst ${size}.`,
        'ARC-FAC-03': ({ colour, open }) =>
          `${tokenName(colour)} hat schon eine unfertige Linie: ${open === null ? '' : lineName(open)}. Fülle sie zuerst.`,
        'ARC-FAC-05': null,
        'ARC-FAC-06': ({ line, colour }) =>
          lines[line].hatched
            ? 'Deine schraffierten Linien sind zu. Je zwei Plättchen auf der Laden-Linie und der Entladen-Linie öffnen sie.'
            : `${tokenName(colour)} ist 3 Punkte wert: Es kommt nur auf schraffierte Linien.`,
        'ARC-FAC-07': ({ line, held }) => onlyFor(line, held),
      },
      warn(s, d, { colour, line }) {
        const { held, lead } = lastToken(s, d.seat, colour, line) ?? { held: 0, lead: null };
        const ending = `Deine Fabrik hat dann ${held} Plättchen, und die Partie endet nach dieser Aktion.`;
        if (lead === null) return ending;
        if (lead === 0) return `${ending} Hörst du dann auf, teilst du den Sieg.`;
        return `${ending} Hörst du dann auf, ${lead > 0 ? 'gewinnst' : 'verlierst'} du mit ${count(Math.abs(lead), 'Punkt', 'Punkten')} ${lead > 0 ? 'Vorsprung' : 'Rückstand'}.`;
      },
    },
  },
  rulebook,
  events: {
    'pollution-spread': () => 'Auf jedem Meeresfeld liegen drei Plättchen; elf bleiben im Beutel.',
    'order-set': (e, name) => `Zugreihenfolge: ${e.order.map(name).join(', ')}.`,
    'factory-placed': (e, name) => `${name(e.seat)} hat eine Fabrik gebaut: ${placeName(e.site)}.`,
    'ship-placed': (e, name) => `${name(e.seat)} hat mit Schiff ${e.ship} angelegt: ${placeName(e.hex)}.`,
    'action-chosen': (e, name) => `${name(e.seat)} hat ${cardTitle(e.card)} mit Stärke ${e.strength} gespielt.`,
    'die-planned': (e, name) =>
      `${name(e.seat)} hat in Reihe ${e.row} einen Würfel auf ${e.face} gelegt, ${directionName(e.face)}.`,
    'ship-moved': (e, name) =>
      `${name(e.seat)} ist mit Schiff ${e.ship} ${directionName(e.face)} gefahren: ${placeName(e.to)}.`,
    'token-loaded': (e, name) => `${name(e.seat)} hat ${tokenName(e.colour)} auf Schiff ${e.ship} geladen.`,
    'bag-drawn': (e, name) => `${name(e.seat)} hat aus dem Beutel gezogen: ${e.colours.map(tokenName).join(', ')}.`,
    'token-surfaced': (e) => `${tokenName(e.colour)} ist aufgetaucht: ${placeName(e.hex)}.`,
    'token-processed': (e, name) => `${name(e.seat)} hat ${tokenName(e.colour)} auf ${lineName(e.line)} gelegt.`,
    'line-completed': (e, name) => `${name(e.seat)} hat ${lineName(e.line)} gefüllt.`,
    'card-upgraded': (e, name) => `${name(e.seat)} hat ${cardTitle(e.card)} verbessert: Die Karte zählt jetzt doppelt.`,
    'block-completed': (e, name) => `${name(e.seat)} hat einen Block gefüllt: ${blockName(e.block)}.`,
    'die-gained': (e, name) => `${name(e.seat)} hat einen Würfel gewonnen, 5 Punkte wert.`,
    'hatched-opened': (e, name) => `${name(e.seat)} hat die schraffierten Linien für 3-Punkte-Plättchen geöffnet.`,
    'turn-ended': null,
    'cards-slid': null,
    'match-ended': (e, name) =>
      e.reason === 'sixteen'
        ? `In der Fabrik von ${name(e.seat)} liegen ${e.tokens} Plättchen: Die Partie ist zu Ende.`
        : ends[e.reason],
    'rank-earned': (e, name) =>
      `${name(e.seat)} ist mit ${count(e.points, 'Punkt', 'Punkten')} heimgekehrt, im Rang: ${rankName(e.rank)}.`,
  },
  endings: ends,
  scores: {
    '2-point tokens processed': '2-Punkte-Plättchen verarbeitet',
    '3-point tokens processed': '3-Punkte-Plättchen verarbeitet',
    'Dice won': 'Gewonnene Würfel',
    'Tokens still aboard': 'Plättchen noch an Bord',
    'Turns to spare': 'Übrige Züge',
  },
  settings: {
    tempo: {
      title: 'Tempo',
      description:
        'Abgestuft: Wer später dran ist, beginnt mit Laden oder Fahren in einer höheren Spalte. Standard: abgestuft zu dritt und zu viert, sonst ohne.',
    },
    solo: {
      title: 'Solo',
      description: 'Ein Platz, zwanzig Züge, am Ende ein Rang. Eine Partie mit einem Platz ist immer eine Solo-Partie.',
    },
  },
  lessons,
} satisfies GameWords<typeof game, typeof steps, typeof ledger, typeof endings>;
