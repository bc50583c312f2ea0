import { The, the } from '../../../lang/phrases/de.ts';
import { speak } from '../../../lang/speak.ts';
import type { Spelling, Words } from './shape.ts';

const { list, noun, numeral } = speak('de');

const number = (value: number, spelling: Spelling): string =>
  spelling === 'digits' ? String(value) : numeral(value, 'common');
const times = (factors: readonly number[]): string => factors.join(' · ');

export const de: Words = {
  title: {
    shelves: 'Eins aus jedem Fach',
    roads: 'Wie viele Wege?',
    row: 'Wie viele Reihenfolgen?',
    groups: 'Wie viele Gruppen?',
    digits: 'Wie viele Zahlen?',
    streets: 'Wege durch die Stadt',
  },
  ask: {
    shelves: 'Nimm aus jedem Fach ein Ding. Wie viele Möglichkeiten gibt es?',
    roads: (from, to) => `Du gehst von ${from} nach ${to} und nie zurück. Wie viele Wege gibt es?`,
    row: (rule, one, other) => {
      const said = {
        none: '',
        'at-end': ` ${The(one)} möchte ganz außen stehen.`,
        'not-first': ` ${The(one)} möchte nicht als Erstes stehen.`,
        together: ` ${The(one)} und ${the(other)} möchten nebeneinander stehen.`,
      }[rule];
      return `Die Tiere stehen in einer Reihe.${said} Wie viele Reihenfolgen gibt es?`;
    },
    groups: (size, spelling) =>
      `Du wählst ${number(size, spelling)} von diesen Tieren. Wie viele Möglichkeiten gibt es?`,
    digits: ({ digits, length, canRepeat }, spelling) => {
      const given = list(digits.map((digit) => number(digit, spelling)));
      const repeat = canRepeat ? 'Ziffern dürfen sich wiederholen.' : 'Keine Ziffer darf sich wiederholen.';
      return `Die Ziffern sind ${given}. ${repeat} Wie viele Zahlen mit ${number(length, spelling)} Ziffern gibt es?`;
    },
    streets: (isClosed) =>
      `Du gehst nur nach rechts und nach oben.${isClosed ? ' Eine Kreuzung ist gesperrt.' : ''} Wie viele Wege führen zum Ziel?`,
  },
  alt: {
    shelves: (sizes) => sizes.map((size, index) => `Fach ${index + 1}, Dinge: ${size}.`).join(' '),
    roads: (roads) => `Straßen. ${roads.map(({ from, to, count }) => `Von ${from} nach ${to}: ${count}`).join('. ')}.`,
    things: (things) => `Tiere: ${list(things.map((thing) => noun(thing)))}.`,
    digits: (digits) => `Karten mit Ziffern: ${list(digits.map(String))}.`,
    streets: ({ wide, high, closed }) =>
      `Eine Stadt mit geraden Straßen. Kreuzungen bis zum Ziel: nach rechts ${wide}, nach oben ${high}.${closed === null ? '' : ` Gesperrte Kreuzung: nach rechts ${closed[0]}, nach oben ${closed[1]}.`}`,
  },
  hints: {
    shelves: ['Halte ein Ding aus dem ersten Fach fest. Was passt dazu?', 'Bei jedem anderen ist es genauso.'],
    roads: ['Zähl zuerst die Wege bis zur nächsten Stadt.', 'Jeder Weg dorthin geht über jede Straße weiter.'],
    row: ['Wer kann auf dem ersten Platz stehen?', 'Wer bleibt für den nächsten Platz?'],
    groups: ['Halte ein Tier fest. Wer kommt dazu?', 'Dieselbe Gruppe in anderer Reihenfolge ist nicht neu.'],
    digits: ['Welche Ziffern können vorn stehen?', 'Was bleibt für den nächsten Platz?'],
    streets: [
      'Schreib an jede Kreuzung, wie viele Wege dorthin führen.',
      'Du kommst von links oder von unten dorthin.',
    ],
  },
  feedback: {
    'combi.adds': 'Zähl nicht zusammen. Jedes geht mit jedem anderen.',
    'combi.counts-twice': 'Ist eine Gruppe doppelt gezählt? Die Reihenfolge ist egal.',
    'combi.forgets-the-rule': 'Lies die Regel noch einmal. Nicht alles ist erlaubt.',
    'combi.misses-some': 'Einige fehlen. Schreib sie der Reihe nach auf.',
    'combi.too-many': 'Einige sind zu oft gezählt. Schreib sie der Reihe nach auf.',
  },
  steps: {
    product: (factors, result) => `Möglichkeiten nacheinander: ${times(factors)} = ${result}.`,
    divide: (all, by, result) => `Jede Gruppe ist so ${by}-mal gezählt: ${all} : ${by} = ${result}.`,
    zero: (count) => `Null kann nicht vorn stehen. Ziffern für den ersten Platz: ${count}.`,
    town: (town, terms, result) =>
      `Wege nach ${town}: ${terms.map(([ways, roads]) => `${ways} · ${roads}`).join(' + ')} = ${result}.`,
    first: (who, factors, result) => `Nicht erlaubt, vorn steht ${the(who)}: ${times(factors)} = ${result}.`,
    minus: (all, bad, result) => `Zieh diese ab: ${all} − ${bad} = ${result}.`,
    tied: (factors, result) => `Nimm die beiden Nachbarn als eins: ${times(factors)} = ${result}.`,
    ends: (who, factors, result) => `Ganz links steht ${the(who)}, die anderen danach: ${times(factors)} = ${result}.`,
    double: (all, result) => `Andersherum geht es auch: ${all} · 2 = ${result}.`,
    street: (street, ways) => `Straße ${street} von unten, Wege zu jeder Kreuzung: ${ways.join(', ')}.`,
    answer: (total) => `Die Antwort: ${total}.`,
  },
  praise: (total) => `Ja! So viele sind es: ${total}.`,
};
