import { agree, many, the } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { Line, Words } from './shape.ts';

const { adjective, colour, counted, described, noun, spelled } = speak('pt-br');

const lines: Readonly<Record<Line, string>> = { row: 'linha', column: 'coluna' };

export const ptBr: Words = {
  title: { boat: 'O próximo barco', house: 'A próxima casa', kite: 'A próxima pipa', card: 'O cartão que falta' },
  question: {
    boat: 'Qual barco vem depois?',
    house: 'Qual casa vem depois?',
    kite: 'Qual pipa vem depois?',
    card: 'Qual cartão está faltando?',
  },
  narration: {
    boat: 'Olhe as linhas. Encontre o barco que vem depois.',
    house: 'Olhe as linhas. Encontre a casa que vem depois.',
    kite: 'Olhe as linhas. Encontre a pipa que vem depois.',
    card: 'Olhe as linhas e as colunas. Encontre o cartão que falta.',
  },
  praise: (cell) => `Isso! ${cell}.`,
  hints: {
    firstLook: 'Olhe a linha de cima. O que muda e o que fica igual?',
    downLook: 'Agora desça pela última coluna. O que muda ali?',
    look: (thing, line) => `Compare ${the(thing, 'many')} em cada ${lines[line]}.`,
  },
  feedback: {
    'matrix.copies-left': 'Esse já está ao lado do espaço vazio. O que muda na linha?',
    'matrix.copies-above': 'Esse já está acima do espaço vazio. O que muda na coluna?',
    'matrix.nothing-fits': 'Primeiro olhe ao longo da linha. Depois desça pela coluna.',
    'matrix.two-wrong': 'Alguma coisa já combina. Confira o resto, uma coisa de cada vez.',
  },
  number: (thing, line) => `O resto combina. Agora conte ${the(thing, 'many')} desta ${lines[line]}.`,
  almost: (thing, line) => `O resto combina. Agora olhe ${the(thing, 'many')} desta ${lines[line]}.`,
  cell: {
    boat: (sails, name) => spelled(sails, { noun: 'sail', adjectives: [colour(name)] }),
    house: (windows, name) =>
      `${described({ noun: 'roof', adjectives: [colour(name)] })}, ${counted(windows, 'window')}`,
    kite: (bows, name) => `${described({ noun: 'kite', adjectives: [colour(name)] })}, ${counted(bows, 'bow')}`,
    card: ({ shape, colour: name, size, dots }) => {
      const figure = described({ noun: shape, adjectives: [colour(name), ...(size === null ? [] : [size])] });
      return dots === null ? figure : `${figure}, ${counted(dots, 'dot')}`;
    },
  },
  value: {
    shape: (shape) => noun(shape),
    colour: (name) => adjective(colour(name), { gender: 'masculine' }),
    size: (size) => adjective(size, { noun: 'size' }),
    number: (n, thing) => counted(n, thing),
  },
  board: { row: (row, cells) => `Linha ${row}: ${cells.join('; ')}.`, missing: 'falta' },
  rules: {
    named: {
      same: (attribute, line) =>
        `Em cada ${lines[line]}, ${the(attribute)} é ${agree(attribute, 'o mesmo', 'a mesma')}.`,
      set: (attribute, line) =>
        `Cada ${lines[line]} tem ${agree(attribute, 'os mesmos', 'as mesmas')} três ${many(attribute)}.`,
    },
    counted: {
      same: (thing, line) => `Cada ${lines[line]} tem a mesma quantidade de ${many(thing)}.`,
      step: (thing, line) => `Em cada ${lines[line]}, o número de ${many(thing)} muda sempre do mesmo jeito.`,
      set: (thing, line) => `Cada ${lines[line]} tem as mesmas três quantidades de ${many(thing)}.`,
      sum: (thing, line) => `Em cada ${lines[line]}, some ${the(thing, 'many')} dos dois primeiros cartões.`,
      difference: (thing, line) =>
        `Em cada ${lines[line]}, conte ${the(thing, 'many')} do primeiro cartão e tire a quantidade do segundo.`,
    },
  },
  so: (value) => `Então aqui: ${value}.`,
  answer: (cell) => `A resposta: ${cell}.`,
};
