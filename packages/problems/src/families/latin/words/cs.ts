import type { Case } from '../../../lang/grammar.ts';
import { speak } from '../../../lang/speak.ts';
import type { Size } from '../params.ts';
import type { CellSaid, Sign, Told, UnitSaid, Words } from './shape.ts';

const { noun, capital } = speak('cs');

export const cs: Words = {
  title: { pictures: 'Žádná dvojčata', digits: 'Číselný čtverec' },
  fill: { pictures: 'Doplň prázdná políčka.', digits: 'Doplň do prázdných políček čísla.' },
  ask: { pictures: 'Co se schovalo do označeného políčka?', digits: 'Které číslo patří do označeného políčka?' },
  find: { pictures: 'Zjisti, co se schovalo do označeného políčka.', digits: 'Najdi číslo v označeném políčku.' },
  rule: {
    pictures: 'V každém řádku, sloupci a bloku je každý obrázek jednou.',
    digits: 'V každém řádku, sloupci a bloku je každé číslo jednou.',
  },
  alt: (size, rows) => `Čtverec z políček, na šířku ${size}, na výšku ${size}. ${rows}`,
  row: (row, cells) => `Řádek ${row}: ${cells.map(inCell).join(', ')}.`,
  sign: (symbol) => sign(symbol),
  cell: (cell) => capital(at(cell)),
  hints: {
    fill: 'Začni tam, kde je prázdných políček nejméně.',
    around: 'Podívej se kolem označeného políčka: řádek, sloupec i blok.',
    first: 'Začni tady. Něco se dá určit najisto.',
  },
  feedback: {
    'latin.in-row': both('To už v tomto řádku je. Podívej se po řádku.'),
    'latin.in-column': both('To už v tomto sloupci je. Podívej se po sloupci.'),
    'latin.in-block': both('To už v tomto bloku je. Podívej se po bloku.'),
    'latin.breaks-elsewhere': both('Zatím to nikomu nevadí. Ale co by pak dělali sousedé?'),
  },
  steps: {
    last: ({ unit, symbol }) =>
      `${capital(inUnit(unit))} zbývá jediné prázdné políčko. Patří tam, co chybí: ${sign(symbol)}.`,
    'only-place': ({ unit, symbol, cell }) =>
      `Kam ${inUnit(unit)} patří ${sign(symbol)}? Zbývá jediné políčko: ${at(cell)}.`,
    'only-symbol': ({ cell, symbol }) =>
      `Podívej se sem: ${at(cell)}. Všechno ostatní už v jeho řádku, sloupci nebo bloku je. Zbývá: ${sign(symbol)}.`,
    locked: ({ unit, symbol }) =>
      `Všechna místa, kam ${inUnit(unit)} může přijít ${sign(symbol)}, leží v jedné linii nebo v jednom bloku. Jinde v této linii nebo bloku to tedy být nemůže.`,
    pair: ({ unit, symbol, second }) =>
      `Dvě políčka ${inUnit(unit)} si mezi sebou rozdělí ${sign(symbol, 'accusative')} a ${sign(second, 'accusative')}. Na ostatní políčka tam nezbude ani jedno.`,
    suppose: ({ cell, symbol }) =>
      `Zkus si představit, že tady je ${sign(symbol)}: ${at(cell)}. Brzy nějakému políčku nic nezbude, takže to nejde.`,
    same: (found) =>
      `Stejným způsobem: ${found.map(({ cell, symbol }) => `${at(cell)} – ${sign(symbol)}`).join('; ')}.`,
    here: (symbol) => `V označeném políčku je tedy: ${sign(symbol)}.`,
    done: (rows) =>
      `Všechny řádky: ${rows.map((row, index) => `řádek ${index + 1}: ${row.map((one) => sign(one)).join(', ')}`).join('; ')}.`,
  },
  praise: (symbol) => `Ano! V označeném políčku: ${sign(symbol)}.`,
  praiseAll: 'Ano! V celém čtverci není jediné dvojče.',
};

function sign(symbol: Sign, wanted: Case = 'nominative'): string {
  return typeof symbol === 'number' ? String(symbol) : noun(symbol, { case: wanted });
}

function inCell(cell: Sign | 'asked' | null): string {
  return cell === null ? 'prázdné' : cell === 'asked' ? 'označené políčko' : sign(cell);
}

function at({ row, column }: CellSaid): string {
  return `řádek ${row}, sloupec ${column}`;
}

function inUnit(unit: UnitSaid | null): string {
  if (unit === null) return '';
  const { kind, place, size } = unit;
  if (kind === 'block') return `v ${blocks[size][place - 1] ?? ''} bloku`;
  return kind === 'row' ? `v řádku ${place}` : `ve sloupci ${place}`;
}

function both(text: string): Told {
  return { pictures: text, digits: text };
}

const blocks: Readonly<Record<Size, readonly string[]>> = {
  4: ['levém horním', 'pravém horním', 'levém dolním', 'pravém dolním'],
  6: ['levém horním', 'pravém horním', 'levém prostředním', 'pravém prostředním', 'levém dolním', 'pravém dolním'],
};
