import type { GraphicState } from '@logikit/contract/scene';
import type { Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawAnswer, drawFigure, drawScene } from './draw.ts';
import { waysOf } from './explain.ts';
import { generate } from './generate.ts';
import { knobsOf, techniqueOf } from './params.ts';
import type { EulerParams, Stroke } from './params.ts';
import { solve, strokeFrom } from './solve.ts';
import { texts } from './texts.ts';

/** Figures in one stroke: draw one, or find those that can be drawn. */
export const euler: Family<EulerParams> = {
  id: 'euler',
  version: 1,
  skills: ['planning', 'graphs', 'attention'],
  lessons: { 1: [1, 1, 2, 3, 4], 2: [2, 3, 4, 5, 7], 3: [4, 6, 7, 9, 10] },
  modes: ['graphic', 'single', 'multi'],
  generate,
  solve,
  answer: (params) => (params.task === 'stroke' ? String(params.figure.lines.length) : params.right.join(',')),
  structKey,
  skinKey,
  techniques: (level) => {
    const { choice, lines } = knobsOf(level);
    const used = [...lines, ...choice[1]].map(techniqueOf);
    return [Math.min(...used), Math.max(...used)];
  },
  accepts: (params, state) => params.task === 'stroke' && isWholeStroke(params, state),
  rightState: (params) => (params.task === 'stroke' ? strokeState(params) : null),
  compose,
  texts,
};

function compose(params: EulerParams): Composition {
  if (params.task === 'choice') {
    return { picture: null, answerPicture: drawAnswer(params), variants: variantsOf(params) };
  }
  return {
    picture: null,
    answerPicture: drawFigure(params, waysOf(solve(params))),
    variants: [],
    scene: drawScene(params),
    check: { rules: [{ rule: 'family', family: 'euler', params }] },
  };
}

/** The scene lets nobody draw a line twice or jump, so a stroke of as many steps as lines has drawn them all. */
function isWholeStroke({ figure }: Stroke, { parts }: GraphicState): boolean {
  const walk = parts['walk'];
  return Array.isArray(walk) && walk.length === figure.lines.length + 1;
}

function strokeState({ figure, start }: Stroke): GraphicState | null {
  const way = strokeFrom(figure, start);
  return way && { v: 1, parts: { walk: way.map((point) => `point-${point}`) } };
}
