import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { NounId } from '../../lang/lexicon.ts';
import { hasFoot } from './params.ts';
import type { Face, NetsParams, Shape, View } from './params.ts';
import { words } from './words.ts';
import type { Mark, Row, Seen, Words } from './words/shape.ts';

export function explain(params: NetsParams, { answers, trace }: Solved, language: Language): Texts['steps'] {
  const say = words[language].steps;
  const told = trace.map((step) => ({ text: sentence(step, say), highlight: step.highlight }));
  return [...told, { text: ending(params, answers[0] ?? '', say), highlight: asked(params, answers[0] ?? '') }];
}

/** The casts hold because the solver writes the marks of the same parameters into its steps. */
function sentence({ key, args }: Step, say: Words['steps']): string {
  const marks = String(args['marks'] ?? '').split(',') as NounId[];
  const ask = args['ask'] as NounId;
  switch (key) {
    case 'nets.line':
      return say.line(ask);
    case 'nets.beside':
      return say.beside(ask, marks);
    case 'nets.folded':
      return say.folded(ask, marks);
    case 'nets.corner':
      return say.corner(marks);
    case 'nets.foot':
      return say.foot(args['mark'] as NounId, args['under'] as NounId);
    case 'nets.blocks':
      return say.blocks(Number(args['count']));
    case 'nets.long':
      return say.long(Number(args['count']));
    default:
      return say.overlaps(Number(args['count']));
  }
}

function ending(params: NetsParams, answer: string, say: Words['steps']): string {
  const right = answer.split(',').map(Number);
  switch (params.task) {
    case 'opposite':
      return say.opposite(params.ask, answer as NounId);
    case 'cube':
    case 'cubes':
      return say.cubes(params.options.filter((_, index) => right.includes(index)).map(seenOf));
    case 'shapes':
      return say.right(params.options.filter((_, index) => right.includes(index)).map(rowsOf));
  }
}

function asked(params: NetsParams, answer: string): readonly string[] {
  if (params.task !== 'opposite') return [];
  return params.faces.flatMap(({ mark }, index) => (mark === params.ask || mark === answer ? [`face-${index}`] : []));
}

const feet = ['down', 'left', 'up', 'right'] as const;

export function markOf({ mark, turn }: Face): Mark {
  return { mark, foot: hasFoot(mark) ? (feet[turn] ?? 'down') : null };
}

export function seenOf([top, left, right]: View): Seen {
  return { top: markOf(top), left: markOf(left), right: markOf(right) };
}

export function rowsOf(shape: Shape): readonly Row[] {
  const rows = [...new Set(shape.map(([, y]) => y))].toSorted((a, b) => a - b);
  return rows.map((row) => ({ row: row + 1, columns: shape.flatMap(([x, y]) => (y === row ? [x + 1] : [])) }));
}
