import type { Composition, Family, Mode } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawCard, drawField, drawModel, drawScene, drawTable } from './draw.ts';
import { generate } from './generate.ts';
import type { CountParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** How many? Cards to compare, or a field to count. */
export const count: Family<CountParams> = {
  id: 'count',
  version: 2,
  skills: ['counting', 'comparison', 'attention'],
  lessons: { 1: [3, 4, 5, 6, 7], 2: [4, 5, 6, 7, 7], 4: [1, 2, 3, 4, 5], 5: [2, 3, 4, 5, 6] },
  modes: ['graphic', 'single', 'number', 'multi', 'any'],
  generate,
  solve,
  answer: (params) => (params.kind === 'field' ? String(params.right) : params.right.join(' ')),
  structKey,
  skinKey,
  compose,
  texts,
};

function compose(params: CountParams, mode: Mode): Composition {
  if (params.kind === 'field') {
    const { task } = params;
    const counted = params.things.flatMap((thing, i) => {
      const isOwn = thing.object === task.object && (task.colour === null || thing.colour === task.colour);
      return (task.ask === 'not' ? !isOwn : isOwn) ? [i] : [];
    });
    return {
      picture: drawField(params),
      answerPicture: drawField(params, counted),
      variants: [],
      number: String(params.right),
    };
  }
  const answerPicture = drawTable(params, true);
  if (mode === 'graphic') {
    return {
      picture: null,
      answerPicture,
      variants: [],
      scene: { ...drawScene(params), strings: {} },
      check: { rules: [{ rule: 'set', part: 'table', spots: params.right.map((i) => `card-${i}`) }] },
    };
  }
  const variants = variantsOf(params).map((variant, i) => ({ ...variant, picture: drawCard(params.cards[i] ?? []) }));
  return { picture: drawModel(params), answerPicture, variants };
}
