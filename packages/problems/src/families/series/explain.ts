import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { SeriesParams } from './params.ts';
import type { ReadingKind } from './readings.ts';
import { words } from './words.ts';
import type { Said } from './words/shape.ts';

export function explain({ terms, hole }: SeriesParams, { trace }: Solved, language: Language): Texts['steps'] {
  const told = trace.map((step) => ({ text: sentence(step, language), highlight: step.highlight }));
  return [...told, { text: words[language].steps.answer(terms[hole] ?? 0), highlight: [`term-${hole}`] }];
}

function sentence({ key, args }: Step, language: Language): string {
  const [part = '', kind = ''] = key.split('.');
  const say = words[language].steps;
  const row = String(args['row']).split(',').map(Number);
  const hole = Number(args['hole']);
  const said: Said = {
    moves: String(args['moves']),
    before: row[hole - 1] ?? 0,
    twoBefore: row[hole - 2] ?? 0,
    after: row[hole + 1],
    value: row[hole] ?? 0,
    move: String(args['move'] ?? ''),
    track: row.filter((_, index) => index % 2 === hole % 2).join(', '),
  };
  // The solver writes its keys as `look.<reading>` and `use.<reading>`.
  if (part === 'look') return say.look[kind as ReadingKind](said);
  if (kind === 'two-rows') return say.track(said);
  if (kind === 'sum-of-two') return say.sum(said);
  return hole === 0 ? say.start(said) : say.move(said);
}
