import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { colourIds } from '../../draw/palette.ts';
import { knobsOf } from './params.ts';
import type { FitParams, Knobs } from './params.ts';
import { around, codeOf, keyOf, mirrored, normal, piecesOf, posesOf, sizeOf, turnKey } from './shapes.ts';
import type { Cell, Shape } from './shapes.ts';
import { solve } from './solve.ts';

const tries = 25;
const noBoard = { rows: 0, columns: 0, at: [0, 0] } as const;

type Draft = Omit<FitParams, 'level'>;

export function generate(rng: Rng, level: Level, mode: Mode): FitParams | null {
  const knobs = knobsOf(level, mode);
  const pieces = drawPieces(rng.fork('pieces'), knobs);
  if (pieces === null) return null;
  const draft = draw(rng.fork('figure'), knobs, pieces);
  return draft && { level, ...draft };
}

/** Options first: the pieces are drawn before anything is known about the figure. */
function drawPieces(rng: Rng, { kin, mayTurn, pieces, plot, squares }: Knobs): readonly Shape[] | null {
  const widest = plot === 'holes' ? 3 : 4;
  const all = piecesOf(rng.pick(squares)).filter((shape) => {
    const { rows, columns } = sizeOf(shape);
    return Math.max(rows, columns) <= widest;
  });
  const pose = (shape: Shape): Shape => rng.pick(posesOf(shape, true));
  const sided = all.filter((shape) => turnKey(shape) !== turnKey(mirrored(shape)));
  const shuffled = rng.shuffle(all);
  const singles = oneOfTwins(shuffled);
  let chosen: readonly Shape[];
  if (kin === 'plain') chosen = singles.slice(0, pieces).map(pose);
  else if (kin === 'turned') {
    const able = singles.filter((shape) => posesOf(shape, true).length > 1);
    chosen = able.slice(0, 2).flatMap((shape) => rng.sample(posesOf(shape, true), 2));
  } else {
    const [first, second, third] = oneOfTwins(rng.shuffle(sided));
    const couples = [first, pieces > 3 ? second : undefined, pieces > 5 ? third : undefined].filter(
      (one) => one !== undefined,
    );
    const pairs = couples.flatMap((shape) => [pose(shape), pose(mirrored(shape))]);
    const keys = new Set(pairs.flatMap((shape) => [turnKey(shape), turnKey(mirrored(shape))]));
    const others = singles.filter((shape) => !keys.has(turnKey(shape))).map(pose);
    chosen = [...pairs, ...others].slice(0, pieces);
  }
  const names = new Set(chosen.map((shape) => (mayTurn ? turnKey(shape) : keyOf(shape))));
  return chosen.length === pieces && names.size === pieces ? rng.shuffle(chosen) : null;
}

/** Of a piece and its mirror image only the one that comes first. */
function oneOfTwins(shapes: readonly Shape[]): readonly Shape[] {
  const seen = new Set<string>();
  return shapes.filter((shape) => {
    if (seen.has(turnKey(shape))) return false;
    seen.add(turnKey(shape));
    seen.add(turnKey(mirrored(shape)));
    return true;
  });
}

function draw(rng: Rng, knobs: Knobs, pieces: readonly Shape[]): Draft | null {
  const { plot, mayTurn, used } = knobs;
  const start = { plot, mayTurn, pieces, board: noBoard, colour: rng.pick(colourIds) };
  switch (plot) {
    case 'hole':
      return boarded(rng, start);
    case 'holes': {
      const truth = rng.sample(
        pieces.map((_, i) => i),
        used,
      );
      return { ...start, targets: truth.map((i) => pieces[i] ?? []), truth };
    }
    case 'lies':
      return found(rng, start);
    case 'parts': {
      const truth = rng
        .sample(
          pieces.map((_, i) => i),
          used,
        )
        .sort((a, b) => a - b);
      return built(rng, { ...start, targets: [], truth }, truth);
    }
    case 'leftover':
      return leftOver(rng, start);
  }
}

type Start = Omit<Draft, 'targets' | 'truth'>;

function boarded(rng: Rng, start: Start): Draft {
  const right = rng.int(0, start.pieces.length - 1);
  const hole = rng.pick(posesOf(start.pieces[right] ?? [], start.mayTurn));
  const { rows, columns } = sizeOf(hole);
  const board = {
    rows: rows + rng.int(1, 2),
    columns: columns + rng.int(2, 3),
    at: [0, 0] as const,
  };
  const at = [rng.int(0, board.rows - rows), rng.int(0, board.columns - columns)] as const;
  return { ...start, targets: [hole], truth: [right], board: { ...board, at } };
}

/** Which piece is left over is drawn last, and only when each of them could be: so the pieces say nothing about it. */
function leftOver(rng: Rng, start: Start): Draft | null {
  const all = start.pieces.map((_, i) => i);
  const drafts: Draft[] = [];
  for (const left of all) {
    const used = all.filter((i) => i !== left);
    const draft = built(rng.fork(`without-${left}`), { ...start, targets: [], truth: [left] }, used);
    if (draft === null) return null;
    drafts.push(draft);
  }
  return rng.pick(drafts);
}

/** A figure of these pieces that the solver reads in one way only. */
function built(rng: Rng, draft: Draft, used: readonly number[]): Draft | null {
  for (let n = 0; n < tries; n += 1) {
    const cells = assemble(
      rng,
      used.map((i) => draft.pieces[i] ?? []),
      draft.mayTurn,
    ).flat();
    const whole = { ...draft, targets: [normal(cells)] };
    if (isHandy(cells) && solve({ ...whole, level: 0 }).answers.length === 1) return whole;
  }
  return null;
}

function found(rng: Rng, start: Start): Draft | null {
  for (let n = 0; n < tries; n += 1) {
    const lying = assemble(rng, start.pieces, start.mayTurn);
    const cells = lying.flat();
    if (!isHandy(cells)) continue;
    const figure = normal(cells);
    const [top, left] = [Math.min(...cells.map(([r]) => r)), Math.min(...cells.map(([, c]) => c))];
    const names = figure.map(String);
    const truth = (lying[0] ?? []).map(([r, c]) => names.indexOf(String([r - top, c - left]))).sort((a, b) => a - b);
    const whole = { ...start, targets: [figure], truth };
    if (solve({ ...whole, level: 0 }).answers.length === 1) return whole;
  }
  return null;
}

/** Fits a phone, and has no square missing inside. */
function isHandy(cells: readonly Cell[]): boolean {
  const figure = normal(cells);
  const { rows, columns } = sizeOf(figure);
  const widest = figure.length > 20 ? 8 : 7;
  if (figure.length === 0 || rows > widest || columns > widest) return false;
  const own = new Set(figure.map(([r, c]) => codeOf(r, c)));
  return !around(figure).some((gap) => around([gap]).every(([r, c]) => own.has(codeOf(r, c))));
}

/** Lays piece by piece beside what lies already, rather where it touches much. */
function assemble(rng: Rng, pieces: readonly Shape[], mayTurn: boolean): readonly (readonly Cell[])[] {
  const lying: (readonly Cell[])[] = [];
  for (const piece of pieces) {
    const whole = lying.flat();
    const [first] = whole;
    if (!first) {
      lying.push(rng.pick(posesOf(piece, mayTurn)));
      continue;
    }
    const taken = new Set(whole.map(([r, c]) => codeOf(r, c)));
    const edge = around(whole);
    const touching = new Set(edge.map(([r, c]) => codeOf(r, c)));
    const spots = rng.sample(edge, 3).flatMap((spot) => posesOf(piece, mayTurn).flatMap((pose) => laidOn(pose, spot)));
    const scored = spots.flatMap((cells) => {
      const codes = cells.map(([r, c]) => codeOf(r, c));
      return codes.some((code) => taken.has(code))
        ? []
        : [{ cells, score: codes.filter((code) => touching.has(code)).length }];
    });
    // Nothing can be laid there: what lies so far is too small to be taken for a figure.
    if (scored.length === 0) return [];
    const best = Math.max(...scored.map(({ score }) => score));
    lying.push(rng.pick(scored.filter(({ score }) => score >= best - 1)).cells);
  }
  return lying;
}

/** Every way to lay this pose so that some square of it covers the spot. */
function laidOn(pose: Shape, [r, c]: Cell): readonly (readonly Cell[])[] {
  return pose.map(([pr, pc]) => pose.map(([qr, qc]): Cell => [qr - pr + r, qc - pc + c]));
}
