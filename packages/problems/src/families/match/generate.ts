import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { isTidy, linesOf, seenSquares } from './figures.ts';
import type { Lattice } from './figures.ts';
import { goneBetween, isTrue, isWritten, laid, matchesOf } from './glyphs.ts';
import { askOf, knobsOf } from './params.ts';
import type { Action, Count, EquationParams, FigureParams, Form, MatchParams, Rung } from './params.ts';
import { solve } from './solve.ts';

export function generate(rng: Rng, level: Level, mode: Mode): MatchParams | null {
  const rung = knobsOf(level);
  const from = rng.fork('match');
  if (mode === 'single') return withOptions(from, rung);
  if (mode === 'number' && rung.counted.length > 0 && from.chance(1 / 3)) return countedFigure(from, rung);
  if (mode === 'graphic' && rung.taken && from.chance(1 / 3)) return takenFigure(from, rung.taken);
  return drawEquation(from, rung, mode);
}

const equationsTried = 60;

/** A true equation is spoiled by as many matches as shall mend it, and taken when nothing else mends it. */
function drawEquation(rng: Rng, rung: Rung, mode: Mode): EquationParams | null {
  const { count } = rung;
  const action = rng.pick(rung.actions);
  for (let n = 0; n < equationsTried; n += 1) {
    const solution = trueEquation(rng, rng.pick(formsOf(rung, mode)));
    const shown = solution && spoil(rng, solution, { action, count });
    if (!solution || !shown) continue;
    const params = { kind: 'equation', shown, action, count, ask: askOf(mode), options: [], solution } as const;
    if (mode === 'number' && rightOf(shown) === rightOf(solution)) continue;
    const solved = solve({ ...params, ask: 'matches' });
    if (solved.answers.length === 1 && solved.answers[0] === solution && solved.technique === rung.technique)
      return params;
  }
  return null;
}

/** A product on the right is no number to type. */
function formsOf({ forms }: Rung, mode: Mode): readonly Form[] {
  return mode === 'number' ? forms.filter((form) => !form.endsWith('d×d')) : forms;
}

export function rightOf(equation: string): string {
  return equation.split('=')[1] ?? '';
}

/** Operands are drawn and the result is worked out; null when it does not fit the form. */
function trueEquation(rng: Rng, form: Form): string | null {
  const signed = form.replaceAll('±', () => rng.pick(['+', '−']));
  const [left = '', right = ''] = signed.split('=');
  const drawn = signed.includes('×')
    ? drawProduct(rng)
    : left.replace(/d+/g, (digits) => drawNumber(rng, digits.length));
  const result = String(valueOfSide(drawn));
  if (left.length < right.length && right.includes('×'))
    return result.length === left.length ? `${result}=${drawn}` : null;
  return result.length === right.length && !result.startsWith('-') ? `${drawn}=${result}` : null;
}

function drawProduct(rng: Rng): string {
  return `${rng.int(2, 9)}×${rng.int(2, 9)}`;
}

function drawNumber(rng: Rng, digits: number): string {
  return String(digits === 1 ? rng.int(0, 9) : rng.int(10, 99));
}

function valueOfSide(side: string): number {
  const [first = '', ...rest] = side.split(/(?=[+−×])/);
  return rest.reduce((sum, term) => {
    const value = Number(term.slice(1));
    return term.startsWith('×') ? sum * value : term.startsWith('+') ? sum + value : sum - value;
  }, Number(first));
}

interface Work {
  readonly action: Action;
  readonly count: Count;
}

const glyphs = Array.from('0123456789');

/** Undoes the work: matches that shall be added are taken, and so on. Null when what comes out is no wrong equation. */
function spoil(rng: Rng, equation: string, { action, count }: Work): string | null {
  let made = equation;
  for (let n = 0; n < count; n += 1) {
    const next = spoilOnce(rng, made, action);
    if (next === null) return null;
    made = next;
  }
  return made !== equation && isWritten(made) && !isTrue(made) && isFar(made, equation, { action, count })
    ? made
    : null;
}

/** So many matches lie elsewhere, and not fewer. */
function isFar(from: string, to: string, { action, count }: Work): boolean {
  const gone = Array.from(from).reduce((sum, glyph, i) => sum + goneBetween(glyph, Array.from(to)[i] ?? ''), 0);
  const came = gone + matchesOf(to) - matchesOf(from);
  return gone === (action === 'add' ? 0 : count) && came === (action === 'take' ? 0 : count);
}

function spoilOnce(rng: Rng, equation: string, action: Action): string | null {
  const cells = Array.from(equation);
  const changes = cells.flatMap((from, cell) =>
    become(from).map((to) => ({ cell, to, gone: goneBetween(from, to), came: goneBetween(to, from) })),
  );
  const give = changes.filter(({ gone, came }) => gone === 1 && came === 0);
  const take = changes.filter(({ gone, came }) => gone === 0 && came === 1);
  if (action !== 'move') {
    const fitting = action === 'add' ? give : take;
    if (fitting.length === 0) return null;
    const { cell, to } = rng.pick(fitting);
    return cells.with(cell, to).join('');
  }
  const inside = changes.filter(({ gone, came }) => gone === 1 && came === 1);
  const pairs = give.flatMap((from) => take.filter(({ cell }) => cell !== from.cell).map((to) => [from, to]));
  const moves = [...inside.map((change) => [change]), ...pairs];
  if (moves.length === 0) return null;
  return rng
    .pick(moves)
    .reduce((made, { cell, to }) => made.with(cell, to), cells)
    .join('');
}

function become(glyph: string): readonly string[] {
  if (glyph === '+') return ['−'];
  if (glyph === '−') return ['+'];
  return glyph in laid && glyphs.includes(glyph) ? glyphs.filter((other) => other !== glyph) : [];
}

const optionCount = 4;
const setsTried = 40;

/**
 * Options first: true equations of one form with equally many matches. Every one of them must be within reach of some
 * wrong equation from which the others are not; which one is right is drawn last.
 */
function withOptions(rng: Rng, rung: Rung): EquationParams | null {
  const action = rng.pick(rung.actions);
  for (let set = 0; set < setsTried; set += 1) {
    const from = rng.fork(`set-${set}`);
    const options = drawOptions(from, from.pick(rung.forms));
    if (!options) continue;
    const right = options[from.int(0, optionCount - 1)] ?? '';
    const find = (wanted: string): EquationParams | null =>
      findShown(from.fork(wanted), { options, wanted, rung, action });
    if (options.every((wanted) => find(wanted) !== null)) return find(right);
  }
  return null;
}

const drawn = 60;

function drawOptions(rng: Rng, form: Form): readonly string[] | null {
  const found = new Set<string>();
  for (let n = 0; n < drawn; n += 1) {
    const equation = trueEquation(rng, form);
    if (equation) found.add(equation);
  }
  const [first, ...rest] = found;
  if (first === undefined) return null;
  const alike = rest.filter((other) => matchesOf(other) === matchesOf(first) && sharesNumbers(first, other));
  return alike.length < optionCount - 1 ? null : rng.shuffle([first, ...rng.sample(alike, optionCount - 1)]);
}

/** Options that have nothing in common can be told apart at a glance. */
function sharesNumbers(a: string, b: string): boolean {
  return Array.from(a).filter((glyph, i) => glyph === b[i]).length >= Math.floor(a.length / 2);
}

interface Wish {
  readonly options: readonly string[];
  readonly wanted: string;
  readonly rung: Rung;
  readonly action: Action;
}

const spoilsTried = 12;

function findShown(rng: Rng, { options, wanted, rung, action }: Wish): EquationParams | null {
  const { count, technique } = rung;
  for (let n = 0; n < spoilsTried; n += 1) {
    const shown = spoil(rng, wanted, { action, count });
    if (!shown) continue;
    const params = { kind: 'equation', shown, action, count, ask: 'option', options, solution: wanted } as const;
    const solved = solve(params);
    if (solved.answers.length === 1 && solved.technique === technique) return params;
  }
  return null;
}

const figuresTried = 12;

/** A lattice with gaps. */
function drawSticks(rng: Rng, rows: number, columns: number): readonly boolean[] {
  const places = linesOf({ rows, columns }).length;
  const gaps = new Set(
    rng.sample(
      Array.from({ length: places }, (_, i) => i),
      rng.int(1, Math.floor(places / 4)),
    ),
  );
  return Array.from({ length: places }, (_, place) => !gaps.has(place));
}

function countedFigure(rng: Rng, { counted, count }: Rung): FigureParams | null {
  const [rows, columns] = rng.pick(counted);
  for (let n = 0; n < figuresTried; n += 1) {
    const sticks = drawSticks(rng, rows, columns);
    const squares = seenSquares({ rows, columns }, sticks);
    const isMixed = new Set(squares.map(({ size }) => size)).size > 1;
    if (!isMixed || !isTidy(squares, sticks)) continue;
    return { kind: 'figure', rows, columns, sticks, ask: 'squares', count, left: 0, solution: String(squares.length) };
  }
  return null;
}

/** Every choice of matches is tried; taken is a number of squares that only one choice leaves, with nothing loose. */
function takenFigure(rng: Rng, { sizes, count }: NonNullable<Rung['taken']>): FigureParams | null {
  const [rows, columns] = rng.pick(sizes);
  for (let n = 0; n < figuresTried; n += 1) {
    const drawn = drawSticks(rng, rows, columns);
    const kept = new Set(seenSquares({ rows, columns }, drawn).flatMap(({ border }) => border));
    const sticks = drawn.map((_, place) => kept.has(place));
    const ways = waysToTake({ rows, columns }, sticks, count);
    const single = [...ways].filter(([left, found]) => left > 1 && found.length === 1);
    if (single.length === 0) continue;
    const [left, [taken = []]] = rng.pick(single) as [number, (readonly number[])[]];
    return { kind: 'figure', rows, columns, sticks, ask: 'matches', count, left, solution: taken.join(',') };
  }
  return null;
}

/** By the number of squares that stay. */
function waysToTake(
  lattice: Lattice,
  sticks: readonly boolean[],
  count: number,
): ReadonlyMap<number, readonly (readonly number[])[]> {
  const lying = sticks.flatMap((lies, place) => (lies ? [place] : []));
  const ways = new Map<number, (readonly number[])[]>();
  for (const taken of choices(lying, count)) {
    const rest = sticks.map((lies, place) => lies && !taken.includes(place));
    const squares = seenSquares(lattice, rest);
    if (!isTidy(squares, rest)) continue;
    const found = ways.get(squares.length) ?? [];
    ways.set(squares.length, [...found, taken]);
  }
  return ways;
}

function choices(items: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}
