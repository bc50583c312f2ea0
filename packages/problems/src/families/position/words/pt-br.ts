import type { NounId } from '../../../lang/lexicon.ts';
import { a, inThe, ofThe, the } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { Clue, Leg, Near, Side } from '../params.ts';
import type { Task, Words } from './shape.ts';

const { noun, counted, spelled, list, capital } = speak('pt-br');

/** Each of them goes on with "de". */
const sides: Readonly<Record<Side, string>> = {
  left: 'logo à esquerda',
  right: 'logo à direita',
  above: 'logo acima',
  below: 'logo abaixo',
};
const ways: Readonly<Record<Side, string>> = {
  left: 'para a esquerda',
  right: 'para a direita',
  above: 'para cima',
  below: 'para baixo',
};

const beside = ({ side, toy }: Near): string => `${sides[side]} ${ofThe(toy)}`;
const besideAny = ({ side, toy }: Near): string => `${sides[side]} de ${a(toy)}`;
const between = ([one, two]: readonly [NounId, NounId]): string => `entre ${the(one)} e ${the(two)}`;
const route = (legs: readonly Leg[], count: typeof counted): string =>
  legs.map(({ side, steps }) => `${count(steps, 'step')} ${ways[side]}`).join('; ');

function order(task: Task, where: string): string {
  if (task.do === 'put') return `Coloque ${the(task.toy)} ${where}.`;
  return task.do === 'tap' ? `Toque no brinquedo ${where}.` : `Encontre o brinquedo ${where}.`;
}

function say(task: Task, clue: Clue, how: { readonly ask: boolean; readonly count: typeof counted }): string {
  switch (clue.kind) {
    case 'near':
    case 'between': {
      const where = clue.kind === 'near' ? beside(clue.near) : between(clue.toys);
      return how.ask && task.do === 'choose' ? `Qual brinquedo está ${where}?` : order(task, where);
    }
    case 'both':
      return `${order(task, besideAny(clue.near))} ${task.do === 'put' ? 'O lugar também fica' : 'Ele também está'} ${besideAny(clue.also)}.`;
    case 'walk': {
      const start = `Comece ${inThe(clue.from)}: ${route(clue.legs, how.count)}.`;
      if (task.do === 'put') return `${start} Coloque ${the(task.toy)} aí.`;
      if (task.do === 'tap') return `${start} Toque no brinquedo que está aí.`;
      return how.ask ? `${start} Qual brinquedo está aí?` : `${start} Encontre o brinquedo que está aí.`;
    }
  }
}

export const ptBr: Words = {
  title: 'A estante de brinquedos',
  question: (task, clue) => say(task, clue, { ask: true, count: counted }),
  narration: (task, clue) => say(task, clue, { ask: false, count: spelled }),
  shelf: (shelf, toys) => `Prateleira ${shelf}: ${toys.map((toy) => (toy === null ? 'vazio' : noun(toy))).join(', ')}.`,
  spot: ({ shelf, place }, toy) => `Prateleira ${shelf}, lugar ${place}${toy === null ? '' : `: ${noun(toy)}`}`,
  toy: (toy) => capital(noun(toy)),
  hints: {
    near: ['Primeiro encontre o brinquedo da pergunta.', 'Agora olhe bem ao lado dele. De que lado?'],
    between: ['Primeiro encontre os dois brinquedos da pergunta.', 'Agora olhe o lugar do meio.'],
    both: ['Duas coisas precisam ser verdade juntas.', 'Ache todos os lugares da primeira. Depois confira a segunda.'],
    walk: ['Ponha o dedo no primeiro brinquedo.', 'Mova o dedo passo a passo e conte.'],
  },
  feedback: {
    'position.other-side': 'Esse é o outro lado. Mostre o lado com a mão.',
    'position.other-direction': 'Para cima, para baixo ou para o lado? Ouça de novo.',
    'position.the-named-one': 'Esse brinquedo só mostra onde olhar. Olhe ao lado dele.',
    'position.too-far': 'Foi um passo a mais. Olhe bem ao lado.',
    'position.beside-not-between': 'Esse está perto de um deles. Olhe no meio.',
    'position.one-half-only': 'Essa é só metade. Leia até o fim.',
    'position.miscounts-steps': 'Quase! Conte os passos mais uma vez.',
  },
  steps: {
    locate: (toy) => `Aqui está ${the(toy)}.`,
    locateTwo: (one, two) => `Aqui estão ${the(one)} e ${the(two)}.`,
    look: {
      left: 'Olhe logo à esquerda.',
      right: 'Olhe logo à direita.',
      above: 'Olhe logo acima.',
      below: 'Olhe logo abaixo.',
    },
    middle: 'Olhe o lugar do meio.',
    fits: (near, toys) => `${capital(besideAny(near))}: ${list(toys.map((toy) => noun(toy)))}.`,
    free: (near, count) => `Lugares vazios ${besideAny(near)}: ${count}.`,
    leg: (side, steps) => `Ande ${counted(steps, 'step')} ${ways[side]}.`,
    answer: (toy) => `A resposta: ${noun(toy)}.`,
    put: (toy, { shelf, place }) => `Coloque ${the(toy)} aqui: prateleira ${shelf}, lugar ${place}.`,
  },
  praise: (toy) => `Isso! ${capital(the(toy))} está aí.`,
  praisePut: 'Isso! Esse é o lugar certo.',
};
