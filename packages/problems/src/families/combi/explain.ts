import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { NounId } from '../../lang/lexicon.ts';
import { townNames } from './draw-ways.ts';
import type { CombiParams } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function explain({ things }: CombiParams, { answers, trace }: Solved, language: Language): Texts['steps'] {
  const say = words[language].steps;
  // The cast holds because whatever stands in a row is drawn from the animals of the lexicon.
  const who = (things[0] ?? 'cat') as NounId;
  const told = trace.map((step) => ({ text: sentence(step, who, say), highlight: step.highlight }));
  return [...told, { text: say.answer(Number(answers[0])), highlight: [] }];
}

function sentence({ args, key }: Step, who: NounId, say: Words['steps']): string {
  const number = (name: string): number => Number(args[name]);
  const numbers = (name: string): readonly number[] => String(args[name]).split(',').map(Number);
  const result = number('result');
  switch (key) {
    case 'combi.divide':
      return say.divide(number('all'), number('times'), result);
    case 'combi.zero':
      return say.zero(number('count'));
    case 'combi.town': {
      const terms = String(args['terms'])
        .split(',')
        .map((term) => term.split('x').map(Number));
      return say.town(
        townNames[number('town')] ?? '',
        terms.map(([ways = 0, roads = 0]) => [ways, roads] as const),
        result,
      );
    }
    case 'combi.first':
      return say.first(who, numbers('factors'), result);
    case 'combi.minus':
      return say.minus(number('all'), number('bad'), result);
    case 'combi.tied':
      return say.tied(numbers('factors'), result);
    case 'combi.ends':
      return say.ends(who, numbers('factors'), result);
    case 'combi.double':
      return say.double(number('all'), result);
    case 'combi.street':
      return say.street(number('street'), numbers('ways'));
    default:
      return say.product(numbers('factors'), result);
  }
}
