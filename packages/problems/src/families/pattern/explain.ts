import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import { named, namedAnswer, namedUnit } from './named-beads.ts';
import type { PatternParams } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

/** The solver's deductions, told one by one; the last one states the answer. */
export function explain(params: PatternParams, solved: Solved, language: Language): Texts['steps'] {
  const say = words[language].steps;
  return solved.trace.map((step) => ({ text: sentence(params, step, say), highlight: step.highlight }));
}

function sentence(params: PatternParams, step: Step, say: Words['steps']): string {
  const { key, args } = step;
  switch (key) {
    case 'unit':
      return unitSentence(params, step, say);
    case 'again':
      return say.again;
    case 'grows':
      return args['what'] === 'shape' ? say.growsInShapes : say.grows;
    case 'before':
      return say.before(named(params, { shape: Number(args['shape']), colour: Number(args['colour']) }));
    default:
      return say.answer(namedAnswer(params));
  }
}

function unitSentence(params: PatternParams, { args }: Step, say: Words['steps']): string {
  const unit = namedUnit(params, { period: Number(args['period']), start: Number(args['start']) });
  if (args['what'] === 'shape') return say.unitOfShapes(unit.map(({ noun }) => noun));
  if (args['what'] === 'colour') return say.unitOfColours(unit.map(({ colour }) => colour ?? 'yellow'));
  return say.unit(unit);
}
