import type { Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawScene, drawSheets } from './draw.ts';
import { generate } from './generate.ts';
import { knobsOf } from './params.ts';
import type { MirrorParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** A pattern before a mirror, or turned: which picture comes out? */
export const mirror: Family<MirrorParams> = {
  id: 'mirror',
  version: 1,
  skills: ['symmetry', 'rotation', 'attention'],
  lessons: { 5: [1, 1, 2, 2, 3], 1: [1, 2, 2, 3, 4], 2: [2, 3, 4, 5, 6], 3: [5, 6, 7, 8, 10] },
  modes: ['graphic', 'single'],
  generate,
  solve,
  answer: (params) =>
    params.options.length > 0
      ? String(params.options.findIndex((cells) => cells.join() === params.result.join()))
      : markedCells(params).join(','),
  structKey,
  skinKey,
  motif: ({ moves }) => (moves.length === 1 && (moves[0] === 'across' || moves[0] === 'down') ? 'butterfly' : 'star'),
  techniques: (level) => [knobsOf(level).technique, knobsOf(level).technique],
  compose,
  texts,
};

function compose(params: MirrorParams): Composition {
  const answerPicture = drawSheets(params, true);
  if (params.options.length > 0) {
    return { picture: drawSheets(params, false), answerPicture, variants: variantsOf(params) };
  }
  const spots = markedCells(params).map((cell) => `to-${cell}`);
  return {
    picture: null,
    answerPicture,
    variants: [],
    scene: drawScene(params),
    check: { rules: [{ rule: 'set', part: 'cells', spots }] },
  };
}

function markedCells({ result }: MirrorParams): readonly number[] {
  return result.flatMap((colour, cell) => (colour > 0 ? [cell] : []));
}
