import type { Solved, Step } from '../../core/family.ts';
import { isTidy, seenSquares } from './figures.ts';
import { goneBetween, isDigit, isTrue, matchesOf, valueOf } from './glyphs.ts';
import type { EquationParams, FigureParams, MatchParams } from './params.ts';
import { readingsOf } from './readings.ts';

/** Tries everything that can be done with so many matches. */
export function solve(params: MatchParams): Solved {
  return params.kind === 'equation' ? solveEquation(params) : solveFigure(params);
}

type ShownEquation = Omit<EquationParams, 'solution'>;

function solveEquation(params: ShownEquation): Solved {
  const { ask, options, shown } = params;
  const made = ask === 'option' ? options.filter((option) => isReached(params, option)) : outcomes(params);
  const answers = ask === 'right' && made.length === 1 ? made.map(rightOf) : made.slice(0, 2);
  const [first] = made;
  const trace = made.length === 1 && first !== undefined ? equationTrace(shown, first) : [];
  return { answers, trace, technique: techniqueOf(params) };
}

function rightOf(equation: string): string {
  return equation.split('=')[1] ?? '';
}

/** How much has to be held in mind: the action, the matches, the numbers. */
function techniqueOf({ shown, action, count }: ShownEquation): number {
  if (action !== 'move') return count === 1 ? 1 : 4;
  if (count > 1) return 5;
  const digits = Array.from(shown).filter(isDigit).length;
  const isLong = shown.split(/[+−]/).length > 2;
  if ((isLong && digits > 4) || /=.*×/.test(shown)) return 4;
  return isLong || digits > 5 || shown.includes('×') ? 3 : 2;
}

/** True equations that so many matches lead to. Fewer matches count too: nobody should need more than are allowed. */
function outcomes({ shown, action, count }: ShownEquation): readonly string[] {
  const cells = Array.from(shown);
  const most = { gone: action === 'add' ? 0 : count, came: action === 'take' ? 0 : count };
  const found = new Set<string>();
  const walk = (cell: number, made: readonly string[], used: { gone: number; came: number }): void => {
    if (used.gone > most.gone || used.came > most.came || found.size > 1) return;
    if (cell === cells.length) {
      const isWhole = action !== 'move' || used.gone === used.came;
      if (isWhole && isTrue(plain(made))) found.add(made.join(''));
      return;
    }
    for (const { as, gone, came } of readingsOf(cells[cell] ?? '')) {
      walk(cell + 1, [...made, as], { gone: used.gone + gone, came: used.came + came });
    }
  };
  walk(0, [], { gone: 0, came: 0 });
  return [...found];
}

/** How it is read: marks of other hands and digits that are gone fall away. */
function plain(made: readonly string[]): string {
  return made.map((glyph) => (glyph === '_' ? '' : glyph.replace("'", ''))).join('');
}

function isReached({ shown, action, count }: ShownEquation, option: string): boolean {
  if (option.length !== shown.length) return false;
  const cells = Array.from(shown).map((glyph, i) => [glyph, Array.from(option)[i] ?? ''] as const);
  const gone = cells.reduce((sum, [from, to]) => sum + goneBetween(from, to), 0);
  const came = gone + matchesOf(option) - matchesOf(shown);
  const wanted = { gone: action === 'add' ? 0 : count, came: action === 'take' ? 0 : count };
  return gone === wanted.gone && came === wanted.came;
}

function equationTrace(shown: string, made: string): readonly Step[] {
  const [left = '', right = ''] = shown.split('=');
  const whole = Array.from(shown).map((_, cell) => `cell-${cell}`);
  const before: Step = {
    key: 'match.before',
    args: { shown, left: valueOf(left), right: valueOf(right) },
    highlight: whole,
  };
  const changes = Array.from(shown).flatMap((from, cell): readonly Step[] => {
    const to = Array.from(made)[cell] ?? '';
    if (from === to) return [];
    const [gone, came] = [goneBetween(from, to), goneBetween(to, from)];
    return [{ key: 'match.change', args: { from, to, gone, came, cell }, highlight: [`cell-${cell}`] }];
  });
  // Matches are taken before they are laid.
  const inOrder = changes.toSorted((a, b) => Number(b.args['gone']) - Number(a.args['gone']));
  return [before, ...inOrder, { key: 'match.after', args: { made }, highlight: whole }];
}

function solveFigure(params: Omit<FigureParams, 'solution'>): Solved {
  return params.ask === 'squares' ? countSquares(params) : takeMatches(params);
}

function countSquares(params: Omit<FigureParams, 'solution'>): Solved {
  const squares = seenSquares(params, params.sticks);
  const sizes = [...new Set(squares.map(({ size }) => size))];
  const counted = sizes.map((size): Step => {
    const ofSize = squares.filter((square) => square.size === size);
    const places = [...new Set(ofSize.flatMap(({ border }) => border))];
    return {
      key: 'match.size',
      args: { size, count: ofSize.length },
      highlight: places.map((place) => `stick-${place}`),
    };
  });
  const total: Step = { key: 'match.total', args: { count: squares.length }, highlight: [] };
  const technique = Math.max(1, params.rows + params.columns - (params.columns > 4 ? 3 : 4));
  return { answers: [String(squares.length)], trace: [...counted, total], technique };
}

/** Every choice of so many matches; what stays must be the wanted squares and nothing loose. */
function takeMatches(params: Omit<FigureParams, 'solution'>): Solved {
  const { sticks, count, left } = params;
  const lying = sticks.flatMap((lies, place) => (lies ? [place] : []));
  const found: (readonly number[])[] = [];
  const choose = (from: number, taken: readonly number[]): void => {
    if (found.length > 1) return;
    if (taken.length === count) {
      const rest = sticks.map((lies, place) => lies && !taken.includes(place));
      const squares = seenSquares(params, rest);
      if (squares.length === left && isTidy(squares, rest)) found.push(taken);
      return;
    }
    for (let next = from; next < lying.length; next += 1) choose(next + 1, [...taken, lying[next] ?? 0]);
  };
  choose(0, []);
  const [first] = found;
  const answers = found.map((taken) => taken.join(','));
  const isLarge = params.rows > 2;
  const technique = count === 1 ? 1 : count === 2 ? (isLarge ? 3 : 2) : params.columns > 3 ? 5 : 4;
  return { answers, trace: found.length === 1 && first ? takeTrace(params, first) : [], technique };
}

function takeTrace(params: Omit<FigureParams, 'solution'>, taken: readonly number[]): readonly Step[] {
  const { sticks, left } = params;
  const now = seenSquares(params, sticks).length;
  const ids = taken.map((place) => `stick-${place}`);
  return [
    { key: 'match.now', args: { count: now }, highlight: [] },
    { key: 'match.taken', args: { places: taken.join(',') }, highlight: ids },
    { key: 'match.left', args: { count: left }, highlight: [] },
  ];
}
