import type { Words } from './shape.ts';

/** "mal 2", "durch 2": a sign cannot stand without a number before it. */
const said = (moves: string): string => moves.replaceAll('×', 'mal ').replaceAll('÷', 'durch ');

export const de: Words = {
  title: 'Die fehlende Zahl',
  question: {
    train: 'Welche Zahl fehlt am Zug?',
    beads: 'Welche Zahl fehlt auf der Schnur?',
    houses: 'Welche Hausnummer fehlt?',
  },
  narration: {
    train: 'Finde die Zahl, die am Zug fehlt.',
    beads: 'Finde die Zahl, die auf der Schnur fehlt.',
    houses: 'Finde die Hausnummer, die fehlt.',
  },
  alt: (row) => `Eine Reihe von Zahlen: ${row}.`,
  gap: 'Lücke',
  hints: {
    look: 'Wie kommst du von jeder Zahl zur nächsten?',
    steps: 'Schreib zwischen je zwei Nachbarn den Schritt auf.',
    grow: 'Wachsen die Zahlen langsam oder in großen Sprüngen?',
    two: 'Vielleicht wechseln sich hier zwei Regeln ab.',
  },
  feedback: {
    'series.off-by-one': 'Ganz nah dran! Rechne den Schritt noch einmal.',
    'series.repeats-a-neighbour': 'Diese Zahl steht schon neben der Lücke.',
    'series.repeats-the-last-step': 'Du wiederholst den letzten Schritt. Sind alle Schritte gleich?',
    'series.repeats-the-first-step': 'Du wiederholst den ersten Schritt. Sind alle Schritte gleich?',
    'series.goes-one-too-far': 'Das ist einen Schritt zu weit. Beginne neben der Lücke.',
    'series.doubles': 'Verdoppeln passt nicht zur ganzen Reihe. Prüfe den Anfang.',
  },
  steps: {
    look: {
      steady: ({ moves }) => `Schau von Zahl zu Zahl: ${said(moves)}. Der Schritt ist immer gleich.`,
      growing: ({ moves }) => `Schau von Zahl zu Zahl: ${said(moves)}. Die Schritte ändern sich gleichmäßig.`,
      times: ({ moves }) => `Jede Zahl wird mit derselben Zahl multipliziert: ${said(moves)}.`,
      divided: ({ moves }) => `Jede Zahl wird durch dieselbe Zahl geteilt: ${said(moves)}.`,
      'by-turns': ({ moves }) => `Schau von Zahl zu Zahl: ${said(moves)}. Zwei Schritte wechseln sich ab.`,
      'sum-of-two': () => 'Jede Zahl ist die Summe der beiden davor.',
      'times-plus': ({ moves }) => `Jedes Mal geschieht dasselbe: ${said(moves)}.`,
      'two-rows': () => 'Hier sind zwei Reihen gemischt. Lies nur jede zweite Zahl.',
      'times-then-plus': ({ moves }) => `Zwei Rechnungen wechseln sich ab: ${said(moves)}.`,
      'plus-then-times': ({ moves }) => `Zwei Rechnungen wechseln sich ab: ${said(moves)}.`,
      'growing-times': ({ moves }) => `Der Faktor ändert sich gleichmäßig: ${said(moves)}.`,
    },
    move: ({ before, move, value }) => `Von ${before} bis zur Lücke: ${said(move)}. Das ergibt ${value}.`,
    sum: ({ before, twoBefore, value }) => `Zähl ${twoBefore} und ${before} zusammen: Das ergibt ${value}.`,
    track: ({ track }) => `So geht die Reihe mit der Lücke: ${track}.`,
    start: ({ after, value }) => `Geh von ${after} zurück: Dort stand ${value}.`,
    answer: (value) => `Die fehlende Zahl ist ${value}.`,
  },
  praise: (value) => `Ja! Mit ${value} ist die Reihe vollständig.`,
};
