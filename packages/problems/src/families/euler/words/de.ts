import type { ColourId } from '../../../draw/palette.ts';
import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { adjective, colour, described, list } = speak('de');

/** "die rote": a figure, which is feminine like a shape. */
const the = (name: ColourId): string =>
  described({ noun: 'shape', adjectives: [colour(name)] }, { article: 'the' }).replace(/ Form$/, '');
const plain = (name: ColourId): string => adjective(colour(name), { gender: 'common' });

export const de: Words = {
  title: { stroke: 'In einem Zug', one: 'Was geht in einem Zug?', several: 'Was geht in einem Zug?' },
  draw: 'Zeichne die Figur in einem Zug.',
  begin: (point) => `Beginne bei Punkt ${point} und zeichne keine Linie doppelt.`,
  which: {
    one: 'Welche Figur kann man in einem Zug zeichnen?',
    several: 'Wähle alle Figuren, die in einem Zug gehen.',
  },
  find: {
    one: 'Finde die Figur, die man in einem Zug zeichnen kann.',
    several: 'Wähle alle Figuren, die in einem Zug gehen.',
  },
  rule: 'Keine Linie darf doppelt gezeichnet werden.',
  alt: {
    figure: (points, lines, pairs) => `Eine Figur. Punkte: ${points}, Linien: ${lines}. ${pairs.join(', ')}.`,
    start: (point) => `Der Zug beginnt bei Punkt ${point}.`,
    set: (figures) => `Figuren zur Auswahl: ${figures}. Sie bestehen aus Punkten und Linien.`,
    coloured: (name, { points, lines, pairs }) =>
      `Farbe der Figur: ${plain(name)}. Punkte: ${points}, Linien: ${lines}. ${pairs.join(', ')}.`,
    point: (point, joined) => `Punkt ${point}, Linien zu ${list(joined)}`,
  },
  hints: {
    finger: 'Probier es zuerst mit dem Finger.',
    wayBack: 'Behalte an jedem Punkt eine Linie zum Weggehen.',
    end: 'Überlege, wo der Zug enden kann.',
    odd: 'Zähl die Linien, die sich an jedem Punkt treffen.',
  },
  feedback: {
    'euler.four-odd-points': 'Zähl an jedem Punkt die Linien. Wo ist die Zahl ungerade?',
    'euler.many-odd-points': 'Hier bleibt der Finger stecken. Zähl an jedem Punkt die Linien.',
  },
  steps: {
    odd: (points, start) =>
      `Ungerade viele Linien treffen sich bei ${list(points)}. Beginne bei ${start}, dann endet der Zug beim anderen Punkt.`,
    even: 'An jedem Punkt treffen sich gerade viele Linien: Der Zug endet dort, wo er beginnt.',
    begin: (stroke) => `Zeichne so: ${stroke}.`,
    on: (stroke) => `Weiter so: ${stroke}.`,
    done: (lines) => `Alle Linien sind gezeichnet, jede einmal: ${lines}.`,
    law: 'Zähl die Punkte, an denen sich ungerade viele Linien treffen. Ein Zug kann höchstens 2 davon haben: seine beiden Enden.',
    figure: (name, odd) => `So viele davon hat ${the(name)} Figur: ${odd}.`,
    answer: (names) => `In einem Zug: ${list(names.map(plain))}.`,
  },
  praise: { stroke: 'Ja! Alles in einem Zug.', choice: 'Ja! Das geht in einem Zug.' },
};
