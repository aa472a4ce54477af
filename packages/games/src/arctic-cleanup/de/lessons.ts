/** What the lessons say, in the order of their steps. */
export const lessons = {
  'first-voyage': {
    title: 'Erste Fahrt',
    says: [
      'Fische Plastik aus dem Meer und sortiere es in deiner Fabrik im Süden. Ein Zug ist eine Karte, so stark wie ihre Spalte. Spiele Laden: Stärke 3.',
      'Ein Schiff lädt von seinem eigenen Feld. Nimm das rote HDPE auf Schiff 1.',
      'Jedes Schiff fasst vier Plättchen. Nimm auch das rosa PA6.',
      'Eins von dreien ist noch übrig, für ein beliebiges Schiff: Nimm das schwarze PMMA auf Schiff 2.',
      'Laden fiel in Spalte 1, und die Karten darunter rückten auf: Entladen hat jetzt Stärke 3. Amundsen plant einen Kurs.',
      'Deine beiden Schiffe liegen an Anlegern, den Feldern, die deine Fabrik berühren. Also können sie entladen: Spiele Entladen.',
      'Eine Linie nimmt eine Farbe: Mit Rot geht die unterste weiter. Mit je zwei Plättchen auf den beiden untersten Linien öffnen sich die schraffierten.',
      'Offen! Gelb und Grau sind je 3 Punkte wert, und nur schraffierte Linien nehmen sie. Lege das gelbe PP auf die Viererlinie.',
      'Lege das rosa PA6 neben das andere. Das füllt einen Würfelblock, vier Plätze im Quadrat, und bringt dir einen Würfel, der 5 Punkte wert ist.',
      'Neun Plättchen sind verarbeitet; mit 16 in einer Fabrik endet die Partie. Amundsen fährt zum Pol.',
      'Jedes Feld, das ein Schiff fährt, kostet einen Würfel seiner Reihe, und der Würfel zeigt die Richtung. Spiele Fahren.',
      'Die Würfel von Schiff 1 zeigen alle nach oben. Fahre hinauf zum Pol. Schiffe versperren einander nicht den Weg.',
      'Du musst nicht die ganze Stärke einer Karte nutzen. Hör hier auf.',
      'Der verbrauchte Würfel liegt jetzt neben deinem Tableau. Amundsen nimmt ein grünes Plättchen vom Pol.',
      'Deine Würfel zeigen nach oben, aber der Heimweg führt nach unten. Spiele Planen: Damit legst du bis zu fünf Würfel.',
      'Neben deinem Tableau liegen zwei Würfel: der verbrauchte und der gewonnene. Nimm einen.',
      'Lege ihn in Reihe 1, die Reihe von Schiff 1, sodass er nach unten zeigt: die 4.',
      'Das bringt Schiff 1 nach Hause. Beende das Planen: Damit endet dein Zug.',
    ],
    done: 'Du hast alles getan, was man in einer Saison braucht. Nur die Analyse ist neu: Sie zieht Plättchen aus dem Beutel auf die Felder deiner Schiffe. Karten, die du liegen lässt, werden stärker, also lass sie. Du bist bereit: Die Partie gehört dir, und Amundsen denkt jetzt selbst.',
  },
};
