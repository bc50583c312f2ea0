import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { catalogueOf } from './catalogue.ts';
import { knobsOf } from './params.ts';
import type { Kind, SearchParams } from './params.ts';

const kinds: readonly Kind[] = ['pour', 'pour', 'ferry', 'flip', 'pay'];
/** From small to large. */
const animals = ['mouse', 'duck', 'owl', 'rabbit', 'cat', 'fox', 'sheep', 'bear'] as const;

const optionCount = 4;

/** The numbers to choose from first, then which one is right, and last a puzzle with that answer. */
export function generate(rng: Rng, level: Level, mode: Mode): SearchParams | null {
  const kind = rng.pick(kinds);
  const catalogue = catalogueOf(kind, knobsOf(level));
  const answers = [...catalogue.keys()];
  const first = rng.int(0, Math.max(0, answers.length - optionCount));
  const options = mode === 'single' ? answers.slice(first, first + optionCount) : [];
  if (mode === 'single' && options.length < optionCount) return null;
  const best = rng.pick(mode === 'single' ? options : answers);
  const bare = rng.pick(catalogue.get(best) ?? []);
  if (bare.kind !== 'ferry') return { puzzle: bare, options, best };
  const herd = rng.sample(animals, bare.weights.length).sort((a, b) => animals.indexOf(a) - animals.indexOf(b));
  return { puzzle: { ...bare, animals: herd }, options, best };
}
