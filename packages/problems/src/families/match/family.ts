import type { Composition, Family, Mode } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawEquation, drawFigure } from './draw.ts';
import { generate, rightOf } from './generate.ts';
import { knobsOf } from './params.ts';
import type { FigureParams, MatchParams } from './params.ts';
import { equationCheck, equationScene, figureCheck, figureScene } from './scene.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Matches: mend a wrong equation, and see squares in a lattice. */
export const match: Family<MatchParams> = {
  id: 'match',
  version: 1,
  skills: ['calculation', 'spatial', 'planning'],
  lessons: { 2: [1, 2, 3, 4, 5], 3: [4, 6, 7, 8, 10] },
  modes: ['graphic', 'number', 'single'],
  generate,
  solve,
  answer: (params) =>
    params.kind === 'equation' && params.ask === 'right' ? rightOf(params.solution) : params.solution,
  structKey,
  skinKey,
  techniques: (level) => [knobsOf(level).technique, knobsOf(level).technique],
  compose,
  texts,
};

function compose(params: MatchParams, mode: Mode): Composition {
  if (params.kind === 'figure') return composeFigure(params);
  const { shown, solution } = params;
  const answerPicture = drawEquation(shown, solution);
  if (mode === 'graphic') {
    return {
      picture: null,
      answerPicture,
      variants: [],
      scene: equationScene(params),
      check: equationCheck(params),
    };
  }
  const picture = drawEquation(shown);
  if (mode === 'single') return { picture, answerPicture, variants: variantsOf(params) };
  return { picture, answerPicture, variants: [], number: rightOf(solution) };
}

function composeFigure(params: FigureParams): Composition {
  if (params.ask === 'squares') {
    const picture = drawFigure(params);
    return { picture, answerPicture: picture, variants: [], number: params.solution };
  }
  const answerPicture = drawFigure(params, params.solution.split(',').map(Number));
  return { picture: null, answerPicture, variants: [], scene: figureScene(params), check: figureCheck(params) };
}
