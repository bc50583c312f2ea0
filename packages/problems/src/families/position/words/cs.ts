import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Clue, Leg, Near, Side } from '../params.ts';
import type { Task, Words } from './shape.ts';

const { noun, counted, spelled, list, capital } = speak('cs');

const ways: Readonly<Record<Side, string>> = { left: 'doleva', right: 'doprava', above: 'nahoru', below: 'dolů' };

function beside({ side, toy }: Near): string {
  switch (side) {
    case 'left':
      return `hned vlevo od ${noun(toy, { case: 'genitive' })}`;
    case 'right':
      return `hned vpravo od ${noun(toy, { case: 'genitive' })}`;
    case 'above':
      return `přímo nad ${noun(toy, { case: 'instrumental' })}`;
    case 'below':
      return `přímo pod ${noun(toy, { case: 'instrumental' })}`;
  }
}

const between = ([one, two]: readonly [NounId, NounId]): string =>
  `mezi ${noun(one, { case: 'instrumental' })} a ${noun(two, { case: 'instrumental' })}`;
const put = (toy: NounId): string => `Postav ${noun(toy, { case: 'accusative' })}`;
const route = (legs: readonly Leg[], count: typeof counted): string =>
  legs.map(({ side, steps }) => `${count(steps, 'step')} ${ways[side]}`).join(', ');

function order(task: Task, where: string): string {
  if (task.do === 'put') return `${put(task.toy)} ${where}.`;
  return task.do === 'tap' ? `Ťukni na hračku ${where}.` : `Najdi hračku ${where}.`;
}

function say(task: Task, clue: Clue, how: { readonly ask: boolean; readonly count: typeof counted }): string {
  switch (clue.kind) {
    case 'near':
    case 'between': {
      const where = clue.kind === 'near' ? beside(clue.near) : between(clue.toys);
      return how.ask && task.do === 'choose' ? `Která hračka je ${where}?` : order(task, where);
    }
    case 'both':
      if (task.do === 'put') return `${put(task.toy)} ${beside(clue.near)}. To místo je také ${beside(clue.also)}.`;
      return `${order(task, beside(clue.near))} Je také ${beside(clue.also)}.`;
    case 'walk': {
      const start = `Začni u ${noun(clue.from, { case: 'genitive' })}: ${route(clue.legs, how.count)}.`;
      if (task.do === 'put') return `${start} ${put(task.toy)} tam.`;
      if (task.do === 'tap') return `${start} Ťukni na hračku, která tam je.`;
      return how.ask ? `${start} Která hračka tam je?` : `${start} Najdi hračku, která tam je.`;
    }
  }
}

export const cs: Words = {
  title: 'Police s hračkami',
  question: (task, clue) => say(task, clue, { ask: true, count: counted }),
  narration: (task, clue) => say(task, clue, { ask: false, count: spelled }),
  shelf: (shelf, toys) =>
    `Polička ${shelf}: ${toys.map((toy) => (toy === null ? 'prázdné místo' : noun(toy))).join(', ')}.`,
  spot: ({ shelf, place }, toy) => `Polička ${shelf}, místo ${place}${toy === null ? '' : `: ${noun(toy)}`}`,
  toy: (toy) => capital(noun(toy)),
  hints: {
    near: ['Nejdřív najdi hračku ze zadání.', 'Teď se podívej hned vedle ní. Na kterou stranu?'],
    between: ['Nejdřív najdi obě hračky ze zadání.', 'Teď se podívej na místo uprostřed.'],
    both: ['Musí platit obojí najednou.', 'Najdi všechna místa pro první věc. Pak ověř druhou.'],
    walk: ['Polož prst na první hračku.', 'Posouvej prst krok za krokem a počítej.'],
  },
  feedback: {
    'position.other-side': 'To je druhá strana. Ukaž tu správnou rukou.',
    'position.other-direction': 'Nahoru, dolů, nebo do strany? Poslechni si to znovu.',
    'position.the-named-one': 'Tahle hračka jen napovídá. Podívej se vedle ní.',
    'position.too-far': 'To je o krok dál. Podívej se hned vedle.',
    'position.beside-not-between': 'To je vedle jedné z nich. Podívej se doprostřed.',
    'position.one-half-only': 'To je jen půlka zadání. Přečti ho do konce.',
    'position.miscounts-steps': 'Skoro! Spočítej kroky ještě jednou.',
  },
  steps: {
    locate: (toy) => `Tady je ${noun(toy)}.`,
    locateTwo: (one, two) => `Tady je ${noun(one)} a tady ${noun(two)}.`,
    look: {
      left: 'Podívej se hned vlevo.',
      right: 'Podívej se hned vpravo.',
      above: 'Podívej se přímo nahoru.',
      below: 'Podívej se přímo dolů.',
    },
    middle: 'Podívej se na místo uprostřed.',
    fits: (near, toys) => `${capital(beside(near))} stojí: ${list(toys.map((toy) => noun(toy)))}.`,
    free: (near, count) => `Prázdná místa ${beside(near)}: ${count}.`,
    leg: (side, steps) => `Jdi ${counted(steps, 'step')} ${ways[side]}.`,
    answer: (toy) => `Odpověď: ${noun(toy)}.`,
    put: (toy, { shelf, place }) => `${put(toy)} sem: polička ${shelf}, místo ${place}.`,
  },
  praise: (toy) => `Ano! Je tam ${noun(toy)}.`,
  praisePut: 'Ano! To je správné místo.',
};
