import { a, at, it, the, The } from '../../../lang/phrases/de.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Clue, Leg, Near, Side } from '../params.ts';
import type { Task, Words } from './shape.ts';

const { noun, counted, numeral, list, capital } = speak('de');

/** Where something stands (dative), or where it is put (accusative). */
type Where = 'dative' | 'accusative';

const sides: Readonly<Record<Side, string>> = {
  left: 'direkt links neben',
  right: 'direkt rechts neben',
  above: 'direkt über',
  below: 'direkt unter',
};
const ways: Readonly<Record<Side, string>> = {
  left: 'nach links',
  right: 'nach rechts',
  above: 'nach oben',
  below: 'nach unten',
};

const beside = ({ side, toy }: Near, where: Where): string => `${sides[side]} ${the(toy, where)}`;
const besideAny = ({ side, toy }: Near, where: Where): string => `${sides[side]} ${a(toy, where)}`;
const between = ([one, two]: readonly [NounId, NounId], where: Where): string =>
  `zwischen ${the(one, where)} und ${the(two, where)}`;

const inDigits = (n: number): string => String(n);
const inWords = (n: number): string => numeral(n, 'common');
const route = (legs: readonly Leg[], count: (n: number) => string): string =>
  legs.map(({ side, steps }) => `${count(steps)} ${ways[side]}`).join(', ');

function order(task: Task, where: (how: Where) => string): string {
  if (task.do === 'put') return `Stell ${the(task.toy, 'accusative')} ${where('accusative')}.`;
  return `${task.do === 'tap' ? 'Tippe auf' : 'Finde'} das Spielzeug ${where('dative')}.`;
}

function say(task: Task, clue: Clue, isAsked: boolean): string {
  switch (clue.kind) {
    case 'near':
    case 'between': {
      const where = (how: Where): string => (clue.kind === 'near' ? beside(clue.near, how) : between(clue.toys, how));
      const isQuestion = isAsked && task.do === 'choose';
      return isQuestion ? `Welches Spielzeug steht ${where('dative')}?` : order(task, where);
    }
    case 'both': {
      const first = order(task, (how) => besideAny(clue.near, how));
      const also = besideAny(clue.also, 'dative');
      return task.do === 'put'
        ? `${first} ${capital(it(task.toy))} soll auch ${also} stehen.`
        : `${first} Es steht auch ${also}.`;
    }
    case 'walk': {
      const legs = route(clue.legs, isAsked ? inDigits : inWords);
      const start = `Starte ${at(clue.from)} und geh Schritt für Schritt: ${legs}.`;
      if (task.do === 'put') return `${start} Stell ${the(task.toy, 'accusative')} dorthin.`;
      if (task.do === 'tap') return `${start} Tippe auf das Spielzeug, das dort steht.`;
      return isAsked ? `${start} Welches Spielzeug steht dort?` : `${start} Finde das Spielzeug, das dort steht.`;
    }
  }
}

export const de: Words = {
  title: 'Das Spielzeugregal',
  question: (task, clue) => say(task, clue, true),
  narration: (task, clue) => say(task, clue, false),
  shelf: (shelf, toys) => `Fach ${shelf}: ${toys.map((toy) => (toy === null ? 'leer' : noun(toy))).join(', ')}.`,
  spot: ({ shelf, place }, toy) => `Fach ${shelf}, Platz ${place}${toy === null ? '' : `: ${noun(toy)}`}`,
  toy: (toy) => capital(noun(toy)),
  hints: {
    near: ['Such zuerst das Spielzeug, das genannt wird.', 'Schau jetzt direkt daneben. Auf welcher Seite?'],
    between: ['Such zuerst beide Spielzeuge, die genannt werden.', 'Schau jetzt auf den Platz in der Mitte.'],
    both: ['Zwei Dinge müssen zugleich stimmen.', 'Such alle Plätze für das erste. Prüfe dann das zweite.'],
    walk: ['Leg den Finger auf das erste Spielzeug.', 'Geh mit dem Finger weiter und zähl die Schritte.'],
  },
  feedback: {
    'position.other-side': 'Das ist die andere Seite. Zeig die Seite mit der Hand.',
    'position.other-direction': 'Nach oben, nach unten oder zur Seite? Lies noch einmal.',
    'position.the-named-one': 'Dieses Spielzeug zeigt nur, wo du suchst. Schau daneben.',
    'position.too-far': 'Das ist einen Schritt zu weit. Schau direkt daneben.',
    'position.beside-not-between': 'Das steht neben einem von beiden. Schau in die Mitte.',
    'position.one-half-only': 'Das ist erst die Hälfte. Lies bis zum Ende.',
    'position.miscounts-steps': 'Ganz nah dran! Zähl die Schritte noch einmal.',
  },
  steps: {
    locate: (toy) => `Hier ist ${the(toy)}.`,
    locateTwo: (one, two) => `Hier sind ${the(one)} und ${the(two)}.`,
    look: {
      left: 'Schau direkt links daneben.',
      right: 'Schau direkt rechts daneben.',
      above: 'Schau direkt darüber.',
      below: 'Schau direkt darunter.',
    },
    middle: 'Schau auf den Platz in der Mitte.',
    fits: (near, toys) => `Das steht ${besideAny(near, 'dative')}: ${list(toys.map((toy) => noun(toy)))}.`,
    free: (near, count) => `Leere Plätze ${besideAny(near, 'dative')}: ${count}.`,
    leg: (side, steps) => `Geh ${counted(steps, 'step')} ${ways[side]}.`,
    answer: (toy) => `Die Antwort: ${the(toy)}.`,
    put: (toy, { shelf, place }) => `Stell ${the(toy, 'accusative')} hierhin: Fach ${shelf}, Platz ${place}.`,
  },
  praise: (toy) => `Ja! ${The(toy)} steht dort.`,
  praisePut: 'Ja! Genau dort ist der richtige Platz.',
};
