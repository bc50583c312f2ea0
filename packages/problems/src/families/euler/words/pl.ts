import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { adjective, capital, colour, list } = speak('pl');

export const pl: Words = {
  title: { stroke: 'Jedną kreską', one: 'Która jedną kreską?', several: 'Które jedną kreską?' },
  draw: 'Narysuj figurę jedną kreską.',
  begin: (point) => `Zacznij w punkcie ${point}. Żadnej linii nie rysuj dwa razy.`,
  which: {
    one: 'Którą figurę można narysować jedną kreską?',
    several: 'Wybierz wszystkie figury, które można narysować jedną kreską.',
  },
  find: {
    one: 'Znajdź figurę, którą można narysować jedną kreską.',
    several: 'Wybierz wszystkie figury, które można narysować jedną kreską.',
  },
  rule: 'Żadnej linii nie wolno rysować dwa razy.',
  alt: {
    figure: (points, lines, pairs) => `Figura. Punkty: ${points}, linie: ${lines}. ${pairs.join(', ')}.`,
    start: (point) => `Kreska zaczyna się w punkcie ${point}.`,
    set: (figures) => `Figury do wyboru: ${figures}. Są zrobione z punktów i linii.`,
    coloured: (name, { points, lines, pairs }) =>
      `${capital(adjective(colour(name), { noun: 'shape' }))} figura. Punkty: ${points}, linie: ${lines}. ${pairs.join(', ')}.`,
    point: (point, joined) => `Punkt ${point}, linie do ${list(joined)}`,
  },
  hints: {
    finger: 'Najpierw spróbuj palcem.',
    wayBack: 'W każdym punkcie zostaw linię, którą można wyjść.',
    end: 'Pomyśl, gdzie kreska może się skończyć.',
    odd: 'Policz linie, które spotykają się w każdym punkcie.',
  },
  feedback: {
    'euler.four-odd-points': 'Policz linie w każdym punkcie. Gdzie ich liczba jest nieparzysta?',
    'euler.many-odd-points': 'Palec tu utknie. Policz linie w każdym punkcie.',
  },
  steps: {
    odd: (points, start) =>
      `Nieparzysta liczba linii spotyka się tutaj: ${list(points)}. Zacznij w punkcie ${start}, a kreska skończy się w drugim.`,
    even: 'W każdym punkcie spotyka się parzysta liczba linii: kreska kończy się tam, gdzie się zaczyna.',
    begin: (stroke) => `Rysuj tak: ${stroke}.`,
    on: (stroke) => `Dalej: ${stroke}.`,
    done: (lines) => `Wszystkie linie są narysowane, każda raz: ${lines}.`,
    law: 'Policz punkty, w których spotyka się nieparzysta liczba linii. Jedna kreska może mieć ich najwyżej 2: swoje dwa końce.',
    figure: (name, odd) => `${capital(adjective(colour(name), { noun: 'shape' }))} figura ma ich ${odd}.`,
    answer: (names) => `Jedną kreską: ${list(names.map((name) => adjective(colour(name), { noun: 'shape' })))}.`,
  },
  praise: { stroke: 'Tak! Wszystko jedną kreską.', choice: 'Tak! To się da jedną kreską.' },
};
