import type { Solved, Step, Texts } from '../../core/family.ts';
import type { Attribute, GroupParams, Key, Sign } from './params.ts';
import { groupOf, toldCard } from './told.ts';
import type { Words } from './words/shape.ts';

/** What the solver compared; the last step says what belongs where. */
export function explain(params: GroupParams, { trace }: Solved, say: Words): Texts['steps'] {
  return trace.map((step) => ({ text: sentence(params, step, say), highlight: step.highlight }));
}

function sentence(params: GroupParams, { key, args }: Step, { steps }: Words): string {
  const basket = Number(args['basket']) + 1;
  const attribute = args['key'] as Attribute;
  const one: readonly Sign[] = [{ key: args['key'] as Key, value: String(args['value']) }];
  const card = params.cards[Number(args['card'])];
  switch (key) {
    case 'sign': {
      const group = groupOf(signsIn(args));
      return params.baskets.length > 1 ? steps.sign(basket, group) : steps.oneSign(group);
    }
    case 'shared':
      return steps.shared(basket, groupOf(one));
    case 'alike':
      return steps.alike(groupOf(one));
    case 'varies':
      return steps.varies[attribute];
    case 'mixed':
      return steps.mixed[attribute];
    case 'rule':
      return steps.rule[params.rules[Number(args['rule'])] ?? 'colour'];
    case 'belongs':
    case 'intruder':
      return card ? steps[key](toldCard(params, card)) : '';
    default:
      return steps.sorted;
  }
}

function signsIn(args: Step['args']): readonly Sign[] {
  return [0, 1].flatMap((i) => {
    const key = args[`key${i}`];
    return key === undefined ? [] : [{ key: key as Key, value: String(args[`value${i}`]) }];
  });
}
