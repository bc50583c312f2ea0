import type { Solved, Step, Texts } from '../../core/family.ts';
import type { ShadowParams } from './params.ts';
import type { Words } from './words/shape.ts';

/** What the solver saw on its way; the last step says whose shadow it is. */
export function explain(params: ShadowParams, { trace }: Solved, say: Words): Texts['steps'] {
  return trace.map((step) => ({ text: sentence(params, step, say), highlight: step.highlight }));
}

function sentence({ looks, plot }: ShadowParams, { key, args }: Step, say: Words): string {
  const objectAt = (index: unknown) => looks[Number(index)]?.object ?? 'apple';
  switch (key) {
    case 'edge':
      return say.steps.edge[plot];
    case 'turn':
      return say.steps.turn;
    case 'another':
      return plot === 'match' ? say.steps.others : say.steps.another(objectAt(args['other']));
    case 'mirrored':
      return say.steps.mirrored;
    case 'part':
      return say.steps.part;
    default:
      return plot === 'match' ? say.steps.matched : say.steps.answer(objectAt(args['found']));
  }
}
