import type { LedgerRule, Ruling } from '@benchtop/engine/author';
import type { RuleId, rulings as english } from '../rulebook.ts';

const rulings = {
  'ARC-RUL-01': {
    question: 'Kann ich die fünf Würfel in meinem Vorrat von Anfang an benutzen?',
    ruling: 'Nein. Du musst sie erst gewinnen.',
    reason: 'Das Regelheft erklärt danach, wie man sie gewinnt; „kann“ muss also ein Versehen für „kann nicht“ sein.',
  },
  'ARC-RUL-02': {
    question: 'Im Beispiel zum Fahren bringt eine 2 das Schiff nach links oben. Wohin zeigt die 2?',
    ruling: 'Nach rechts oben.',
    reason:
      'So steht es in der Liste der Richtungen, und das Beispiel zum Planen stimmt damit überein. „Links“ ist ein Versehen.',
  },
  'ARC-RUL-03': {
    question: 'Dreht ein Punkt Planungsstärke einen Würfel, oder verschiebt er ihn?',
    ruling: 'Beides: Er legt einen Würfel ganz neu, Reihe und Seite.',
    reason:
      'Ein Würfel, der in eine Reihe zurückkommt, braucht irgendeine Seite, und getrennt zu zahlen würde jede Fahrt doppelt so teuer machen.',
  },
  'ARC-RUL-04': {
    question: 'Muss ich die Würfel einer Reihe von links nach rechts verbrauchen?',
    ruling: 'Nein, in beliebiger Reihenfolge.',
    reason: 'Eine Reihenfolge ist nicht festgelegt. Das Beispiel geht nur zufällig so vor.',
  },
  'ARC-RUL-05': {
    question: 'Wo beginnen meine Schiffe?',
    ruling: 'An Anlegern deiner eigenen Fabrik. Du wählst, an welchen.',
    reason: 'Darüber steht nichts, und von einem Anleger aus zählt schon der erste Zug.',
  },
  'ARC-RUL-06': {
    question: 'Kann ein Schiff den Plan verlassen, in eine Fabrik fahren oder ein Feld teilen?',
    ruling: 'Verlassen und hineinfahren nicht. Teilen darf es.',
    reason:
      'Schiffe werden immer nur auf Meeresfeldern beschrieben, und nirgends steht, dass sie einander im Weg sind.',
  },
  'ARC-RUL-07': {
    question: 'Eine Linie je Farbe oder mehrere?',
    ruling: 'Mach die begonnene Linie voll. Danach darfst du eine weitere beginnen.',
    reason: 'Das Regelheft sagt beides, und so gelesen stimmt beides.',
  },
  'ARC-RUL-08': {
    question: 'Ist es verboten, beide Schiffe mit 3-Punkte-Plättchen zu füllen, oder nur unklug?',
    ruling: 'Verboten, aber nur für alle acht Plätze und nur, solange deine schraffierten Linien zu sind.',
    reason:
      'Es steht bei den Einschränkungen. Auf andere Art darfst du deine Schiffe verstopfen, und der Bildschirm warnt dich.',
  },
  'ARC-RUL-09': {
    question: 'Was, wenn beide Schiffe voll sind und nichts in meine Fabrik passt?',
    ruling: 'Du spielst weiter: planen, fahren, analysieren oder eine Karte ohne Wirkung spielen.',
    reason:
      'Du hast sechs Linien für sechs Farben von 2-Punkte-Plättchen; es kommt also selten vor, und es hält die Partie nie auf.',
  },
  'ARC-RUL-10': {
    question: 'Darf ich eine Karte spielen, ohne etwas zu tun?',
    ruling: 'Ja.',
    reason: 'So gibt es immer etwas zu wählen, und jede Aktion lässt sich zu Ende bringen.',
  },
  'ARC-RUL-11': {
    question: 'Welche Verbesserungen bringen Punkte?',
    ruling: 'Nur Würfel, je 5 Punkte.',
    reason: 'Keine andere Verbesserung bekommt irgendwo einen Wert.',
  },
  'ARC-RUL-12': {
    question: 'Was, wenn der Beutel leer wird?',
    ruling: 'Die Analyse zieht, was noch da ist.',
    reason: 'Das Regelheft sagt nichts dazu. So macht man es am Tisch.',
  },
  'ARC-RUL-13': {
    question: 'Was, wenn niemand auf 16 Plättchen kommen kann?',
    ruling: 'Die Partie endet, sobald das Meer sauber ist.',
    reason: 'Fünfzig Plättchen für vier sind weniger als 13 für jeden: Die meisten Partien zu viert enden so.',
  },
  'ARC-RUL-14': {
    question: 'Kann eine Partie ewig dauern?',
    ruling: 'Nein. Sechs Runden, in denen kein Plättchen den Ort wechselt, beenden sie.',
    reason:
      'Plättchen wandern nur in eine Richtung: vom Beutel ins Meer, aufs Schiff, in die Fabrik. Die letzten können sechs Züge Arbeit entfernt sein; weniger Runden würden jemandem auf dem schnellsten Weg das Spiel abschneiden.',
  },
  'ARC-RUL-15': {
    question: 'Welche Felder sind kein offenes Wasser?',
    ruling: 'Die sechs Ecken: Fabriken und Packeis.',
    reason:
      'Einige Felder müssen leer sein, fünfzig Plättchen füllen höchstens 16 Felder, und die Analyse braucht einen gefüllten Beutel.',
  },
  'ARC-RUL-16': {
    question: 'In welche Richtung rücken die Karten?',
    ruling: 'Von niedrigen zu hohen Zahlen, jede um eine Spalte.',
    reason: 'So endet das Beispiel.',
  },
  'ARC-RUL-17': {
    question: 'Darf ich gezogene Plättchen ansehen und dann weniger ziehen?',
    ruling: 'Nein. Wähle zuerst die Anzahl.',
    reason: 'Das Ziehen soll blind sein.',
  },
  'ARC-RUL-18': {
    question: 'Ein Plättchen füllt eine Linie und einen Block. Was kommt zuerst?',
    ruling: 'Die Linie und ihre Verbesserung, dann die Blöcke, der Öffnungsblock zuerst.',
    reason: 'Sie beeinflussen einander nicht. Die Reihenfolge macht nur das Protokoll gleichmäßig.',
  },
  'ARC-RUL-19': {
    question: 'Was, wenn ich einen Würfel gewinne und mein Vorrat leer ist?',
    ruling: 'Das kann nicht geschehen.',
    reason: 'Es gibt fünf Würfelblöcke und fünf Würfel.',
  },
  'ARC-RUL-20': {
    question: 'Was gilt als Plättchen, das den Ort wechselt?',
    ruling: 'Jedes Plättchen, das gezogen, geladen oder entladen wird, von wem auch immer.',
    reason: 'Eine gemeinsame Zählung ist am leichtesten zu verfolgen.',
  },
  'ARC-RUL-21': {
    question: 'Darf ich eine Verbesserung ablehnen?',
    ruling: 'Nein. Die Karte dreht sich von selbst um.',
    reason: 'Sie kann dir nicht schaden, denn du darfst immer weniger Stärke nutzen.',
  },
} as const satisfies { readonly [R in keyof typeof english]: Ruling };

const of = (...ids: readonly (keyof typeof rulings)[]) => ids.map((id) => rulings[id]);

/** The ledger in German, in the order of the English one. */
export const rulebook = {
  'ARC-SCO-04': {
    heading: 'Ziel',
    text: 'Fische Plastik aus dem Nordpolarmeer, sortiere es in deiner Fabrik nach Farben und sammle Punkte. Wer am Ende die meisten hat, gewinnt.',
  },
  'ARC-END-01': {
    heading: 'Ziel',
    text: 'Die Partie endet sofort, wenn jemand nach einer Aktion Entladen 16 oder mehr Plättchen in der Fabrik hat. Niemand kommt mehr dran.',
  },
  'ARC-CMP-01': {
    heading: 'Material',
    text: 'Fünfzig Plastikplättchen in acht Farben. Je sechs sind in einer Fabrik 2 Punkte wert: HDPE rot, LDPE grün, EVA blau, PMMA schwarz, PET lila und PA6 rosa. Je sieben sind 3 wert: PP gelb und PS grau.',
  },
  'ARC-CMP-02': {
    heading: 'Material',
    text: 'Alle fahren auf demselben Meer: 13 Felder offenes Wasser und sechs Ecken.',
    rulings: of('ARC-RUL-15'),
  },
  'ARC-CMP-03': {
    heading: 'Material',
    text: 'Alle haben zwei Schiffe. Jedes Schiff ist eine Figur auf dem Meer und ein Laderaum auf dem eigenen Tableau.',
  },
  'ARC-CMP-04': {
    heading: 'Material',
    text: 'Alle haben ein Tableau mit einer Fabrik aus acht Linien und 28 Plätzen, zwei Planungsreihen für Würfel, zwei Laderäumen mit vier Plätzen, einer Windrose, zehn Würfeln und fünf Aktionskarten.',
  },
  'ARC-SET-01': {
    heading: 'Aufbau',
    text: 'Die 13 inneren Felder sind offenes Wasser. Jede der sechs Ecken ist ein Bauplatz für eine Fabrik oder Packeis.',
  },
  'ARC-SET-02': {
    heading: 'Aufbau',
    text: 'Wo Fabriken stehen können, hängt davon ab, wie viele mitspielen. Allein: Süden. Zu zweit: Norden und Süden. Zu dritt: Süden, Nordwesten und Nordosten. Zu viert: Norden, Nordosten, Süden und Südwesten. Alle anderen Ecken sind Packeis.',
  },
  'ARC-SET-03': {
    heading: 'Aufbau',
    text: 'Alle Plättchen kommen in den Beutel. Je drei, blind gezogen, kommen auf jedes der 13 Meeresfelder. Die anderen 11 bleiben im Beutel.',
  },
  'ARC-SET-04': {
    heading: 'Aufbau',
    text: 'Der Zufall bestimmt, wer anfängt und in welcher Reihenfolge die anderen folgen.',
  },
  'ARC-SET-05': {
    heading: 'Aufbau',
    text: 'Die Bauplätze werden in umgekehrter Zugreihenfolge gewählt: Wer als Letzter dran ist, wählt zuerst; wer anfängt, nimmt, was übrig ist.',
  },
  'ARC-SET-06': {
    heading: 'Aufbau',
    text: 'Gleich nach der Wahl des Bauplatzes stellst du beide Schiffe an seine Anleger: die drei Meeresfelder, die deine Fabrik berühren. Sie dürfen sich eins teilen.',
    rulings: of('ARC-RUL-05'),
  },
  'ARC-SET-07': {
    heading: 'Aufbau',
    text: 'Fünf Würfel beginnen in deinen Planungsreihen, drei für Schiff 1 und zwei für Schiff 2. Alle zeigen die 1: nach oben.',
  },
  'ARC-SET-08': {
    heading: 'Aufbau',
    text: 'Deine anderen fünf Würfel sind gesperrt. Jeder Würfelblock, den du in deiner Fabrik füllst, gibt einen davon frei.',
    rulings: of('ARC-RUL-01'),
  },
  'ARC-SET-09': {
    heading: 'Aufbau',
    text: 'Deine Karten beginnen in dieser Reihenfolge, von Spalte 1 bis Spalte 5: Analyse, Entladen, Laden, Fahren, Planen.',
  },
  'ARC-SET-10': {
    heading: 'Aufbau',
    text: 'Das Tempo gleicht einen späten Platz aus. Bei abgestuftem Tempo beginnt der erste Platz wie sonst, auch der zweite von dreien. Der dritte von dreien beginnt mit Laden in Spalte 4, Fahren in 3, Analysieren in 2 und Entladen in 1; der zweite und dritte von vieren mit Laden in 4 und Fahren in 3; der zweite von zweien und der letzte von vieren mit Laden in 5, Planen in 4 und Fahren in 3. Es gilt zu dritt und zu viert oder wenn man es wählt.',
  },
  'ARC-TURN-01': {
    heading: 'Dein Zug',
    text: 'Wer ausgelost wurde, beginnt. Dann spielen alle in der ausgelosten Reihenfolge, immer wieder.',
  },
  'ARC-TURN-02': { heading: 'Dein Zug', text: 'In deinem Zug spielst du genau eine deiner fünf Karten.' },
  'ARC-TURN-03': {
    heading: 'Dein Zug',
    text: 'Die fünf Karten heißen Planen, Fahren, Laden, Entladen und Analyse. Du kannst immer jede von ihnen wählen.',
  },
  'ARC-CARD-01': { heading: 'Karten', text: 'Deine fünf Karten liegen in den Spalten 1 bis 5, in jeder eine.' },
  'ARC-CARD-02': {
    heading: 'Karten',
    text: 'Eine Karte ist so stark wie die Zahl ihrer Spalte: In Spalte 4 hat sie Stärke 4.',
  },
  'ARC-CARD-03': {
    heading: 'Karten',
    text: 'Wenn du eine Karte gespielt hast, rücken die Karten in niedrigeren Spalten um eine Spalte auf. Karten in höheren Spalten bleiben.',
    rulings: of('ARC-RUL-16'),
  },
  'ARC-CARD-04': {
    heading: 'Karten',
    text: 'Die gespielte Karte fällt in Spalte 1. Karten, die du liegen lässt, werden also stärker.',
  },
  'ARC-CARD-05': {
    heading: 'Karten',
    text: 'Du musst nicht die ganze Stärke einer Karte nutzen: Hör auf, wann du willst, auch bevor du etwas davon genutzt hast.',
    rulings: of('ARC-RUL-10'),
  },
  'ARC-CARD-06': { heading: 'Karten', text: 'Eine verbesserte Karte hat die doppelte Stärke: 8 in Spalte 4.' },
  'ARC-CARD-07': {
    heading: 'Karten',
    text: 'Die Stärke steht fest, wenn du die Karte wählst. Eine Verbesserung, die du in der Aktion gewinnst, gilt ab dem nächsten Mal.',
  },
  'ARC-PLAN-01': {
    heading: 'Planen',
    text: 'Die Würfel in Reihe 1 steuern Schiff 1, die in Reihe 2 steuern Schiff 2.',
  },
  'ARC-PLAN-02': { heading: 'Planen', text: 'Lege bis zu so viele Würfel, wie die Karte stark ist.' },
  'ARC-PLAN-03': {
    heading: 'Planen',
    text: 'Um einen Würfel zu legen, nimm ihn von neben deinem Tableau oder aus einer Reihe und lege ihn mit beliebiger Seite nach oben in eine der Reihen. Reihe oder Seite muss sich ändern.',
    rulings: of('ARC-RUL-03'),
  },
  'ARC-PLAN-04': {
    heading: 'Planen',
    text: 'Ein Würfel, den eine Fahrt verbraucht hat, liegt neben deinem Tableau, bis du ihn wieder planst.',
  },
  'ARC-PLAN-05': {
    heading: 'Planen',
    text: 'Auch ein gewonnener Würfel liegt neben deinem Tableau und wird ebenso geplant.',
  },
  'ARC-PLAN-06': { heading: 'Planen', text: 'Eine Reihe fasst höchstens fünf Würfel.' },
  'ARC-PLAN-07': {
    heading: 'Planen',
    text: 'Planen nimmt nie einen Würfel aus den Reihen: Es dreht Würfel, legt sie in die andere Reihe oder fügt welche hinzu.',
  },
  'ARC-PLAN-08': {
    heading: 'Planen',
    text: 'Die Seite eines Würfels ist eine Richtung: 1 nach oben, 2 nach rechts oben, 3 nach rechts unten, 4 nach unten, 5 nach links unten, 6 nach links oben.',
    rulings: of('ARC-RUL-02'),
  },
  'ARC-MOVE-01': {
    heading: 'Fahren',
    text: 'Für jedes Feld, das ein Schiff fährt, verbrauchst du einen Würfel seiner Reihe. Der Würfel zeigt die Richtung.',
  },
  'ARC-MOVE-02': {
    heading: 'Fahren',
    text: 'Beide Schiffe zusammen fahren höchstens so viele Felder, wie die Karte stark ist.',
  },
  'ARC-MOVE-03': {
    heading: 'Fahren',
    text: 'Verteile die Felder auf deine Schiffe, wie du willst. Du darfst weniger fahren.',
  },
  'ARC-MOVE-04': {
    heading: 'Fahren',
    text: 'Verbrauche die Würfel einer Reihe in beliebiger Reihenfolge, und wechsle zwischen deinen Schiffen, wann du willst.',
    rulings: of('ARC-RUL-04'),
  },
  'ARC-MOVE-05': {
    heading: 'Fahren',
    text: 'Schiffe bleiben auf offenem Wasser: Sie verlassen nie den Plan und fahren nie ins Packeis oder in eine Fabrik, auch nicht in die eigene. Ein Würfel, der dorthin zeigt, kann nicht verbraucht werden.',
    rulings: of('ARC-RUL-06'),
  },
  'ARC-MOVE-06': {
    heading: 'Fahren',
    text: 'Schiffe versperren einander nicht den Weg. Auf einem Feld dürfen beliebig viele sein.',
  },
  'ARC-LOAD-01': {
    heading: 'Laden',
    text: 'Lade bis zu so viele Plättchen, wie die Karte stark ist, auf deine Schiffe verteilt, wie du willst.',
  },
  'ARC-LOAD-02': { heading: 'Laden', text: 'Ein Schiff lädt nur von dem Feld, auf dem es ist.' },
  'ARC-LOAD-03': {
    heading: 'Laden',
    text: 'Du darfst jede Farbe laden, auch eine, die deine Fabrik noch nicht annimmt.',
  },
  'ARC-LOAD-04': { heading: 'Laden', text: 'Ein Schiff fasst vier Plättchen. Ein volles Schiff lädt nichts mehr.' },
  'ARC-LOAD-05': {
    heading: 'Laden',
    text: 'Ein Plättchen an Bord wird nie getauscht und geht nie ins Meer zurück. Es verlässt das Schiff nur in deine Fabrik.',
    rulings: of('ARC-RUL-09'),
  },
  'ARC-LOAD-06': {
    heading: 'Laden',
    text: 'Solange deine schraffierten Linien zu sind, dürfen 3-Punkte-Plättchen nicht alle acht Plätze deiner Schiffe füllen.',
    rulings: of('ARC-RUL-08'),
  },
  'ARC-ANA-01': {
    heading: 'Analyse',
    text: 'Ziehe blind bis zu so viele Plättchen aus dem Beutel, wie die Karte stark ist. Lege jedes auf ein Feld, auf dem eins deiner Schiffe ist.',
  },
  'ARC-ANA-02': {
    heading: 'Analyse',
    text: 'Sag zuerst, wie viele du ziehst. Dann werden alle gezeigt, und du legst eins nach dem anderen.',
    rulings: of('ARC-RUL-17'),
  },
  'ARC-ANA-03': {
    heading: 'Analyse',
    text: 'Du kannst nicht mehr ziehen, als im Beutel ist. Ist der Beutel leer, bewirkt die Karte nichts.',
    rulings: of('ARC-RUL-12'),
  },
  'ARC-ANA-04': { heading: 'Analyse', text: 'Ein Feld fasst beliebig viele Plättchen.' },
  'ARC-UNL-01': {
    heading: 'Entladen',
    text: 'Bringe bis zu so viele Plättchen von deinen Schiffen in deine Fabrik, wie die Karte stark ist. Damit sind sie verarbeitet.',
  },
  'ARC-UNL-02': {
    heading: 'Entladen',
    text: 'Nur ein Schiff an einem Anleger deiner Fabrik kann entladen. Wo dein anderes Schiff ist, spielt keine Rolle.',
  },
  'ARC-FAC-01': {
    heading: 'Fabrik',
    text: 'Eine Linie nimmt eine Farbe. Das erste Plättchen darauf bestimmt, welche.',
  },
  'ARC-FAC-02': { heading: 'Fabrik', text: 'Eine Linie wird von links gefüllt, Platz für Platz.' },
  'ARC-FAC-03': {
    heading: 'Fabrik',
    text: 'Solange du eine unfertige Linie einer Farbe hast, muss jedes weitere Plättchen dieser Farbe dorthin.',
    rulings: of('ARC-RUL-07'),
  },
  'ARC-FAC-04': {
    heading: 'Fabrik',
    text: 'Wenn diese Linie voll ist, darfst du in derselben Farbe eine weitere beginnen.',
  },
  'ARC-FAC-05': { heading: 'Fabrik', text: '2-Punkte-Plättchen kommen nicht auf schraffierte Linien.' },
  'ARC-FAC-06': {
    heading: 'Fabrik',
    text: '3-Punkte-Plättchen, gelb und grau, kommen nur auf die beiden schraffierten Linien, und die sind zu, bis du den Öffnungsblock gefüllt hast.',
  },
  'ARC-FAC-07': { heading: 'Fabrik', text: 'Auch eine schraffierte Linie nimmt nur eine Farbe.' },
  'ARC-FAC-08': { heading: 'Fabrik', text: 'Alle Fabriken liegen für alle offen.' },
  'ARC-FAC-09': {
    heading: 'Fabrik',
    text: 'Ein Plättchen in einer Fabrik bleibt bis zum Ende der Partie auf seinem Platz.',
  },
  'ARC-BLK-01': {
    heading: 'Blöcke',
    text: 'Ein Würfelblock ist ein markiertes Quadrat aus vier Plätzen: je zwei benachbarte Plätze auf zwei Linien, die übereinanderliegen. Fülle alle vier, um einen deiner gesperrten Würfel zu gewinnen. Es gibt fünf Würfelblöcke.',
    rulings: of('ARC-RUL-19'),
  },
  'ARC-BLK-02': {
    heading: 'Blöcke',
    text: 'Jeder gewonnene Würfel ist am Ende 5 Punkte wert und hilft dir beim Fahren.',
  },
  'ARC-BLK-03': {
    heading: 'Blöcke',
    text: 'Der Öffnungsblock besteht aus den ersten zwei Plätzen deiner zwei untersten Linien. Ist er gefüllt, öffnet er deine schraffierten Linien.',
  },
  'ARC-BLK-04': {
    heading: 'Blöcke',
    text: 'Belohnungen gelten sofort: Du kannst die schraffierten Linien öffnen und in derselben Aktion benutzen.',
    rulings: of('ARC-RUL-18'),
  },
  'ARC-BLK-05': { heading: 'Blöcke', text: 'Jeder Block wird einmal belohnt.' },
  'ARC-UPG-01': {
    heading: 'Verbesserungen',
    text: 'Fülle die schraffierte Viererlinie, um deine Karte Analyse zu verbessern.',
  },
  'ARC-UPG-02': {
    heading: 'Verbesserungen',
    text: 'Fülle eine der vier unteren Linien, um die Karte zu verbessern, deren Zeichen an ihrem Ende steht.',
    rulings: of('ARC-RUL-21'),
  },
  'ARC-UPG-03': {
    heading: 'Verbesserungen',
    text: 'Ein verbessertes Fahren in Spalte 5 gibt zehn Schritte, aber jeder Schritt braucht weiterhin einen Würfel.',
  },
  'ARC-SCO-01': {
    heading: 'Wertung',
    text: 'Jedes Plättchen in deiner Fabrik bringt 2 oder 3 Punkte, je nach Farbe.',
  },
  'ARC-SCO-02': {
    heading: 'Wertung',
    text: 'Jeder gewonnene Würfel bringt 5. Verbesserte Karten und offene schraffierte Linien bringen nichts.',
    rulings: of('ARC-RUL-11'),
  },
  'ARC-SCO-03': {
    heading: 'Wertung',
    text: 'Jedes Plättchen, das noch an Bord deiner Schiffe ist, bringt 1, gleich in welcher Farbe.',
  },
  'ARC-SCO-05': { heading: 'Wertung', text: 'Bei Gleichstand an der Spitze gewinnen alle, die dort stehen.' },
  'ARC-END-02': {
    heading: 'Ende der Partie',
    text: 'Die 16 Plättchen werden nach der ganzen Aktion Entladen gezählt; du darfst in ihr also über 16 hinauskommen.',
  },
  'ARC-END-03': {
    heading: 'Ende der Partie',
    text: 'Sauberes Meer: Wenn Meer und Beutel leer sind und keine Fabrik annehmen kann, was ihre Schiffe tragen, endet die Partie sofort. Die meisten Partien zu viert enden so.',
    rulings: of('ARC-RUL-13'),
  },
  'ARC-END-04': {
    heading: 'Ende der Partie',
    text: 'Flaute: Wenn sechs Runden lang kein Plättchen gezogen, geladen oder entladen wurde, endet die Partie.',
    rulings: of('ARC-RUL-14', 'ARC-RUL-20'),
  },
  'ARC-SOLO-01': {
    heading: 'Solo',
    text: 'Allein spielst du vom Süden aus 20 Züge lang. 16 Plättchen in deiner Fabrik nach einer Aktion Entladen beenden die Saison früher.',
  },
  'ARC-SOLO-02': {
    heading: 'Solo',
    text: 'Jeder Zug, den du nicht gebraucht hast, ist 1 Punkt wert. In einer Solo-Partie gibt es keine Flaute.',
  },
  'ARC-SOLO-03': {
    heading: 'Solo',
    text: 'Dein Rang: unter 36 Punkten Decksmann, ab 36 Maat, ab 44 Kapitän, ab 52 Admiral, ab 60 Hüter der Arktis.',
  },
} as const satisfies { readonly [R in RuleId]: LedgerRule };
