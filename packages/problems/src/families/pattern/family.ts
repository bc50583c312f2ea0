import type { Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawOption, drawRow, drawScene } from './draw.ts';
import { generate } from './generate.ts';
import { beadKey, gapsOf } from './params.ts';
import type { Bead, PatternParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** A row that repeats or grows, with a gap: what stands there? */
export const pattern: Family<PatternParams> = {
  id: 'pattern',
  version: 2,
  skills: ['regularity', 'attention'],
  lessons: { 1: [2, 3, 5, 6, 7], 2: [5, 6, 8, 9, 10], 4: [1, 2, 3, 4, 5], 5: [2, 3, 4, 5, 6] },
  modes: ['single', 'graphic'],
  generate,
  solve,
  answer: (params) => answerBeads(params).map(beadKey).join(' '),
  structKey,
  skinKey,
  compose: (params, mode) => (mode === 'graphic' ? composeGraphic(params) : composeChoice(params)),
  texts,
};

function composeChoice(params: PatternParams): Composition {
  const variants = variantsOf(params).map((variant, i) => ({
    ...variant,
    picture: drawOption(params, params.options[i] ?? { shape: 0, colour: 0 }),
  }));
  return { picture: drawRow(params), answerPicture: drawRow(params, answerBeads(params)), variants };
}

function composeGraphic(params: PatternParams): Composition {
  const map = Object.fromEntries(gapsOf(params).map((gap, i) => [`slot-${gap}`, `piece-${params.right[i] ?? 0}`]));
  return {
    picture: null,
    answerPicture: drawRow(params, answerBeads(params)),
    variants: [],
    scene: { ...drawScene(params), strings: {} },
    check: { rules: [{ rule: 'map', part: 'row', maps: [map] }] },
  };
}

function answerBeads(params: PatternParams): readonly Bead[] {
  return params.right.map((i) => params.options[i] ?? { shape: 0, colour: 0 });
}
