import type { PageWords } from './shape.ts';

export const de: PageWords = {
  'junior-two-ways': {
    title: 'Schau in zwei Richtungen',
    alt: 'Ein Brett mit zwei Reihen. In einer Reihe ändert sich die Farbe der Segel, in einer Spalte ihre Anzahl.',
    paragraphs: [
      'Boote stehen in Reihen und Spalten. Ein Boot fehlt.',
      'Schau zuerst eine Reihe entlang. Was ändert sich? Hier ändert sich die Farbe der Segel.',
      'Schau nun eine Spalte hinunter. Was ändert sich dort? Hier kommt ein Segel dazu.',
      'Das fehlende Boot muss zu beiden passen: zu seiner Reihe und zu seiner Spalte.',
    ],
  },
  'junior-repeating': {
    title: 'Finde das Stück, das sich wiederholt',
    alt: 'Perlen auf einer Schnur: rot, gelb, blau und wieder von vorn. Unter jedem Stück ist eine Klammer.',
    paragraphs: [
      'Viele Muster sind ein kurzes Stück, das immer wieder kommt.',
      'Sprich die Perlen laut: rot, gelb, blau, rot, gelb, blau. Hörst du das Stück?',
      'Zieh nach jedem Stück einen Strich. Schau dann, welcher Platz im Stück leer ist.',
    ],
  },
  'junior-odd-one': {
    title: 'Was haben die anderen gemeinsam?',
    alt: 'Drei Kreise in verschiedenen Farben und ein Quadrat.',
    paragraphs: [
      'Such nicht das Seltsamste. Such das, was alle anderen gemeinsam haben.',
      'Frag immer nur nach einer Sache: Form, Farbe, Größe, Anzahl.',
      'Hier sind die Farben bunt gemischt, also hilft die Farbe nicht. Aber alle außer einem sind rund.',
    ],
  },
  'junior-level-scales': {
    title: 'Nimm auf beiden Seiten das Gleiche weg',
    alt: 'Eine Waage im Gleichgewicht: links eine Birne und ein Apfel, rechts drei Äpfel. Auf jeder Seite ist ein Apfel durchgestrichen.',
    paragraphs: [
      'Steht die Waage gerade, wiegen beide Seiten gleich viel.',
      'Nimm links einen Apfel weg und rechts auch einen. Die Waage bleibt gerade.',
      'Jetzt liegt die Birne allein da, und du siehst, was sie wiegt: so viel wie zwei Äpfel.',
    ],
  },
  'junior-pairing': {
    title: 'Bilde Paare und zähl den Rest',
    alt: 'Fünf rote Äpfel über vier gelben, zu Paaren verbunden. Ein roter Apfel bleibt allein.',
    paragraphs: [
      'Welche Gruppe hat mehr? Das findest du auch ohne langes Zählen heraus.',
      'Verbinde die Dinge zu Paaren: eins von hier, eins von dort.',
      'Was allein bleibt, ist der Unterschied. Und große Dinge sind nicht immer viele Dinge.',
    ],
  },
  'junior-chain': {
    title: 'Bau eine Kette',
    alt: 'Drei Tannen von niedrig bis hoch mit Pfeilen dazwischen.',
    paragraphs: [
      'Ein Hinweis über zwei ist ein Glied einer Kette.',
      'Schreib den ersten Hinweis auf. Such dann einen, in dem ein Name wieder vorkommt, und häng ihn an.',
      'Wenn alle in einer Kette stehen, lies die Antwort ab.',
    ],
  },
  'junior-each-once': {
    title: 'Jedes nur einmal',
    alt: 'Ein Quadrat aus neun Feldern mit Kreis, Dreieck und Stern. Das letzte Feld ist leer.',
    paragraphs: [
      'In jeder Reihe und in jeder Spalte steht jedes Bild genau einmal.',
      'Such eine Reihe, in der nur ein Feld leer ist. Welches Bild fehlt dort?',
      'Hilft die Reihe nicht, frag die Spalte. Zusammen lassen sie nur ein Bild übrig.',
    ],
  },
  'junior-robot-steps': {
    title: 'Ein Befehl nach dem anderen',
    alt: 'Ein Brett aus Feldern: Vom Fuchs geht ein Pfeil nach rechts, dann nach oben, dann nach rechts zum Stern.',
    paragraphs: [
      'Ein Roboter macht genau das, was man ihm sagt, einen Befehl nach dem anderen.',
      'Leg den Finger auf sein Feld und geh mit: ein Befehl, ein Schritt.',
      'Wenn ein Programm das Ziel nicht erreicht, such den ersten falschen Schritt.',
    ],
  },
  'junior-jumps': {
    title: 'Achte auf die Sprünge',
    alt: 'Die Zahlen drei, sechs, neun und zwölf; jeder Sprung von Nachbar zu Nachbar ist drei.',
    paragraphs: [
      'Starr nicht auf die Zahlen. Achte auf die Sprünge dazwischen.',
      'Schreib über jeden Sprung: Wie viel kommt dazu, wie viel geht weg?',
      'Haben die Sprünge eine Regel, dann mach noch einen Sprung nach derselben Regel.',
    ],
  },
  'junior-crossing-out': {
    title: 'Streich, was nicht sein kann',
    alt: 'Eine Tabelle mit drei Häusern und drei Tieren. Nach den Kreuzen bleibt für das rote Haus die Maus.',
    paragraphs: [
      'Zeichne eine Tabelle: Wer wohnt hier, welches Tier gehört dorthin?',
      'Jeder Hinweis setzt ein Kreuz, wo etwas nicht sein kann.',
      'Hat eine Reihe nur noch ein freies Feld, ist das die Antwort für die Reihe. Streich dann auch den Rest der Spalte.',
    ],
  },
  'junior-loops': {
    title: 'Immer wieder',
    alt: 'Zwei Befehle, nach oben und nach rechts, in einem Rahmen, auf dem dreimal steht.',
    paragraphs: [
      'Wenn dieselben Befehle wiederkommen, sagt das Programm sie nur einmal und wiederholt sie.',
      'Geh das erste Mal durch den Rahmen und schau, wo du stehst.',
      'Geh dann vom neuen Feld aus noch einmal durch, bis alle Wiederholungen fertig sind.',
    ],
  },
  'adult-attributes': {
    title: 'Ein Merkmal nach dem anderen',
    alt: 'Ein Brett mit zwei Reihen. In einer Reihe ändert sich die Farbe der Segel, in einer Spalte ihre Anzahl.',
    paragraphs: [
      'Eine Matrix wirkt schwer, weil sich mehreres zugleich ändert. Jedes für sich ist einfach.',
      'Nimm ein Merkmal, etwa die Farbe, und vergiss den Rest. Bleibt es gleich, wandert es weiter oder kommt es in jeder Reihe einmal vor?',
      'Mach dasselbe mit Form, Anzahl und Größe. Setz dann das fehlende Feld aus den gefundenen Regeln zusammen.',
      'Antworten, die alle Regeln bis auf eine erfüllen, stehen mit Absicht da. Prüfe jedes Merkmal.',
    ],
  },
  'adult-differences': {
    title: 'Die Reihe der Differenzen',
    alt: 'Die Zahlen zwei, fünf, zehn und siebzehn; die Sprünge sind drei, fünf und sieben.',
    paragraphs: [
      'Schreib die Differenzen der Nachbarn unter die Folge. Auch sie bilden eine Folge, oft eine einfachere.',
      'Helfen die Differenzen nicht, dann sieh dir die Quotienten an oder teile die Folge in zwei, die sich abwechseln.',
      'Prüfe eine Regel an jedem Glied, bevor du ihr traust. Die letzten beiden Glieder allein beweisen nichts.',
    ],
  },
  'adult-classes': {
    title: 'Klassen statt Kuriositäten',
    alt: 'Drei Kreise in verschiedenen Farben und ein Quadrat.',
    paragraphs: [
      'Was nicht dazugehört, ist nicht das Auffälligste. Es ist das Einzige außerhalb einer Klasse, zu der alle anderen gehören.',
      'Schreib die Merkmale auf und zähl ihre Werte. Gesucht ist ein Merkmal mit genau zwei Werten, von denen einer nur einmal vorkommt.',
      'Scheinen zwei Merkmale zu passen, hast du dich bei einem verzählt.',
    ],
  },
  'adult-candidates': {
    title: 'Kandidaten und Plätze',
    alt: 'Ein Quadrat aus neun Feldern mit Kreis, Dreieck und Stern. Das letzte Feld ist leer.',
    paragraphs: [
      'Es gibt zwei Fragen. Welche Zeichen können in diesem Feld stehen? Und wo in dieser Reihe kann dieses Zeichen stehen?',
      'Hat eine der Fragen nur eine Antwort, hast du einen Zug. Stell sie abwechselnd.',
      'Zwei Felder einer Reihe mit denselben zwei Kandidaten behalten diese für sich. Streich sie überall sonst.',
      'Raten musst du hier nie. Wenn du raten möchtest, hast du eine Reihe, eine Spalte oder einen Block übersehen.',
    ],
  },
  'adult-partial-orders': {
    title: 'Von Gliedern zur Kette',
    alt: 'Drei Tannen von niedrig bis hoch mit Pfeilen dazwischen.',
    paragraphs: [
      'Ein Vergleich gibt ein Glied. Zwei Glieder mit einem gemeinsamen Ende schenken dir ein drittes.',
      'Zeichne für jeden Hinweis einen Pfeil. Wohin kein Pfeil führt, das steht an erster Stelle.',
      'Schreib es auf, entferne es mit seinen Pfeilen und wiederhole. Ein verneinter Hinweis ist ein Pfeil in die andere Richtung.',
    ],
  },
  'adult-substitution': {
    title: 'Waagen sind Gleichungen',
    alt: 'Eine Waage im Gleichgewicht: links eine Birne und ein Apfel, rechts drei Äpfel. Auf jeder Seite ist ein Apfel durchgestrichen.',
    paragraphs: [
      'Jede Waage im Gleichgewicht ist eine Gleichung. Was man mit einer Gleichung tun darf, darf man auch mit der Waage tun.',
      'Nimm von beiden Schalen das Gleiche weg. Ersetze eine Gruppe durch das, was sie wiegt. Leg zwei Waagen zusammen.',
      'Beginne mit der Waage, auf der die wenigsten verschiedenen Dinge liegen.',
    ],
  },
  'adult-loops': {
    title: 'Was ein Durchlauf bewirkt',
    alt: 'Zwei Befehle, nach oben und nach rechts, in einem Rahmen, auf dem dreimal steht.',
    paragraphs: [
      'Verfolge eine Schleife nicht Befehl für Befehl. Finde heraus, was ein Durchlauf im Ganzen bewirkt: eine Verschiebung und eine Drehung.',
      'Wiederhole dann das Ganze so oft, wie die Schleife es sagt.',
      'Scheitert ein Programm, dann vergleiche nach jedem Durchlauf, wo es stehen sollte und wo es steht.',
    ],
  },
  'adult-tables': {
    title: 'Eine Tabelle für das Unmögliche',
    alt: 'Eine Tabelle mit drei Häusern und drei Tieren. Nach den Kreuzen bleibt für das rote Haus die Maus.',
    paragraphs: [
      'Ein Logikrätsel ist eine Tabelle mit einem Haken in jeder Zeile und jeder Spalte. Hinweise sind Kreuze und Haken darin.',
      'Ein Haken streicht den Rest seiner Zeile und Spalte. Eine Zeile mit einem freien Feld bekommt einen Haken.',
      'Hinweise über Nachbarn schließen zuerst die Enden aus. Lies nach jedem Haken alle Hinweise noch einmal.',
    ],
  },
};
