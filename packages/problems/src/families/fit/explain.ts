import type { Solved, Step, Texts } from '../../core/family.ts';
import type { FitParams } from './params.ts';
import type { Words } from './words/shape.ts';

/** How the solver filled the figure; the last step says what that means for the question. */
export function explain(params: FitParams, { trace }: Solved, say: Words): Texts['steps'] {
  return trace.map((step) => ({ text: sentence(params, step, say), highlight: step.highlight }));
}

function sentence({ colour }: FitParams, { key, args }: Step, { steps }: Words): string {
  const rows = String(args['rows'] ?? '')
    .split(',')
    .join(', ');
  switch (key) {
    case 'rows':
      return steps.rows(rows);
    case 'rows-of':
      return steps.rowsOf(Number(args['hole']) + 1, rows);
    case 'turn':
      return steps.turn;
    case 'turned-lure':
      return steps.turnedLure;
    case 'twin':
      return steps.twin;
    case 'fills':
      return steps.fills;
    case 'all-filled':
      return steps.allFilled;
    case 'squares':
      return steps.squares({ all: Number(args['all']), each: Number(args['each']), count: Number(args['count']) });
    case 'first':
      return steps.first;
    case 'next':
      return steps.next;
    case 'last':
      return steps.last;
    case 'leftover':
      return steps.leftover;
    case 'parts':
      return steps.parts;
    default:
      return steps.lies(colour);
  }
}
