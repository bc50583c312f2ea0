import type { Solved, Step, Texts } from '../../core/family.ts';
import type { CryptParams, Letter } from './params.ts';
import type { Place, Words } from './words/shape.ts';

export function explain({ ask, truth }: CryptParams, { trace }: Solved, say: Words): Texts['steps'] {
  const told = trace.map((step) => ({ text: sentence(step, say.steps), highlight: step.highlight }));
  return [...told, { text: say.steps.answer(ask, truth[ask] ?? 0), highlight: ['ask'] }];
}

function sentence({ key, args }: Step, say: Words['steps']): string {
  // The solver writes a letter and the place of a column.
  const letter = args['letter'] as Letter;
  const place = Number(args['place']) as Place;
  const left = digitsIn(args['left']);
  switch (key) {
    case 'crypt.only':
      return say.only(place, letter, left[0] ?? 0);
    case 'crypt.left':
      return say.left(place, letter, left);
    case 'crypt.try':
      return say.tried(letter, digitsIn(args['wrong']));
    default:
      return say.fits(String(args['sum']));
  }
}

function digitsIn(text: string | number | undefined): readonly number[] {
  return String(text ?? '')
    .split(',')
    .filter((digit) => digit !== '')
    .map(Number);
}
