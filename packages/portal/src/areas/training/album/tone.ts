import { topics } from '../topics.ts';

const tones = ['sky', 'violet', 'mint', 'sun', 'coral'] as const;

/** The ground on which everything about an idea lies, the same everywhere. */
export function toneOf(idea: string | null): (typeof tones)[number] {
  const index = topics.findIndex((topic) => topic === idea);
  return tones[(index + 1) % tones.length] ?? 'sky';
}
