import type { CourseWords } from './shape.ts';

export const de: CourseWords = {
  courses: {
    sprouts: {
      title: 'Erste Schritte in der Logik',
      description: 'Schauen, vergleichen, finden: die ersten zwanzig Minuten Denken.',
    },
    'school-ready': {
      title: 'Bereit für die Schule',
      description: 'Zählen, ordnen und genau hinschauen, bevor die Schule beginnt.',
    },
    preschool: {
      title: 'Logik für Vorschulkinder',
      description: 'Von Schatten und Labyrinthen bis zu den ersten Beweisen.',
    },
    junior: {
      title: 'Logik für Schulkinder',
      description: 'Siebenundzwanzig Arten von Aufgaben, von der Waage bis zum Zahlenrätsel.',
    },
    adult: {
      title: 'Logik für Erwachsene',
      description: 'Dieselben Ideen ohne Zuckerguss, bis zu den schwersten Aufgaben.',
    },
    'maths-facts': { title: 'Rechnen', description: 'Punkte, Uhren und Zahlenhäuser, jeden Tag ein bisschen.' },
    spatial: { title: 'Räumlich denken', description: 'Drehen, falten und spiegeln, alles im Kopf.' },
    coding: {
      title: 'Programmieren ohne Computer',
      description: 'Roboter, Labyrinthe und Pläne: Befehle in der richtigen Reihenfolge.',
    },
    olympiad: { title: 'Olympiade der Woche', description: 'Zwölf Aufgaben, vierzig Minuten.' },
    tournament: { title: 'Logikturnier', description: 'Zehn schwere Aufgaben, fünfundvierzig Minuten.' },
    festival: { title: 'Fest der kleinen Denker', description: 'Acht fröhliche Aufgaben, ganz ohne Eile.' },
    quiz: { title: 'Teste dich', description: 'Zehn Aufgaben, ein Versuch für jede: Schau, was du schon kannst.' },
  },
  threads: {
    'junior-patterns': {
      title: 'Muster',
      description: 'Sieh, was sich ändert und was bleibt, und finde, wie es weitergeht.',
    },
    'junior-first-plans': {
      title: 'Erste Pläne',
      description: 'Ordne Dinge, fülle ein Quadrat, führe einen Roboter nach Hause.',
    },
    'adult-rules': {
      title: 'Die Regel sehen',
      description: 'Matrizen, Folgen und Klassen: von Beispielen zum Gesetz dahinter.',
    },
    'adult-no-guessing': {
      title: 'Ohne zu raten',
      description: 'Gitter und Reihenfolgen, in denen sich jeder Schritt beweisen lässt.',
    },
  },
  sideThreads: {
    'maths-facts-1': 'Erste Zahlen',
    'maths-facts-2': 'Bis zwanzig',
    'maths-facts-3': 'Zahlen im Einsatz',
    'spatial-1': 'Drehen',
    'spatial-2': 'Bauen',
    'spatial-3': 'Falten',
    'coding-1': 'Erste Befehle',
    'coding-2': 'Längere Pläne',
    'coding-3': 'Schleifen und Abkürzungen',
  },
  blocks: {
    'harbour-of-patterns': 'Hafen der Muster',
    'meadow-of-shapes': 'Wiese der Formen',
    'odd-grove': 'Hain der Unterschiede',
    'crystal-sums': 'Kristallsummen',
    'forest-of-queues': 'Wald der Reihen',
    'square-fields': 'Quadratfelder',
    'robot-desert': 'Roboterwüste',
    'matrix-harbour': 'Hafen der Matrizen',
    'sequence-stairs': 'Treppe der Folgen',
    'class-meadow': 'Wiese der Klassen',
    'candidate-fields': 'Felder der Kandidaten',
    'order-forest': 'Wald der Ordnungen',
    'table-desert': 'Wüste der Tabellen',
  },
  checkpoint: 'Kontrollpunkt',
  landing: {
    inside: 'Was drin ist',
    road: {
      title: 'So geht es',
      description:
        'Kurze Aufgaben an einem Weg entlang. Wenn es schwer ist, hilft ein Hinweis, wenn es klappt, gibt es Sterne, und niemand drängt.',
    },
    rules: {
      title: 'So läuft es ab',
      description:
        'Alle bekommen dieselben Aufgaben und haben für jede einen Versuch. Leben gehen hier nicht verloren.',
    },
    after: {
      title: 'Was zählt',
      description: 'Zuerst die Sterne, dann die Zeit. Dein Ergebnis bleibt, und du kannst es teilen.',
    },
    next: 'Weiter',
    begin: 'Anfangen',
    join: 'Mitmachen',
  },
  ideas: {
    pattern: {
      title: 'Reihen, die sich wiederholen',
      lines: [
        'In manchen Reihen kommt ein kleines Stück immer wieder.',
        'Sprich die Reihe laut und hör auf dieses Stück.',
        'Dann weißt du, wie es weitergeht.',
      ],
    },
    odd: {
      title: 'Eins ist anders',
      lines: ['Schau dir alle zusammen an.', 'Was haben fast alle gemeinsam?', 'Was das nicht hat, passt nicht dazu.'],
    },
    shadow: {
      title: 'Wem gehört der Schatten?',
      lines: [
        'Ein Schatten hat keine Farben, nur einen Rand.',
        'Fahr mit dem Finger am Rand entlang.',
        'Achte auf Ohren, Schwänze und Ecken.',
      ],
    },
    position: {
      title: 'Wo ist es?',
      lines: [
        'Über, unter, links, rechts, zwischen: Diese Wörter zeigen den Weg.',
        'Nimm dir ein Wort nach dem anderen vor.',
        'Mit jedem Wort bleiben weniger Plätze.',
      ],
    },
    count: {
      title: 'Richtig zählen',
      lines: [
        'Tippe jedes Ding einmal an und zähl mit.',
        'Große Dinge zählen nicht mehr als kleine.',
        'Bilde Paare, dann siehst du, wo es mehr sind.',
      ],
    },
    group: {
      title: 'Was gehört zusammen?',
      lines: [
        'Dinge gehören zusammen, wenn sie etwas gemeinsam haben.',
        'Finde zuerst, was sie gemeinsam haben.',
        'Dann hat jedes Ding seinen Platz.',
      ],
    },
    order: {
      title: 'Der Reihe nach',
      lines: [
        'Länger, schwerer, schneller: Solche Wörter bilden eine Kette.',
        'Häng einen Hinweis an den anderen.',
        'Die Kette zeigt, wer wo steht.',
      ],
    },
    maze: {
      title: 'Den Weg finden',
      lines: [
        'Geh zuerst mit den Augen, dann mit dem Finger.',
        'Sackgasse? Dann zurück zur letzten Gabelung.',
        'Manchmal hilft es, beim Ziel anzufangen.',
      ],
    },
    fit: {
      title: 'Teile, die passen',
      lines: [
        'Ein Teil passt, wenn keine Lücke bleibt.',
        'Zähl zuerst die Kästchen.',
        'Dreh das Teil dann in Gedanken.',
      ],
    },
    missing: {
      title: 'Das fehlende Stück',
      lines: [
        'Das Bild geht im Loch weiter.',
        'Folge den Linien bis zum Rand des Lochs.',
        'Im richtigen Stück geht jede Linie weiter.',
      ],
    },
    latin: {
      title: 'Jedes nur einmal',
      lines: [
        'In jeder Reihe und Spalte steht jedes Bild einmal.',
        'Such eine Reihe mit nur einem leeren Feld.',
        'Was fehlt dort?',
      ],
    },
    matrix: {
      title: 'In zwei Richtungen schauen',
      lines: [
        'Schau die Reihe entlang: Was ändert sich?',
        'Schau die Spalte hinunter: Was ändert sich dort?',
        'Die Antwort passt zu beiden.',
      ],
    },
    dots: {
      title: 'Zahlen und Punkte',
      lines: ['Eine Zahl kann man mit Punkten zeigen.', 'Fülle zuerst bis zehn auf.', 'Schau dann, was übrig bleibt.'],
    },
    mirror: {
      title: 'Im Spiegel',
      lines: [
        'Ein Spiegel vertauscht die Seiten und behält den Abstand.',
        'Was nah am Spiegel ist, bleibt nah.',
        'Prüfe Feld für Feld.',
      ],
    },
    balance: {
      title: 'Waage im Gleichgewicht',
      lines: [
        'Steht die Waage gerade, sind beide Schalen gleich schwer.',
        'Nimm auf beiden Seiten das Gleiche weg.',
        'Sie bleibt gerade.',
      ],
    },
    cubes: {
      title: 'Türme aus Würfeln',
      lines: [
        'Manche Würfel sind unter oder hinter anderen versteckt.',
        'Zähl Turm für Turm.',
        'Unter einem Würfel in der Höhe steht immer ein anderer.',
      ],
    },
    robot: {
      title: 'Einen Roboter führen',
      lines: [
        'Ein Roboter macht genau das, was man ihm sagt.',
        'Geh die Befehle einzeln durch.',
        'Achte darauf, wohin er schaut.',
      ],
    },
    clock: {
      title: 'Die Uhr lesen',
      lines: [
        'Der kurze Zeiger zeigt die Stunde, der lange die Minuten.',
        'Der lange Zeiger geht in einer Stunde einmal herum.',
        'Dann rückt der kurze um eins weiter.',
      ],
    },
    word: {
      title: 'Geschichten mit Zahlen',
      lines: [
        'Erzähl die Geschichte zuerst mit eigenen Worten.',
        'Zeichne sie als Balken: Was ist das Ganze, was ein Teil?',
        'Entscheide dann, was du mit den Zahlen machst.',
      ],
    },
    numgrid: {
      title: 'Zahlenhäuser',
      lines: [
        'In jedem Haus aus Zahlen gilt eine Regel.',
        'Beginne dort, wo nur eine Zahl fehlt.',
        'Jede gefundene Zahl hilft bei der nächsten.',
      ],
    },
    truth: {
      title: 'Wahr oder falsch?',
      lines: [
        'Vergleiche den Satz Wort für Wort mit dem Bild.',
        'Alle heißt: ohne Ausnahme.',
        'Nicht dreht den Satz um.',
      ],
    },
    euler: {
      title: 'In einem Zug',
      lines: [
        'Zeichne jede Linie einmal, ohne den Stift abzusetzen.',
        'Zähl an jedem Punkt die Linien, die sich dort treffen.',
        'Beginne dort, wo sich ungerade viele treffen.',
      ],
    },
    venn: {
      title: 'Kreise, die sich überschneiden',
      lines: [
        'In jedem Kreis liegt, was eine Eigenschaft hat.',
        'Was beide hat, liegt in der Mitte.',
        'Fülle von der Mitte nach außen.',
      ],
    },
    series: {
      title: 'Zahlenreihen',
      lines: [
        'Schreib auf, was von jeder Zahl zur nächsten geschieht.',
        'Oft haben diese Schritte selbst eine Regel.',
        'Die Regel muss zur ganzen Reihe passen.',
      ],
    },
    zebra: {
      title: 'Wer wohnt wo?',
      lines: [
        'Mach eine Tabelle mit allem, was möglich ist.',
        'Jeder Hinweis streicht etwas.',
        'Was allein übrig bleibt, stimmt.',
      ],
    },
    match: {
      title: 'Streichhölzer',
      lines: [
        'Eine Ziffer ändert sich, wenn ein Streichholz wandert.',
        'Finde heraus, welche Ziffer zu welcher wird.',
        'Am Ende müssen beide Seiten gleich sein.',
      ],
    },
    knights: {
      title: 'Wer sagt die Wahrheit?',
      lines: [
        'Ein Ritter sagt immer die Wahrheit, ein Lügner nie.',
        'Stell dir vor, jemand ist ein Ritter.',
        'Schau, ob dann noch alles zusammenpasst.',
      ],
    },
    combi: {
      title: 'Wie viele Möglichkeiten?',
      lines: [
        'Zähl in fester Reihenfolge, damit du nichts vergisst.',
        'Auswahlen nacheinander werden malgenommen.',
        'Frag dich, ob die Reihenfolge wichtig ist.',
      ],
    },
    nets: {
      title: 'Würfel falten',
      lines: [
        'Ein Netz ist ein aufgeklappter Würfel.',
        'Liegt in einer Reihe eine Fläche dazwischen, stehen sich zwei gegenüber.',
        'Falte es in Gedanken, Fläche für Fläche.',
      ],
    },
    search: {
      title: 'Die wenigsten Züge',
      lines: [
        'Schreib jede Stellung auf, die du gesehen hast.',
        'Probiere von jeder aus jeden Zug.',
        'Wo das Ziel zuerst erscheint, ist der kürzeste Weg.',
      ],
    },
    gridlogic: {
      title: 'Gitter ohne Raten',
      lines: [
        'Jedes Feld lässt sich beweisen.',
        'Such die Stelle mit den wenigsten Möglichkeiten.',
        'Rate nie: Such den nächsten sicheren Schritt.',
      ],
    },
    crypt: {
      title: 'Buchstaben statt Ziffern',
      lines: [
        'Jeder Buchstabe ist eine Ziffer, verschiedene Buchstaben sind verschiedene Ziffern.',
        'Beginne mit der letzten Spalte und dem ersten Buchstaben.',
        'Achte auf den Übertrag.',
      ],
    },
  },
};
