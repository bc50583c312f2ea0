import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { OrderParams } from './params.ts';
import { clueWords, whoWords } from './words.ts';

const sentences = {
  en: {
    'side-by-side': 'Put them side by side, from big to small.',
    'in-order': 'Now each one stands at its place.',
    first: 'The first one is the right one.',
    last: 'The last one is the right one.',
    place: (n: number) => `Count from the biggest: number ${n}.`,
    chain: (all: string) => `All together: ${all}.`,
    answer: (who: string) => `The answer: ${who}.`,
  },
  ru: {
    'side-by-side': 'Поставь их рядом, от большого к маленькому.',
    'in-order': 'Теперь каждый на своём месте.',
    first: 'Подходит тот, кто стоит первым.',
    last: 'Подходит тот, кто стоит последним.',
    place: (n: number) => `Считай от самого большого: номер ${n}.`,
    chain: (all: string) => `Все вместе: ${all}.`,
    answer: (who: string) => `Ответ: ${who}.`,
  },
} as const;

/** The solver's chain, link by link; the last sentence states the answer. */
export function explain(params: OrderParams, solved: Solved, language: Language): Texts['steps'] {
  return solved.trace.map((step) => ({ text: sentence(params, step, language), highlight: step.highlight }));
}

function sentence(params: OrderParams, { key, args }: Step, language: Language): string {
  const say = sentences[language];
  if (params.kind === 'sizes') {
    if (key === 'side-by-side' || key === 'in-order') return say[key];
    const ask = Number(args['ask']);
    return ask === 0 ? say.first : ask === Number(args['count']) - 1 ? say.last : say.place(ask + 1);
  }
  if (key === 'pair')
    return clueWords(params, { t: 'more', a: Number(args['a']), b: Number(args['b']), isInverse: false }, language);
  const all = String(args['order'])
    .split(' ')
    .map((i) => whoWords(params, Number(i), language));
  const who = Number(args['who']);
  const chain = say.chain(all.join(', '));
  return who < 0 ? chain : `${chain} ${say.answer(whoWords(params, who, language))}`;
}
