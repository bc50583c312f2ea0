import type { Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawFolded, drawNet, drawRightShapes } from './draw.ts';
import { generate } from './generate.ts';
import { knobsOf } from './params.ts';
import type { NetsParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Nets of cubes: fold them in mind. */
export const nets: Family<NetsParams> = {
  id: 'nets',
  version: 1,
  skills: ['spatial-thinking', 'folding', 'rotation'],
  lessons: { 2: [1, 2, 3, 3, 4], 3: [2, 4, 5, 6, 7] },
  modes: ['single', 'multi'],
  generate,
  solve,
  answer: ({ truth }) => truth,
  structKey,
  skinKey,
  motif: (params) => (params.task === 'opposite' ? params.ask : 'cube'),
  techniques: (level) => [knobsOf(level).technique, knobsOf(level).technique],
  compose,
  texts,
};

function compose(params: NetsParams): Composition {
  const variants = variantsOf(params);
  const right = params.truth.split(',').map(Number);
  switch (params.task) {
    case 'opposite':
      // The answer is one of the marks of this net.
      return {
        picture: drawNet(params),
        answerPicture: drawNet(params, [params.ask, ...params.options.filter((mark) => mark === params.truth)]),
        variants,
      };
    case 'cube':
    case 'cubes':
      return {
        picture: drawNet(params),
        answerPicture: drawFolded(
          params,
          params.options.filter((_, index) => right.includes(index)),
        ),
        variants,
      };
    case 'shapes':
      return {
        picture: null,
        answerPicture: drawRightShapes(params.options.filter((_, index) => right.includes(index))),
        variants,
      };
  }
}
