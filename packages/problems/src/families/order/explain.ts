import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { OrderParams } from './params.ts';
import { clueSentence, whoOf } from './questions.ts';
import { words } from './words.ts';

/** The solver's chain, link by link; the last sentence states the answer. */
export function explain(params: OrderParams, solved: Solved, language: Language): Texts['steps'] {
  return solved.trace.map((step) => ({ text: sentence(params, step, language), highlight: step.highlight }));
}

function sentence(params: OrderParams, { key, args }: Step, language: Language): string {
  const say = words[language];
  if (params.kind === 'sizes') {
    if (key === 'side-by-side') return say.steps.sideBySide;
    if (key === 'in-order') return say.steps.inOrder;
    const ask = Number(args['ask']);
    if (ask === 0) return say.steps.first;
    return ask === Number(args['count']) - 1 ? say.steps.last : say.steps.place(ask + 1);
  }
  if (key === 'pair') {
    return clueSentence(params, { t: 'more', a: Number(args['a']), b: Number(args['b']), isInverse: false }, say);
  }
  const all = String(args['order'])
    .split(' ')
    .map((i) => whoOf(params, Number(i)));
  const who = Number(args['who']);
  const chain = say.steps.chain(all);
  return who < 0 ? chain : `${chain} ${say.steps.answer(whoOf(params, who))}`;
}
