import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { colour: paint, described, spelled } = speak('pt-br');

const piece = (colour: Parameters<typeof paint>[0]): string =>
  described({ noun: 'piece', adjectives: [paint(colour)] }, { article: 'the' });

export const ptBr: Words = {
  title: 'O que encaixa?',
  rule: { turn: 'Você pode girar as peças, mas não virar do avesso.', still: 'Não gire as peças.' },
  ask: {
    hole: () => 'Qual peça tapa o buraco?',
    holes: () => 'Tape cada buraco com a sua peça.',
    leftover: () => 'As peças montam a figura, menos uma: qual sobra?',
    parts: ({ needed }) => `Quais peças montam a figura (são ${needed})?`,
    lies: ({ colour }) => `Marque onde ${piece(colour)} fica na figura.`,
  },
  find: {
    hole: () => 'Encontre a peça que tapa o buraco.',
    holes: () => 'Tape cada buraco com a sua peça.',
    leftover: () => 'As peças montam a figura, menos uma. Encontre a que sobra.',
    parts: ({ needed }) => `Encontre ${spelled(needed, 'piece')} que montam a figura.`,
    lies: ({ colour }) => `Marque onde ${piece(colour)} fica na figura.`,
  },
  alt: {
    hole: (squares, pieces) =>
      `Um tabuleiro com um buraco. Quadradinhos no buraco: ${squares}. Peças para escolher: ${pieces}.`,
    holes: (squares, pieces) => `Um tabuleiro com buracos. Quadradinhos nos buracos: ${squares}. Peças: ${pieces}.`,
    leftover: (squares, pieces) => `Uma figura de quadradinhos: ${squares}. Peças para escolher: ${pieces}.`,
    parts: (squares, pieces) => `Uma figura de quadradinhos: ${squares}. Peças para escolher: ${pieces}.`,
    lies: (squares, pieces) => `Uma figura de quadradinhos: ${squares}. Ela é feita de peças: ${pieces}.`,
  },
  piece: (n) => `Peça ${n}`,
  hole: (n) => `Buraco ${n}`,
  square: (row, column) => `Linha ${row}, coluna ${column}`,
  hints: {
    rows: 'Conte os quadradinhos de cada linha do buraco.',
    turn: 'Gire uma peça na imaginação, lado por lado.',
    corner: 'Comece num canto ou num lugar estreito.',
    twin: 'Algumas peças são gêmeas no espelho. Não vale virar.',
  },
  feedback: {
    'fit.turns-it': 'Essa teria que ser girada primeiro.',
    'fit.flips-it': 'Essa é a gêmea do espelho. Teria que ser virada.',
    'fit.another-shape': 'Conte de novo os quadradinhos de cada linha.',
    'fit.is-needed': 'Tente montar a figura sem essa.',
    'fit.twin-of-the-one-left': 'Quase: ela tem uma gêmea. Para que lado ela dobra?',
    'fit.not-a-part': 'Ponha essa num canto. O que sobra então?',
  },
  steps: {
    rows: (rows) => `Conte os quadradinhos do buraco, linha por linha: ${rows}.`,
    rowsOf: (hole, rows) => `Buraco ${hole}, linha por linha: ${rows}. Encontre a peça igual.`,
    turn: 'Gire as peças na imaginação e compare.',
    turnedLure: 'A mesma peça aparece duas vezes; uma delas está na posição errada.',
    twin: 'A gêmea do espelho não encaixa: teria que ser virada.',
    fills: 'Esta peça tapa o buraco.',
    allFilled: 'Agora todos os buracos estão tapados.',
    squares: ({ all, each, count }) => `A figura tem ${all} quadradinhos, e cada peça tem ${each}: são ${count} peças.`,
    first: 'Uma peça pode ficar aqui.',
    next: 'A próxima fica aqui.',
    last: 'A última tapa o que falta.',
    leftover: 'A figura está completa, e uma peça sobrou.',
    parts: 'Então estas peças montam a figura.',
    lies: (colour) => `Então ${piece(colour)} fica aqui.`,
  },
  praise: {
    hole: 'Isso! Encaixou direitinho.',
    holes: 'Isso! Todos os buracos estão tapados.',
    leftover: 'Isso! Essa peça não é necessária.',
    parts: 'Isso! Juntas, elas montam a figura.',
    lies: 'Isso! É aí que ela fica.',
  },
};
