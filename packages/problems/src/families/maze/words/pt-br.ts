import { agree, inThe, ofThe, the, toThe } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { Direction } from '../params.ts';
import type { Run, Words } from './shape.ts';

const { noun, capital, counted, spelled, list } = speak('pt-br');

const directions: Readonly<Record<Direction, string>> = {
  0: 'para cima',
  1: 'para a direita',
  2: 'para baixo',
  3: 'para a esquerda',
};
const along = (runs: readonly Run[]): string =>
  runs.map(({ count, direction }) => `${count} ${directions[direction]}`).join(', ');
const ways = (open: readonly Direction[]): string => list(open.map((direction) => directions[direction]));

export const ptBr: Words = {
  title: { walk: 'Pelo labirinto', gate: 'Qual portão?' },
  lead: (hero, goal) => `Leve ${the(hero)} até ${the(goal)}.`,
  collect: {
    one: (item) => `Pegue ${the(item)} no caminho.`,
    many: (item) => `Pegue ${agree(item, 'todos', 'todas')} ${the(item, 'many')} no caminho.`,
  },
  doors: 'A seta só deixa passar para um lado.',
  limit: (steps) => `Você tem ${counted(steps, 'step')}.`,
  limitSpoken: (steps) => `Você tem ${spelled(steps, 'step')}.`,
  which: (goal) => `Qual portão leva ${toThe(goal)}?`,
  find: (goal) => `Encontre o portão que leva ${toThe(goal)}.`,
  alt: {
    garden: (side) => `Um labirinto de ${side} por ${side} quadradinhos.`,
    thing: (thing, row, column) => `${capital(noun(thing))}: linha ${row}, coluna ${column}.`,
    gate: (sign, row, column) => `Portão com este sinal: ${noun(sign)}. Ele fica na linha ${row}, coluna ${column}.`,
    open: (row, column, open) => `Linha ${row}, coluna ${column}: caminho ${ways(open)}.`,
    cell: (row, column, { ways: open, things }) =>
      [`Linha ${row}, coluna ${column}`, ...things.map((thing) => noun(thing)), `caminho ${ways(open)}`].join(', '),
    sign: (sign) => `Portão: ${noun(sign)}`,
  },
  hints: {
    back: (goal) => `Comece ${inThe(goal)} e volte.`,
    end: 'Beco sem saída? Volte até onde o caminho se divide.',
    items: 'Primeiro veja o que você precisa pegar.',
    doors: 'Veja para que lado as setas apontam.',
    limit: 'Há mais de um caminho. Compare.',
    cover: 'Siga cada caminho com o dedo.',
  },
  feedback: {
    'maze.through-wall': 'Bem perto! Mas há uma parede no meio.',
    'maze.nearest-gate': 'Esse portão está perto. Mas o caminho chega lá?',
    'maze.dead-end': 'Siga esse caminho com o dedo. Uma parede fecha a passagem.',
  },
  steps: {
    go: (thing, runs) => `Vá até ${the(thing)}: ${along(runs)}.`,
    on: (runs) => `Continue: ${along(runs)}.`,
    arrived: (steps) => `Você chegou. O caminho tem ${counted(steps, 'step')}.`,
    shortest: (steps) => `Ao todo: ${counted(steps, 'step')}. Não há caminho mais curto.`,
    back: (goal, runs) => `Comece ${inThe(goal)} e volte: ${along(runs)}.`,
    others: 'Atrás dos outros portões, todo caminho acaba numa parede.',
    gate: (sign, goal) => `O portão ${ofThe(sign)} leva ${toThe(goal)}.`,
  },
  praise: {
    walk: (hero, goal) => `Isso! ${capital(the(hero))} chegou ${toThe(goal)}.`,
    gate: (goal) => `Isso! Esse portão leva ${toThe(goal)}.`,
  },
};
