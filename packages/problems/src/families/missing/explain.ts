import type { Solved, Texts } from '../../core/family.ts';
import type { MissingParams } from './params.ts';
import type { Way, Words } from './words/shape.ts';

/** How the blanket goes on, where the hole has its like, and what it needs. */
export function explain({ plot }: MissingParams, { trace }: Solved, { steps }: Words): Texts['steps'] {
  return trace.map(({ key, args, highlight }) => {
    if (key === 'answer') return { text: steps.answer[plot], highlight };
    const said = key === 'regular' ? steps.regular : steps.partner;
    return { text: said[wayOf(args)], highlight };
  });
}

export function wayOf(args: Readonly<Record<string, string | number>> | undefined): Way {
  // The cast holds because the solver names nothing else.
  return (args?.['way'] ?? 'across') as Way;
}
