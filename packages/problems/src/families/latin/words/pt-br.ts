import { the } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { Size } from '../params.ts';
import type { CellSaid, Sign, Told, UnitSaid, Words } from './shape.ts';

const { noun, capital } = speak('pt-br');

export const ptBr: Words = {
  title: { pictures: 'Sem repetir', digits: 'Quadrado de números' },
  fill: { pictures: 'Preencha os quadradinhos vazios.', digits: 'Preencha os quadradinhos vazios com números.' },
  ask: {
    pictures: 'O que se esconde no quadradinho marcado?',
    digits: 'Qual número se esconde no quadradinho marcado?',
  },
  find: {
    pictures: 'Descubra o que se esconde no quadradinho marcado.',
    digits: 'Descubra o número do quadradinho marcado.',
  },
  rule: {
    pictures: 'Nenhuma figura se repete na linha, coluna ou bloco.',
    digits: 'Nenhum número se repete na linha, coluna ou bloco.',
  },
  alt: (size, rows) => `Um quadrado de ${size} por ${size} quadradinhos. ${rows}`,
  row: (row, cells) => `Linha ${row}: ${cells.map(inCell).join(', ')}.`,
  sign,
  cell: (cell) => capital(at(cell)),
  hints: {
    fill: 'Comece onde há menos quadradinhos vazios.',
    around: 'Olhe em volta do quadradinho marcado: linha, coluna e bloco.',
    first: 'Comece aqui. Já dá para ter certeza de algo.',
  },
  feedback: {
    'latin.in-row': both('Já existe um igual nesta linha. Olhe a linha toda.'),
    'latin.in-column': both('Já existe um igual nesta coluna. Olhe a coluna toda.'),
    'latin.in-block': both('Já existe um igual neste bloco. Olhe o bloco todo.'),
    'latin.breaks-elsewhere': both('Por enquanto nada atrapalha. Mas como ficariam os vizinhos?'),
  },
  steps: {
    last: ({ unit, symbol }) =>
      `${capital(inUnit(unit))} só um quadradinho ainda está vazio. Nele entra o que falta: ${sign(symbol)}.`,
    'only-place': ({ unit, symbol, cell }) =>
      `Onde pode ficar ${theSign(symbol)} ${inUnit(unit)}? Só sobra um quadradinho: ${at(cell)}.`,
    'only-symbol': ({ cell, symbol }) =>
      `Olhe aqui: ${at(cell)}. Todo o resto já está na linha, na coluna ou no bloco. Sobra: ${sign(symbol)}.`,
    locked: ({ unit, symbol }) =>
      `${capital(inUnit(unit))}, todos os lugares para ${theSign(symbol)} ficam numa só linha ou num só bloco. Então o resto dessa linha ou bloco fica sem.`,
    pair: ({ unit, symbol, second }) =>
      `${capital(inUnit(unit))}, dois quadradinhos dividem entre si ${theSign(symbol)} e ${theSign(second)}. Os outros dali ficam sem.`,
    suppose: ({ cell, symbol }) =>
      `Suponha ${theSign(symbol)} aqui: ${at(cell)}. Logo um quadradinho fica sem opção; então não pode ser.`,
    same: (found) => `Do mesmo jeito: ${found.map(({ cell, symbol }) => `${at(cell)} — ${sign(symbol)}`).join('; ')}.`,
    here: (symbol) => `Então no quadradinho marcado fica: ${sign(symbol)}.`,
    done: (rows) =>
      `Todas as linhas: ${rows.map((row, index) => `linha ${index + 1}: ${row.map(sign).join(', ')}`).join('; ')}.`,
  },
  praise: (symbol) => `Isso! No quadradinho marcado: ${sign(symbol)}.`,
  praiseAll: 'Isso! Nada se repete no quadrado inteiro.',
};

function sign(symbol: Sign): string {
  return typeof symbol === 'number' ? String(symbol) : noun(symbol);
}

function theSign(symbol: Sign): string {
  return typeof symbol === 'number' ? `o ${symbol}` : the(symbol);
}

function inCell(cell: Sign | 'asked' | null): string {
  return cell === null ? 'vazio' : cell === 'asked' ? 'o quadradinho marcado' : sign(cell);
}

function at({ row, column }: CellSaid): string {
  return `linha ${row}, coluna ${column}`;
}

function inUnit(unit: UnitSaid | null): string {
  if (unit === null) return '';
  const { kind, place, size } = unit;
  if (kind === 'block') return `no bloco ${blocks[size][place - 1] ?? ''}`;
  return `${kind === 'row' ? 'na linha' : 'na coluna'} ${place}`;
}

function both(text: string): Told {
  return { pictures: text, digits: text };
}

const blocks: Readonly<Record<Size, readonly string[]>> = {
  4: ['de cima à esquerda', 'de cima à direita', 'de baixo à esquerda', 'de baixo à direita'],
  6: [
    'de cima à esquerda',
    'de cima à direita',
    'do meio à esquerda',
    'do meio à direita',
    'de baixo à esquerda',
    'de baixo à direita',
  ],
};
