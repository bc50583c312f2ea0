import { speak } from '../../../lang/speak.ts';
import type { Card, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('de');

const frames = { round: 'im runden Rahmen', square: 'im eckigen Rahmen' } as const;

function told({ noun, colour: paint, size, dots, frame }: Card): string {
  const figure = described({ noun, adjectives: [...(size === null ? [] : [size]), colour(paint)] });
  const more = [...(dots === null ? [] : [counted(dots, 'dot')]), ...(frame === null ? [] : [frames[frame]])];
  return [figure, ...more].join(', ');
}

export const de: Words = {
  title: 'Was passt nicht dazu?',
  question: 'Was passt nicht zu den anderen?',
  narration: 'Eins passt nicht zu den anderen. Finde es.',
  card: told,
  alt: (cards) => `Karten: ${cards.join('; ')}.`,
  variant: (card) => capital(told(card)),
  hints: {
    compare: 'Nimm zwei Karten und vergleiche sie. Was ist gleich?',
    'one-thing': 'Achte immer nur auf eine Sache. Wer steht allein da?',
    count: 'Zähl die Ecken. Zähl dann die Punkte.',
  },
  feedback: {
    'odd.shape': 'Diese Form gibt es noch einmal. Achte auf etwas anderes.',
    'odd.colour': 'Diese Farbe gibt es noch einmal. Achte auf etwas anderes.',
    'odd.size': 'Diese Größe gibt es noch einmal. Achte auf etwas anderes.',
    'odd.dots': 'So viele Punkte gibt es noch einmal. Achte auf etwas anderes.',
    'odd.frame': 'Diesen Rahmen gibt es noch einmal. Achte auf etwas anderes.',
    'odd.like-the-others': 'Davon gibt es noch mehr. Wer hat keinen Zwilling?',
  },
  steps: {
    repeats: {
      shape: 'Vergleiche die Formen. Jede Form kommt mindestens zweimal vor.',
      colour: 'Vergleiche die Farben. Jede Farbe kommt mindestens zweimal vor.',
      size: 'Vergleiche die Größen. Jede Größe kommt mindestens zweimal vor.',
      dots: 'Vergleiche die Punkte. Jede Anzahl kommt mindestens zweimal vor.',
      frame: 'Vergleiche die Rahmen. Jeder Rahmen kommt mindestens zweimal vor.',
      match: 'Punkte und Ecken stimmen mehr als einmal überein.',
    },
    alone: {
      shape: 'Nur diese Karte hat eine eigene Form.',
      colour: 'Nur diese Karte hat eine eigene Farbe.',
      size: 'Nur diese Karte hat eine eigene Größe.',
      dots: 'Nur diese Karte hat eine eigene Anzahl von Punkten.',
      frame: 'Nur diese Karte hat einen eigenen Rahmen.',
      match: 'Die Punkte zeigen, wie viele Ecken es sind. Nur hier nicht.',
    },
    answer: (card) => `Das passt nicht dazu: ${told(card)}.`,
  },
  praise: (card) => `Ja! ${capital(told(card))}.`,
};
