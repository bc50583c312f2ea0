import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import { counted, described, noun } from '../../lang/words.ts';
import { colourAdjective } from '../../lang/colours.ts';
import type { CountParams, Thing } from './params.ts';

/** The solver's counting, told step by step; the last one states the answer. */
export function explain(params: CountParams, solved: Solved, language: Language): Texts['steps'] {
  return solved.trace.map((step) => ({
    text: (language === 'en' ? english : russian)(params, step),
    highlight: step.highlight,
  }));
}

function english(params: CountParams, { key, args }: Step): string {
  const count = Number(args['count']);
  if (params.kind === 'cards') {
    switch (key) {
      case 'model':
        return `Count the picture first: ${count}.`;
      case 'cards':
        return `Count every card: ${String(args['counts']).split(' ').join(', ')}.`;
      case 'compare':
        return englishCompare[String(args['ask'])]?.(Number(args['number'])) ?? '';
      default:
        return Number(args['cards']) > 1
          ? 'All the green cards are right.'
          : `The answer: ${counted('en', count, params.object)}.`;
    }
  }
  const { task } = params;
  const own = ownThing(params, 'en');
  switch (key) {
    case 'leave':
      return task.ask === 'not'
        ? `Leave out the ${noun('en', task.object, { number: 'many' })}.`
        : `Leave out everything else.`;
    case 'own':
      return task.ask === 'not'
        ? `Count all the others one by one: ${count}.`
        : `Count the ${described('en', own, { number: 'many' })} one by one: ${count}.`;
    case 'than':
      return `Count the ${noun('en', task.than ?? task.object, { number: 'many' })}: ${count}. Pair them off.`;
    default:
      return task.ask === 'difference' ? `Without a pair: ${count}.` : `The answer: ${count}.`;
  }
}

const englishCompare: Readonly<Record<string, (n: number) => string>> = {
  most: () => 'Look for the biggest number.',
  fewest: () => 'Look for the smallest number.',
  'as-many': () => 'Look for the same number.',
  exactly: (n) => `Look for every ${n}.`,
  'more-than': (n) => `Look for numbers bigger than ${n}.`,
  'fewer-than': (n) => `Look for numbers smaller than ${n}.`,
};

function russian(params: CountParams, { key, args }: Step): string {
  const count = Number(args['count']);
  if (params.kind === 'cards') {
    switch (key) {
      case 'model':
        return `Сначала посчитай на картинке: ${count}.`;
      case 'cards':
        return `Посчитай на каждой карточке: ${String(args['counts']).split(' ').join(', ')}.`;
      case 'compare':
        return russianCompare[String(args['ask'])]?.(Number(args['number'])) ?? '';
      default:
        return Number(args['cards']) > 1
          ? 'Подходят все зелёные карточки.'
          : `Ответ: ${counted('ru', count, params.object)}.`;
    }
  }
  const { task } = params;
  const many = { case: 'accusative', number: 'many' } as const;
  switch (key) {
    case 'leave':
      return task.ask === 'not' ? `Не считай ${noun('ru', task.object, many)}.` : 'Всё остальное не считай.';
    case 'own':
      return task.ask === 'not'
        ? `Посчитай по одному всё остальное: ${count}.`
        : `Посчитай ${described('ru', ownThing(params, 'ru'), many)}: ${count}.`;
    case 'than':
      return `Посчитай ${noun('ru', task.than ?? task.object, many)}: ${count}. Составь пары.`;
    default:
      return task.ask === 'difference' ? `Без пары: ${count}.` : `Ответ: ${count}.`;
  }
}

const russianCompare: Readonly<Record<string, (n: number) => string>> = {
  most: () => 'Найди самое большое число.',
  fewest: () => 'Найди самое маленькое число.',
  'as-many': () => 'Найди такое же число.',
  exactly: (n) => `Найди везде число ${n}.`,
  'more-than': (n) => `Найди числа больше, чем ${n}.`,
  'fewer-than': (n) => `Найди числа меньше, чем ${n}.`,
};

/** "yellow fish": what counts in the field. */
export function ownThing(
  { task }: Extract<CountParams, { kind: 'field' }>,
  language: Language,
): Parameters<typeof described>[1] {
  return { noun: task.object, adjectives: task.colour === null ? [] : [colourAdjective(language, task.colour)] };
}

/** Thing by thing, so that those who do not see the picture count too. */
export function thingsWords(things: readonly Thing[], language: Language): string {
  return things
    .map(({ object, colour }) =>
      described(language, { noun: object, adjectives: colour === null ? [] : [colourAdjective(language, colour)] }),
    )
    .join(', ');
}
