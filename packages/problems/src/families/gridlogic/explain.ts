import type { Solved, Step, Texts } from '../../core/family.ts';
import type { GridParams } from './params.ts';
import type { UnitKind } from './rules.ts';
import { cellOf, rowsOf, signOf } from './said.ts';
import type { Placing, Words } from './words/shape.ts';

/** Four deductions and the answer. */
const mostTold = 4;
/** More cells are only shown. */
const mostCells = 6;

export function explain(params: GridParams, { trace }: Solved, say: Words): Texts['steps'] {
  const told = chosen(params, trace).map((step) => ({
    text: sentence(params, step, say.steps),
    highlight: step.highlight,
  }));
  return [...told, ending(params, say.steps)];
}

/** How it begins, and the hardest deductions after that. */
function chosen({ ask, size }: GridParams, trace: readonly Step[]): readonly Step[] {
  const upTo = ask === null ? -1 : trace.findIndex((step) => isAbout(step, ask, size));
  const useful = upTo < 0 ? trace : trace.slice(0, upTo + 1);
  if (useful.length <= mostTold) return useful;
  const rank = (step: Step | undefined): number => Number(step?.args['technique'] ?? 0);
  const last = upTo < 0 ? [] : [useful.length - 1];
  const later = useful.map((_, index) => index).slice(1, useful.length - last.length);
  const hardest = later
    .toSorted((a, b) => rank(useful[b]) - rank(useful[a]) || a - b)
    .slice(0, mostTold - 1 - last.length);
  return [0, ...hardest.toSorted((a, b) => a - b), ...last].flatMap((index) => useful[index] ?? []);
}

function isAbout({ args, key }: Step, cell: number, size: number): boolean {
  return size > 0 && key !== 'grid.suppose' && numbersIn(args['cells']).includes(cell);
}

function sentence(params: GridParams, step: Step, say: Words['steps']): string {
  const { size, kind } = params;
  const { args, key } = step;
  const at = Number(args['at']);
  const digit = Number(args['digit']);
  const cells = numbersIn(args['cells']);
  const values = numbersIn(args['values']);
  const place = cellOf(size, cells[0] ?? 0);
  if (key === 'grid.suppose') {
    const result = kind === 'futoshiki' ? digitResult(say, { digit, value: values[0] ?? 0, place }) : '';
    return [say.suppose(place), result || results(params, { cells, values }, say)].join(' ');
  }
  // The solver writes what kind of rule it looked at.
  const unit = String(args['unit']) as UnitKind;
  const look = key === 'grid.compare' ? say.compare : say.look[unit]({ ...cellOf(size, at), number: at, digit });
  if (kind === 'futoshiki') return `${look} ${digitResult(say, { digit, value: values[0] ?? 0, place })}`;
  return `${look} ${results(params, { cells, values }, say)}`;
}

interface Digit {
  readonly digit: number;
  readonly value: number;
  readonly place: ReturnType<typeof cellOf>;
}

function digitResult(say: Words['steps'], { digit, value, place }: Digit): string {
  return value === 1 ? say.digit(digit, place) : say.notDigit(digit, place);
}

interface Found {
  readonly cells: readonly number[];
  readonly values: readonly number[];
}

/** Cells that get something, then cells that stay empty. */
function results({ kind, size }: GridParams, { cells, values }: Found, say: Words['steps']): string {
  const yes = kind === 'binary' ? 'circles' : (kind as Placing);
  const no = kind === 'binary' ? 'squares' : 'empty';
  const some = (value: number): readonly ReturnType<typeof cellOf>[] =>
    cells.filter((_, i) => values[i] === value).map((cell) => cellOf(size, cell));
  const [filled, empty] = [some(1), some(0)];
  if (filled.length > 0 && empty.length > 0 && cells.length > mostCells) return say.many.nonogram;
  const told = [
    filled.length > mostCells ? say.many[yes] : filled.length > 0 ? say.filled[yes](filled) : '',
    empty.length > mostCells ? say.many[no] : empty.length > 0 ? emptyOf(no, empty, say) : '',
  ];
  return told.filter((text) => text !== '').join(' ');
}

function emptyOf(no: 'squares' | 'empty', cells: readonly ReturnType<typeof cellOf>[], say: Words['steps']): string {
  return no === 'squares' ? say.filled.squares(cells) : say.empty(cells);
}

function ending({ kind, size, ask, solution }: GridParams, say: Words['steps']): Texts['steps'][number] {
  if (ask !== null) return { text: say.doneAsked(solution[ask] ?? 0), highlight: [`cell-${ask}`] };
  if (kind === 'futoshiki' || kind === 'binary') {
    const signs = solution.map((value) => signOf(kind, value));
    return { text: say.doneRows(rowsOf(size, signs)), highlight: [] };
  }
  const rows = rowsOf(size, solution).flatMap((row, index) => {
    const columns = row.flatMap((value, column) => (value === 1 ? [column + 1] : []));
    return columns.length === 0 ? [] : [{ row: index + 1, columns }];
  });
  return { text: say.donePlaces[kind](rows), highlight: [] };
}

function numbersIn(text: string | number | undefined): readonly number[] {
  return String(text ?? '')
    .split(',')
    .filter((word) => word !== '')
    .map(Number);
}
