import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { adjective, colour, list } = speak('pt-br');

export const ptBr: Words = {
  title: { stroke: 'Num traço só', one: 'Qual num traço só?', several: 'Quais num traço só?' },
  draw: 'Desenhe a figura num traço só.',
  begin: (point) => `Comece no ponto ${point} e não repita nenhuma linha.`,
  which: {
    one: 'Qual figura dá para desenhar num traço só?',
    several: 'Escolha as figuras que dá para desenhar num traço só.',
  },
  find: {
    one: 'Encontre a figura que dá para desenhar num traço só.',
    several: 'Escolha todas as figuras que dá para desenhar num traço só.',
  },
  rule: 'Nenhuma linha pode ser repetida.',
  alt: {
    figure: (points, lines, pairs) => `Uma figura. Pontos: ${points}, linhas: ${lines}. ${pairs.join(', ')}.`,
    start: (point) => `O traço começa no ponto ${point}.`,
    set: (figures) => `Figuras para escolher: ${figures}. Elas são feitas de pontos e linhas.`,
    coloured: (name, { points, lines, pairs }) =>
      `Figura ${adjective(colour(name), { noun: 'picture' })}. Pontos: ${points}, linhas: ${lines}. ${pairs.join(', ')}.`,
    point: (point, joined) => `Ponto ${point}, linhas até ${list(joined)}`,
  },
  hints: {
    finger: 'Tente primeiro com o dedo.',
    wayBack: 'Em cada ponto, guarde uma linha para sair.',
    end: 'Pense onde o traço pode acabar.',
    odd: 'Conte as linhas que se encontram em cada ponto.',
  },
  feedback: {
    'euler.four-odd-points': 'Conte as linhas em cada ponto. Onde o número é ímpar?',
    'euler.many-odd-points': 'Aqui o dedo fica preso. Conte as linhas em cada ponto.',
  },
  steps: {
    odd: (points, start) =>
      `Um número ímpar de linhas se encontra em ${list(points)}. Comece em ${start}, e o traço acaba no outro.`,
    even: 'Em cada ponto se encontra um número par de linhas: o traço acaba onde começa.',
    begin: (stroke) => `Desenhe assim: ${stroke}.`,
    on: (stroke) => `Continue: ${stroke}.`,
    done: (lines) => `Todas as linhas foram desenhadas, cada uma só uma vez: ${lines}.`,
    law: 'Conte os pontos onde se encontra um número ímpar de linhas. Um traço só pode ter no máximo 2 desses pontos: as suas pontas.',
    figure: (name, odd) => `Figura ${adjective(colour(name), { noun: 'picture' })}, pontos assim: ${odd}.`,
    answer: (names) => `Num traço só: ${list(names.map((name) => adjective(colour(name), { noun: 'picture' })))}.`,
  },
  praise: { stroke: 'Isso! Tudo num traço só.', choice: 'Isso! Essa dá num traço só.' },
};
