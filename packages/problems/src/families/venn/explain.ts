import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { Phrase, VennParams } from './params.ts';
import { phrasesFor, regionsOf } from './phrases.ts';
import { named, picturesIn } from './named.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

/** What the solver found, part by part; the last one states the answer. */
export function explain(params: VennParams, { trace }: Solved, language: Language): Texts['steps'] {
  const say = words[language];
  const told = trace.map((step) => ({ text: sentence(params, step, say), highlight: step.highlight }));
  return [...told, ending(params, say)];
}

function sentence({ items, task }: VennParams, { key, args }: Step, say: Words): string {
  const number = (name: string): number => Number(args[name]);
  switch (key) {
    case 'place':
      return say.steps.place(picturesIn(items, number('region')));
    case 'belong':
      return say.steps.belong(number('count'));
    case 'left-out':
      return say.steps.leftOut(number('count'));
    default: {
      const phrases = [
        ...(task.kind === 'count' ? [task.ask, ...task.facts.map(({ phrase }) => phrase)] : []),
        ...phrasesFor(items.length === 2 ? 2 : 3),
      ];
      const fact = (mask: string, n: string): string => {
        const phrase: Phrase = phrases.find((one) => regionsOf(one, items.length) === number(mask)) ?? { says: 'none' };
        return say.fact(named(items, phrase), String(number(n)));
      };
      const sum = key === '-' ? say.steps.take : say.steps.add;
      return `${sum(number('an'), number('bn'), number('n'))} ${fact('found', 'n')}`;
    }
  }
}

function ending({ items, right, task }: VennParams, say: Words): Texts['steps'][number] {
  switch (task.kind) {
    case 'count':
      return { text: say.steps.answerNumber(right), highlight: ['ask'] };
    case 'place':
      return { text: say.steps.placed, highlight: [] };
    case 'tap':
      return { text: say.steps.answer(named(items, task.ask)), highlight: [] };
    default:
      return { text: say.steps.answer(named(items, task.options[right] ?? { says: 'none' })), highlight: [] };
  }
}
