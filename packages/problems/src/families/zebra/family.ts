import type { Check, Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawAnswer, drawScene, drawStreet, slotId } from './draw.ts';
import { generate } from './generate.ts';
import { answerOf, tenantsOf } from './items.ts';
import { knobsOf } from './params.ts';
import type { ZebraParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Who lives where? Clues about a street of houses. */
export const zebra: Family<ZebraParams> = {
  id: 'zebra',
  version: 1,
  skills: ['deduction', 'elimination', 'reading'],
  lessons: { 1: [1, 1, 2, 2, 3], 2: [2, 3, 4, 5, 6], 3: [3, 5, 6, 8, 10] },
  modes: ['graphic', 'single'],
  generate,
  solve,
  answer: (params) => (params.ask ? String(answerOf(params)) : params.truth.join(',')),
  structKey,
  skinKey,
  techniques: (level) => [knobsOf(level).technique, knobsOf(level).technique],
  compose,
  texts: (params, { solved }, language) => texts(params, solved, language),
};

function compose(params: ZebraParams): Composition {
  const answerPicture = drawAnswer(params);
  if (params.ask) return { picture: drawStreet(params), answerPicture, variants: variantsOf(params) };
  return { picture: null, answerPicture, variants: [], scene: drawScene(params), check: checkOf(params) };
}

/** Inside a house the places mean nothing: every tenant may take any of them. */
function checkOf(params: ZebraParams): Check {
  const row = Array.from({ length: params.houses }, (_, house) => house);
  const slots = row.flatMap((house) => {
    const tenants = tenantsOf(params, house).map((id) => `item-${id}`);
    return tenants.map((_, index) => [slotId(house, index), tenants.join('|')] as const);
  });
  return { rules: [{ rule: 'map', part: 'street', maps: [Object.fromEntries(slots)] }] };
}
