import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { NounId } from '../../lang/lexicon.ts';
import { cellWords, countedNoun, valueWords } from './named-cells.ts';
import { attributes } from './params.ts';
import type { Attribute, MatrixParams } from './params.ts';
import { words } from './words.ts';
import type { Along, Line } from './words/shape.ts';

/** The solver's deductions, told one by one; the last one states the answer. */
export function explain(params: MatrixParams, solved: Solved, language: Language): Texts['steps'] {
  return solved.trace.map((step) => ({ text: sentence(params, step, language), highlight: step.highlight }));
}

function sentence(params: MatrixParams, step: Step, language: Language): string {
  const say = words[language];
  if (step.key === 'answer') {
    const cell = Object.fromEntries(attributes.map((attribute) => [attribute, Number(step.args[attribute])])) as Record<
      Attribute,
      number
    >;
    return say.answer(cellWords(params, cell, language));
  }
  const attribute = step.args['attribute'] as Attribute;
  const value = valueWords(params, [attribute, Number(step.args['value'])], language);
  return `${ruleWords(params, { attribute, key: step.key }, language)} ${say.so(value)}`;
}

/** The key of a step is a rule and a direction: `step.row`. */
function ruleWords(
  params: MatrixParams,
  told: { readonly attribute: Attribute; readonly key: string },
  language: Language,
): string {
  const { named, counted } = words[language].rules;
  const { attribute } = told;
  const [rule = '', direction] = told.key.split('.');
  const line: Line = direction === 'column' ? 'column' : 'row';
  if (attribute !== 'number') return rule === 'same' || rule === 'set' ? named[rule](attribute, line) : '';
  const sentences: Readonly<Record<string, Along<NounId>>> = counted;
  return sentences[rule]?.(countedNoun[params.skin], line) ?? '';
}
