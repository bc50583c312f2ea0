import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import { letters } from './params.ts';
import type { EulerParams } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function explain(params: EulerParams, { answers, trace }: Solved, language: Language): Texts['steps'] {
  const say = words[language].steps;
  const told = trace.map((step) => ({ text: sentence(params, step, say), highlight: step.highlight }));
  if (params.task === 'stroke') return [...told, { text: say.done(Number(answers[0])), highlight: [] }];
  const right = numbersIn(answers[0] ?? '');
  const text = say.answer(right.map((figure) => params.colours[figure] ?? 'red'));
  return [{ text: say.law, highlight: [] }, ...told, { text, highlight: right.map((figure) => `figure-${figure}`) }];
}

function sentence(params: EulerParams, { key, args }: Step, say: Words['steps']): string {
  if (params.task === 'choice') return say.figure(params.colours[Number(args['figure'])] ?? 'red', Number(args['odd']));
  const points = numbersIn(String(args['points'])).map(nameOf);
  if (key === 'euler.odd') return points.length === 0 ? say.even : say.odd(points, nameOf(params.start));
  const stroke = points.join('–');
  return key === 'euler.begin' ? say.begin(stroke) : say.on(stroke);
}

export function nameOf(point: number): string {
  return letters[point] ?? '';
}

function numbersIn(text: string): readonly number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

/** The parts of the stroke, as the story tells them. */
export function waysOf({ trace }: Solved): readonly (readonly number[])[] {
  return trace.flatMap(({ key, args }) => (key === 'euler.odd' ? [] : [numbersIn(String(args['points']))]));
}
