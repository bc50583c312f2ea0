import type { Plot, WordParams } from './params.ts';

/** In these stories the first two numbers may change places. */
const symmetric: readonly Plot[] = ['combine', 'groups'];

/** One puzzle idea: names, things and boxes change; how the story is built and its numbers stay. */
export function structKey({ plot, numbers }: WordParams): string {
  const [first = 0, second = 0, ...rest] = numbers;
  const pair = symmetric.includes(plot) ? [first, second].toSorted((a, b) => a - b) : [first, second];
  return `word:${plot}:${[...pair, ...rest].join(',')}`;
}

export function skinKey({ plot, numbers, thing, other, box, people }: WordParams): string {
  return `word:${plot}:${numbers.join(',')}:${thing}:${other}:${box}:${people.join('-')}`;
}
