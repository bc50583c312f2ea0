import type { Solved, Step } from '../../core/family.ts';
import { choices, coversOf } from './cover.ts';
import type { Cover } from './cover.ts';
import type { FitParams } from './params.ts';
import { keyOf, mirrored, posesOf, turnKey } from './shapes.ts';
import type { Shape } from './shapes.ts';

type Seen = Omit<FitParams, 'truth'>;

/** Tries every piece in every pose, and every choice of pieces in every order: what covers the figure is an answer. */
export function solve(params: Seen): Solved {
  const technique = techniqueOf(params);
  switch (params.plot) {
    case 'hole':
      return { ...filling(params), technique };
    case 'holes':
      return { ...fillingAll(params), technique };
    case 'leftover':
    case 'parts':
      return { ...choosing(params), technique };
    case 'lies':
      return { ...lying(params), technique };
  }
}

type Found = Omit<Solved, 'technique'>;

function fills(hole: Shape, pieces: readonly Shape[], mayTurn: boolean): readonly number[] {
  return pieces.flatMap((piece, i) => (posesOf(piece, mayTurn).some((pose) => keyOf(pose) === keyOf(hole)) ? [i] : []));
}

/** How many squares each row of a shape has. */
function rowsOf(shape: Shape): string {
  const last = Math.max(...shape.map(([r]) => r));
  return Array.from({ length: last + 1 }, (_, row) => shape.filter(([r]) => r === row).length).join(',');
}

function filling({ targets: [hole = []], pieces, mayTurn }: Seen): Found {
  const found = fills(hole, pieces, mayTurn);
  const right = pieces[found[0] ?? 0] ?? [];
  const others = pieces.filter((_, i) => i !== found[0]);
  const hasTwin = others.some((piece) => turnKey(piece) === turnKey(mirrored(right)));
  const hasTurned = !mayTurn && others.some((piece) => turnKey(piece) === turnKey(right));
  const trace: Step[] = [{ key: 'rows', args: { rows: rowsOf(hole) }, highlight: ['target'] }];
  if (mayTurn) trace.push({ key: 'turn', args: {}, highlight: [] });
  if (hasTurned) trace.push({ key: 'turned-lure', args: {}, highlight: [] });
  if (hasTwin) trace.push({ key: 'twin', args: {}, highlight: [] });
  trace.push({ key: 'fills', args: {}, highlight: ['target'] });
  return { answers: found.slice(0, 2).map(String), trace };
}

function fillingAll({ targets, pieces, mayTurn }: Seen): Found {
  const found = targets.map((hole) => fills(hole, pieces, mayTurn));
  const isClear = found.every((one) => one.length === 1);
  const steps = targets.map((hole, i): Step => ({
    key: 'rows-of',
    args: { rows: rowsOf(hole), hole: i },
    highlight: [`hole-${i}`],
  }));
  const answers = isClear ? [found.join(' ')] : found.some((one) => one.length === 0) ? [] : ['several', 'ways'];
  return { answers, trace: [...steps.slice(0, 4), { key: 'all-filled', args: {}, highlight: [] }] };
}

function choosing({ targets: [figure = []], pieces, mayTurn, plot }: Seen): Found {
  const each = pieces[0]?.length ?? 1;
  const count = Math.round(figure.length / each);
  const covering = choices(pieces.length, count).flatMap((chosen) => {
    const [cover] = coversOf(
      figure,
      chosen.map((i) => pieces[i] ?? []),
      { mayTurn, limit: 1 },
    );
    return cover ? [{ chosen, cover }] : [];
  });
  const answers = covering
    .slice(0, 2)
    .map(({ chosen }) =>
      plot === 'parts' ? chosen.join(' ') : String(pieces.findIndex((_, i) => !chosen.includes(i))),
    );
  const [first] = covering;
  const size: Step = { key: 'squares', args: { all: figure.length, each, count }, highlight: ['target'] };
  return { answers, trace: [size, ...placing(first?.cover ?? []), { key: plot, args: { count }, highlight: [] }] };
}

/** One step a piece; of many only the first and the last. */
function placing(cover: Cover): readonly Step[] {
  return cover.map((_, i): Step => ({
    key: i === 0 ? 'first' : i === cover.length - 1 ? 'last' : 'next',
    args: {},
    highlight: [`lies-${i}`],
  }));
}

function lying({ targets: [figure = []], pieces, mayTurn }: Seen): Found {
  const covers = coversOf(figure, pieces, { mayTurn, limit: 60 });
  const cells = figure.map(String);
  const places = new Set(covers.map(([first = []]) => first.map((cell) => cells.indexOf(String(cell))).sort((a, b) => a - b).join(' '))); // prettier-ignore
  const each = pieces[0]?.length ?? 1;
  const size: Step = {
    key: 'squares',
    args: { all: figure.length, each, count: pieces.length },
    highlight: ['target'],
  };
  const rest = (covers[0] ?? []).slice(1).map((_, i): Step => ({
    key: i === 0 ? 'first' : 'next',
    args: {},
    highlight: [`lies-${i + 1}`],
  }));
  return { answers: [...places].slice(0, 2), trace: [size, ...rest, { key: 'lies', args: {}, highlight: ['lies-0'] }] };
}

/** 1 as they lie, 2 as they lie among turned ones and twins, 3 turned, 4 with twins or three pieces, 5 more pieces. */
function techniqueOf({ pieces, targets, mayTurn, plot }: Seen): number {
  const keys = pieces.map(turnKey);
  const isKin = pieces.some((piece, i) =>
    pieces.some(
      (other, j) =>
        j > i && (keys[i] === keys[j] || turnKey(mirrored(other)) === keys[i]) && piece.length === other.length,
    ),
  );
  if (!mayTurn) return isKin ? 2 : 1;
  const used = Math.round((targets[0]?.length ?? 0) / (pieces[0]?.length ?? 1));
  if (plot === 'lies') return Math.min(5, used + 1);
  return used > 2 ? 5 : isKin ? 4 : 3;
}
