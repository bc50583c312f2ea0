import { permutations, smallest } from '../../core/canon.ts';
import type { KnightsParams, Speech } from './params.ts';

/** One puzzle idea: the speakers change names and places. */
export function structKey({ asked, speeches }: KnightsParams): string {
  const images = permutations(speeches.map((_, i) => i)).map((order) => {
    const told = speeches.map((speech, i) => [order[i] ?? 0, speechText(speech, order)] as const);
    return told
      .sort(([a], [b]) => a - b)
      .map(([, text]) => text)
      .join('|');
  });
  return `knights:${asked}:${smallest(images)}`;
}

export function skinKey({ asked, looks, speeches }: KnightsParams): string {
  return `knights:${asked}:${looks.join('')}:${JSON.stringify(speeches)}`;
}

function speechText(speech: Speech, order: readonly number[]): string {
  if (speech.says === 'count') return `count${speech.n}`;
  const who = 'b' in speech ? [speech.a, speech.b] : [speech.a];
  return `${speech.says}${who
    .map((i) => order[i] ?? 0)
    .sort((a, b) => a - b)
    .join('')}`;
}
