import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Clue, Leg, Near, Side } from '../params.ts';
import type { Task, Words } from './shape.ts';

const { noun, counted, spelled, list, capital } = speak('pl');

const ways: Readonly<Record<Side, string>> = { left: 'w lewo', right: 'w prawo', above: 'w górę', below: 'w dół' };

function beside({ side, toy }: Near): string {
  switch (side) {
    case 'left':
      return `tuż na lewo od ${noun(toy, { case: 'genitive' })}`;
    case 'right':
      return `tuż na prawo od ${noun(toy, { case: 'genitive' })}`;
    case 'above':
      return `tuż nad ${noun(toy, { case: 'instrumental' })}`;
    case 'below':
      return `tuż pod ${noun(toy, { case: 'instrumental' })}`;
  }
}

const between = ([one, two]: readonly [NounId, NounId]): string =>
  `między ${noun(one, { case: 'instrumental' })} a ${noun(two, { case: 'instrumental' })}`;
const put = (toy: NounId): string => `Postaw ${noun(toy, { case: 'accusative' })}`;
/** Three legs would be too long for one sentence. */
const route = (legs: readonly Leg[], count: typeof counted): string => {
  const said = legs.map(({ side, steps }) => `${count(steps, 'step')} ${ways[side]}`);
  const rest = said.slice(2).map((leg) => `. Potem ${leg}`);
  return `${said.slice(0, 2).join(', ')}${rest.join('')}`;
};

function order(task: Task, where: string): string {
  if (task.do === 'put') return `${put(task.toy)} ${where}.`;
  return task.do === 'tap' ? `Dotknij zabawki ${where}.` : `Znajdź zabawkę ${where}.`;
}

function say(task: Task, clue: Clue, how: { readonly ask: boolean; readonly count: typeof counted }): string {
  switch (clue.kind) {
    case 'near':
    case 'between': {
      const where = clue.kind === 'near' ? beside(clue.near) : between(clue.toys);
      return how.ask && task.do === 'choose' ? `Która zabawka stoi ${where}?` : order(task, where);
    }
    case 'both':
      if (task.do === 'put') return `${order(task, beside(clue.near))} To miejsce jest też ${beside(clue.also)}.`;
      return `${order(task, beside(clue.near))} Stoi ona też ${beside(clue.also)}.`;
    case 'walk': {
      const start = `Idź od ${noun(clue.from, { case: 'genitive' })}: ${route(clue.legs, how.count)}.`;
      if (task.do === 'put') return `${start} Postaw tam ${noun(task.toy, { case: 'accusative' })}.`;
      if (task.do === 'tap') return `${start} Dotknij zabawki, która tam stoi.`;
      return how.ask ? `${start} Która zabawka tam stoi?` : `${start} Znajdź zabawkę, która tam stoi.`;
    }
  }
}

export const pl: Words = {
  title: 'Półka z zabawkami',
  question: (task, clue) => say(task, clue, { ask: true, count: counted }),
  narration: (task, clue) => say(task, clue, { ask: false, count: spelled }),
  shelf: (shelf, toys) => `Półka ${shelf}: ${toys.map((toy) => (toy === null ? 'pusto' : noun(toy))).join(', ')}.`,
  spot: ({ shelf, place }, toy) => `Półka ${shelf}, miejsce ${place}${toy === null ? '' : `: ${noun(toy)}`}`,
  toy: (toy) => capital(noun(toy)),
  hints: {
    near: ['Najpierw znajdź zabawkę, o której mowa.', 'Teraz popatrz tuż obok. Z której strony?'],
    between: ['Najpierw znajdź obie zabawki, o których mowa.', 'Teraz popatrz na miejsce w środku.'],
    both: ['Dwie rzeczy muszą zgadzać się naraz.', 'Znajdź wszystkie miejsca dla pierwszej. Potem sprawdź drugą.'],
    walk: ['Połóż palec na pierwszej zabawce.', 'Przesuwaj palec krok po kroku i licz.'],
  },
  feedback: {
    'position.other-side': 'To druga strona. Pokaż ręką właściwą stronę.',
    'position.other-direction': 'W górę, w dół czy w bok? Posłuchaj jeszcze raz.',
    'position.the-named-one': 'Ta zabawka tylko podpowiada. Popatrz obok niej.',
    'position.too-far': 'To o krok za daleko. Popatrz tuż obok.',
    'position.beside-not-between': 'To obok jednej z nich. Popatrz w środku.',
    'position.one-half-only': 'To dopiero połowa zadania. Przeczytaj do końca.',
    'position.miscounts-steps': 'Bardzo blisko! Policz kroki jeszcze raz.',
  },
  steps: {
    locate: (toy) => `Tutaj jest ${noun(toy)}.`,
    locateTwo: (one, two) => `Tutaj jest ${noun(one)}, a tutaj ${noun(two)}.`,
    look: {
      left: 'Popatrz tuż na lewo.',
      right: 'Popatrz tuż na prawo.',
      above: 'Popatrz tuż wyżej.',
      below: 'Popatrz tuż niżej.',
    },
    middle: 'Popatrz na miejsce w środku.',
    fits: (near, toys) => `${capital(beside(near))}: ${list(toys.map((toy) => noun(toy)))}.`,
    free: (near, count) => `Wolne miejsca ${beside(near)}: ${count}.`,
    leg: (side, steps) => `Idź ${counted(steps, 'step')} ${ways[side]}.`,
    answer: (toy) => `Odpowiedź: ${noun(toy)}.`,
    put: (toy, { shelf, place }) => `${put(toy)} tutaj: półka ${shelf}, miejsce ${place}.`,
  },
  praise: (toy) => `Tak! Tam stoi ${noun(toy)}.`,
  praisePut: 'Tak! To jest właściwe miejsce.',
};
