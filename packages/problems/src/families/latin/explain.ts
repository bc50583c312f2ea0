import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { UnitKind } from './board.ts';
import type { LatinParams } from './params.ts';
import { cellOf, rowsOf, signOf } from './said.ts';
import { words } from './words.ts';
import type { DeductionKind, Sign, Words } from './words/shape.ts';

/** Five chapters and the answer make six. */
const mostChapters = 5;

/** The deductions in a few chapters: each opens with one reason and goes on with what follows in the same way. */
export function explain(params: LatinParams, { trace }: Solved, language: Language): Texts['steps'] {
  const say = words[language].steps;
  const starts = chapterStarts(trace);
  const chapters = starts.map((start, index) => chapter(params, trace.slice(start, starts[index + 1]), say));
  return [...chapters, ending(params, say)];
}

/** The first deduction and the hardest ones. */
function chapterStarts(trace: readonly Step[]): readonly number[] {
  const rank = (step: Step | undefined): number => Number(step?.args['technique'] ?? 0);
  const later = trace.map((_, index) => index).slice(1);
  const hardest = later.toSorted((a, b) => rank(trace[b]) - rank(trace[a]) || a - b).slice(0, mostChapters - 1);
  return trace.length === 0 ? [] : [0, ...hardest.toSorted((a, b) => a - b)];
}

function chapter(params: LatinParams, steps: readonly Step[], say: Words['steps']): Texts['steps'][number] {
  const [first, ...rest] = steps;
  const placed = rest.filter((step) => step.args['places'] === 1);
  const found = placed.map((step) => ({
    cell: cellOf(params.size, Number(step.args['cell'])),
    symbol: signIn(params, step, 'symbol'),
  }));
  const more = found.length === 0 ? '' : ` ${say.same(found)}`;
  const highlight = [...(first?.highlight ?? []), ...placed.map((step) => `cell-${step.args['cell']}`)];
  return { text: `${first ? sentence(params, first, say) : ''}${more}`, highlight: [...new Set(highlight)] };
}

function sentence(params: LatinParams, step: Step, say: Words['steps']): string {
  const [kind = '', unit = ''] = step.key.replace('latin.', '').split('.');
  const { size } = params;
  // The solver writes its keys as `latin.<deduction>.<unit>`.
  return say[kind as DeductionKind]({
    unit: unit === '' ? null : { size, kind: unit as UnitKind, place: Number(step.args['place']) },
    cell: cellOf(size, Number(step.args['cell'])),
    symbol: signIn(params, step, 'symbol'),
    second: signIn(params, step, 'second'),
  });
}

function signIn(params: LatinParams, step: Step, field: 'symbol' | 'second'): Sign {
  return signOf(params, Number(step.args[field]));
}

function ending(params: LatinParams, say: Words['steps']): Texts['steps'][number] {
  const { size, ask, solution } = params;
  if (ask !== null) return { text: say.here(signOf(params, solution[ask] ?? 0)), highlight: [`cell-${ask}`] };
  const signs = solution.map((symbol) => signOf(params, symbol));
  return { text: say.done(rowsOf(size, signs)), highlight: [] };
}
