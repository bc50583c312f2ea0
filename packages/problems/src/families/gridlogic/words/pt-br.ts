import { speak } from '../../../lang/speak.ts';
import type { CellSaid, Seen, Words } from './shape.ts';

const { capital, numeral } = speak('pt-br');

export const ptBr: Words = {
  title: {
    futoshiki: 'Menor ou maior',
    tents: 'Barracas e árvores',
    lights: 'Ilumine tudo',
    binary: 'Círculos e quadrados',
    nonogram: 'Desenho escondido',
    mines: 'Cristais escondidos',
  },
  task: {
    tents: 'Monte uma barraca ao lado de cada árvore.',
    lights: 'Coloque lâmpadas para iluminar todos os quadradinhos.',
    binary: 'Preencha o quadro com círculos e quadrados.',
    nonogram: 'Pinte quadradinhos e descubra o desenho escondido.',
    mines: 'Encontre os quadradinhos fechados que escondem cristais.',
  },
  fill: (size) => `Preencha o quadro com números de 1 a ${size}.`,
  fillSpoken: (size) => `Preencha o quadro com números de um a ${numeral(size)}.`,
  ask: 'Qual número está no quadradinho marcado?',
  find: 'Encontre o número do quadradinho marcado.',
  rules: {
    futoshiki: 'Nenhum número se repete numa linha ou coluna. Os sinais se abrem para o número maior.',
    tents:
      'Cada árvore tem a sua barraca. As barracas não se tocam, nem pelos cantos. Os números contam as barracas das linhas e colunas.',
    lights:
      'As lâmpadas iluminam linhas e colunas até as paredes. Uma lâmpada não pode iluminar outra. O número na parede conta as lâmpadas ao lado dela.',
    binary: 'Cada linha e coluna tem tantos círculos quanto quadrados. Nunca há três iguais seguidos.',
    nonogram:
      'Cada número é uma sequência de quadradinhos pintados. As sequências seguem essa ordem, com espaços entre elas.',
    mines: 'O número conta os cristais nos quadradinhos em volta.',
  },
  count: { lights: (n) => `Lâmpadas: ${n}.`, mines: (n) => `Cristais: ${n}.` },
  countSpoken: {
    lights: (n) => `Lâmpadas: ${numeral(n, 'feminine')}.`,
    mines: (n) => `Cristais: ${numeral(n)}.`,
  },
  altBoard: (size, lines) => `Um quadro de ${size} por ${size} quadradinhos. ${lines}`,
  altRow: (row, cells) => `Linha ${row}: ${cells.map(seen).join(', ')}.`,
  altClue: (way, number, clues) => `Pista da ${way === 'row' ? 'linha' : 'coluna'} ${number}: ${clues.join(', ')}.`,
  altLess: (smaller, larger) => `${capital(at(smaller))}: menor que ${at(larger)}.`,
  cell: (cell) => capital(at(cell)),
  symbol: (kind, value) =>
    kind === 'futoshiki' ? String(value) : kind === 'nonogram' ? 'pintado' : value === 1 ? 'círculo' : 'quadrado',
  hints: {
    futoshiki: 'O maior número nunca fica do lado menor.',
    tents: 'Primeiro risque os quadradinhos sem árvore ao lado.',
    lights: 'Comece pela parede com o maior número.',
    binary: 'Dois iguais lado a lado? Você já sabe o que vai dos lados.',
    nonogram: 'Comece pelas sequências mais longas.',
    mines: 'Comece onde poucos quadradinhos fechados tocam um número.',
    first: 'Comece aqui. Já dá para ter certeza de algo.',
  },
  steps: {
    look: {
      row: ({ number, digit }) =>
        digit > 0 ? `Na linha ${number}, o ${digit} só tem um lugar.` : `Olhe a linha ${number}.`,
      column: ({ number, digit }) =>
        digit > 0 ? `Na coluna ${number}, o ${digit} só tem um lugar.` : `Olhe a coluna ${number}.`,
      tree: (cell) => `A árvore precisa da sua barraca: ${at(cell)}.`,
      touch: () => 'As barracas não se tocam.',
      number: (cell) => `Olhe o número: ${at(cell)}.`,
      sight: () => 'Uma lâmpada não pode iluminar outra.',
      lit: (cell) => `Este quadradinho precisa de luz: ${at(cell)}.`,
      three: () => 'Nunca três iguais seguidos.',
      all: () => 'Conte todos os cristais.',
      cell: (cell) => `Só sobra um número: ${at(cell)}.`,
      digit: () => 'Só sobra um lugar.',
      sign: () => 'Olhe o sinal.',
    },
    compare: 'Compare duas pistas que dividem quadradinhos.',
    suppose: (cell) => `Suponha o contrário num quadradinho: ${at(cell)}. Logo uma regra se quebra.`,
    filled: {
      tents: (cells) => `Barracas: ${places(cells)}.`,
      lights: (cells) => `Lâmpadas: ${places(cells)}.`,
      mines: (cells) => `Cristais: ${places(cells)}.`,
      nonogram: (cells) => `Pintados: ${places(cells)}.`,
      circles: (cells) => `Círculos: ${places(cells)}.`,
      squares: (cells) => `Quadrados: ${places(cells)}.`,
    },
    empty: (cells) => `Ficam vazios: ${places(cells)}.`,
    digit: (digit, cell) => `O ${digit} vai aqui: ${at(cell)}.`,
    notDigit: (digit, cell) => `Aqui não há ${digit}: ${at(cell)}.`,
    many: {
      tents: 'Todos os quadradinhos marcados recebem barracas.',
      lights: 'Todos os quadradinhos marcados recebem lâmpadas.',
      mines: 'Todos os quadradinhos marcados escondem cristais.',
      nonogram: 'Agora se sabe o que há em todos os quadradinhos marcados.',
      circles: 'Todos os quadradinhos marcados recebem círculos.',
      squares: 'Todos os quadradinhos marcados recebem quadrados.',
      empty: 'Todos os quadradinhos marcados ficam vazios.',
    },
    donePlaces: {
      tents: (rows) => `Continue assim. Barracas: ${rowsTold(rows)}.`,
      lights: (rows) => `Continue assim. Lâmpadas: ${rowsTold(rows)}.`,
      mines: (rows) => `Continue assim. Cristais: ${rowsTold(rows)}.`,
      nonogram: (rows) => `Continue assim. Pintados: ${rowsTold(rows)}.`,
    },
    doneRows: (rows) =>
      `Continue assim. ${rows.map((row, index) => `Linha ${index + 1}: ${row.map(seen).join(', ')}.`).join(' ')}`,
    doneAsked: (digit) => `Então no quadradinho marcado está o ${digit}.`,
  },
  praise: 'Isso! Todas as regras valem.',
};

function at({ row, column }: CellSaid): string {
  return `linha ${row}, coluna ${column}`;
}

function places(cells: readonly CellSaid[]): string {
  return cells.map(at).join('; ');
}

function rowsTold(rows: readonly { readonly row: number; readonly columns: readonly number[] }[]): string {
  return rows
    .map(({ row, columns }) => `linha ${row}, ${columns.length > 1 ? 'colunas' : 'coluna'} ${columns.join(', ')}`)
    .join('; ');
}

const plain = {
  empty: 'vazio',
  asked: 'o quadradinho marcado',
  tree: 'árvore',
  wall: 'parede',
  closed: 'fechado',
  circle: 'círculo',
  square: 'quadrado',
} as const;

function seen(cell: Seen): string {
  if (cell.is === 'number') return String(cell.n);
  return cell.is === 'numberedWall' ? `parede com ${cell.n}` : plain[cell.is];
}
