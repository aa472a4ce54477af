import { names, ranks } from '@benchtop/games/arctic-cleanup/de';
import { translated } from '../../words/translated.ts';
import { callThings } from './names.ts';

/** The board in German, by the English sentences as they stand in the code. */
export const de = translated({
  Red: 'Rot',
  Orange: 'Orange',
  White: 'Weiß',
  Teal: 'Türkis',
  Standard: 'Standard',
  'None|tempo': 'Ohne',
  Graded: 'Abgestuft',
  Ocean: 'Meer',
  Factory: 'Fabrik',
  Cards: 'Karten',
  'Turn {n}': 'Zug {n}',
  'Turn {n} of {turns}, {most} of {of} processed': 'Zug {n} von {turns}, {most} von {of} verarbeitet',
  'Round {n}: the fullest factory has {most} of {of}.': 'Runde {n}: Die vollste Fabrik hat {most} von {of}.',
  'Becalmed in 1 turn unless a token moves.': 'Flaute in 1 Zug, wenn sich kein Plättchen bewegt.',
  'Becalmed in {n} turns unless a token moves.': 'Flaute in {n} Zügen, wenn sich kein Plättchen bewegt.',
  'Turns played': 'Gespielte Züge',
  'Turns without a token moved': 'Züge ohne bewegtes Plättchen',
  'Fullest factory': 'Vollste Fabrik',
  Die: 'Würfel',
  'Row and direction': 'Reihe und Richtung',
  'How many': 'Wie viele',
  Processed: 'Verarbeitet',
  Aboard: 'An Bord',
  'Dice in row 1': 'Würfel in Reihe 1',
  'Dice in row 2': 'Würfel in Reihe 2',
  'Dice beside the board': 'Würfel neben dem Tableau',
  'Play Plan to lay them in a row.': 'Mit Planen legst du sie in eine Reihe.',
  'The match ends when a factory has processed {n} tokens, when the ocean is clean, or after six rounds in which no token was drawn, loaded or unloaded. With four players it is mostly the clean ocean.':
    'Die Partie endet, wenn eine Fabrik {n} Plättchen verarbeitet hat, wenn das Meer sauber ist oder nach sechs Runden, in denen kein Plättchen gezogen, geladen oder entladen wurde. Zu viert ist es meist das saubere Meer.',
  'Collect plastic from the Arctic Ocean and process it in your factory, sorted by colour. Whoever has the most points at the end wins.':
    'Sammle Plastik aus dem Nordpolarmeer und verarbeite es in deiner Fabrik, nach Farben sortiert. Wer am Ende die meisten Punkte hat, gewinnt.',
  'Play one of your five cards. It is as strong as the column it lies in.':
    'Spiele eine deiner fünf Karten. Sie ist so stark wie die Spalte, in der sie liegt.',
  'Plan sets dice, Move sails by them, Load takes plastic aboard, Unload brings it into your factory, Analyze brings new plastic up.':
    'Planen legt Würfel, Fahren bewegt Schiffe nach ihnen, Laden nimmt Plastik an Bord, Entladen bringt es in deine Fabrik, Analyse holt neues Plastik herauf.',
  'The card you played drops to column 1, and the cards that lay below it move up by one column.':
    'Die gespielte Karte fällt in Spalte 1, und die Karten, die unter ihr lagen, rücken um eine Spalte auf.',
  'The match ends after the turn in which a factory has {n} tokens, or when the ocean is clean, as mostly with four players. Tokens in the factory count 2 or 3 points, tokens aboard 1, dice you won 5.':
    'Die Partie endet nach dem Zug, in dem eine Fabrik {n} Plättchen hat, oder wenn das Meer sauber ist, wie meist zu viert. Plättchen in der Fabrik zählen 2 oder 3 Punkte, Plättchen an Bord 1, gewonnene Würfel 5.',
  'Token worth 2': 'Plättchen, 2 wert',
  'Red, blue, green, black, purple and pink. The letters name the polymer.':
    'Rot, Blau, Grün, Schwarz, Lila und Rosa. Die Buchstaben nennen den Kunststoff.',
  'Token worth 3': 'Plättchen, 3 wert',
  'Yellow and grey. It goes on hatched lines only, once these are open.':
    'Gelb und Grau. Es kommt nur auf schraffierte Linien, wenn diese offen sind.',
  Ship: 'Schiff',
  'Everybody has two. Each holds four tokens, and unloads on a dock beside its factory.':
    'Alle haben zwei. Jedes fasst vier Plättchen und entlädt an einem Anleger neben seiner Fabrik.',
  'Die in a row': 'Würfel in einer Reihe',
  'One step of that ship, in the direction of its arrow.': 'Ein Schritt dieses Schiffs in Richtung seines Pfeils.',
  'Locked die': 'Gesperrter Würfel',
  'Yours when you fill a dice block, and worth 5 points.':
    'Deiner, wenn du einen Würfelblock füllst, und 5 Punkte wert.',
  Bag: 'Beutel',
  'Tokens that nobody has seen yet. Analyze draws from it.':
    'Plättchen, die noch niemand gesehen hat. Die Analyse zieht daraus.',
  'Sign of a card': 'Zeichen einer Karte',
  'A full line of four with this sign makes the card count double.':
    'Eine volle Viererlinie mit diesem Zeichen lässt die Karte doppelt zählen.',
  'Directions of the dice': 'Richtungen der Würfel',
  '1 token in the bag': '1 Plättchen im Beutel',
  '{n} tokens in the bag': '{n} Plättchen im Beutel',
  Afloat: 'Im Meer',
  '{n} more in the bag': '{n} weitere im Beutel',
  'Your action cards': 'Deine Aktionskarten',
  'A card in column {n} has strength {n}, a doubled one {twice}.':
    'Eine Karte in Spalte {n} hat Stärke {n}, eine verdoppelte {twice}.',
  'Strength is the column': 'Die Spalte ist die Stärke',
  'The card you play drops to column 1. The cards below it move up by one.':
    'Die gespielte Karte fällt in Spalte 1. Die Karten darunter rücken um eine auf.',
  '{n} of {of} tokens processed': '{n} von {of} Plättchen verarbeitet',
  'The flag is the end: {n} tokens in one factory after an Unload action.':
    'Die Flagge ist das Ende: {n} Plättchen in einer Fabrik nach einer Aktion Entladen.',
  'Factory of {name}': 'Fabrik von {name}',
  'Its hatched lines are open.': 'Ihre schraffierten Linien sind offen.',
  'Its hatched lines open when the two lowest lines hold two tokens each.':
    'Ihre schraffierten Linien öffnen sich, wenn auf den zwei untersten Linien je zwei Plättchen liegen.',
  '{n} of {of} {token}': '{n} von {of} {token}',
  Dice: 'Würfel',
  '1 die': '1 Würfel',
  '{n} dice': '{n} Würfel',
  'no dice': 'keine Würfel',
  empty: 'leer',
  'Row {row}: {dice}.': 'Reihe {row}: {dice}.',
  'Row {row}: {dice}': 'Reihe {row}: {dice}',
  'row {row}: {dice}': 'Reihe {row}: {dice}',
  '{dice} beside the board, {n} locked.': '{dice} neben dem Tableau, {n} gesperrt.',
  '{dice} beside the board, {n} locked': '{dice} neben dem Tableau, {n} gesperrt',
  '{dice} beside the board': '{dice} neben dem Tableau',
  'ship {ship}: {cargo}': 'Schiff {ship}: {cargo}',
  'hatched lines open': 'schraffierte Linien offen',
  'hatched lines closed': 'schraffierte Linien zu',
  '{name}: {n} of {of} processed': '{name}: {n} von {of} verarbeitet',
  'Ship {ship}: {n} of {of}': 'Schiff {ship}: {n} von {of}',
  'Ship {ship}: {cargo}, {n} of {of}': 'Schiff {ship}: {cargo}, {n} von {of}',
  'For 3-point tokens of one colour.': 'Für 3-Punkte-Plättchen einer Farbe.',
  'For 2-point tokens of one colour.': 'Für 2-Punkte-Plättchen einer Farbe.',
  'Full, it doubles your {card} card.': 'Voll verdoppelt sie deine Karte {card}.',
  'A filled dice block wins a die and {n} points.': 'Ein gefüllter Würfelblock bringt einen Würfel und {n} Punkte.',
  'Part of {blocks}.': 'Teil von: {blocks}.',
  ' and ': '; ',
  'Hatched lines open': 'Schraffiertes öffnet,',
  'when the two bottom': 'wenn unten auf zwei',
  'lines hold two each.': 'Linien je zwei liegen.',
  'The ocean': 'Das Meer',
  clean: 'sauber',
  'Pack ice: closed': 'Packeis: versperrt',
  'A free factory site': 'Ein freier Bauplatz',
  '{name}: factory': '{name}: Fabrik',
  'Ships unload on the three hexes that touch your factory.':
    'Schiffe entladen auf den drei Feldern, die deine Fabrik berühren.',
  'Sail to {place}: choose a ship': 'Ziel {place}: ein Schiff wählen',
  'Your dock: a ship here can unload into your factory.':
    'Dein Anleger: Ein Schiff kann von hier in deine Fabrik entladen.',
  '{name} ship {ship}': '{name}, Schiff {ship}',
  'Then 1 free slot on ship {ship}.': 'Dann 1 freier Platz auf Schiff {ship}.',
  'Then {free} free slots on ship {ship}.': 'Dann {free} freie Plätze auf Schiff {ship}.',
  'No line of your factory takes it now.': 'Keine Linie deiner Fabrik nimmt es jetzt an.',
  '{token}: choose a ship': '{token}: ein Schiff wählen',
  'How many tokens to draw': 'Wie viele Plättchen ziehen',
  '{name} board': 'Tableau {name}',
  Your: 'von dir',
  'Onto {line}: choose a token': 'Auf {line}: ein Plättchen wählen',
  'Row {n} steers ship {n}': 'Reihe {n} steuert Schiff {n}',
  'It points {direction}. Each step of a move spends one die.':
    'Er zeigt {direction}. Jeder Schritt einer Fahrt verbraucht einen Würfel.',
  '{token} from ship {ship}: choose a line': '{token} von Schiff {ship}: eine Linie wählen',
  '{points} points in the factory, 1 aboard.': '{points} Punkte in der Fabrik, 1 an Bord.',
  'At your dock: this ship can unload': 'An deinem Anleger: Dieses Schiff kann entladen',
  Pool: 'Bereit',
  Locked: 'Gesperrt',
  'Locked dice': 'Gesperrte Würfel',
  'Each dice block that you fill in your factory sets one free and scores 5.':
    'Jeder Würfelblock, den du in deiner Fabrik füllst, gibt einen frei und bringt 5 Punkte.',
  Deckhand: ranks.Deckhand,
  Mate: ranks.Mate,
  Captain: ranks.Captain,
  Admiral: ranks.Admiral,
  'Guardian of the Arctic': ranks['Guardian of the Arctic'],
});

export type ArcticTranslation = typeof de;

export function begin(): void {
  callThings(names);
}
