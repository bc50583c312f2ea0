import type { Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawAnswer, drawOption, drawScene, orderShown } from './draw.ts';
import { generate } from './generate.ts';
import type { OrderParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Who is the tallest? Sizes to see, then clues to put together. */
export const order: Family<OrderParams> = {
  id: 'order',
  version: 1,
  skills: ['seriation', 'deduction', 'comparison'],
  lessons: { 1: [2, 3, 4, 5, 6], 2: [4, 5, 6, 7, 8], 3: [6, 7, 8, 9, 10], 4: [1, 1, 2, 2, 3], 5: [1, 2, 3, 4, 4] },
  modes: ['single', 'graphic'],
  generate,
  solve,
  answer: (params) => (params.ask === null ? params.order.join(' ') : String(params.order[params.ask])),
  structKey,
  skinKey,
  compose: (params) => compose(params),
  texts,
};

function compose(params: OrderParams): Composition {
  if (params.ask !== null) {
    const variants = variantsOf(params).map((variant, i) => ({ ...variant, picture: drawOption(params, i) }));
    // The cards show everybody; a picture above them would only say it twice.
    return { picture: null, answerPicture: drawAnswer(params), variants };
  }
  const map = Object.fromEntries(orderShown(params).map((index, place) => [`slot-${place}`, `piece-${index}`]));
  return {
    picture: null,
    answerPicture: drawAnswer(params),
    variants: [],
    scene: drawScene(params),
    check: { rules: [{ rule: 'map', part: 'places', maps: [map] }] },
  };
}
