import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { NounId } from '../../lang/lexicon.ts';
import type { PositionParams, Side } from './params.ts';
import { words } from './words.ts';
import type { PlaceName, Words } from './words/shape.ts';

export function explain(params: PositionParams, { answers, trace }: Solved, language: Language): Texts['steps'] {
  const say = words[language].steps;
  const cell = Number(answers[0]);
  const told = trace.map((step) => ({ text: sentence(params, step, say), highlight: step.highlight }));
  const answer =
    params.piece === null ? say.answer(params.toys[cell] ?? 'ball') : say.put(params.piece, nameOf(params, cell));
  return [...told, { text: answer, highlight: [`cell-${cell}`] }];
}

export function nameOf({ columns }: PositionParams, cell: number): PlaceName {
  return { shelf: Math.floor(cell / columns) + 1, place: (cell % columns) + 1 };
}

/** The casts hold because the solver writes toys and sides of the very same parameters into its steps. */
function sentence({ clue }: PositionParams, { key, args }: Step, say: Words['steps']): string {
  if (key === 'position.look') return say.look[args['side'] as Side];
  if (key === 'position.middle') return say.middle;
  if (key === 'position.leg') return say.leg(args['side'] as Side, Number(args['steps']));
  if (key === 'position.locate-two') return say.locateTwo(args['one'] as NounId, args['two'] as NounId);
  if (key === 'position.locate' || clue.kind !== 'both') return say.locate(args['toy'] as NounId);
  const near = args['half'] === 0 ? clue.near : clue.also;
  const toys = String(args['toys']).split(',').filter(Boolean) as NounId[];
  return toys.length > 0 ? say.fits(near, toys) : say.free(near, Number(args['free']));
}
