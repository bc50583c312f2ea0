import type { Solved, Texts } from '../../core/family.ts';
import type { Card, Words } from './words/shape.ts';

/** The solver's look round, told one by one; the last one states the answer. */
export function explain({ trace }: Solved, answer: Card, { steps }: Words): Texts['steps'] {
  return trace.map(({ key, args, highlight }) => {
    if (key === 'answer') return { text: steps.answer(answer), highlight };
    const said: Readonly<Record<string, string>> = key === 'alone' ? steps.alone : steps.repeats;
    return { text: said[String(args['view'])] ?? '', highlight };
  });
}
