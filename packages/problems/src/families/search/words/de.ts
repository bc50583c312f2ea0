import { spelledIn } from '../../../lang/phrases/de.ts';
import { speak } from '../../../lang/speak.ts';
import type { Spelling, Trip, Words } from './shape.ts';

const { capital, counted, list, noun, numeral } = speak('de');

const number = (value: number, spelling: Spelling): string =>
  spelling === 'digits' ? String(value) : numeral(value, 'common');
const numbers = (values: readonly number[], spelling: Spelling): string =>
  list(values.map((value) => number(value, spelling)));

const trip = ({ isBack, crew }: Trip): string =>
  `${isBack ? 'zurück' : 'hinüber'} ${list(crew.map((one) => noun(one)))}`;

export const de: Words = {
  title: { pour: 'Wasser abmessen', ferry: 'Über den Fluss', flip: 'Dreh die Münzen um', pay: 'Mit wenigen Münzen' },
  ask: {
    pour: ({ jugs, target, hasTap }, spelling) => {
      const litres = spelling === 'digits' ? counted(target, 'litre') : spelledIn(target, 'litre', 'accusative');
      const into = `In die Krüge passen ${numbers(jugs, spelling)} Liter.`;
      const given = hasTap
        ? `${into} Ein Zug: einen Krug füllen, leeren oder umgießen.`
        : `${into} Der größte ist voll. Ein Zug: von einem Krug in einen anderen gießen.`;
      const stop = 'Gieß so lange, bis einer leer oder einer voll ist.';
      return `${given} ${stop} Wie viele Züge brauchst du mindestens für ${litres}?`;
    },
    ferry: ({ weights, limit }, spelling) =>
      `Alle wollen über den Fluss. Die Tiere wiegen ${numbers(weights, spelling)}. Das Boot trägt höchstens ${number(limit, spelling)}. Immer muss jemand rudern. Wie viele Fahrten braucht man mindestens?`,
    flip: (width, spelling) =>
      `Ein Zug dreht ${number(width, spelling)} Münzen nebeneinander um. Wie viele Züge braucht man mindestens, bis jede Münze ihren Stern zeigt?`,
    pay: ({ values, sum }, spelling) =>
      `Du hast viele Münzen mit den Werten ${numbers(values, spelling)}. Zahle genau ${number(sum, spelling)}. Wie viele Münzen braucht man mindestens?`,
  },
  alt: {
    pour: ({ jugs, target, hasTap }) =>
      `Krüge für so viele Liter: ${list(jugs.map(String))}. ${hasTap ? 'Es gibt einen Wasserhahn, und alle Krüge sind leer.' : 'Der größte Krug ist voll, die anderen sind leer.'} Gesucht: ${counted(target, 'litre')}.`,
    ferry: (herd, limit) =>
      `Tiere am linken Ufer eines Flusses: ${herd.map(({ animal, weight }) => `${noun(animal)} ${weight}`).join(', ')}. Das Boot trägt ${limit}.`,
    flip: (coins) =>
      `Eine Reihe Münzen: ${coins.map((isUp, index) => `${index + 1} ${isUp ? 'Stern' : 'Rückseite'}`).join(', ')}.`,
    pay: (values, sum) => `Münzen mit den Werten ${list(values.map(String))}. Der Preis ist ${sum}.`,
  },
  hints: {
    pour: ['Schreib nach jedem Zug auf, wie voll die Krüge sind.', 'Was könnte kurz vor dem Ende dort stehen?'],
    ferry: ['Jemand muss das Boot zurückbringen. Wer ist leicht?', 'Belade das Boot so gut wie möglich.'],
    flip: ['Schau auf die erste Münze. Nur ein Zug dreht sie um.', 'Derselbe Zug zweimal ändert nichts.'],
    pay: ['Die größte Münze zuerst ist nicht immer am besten.', 'Probier mehrere Münzen der mittleren Sorte.'],
  },
  feedback: {
    'search.one-move-forgotten': 'Ganz nah dran! Spiel es Zug für Zug und zähl mit.',
    'search.one-move-too-many': 'Ganz nah dran! Ein Stück des Weges geht kürzer.',
    'search.too-few': 'Probier es: Ist nach so wenigen Zügen alles erledigt?',
    'search.detour': 'Das klappt, aber es ist ein Umweg. Such einen kürzeren Weg.',
    'search.largest-first': 'Das ist mit der größten Münze zuerst. Fang einmal anders an.',
  },
  steps: {
    pour: (states) => `So voll sind die Krüge nacheinander: ${states.join('; ')}.`,
    ferry: (trips) => `${capital(trips.map(trip).join('; '))}.`,
    flip: (turns) => `Dreh diese Münzen um: ${list(turns)}.`,
    greedy: (coins, sum) => `Die größte Münze zuerst: ${coins.join(' + ')} = ${sum}. Münzen: ${coins.length}.`,
    pay: (coins, sum) => `Besser: ${coins.join(' + ')} = ${sum}.`,
    answer: {
      pour: (moves) => `Kürzer kommt man nicht ans Ziel. Die wenigsten Züge: ${moves}.`,
      ferry: (moves) => `Jetzt sind alle drüben, und schneller geht es nicht. Fahrten: ${moves}.`,
      flip: (moves) => `Jeder Stern liegt oben, und weniger Züge reichen nicht. Züge: ${moves}.`,
      pay: (moves) => `Mit weniger Münzen geht diese Summe nie. Münzen: ${moves}.`,
    },
  },
  praise: 'Ja! Kürzer geht es nicht.',
};
