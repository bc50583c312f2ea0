import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import { capital, counted, list, noun } from '../../lang/words.ts';
import type { BalanceParams } from './params.ts';

/** What one step of the solver says, in words and numbers. */
interface Said {
  readonly good: string;
  readonly weighs: number;
  readonly scale: number;
  readonly other: number;
  readonly known: string;
  readonly taken: string;
  readonly goods: string;
  readonly count: number;
  readonly total: number;
  readonly weights: readonly number[];
}

interface Phrases {
  readonly look: (scale: number) => string;
  readonly known: (known: string) => string;
  readonly weight: (n: number) => string;
  readonly take: (taken: string) => string;
  readonly share: (said: Said) => string;
  readonly so: (said: Said) => string;
  readonly read: (said: Said) => string;
  readonly two: (said: Said) => string;
  readonly all: (said: Said) => string;
  readonly answer: (good: string, weighs: number) => string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    look: (scale) => `Look at scales ${scale}.`,
    known: (known) => `You know already: ${known}.`,
    weight: (n) => `weight ${n}`,
    take: (taken) => `Take the same off both pans: ${taken}.`,
    share: ({ goods, total, count, weighs }) =>
      `${goods} together: ${total}. Share equally: ${total} ÷ ${count} = ${weighs}.`,
    so: ({ good, weighs }) => `What is left: ${good} = ${weighs}.`,
    read: ({ good, weights, weighs }) => `The other pan weighs as much: ${good} = ${sumText(weights, weighs)}.`,
    two: ({ scale, other, goods, total }) =>
      `Compare scales ${other} and ${scale}. The difference: ${goods} = ${total}.`,
    all: ({ total, scale, good, weighs }) =>
      `Put everything together: each thing lies there twice, and half of it weighs ${total}. Take away scales ${scale}: ${good} = ${weighs}.`,
    answer: (good, weighs) => `The answer: the ${good} weighs ${weighs}.`,
  },
  ru: {
    look: (scale) => `Посмотри на весы ${scale}.`,
    known: (known) => `Это уже известно: ${known}.`,
    weight: (n) => `вес ${n}`,
    take: (taken) => `Убери с обеих чаш одинаковое: ${taken}.`,
    share: ({ goods, total, count, weighs }) =>
      `${goods} вместе: ${total}. Раздели поровну: ${total} : ${count} = ${weighs}.`,
    so: ({ good, weighs }) => `Осталось: ${good} = ${weighs}.`,
    read: ({ good, weights, weighs }) => `Другая чаша весит столько же: ${good} = ${sumText(weights, weighs)}.`,
    two: ({ scale, other, goods, total }) => `Сравни весы ${other} и весы ${scale}. Разница: ${goods} = ${total}.`,
    all: ({ total, scale, good, weighs }) =>
      `Сложи всё вместе: каждый предмет лежит дважды, и половина весит ${total}. Убери весы ${scale}: ${good} = ${weighs}.`,
    answer: (good, weighs) => `Ответ: ${good} весит ${weighs}.`,
  },
};

function sumText(weights: readonly number[], total: number): string {
  return weights.length > 1 ? `${weights.join(' + ')} = ${total}` : String(total);
}

export function explain(params: BalanceParams, { trace }: Solved, language: Language): Texts['steps'] {
  const told = trace.map((step) => ({ text: sentence(params, step, language), highlight: step.highlight }));
  const good = noun(language, params.goods[params.ask]?.noun ?? 'apple');
  const answer = phrases[language].answer(good, params.truth[params.ask] ?? 0);
  return [...told, { text: answer, highlight: ['ask'] }];
}

function sentence(params: BalanceParams, step: Step, language: Language): string {
  const say = phrases[language];
  const said = saidBy(params, step, language);
  const share = said.count > 1 ? ` ${say.share({ ...said, goods: capital(language, said.goods) })}` : '';
  if (step.key === 'balance.all') return say.all(said);
  if (step.key === 'balance.two') return `${say.two(said)}${share}`;
  const clauses = [
    params.scales.length > 1 && say.look(said.scale),
    said.known !== '' && say.known(said.known),
    said.taken !== '' && say.take(said.taken),
    share !== '' ? share.trim() : said.known === '' && said.taken === '' ? say.read(said) : say.so(said),
  ];
  return clauses.filter((clause) => clause !== false).join(' ');
}

function saidBy(params: BalanceParams, { args }: Step, language: Language): Said {
  const name = (good: number): string => noun(language, params.goods[good]?.noun ?? 'apple');
  const [good, count, takenWeight] = [Number(args['good']), Number(args['count']), Number(args['takenWeight'])];
  const scale = params.scales[Number(args['scale'])];
  const known = numbersIn(args['putIn']).map((index) => `${name(index)} = ${params.truth[index]}`);
  const taken = numbersIn(args['takenGoods']).flatMap((n, index) =>
    n > 0 ? [counted(language, n, params.goods[index]?.noun ?? 'apple')] : [],
  );
  if (takenWeight > 0) taken.push(phrases[language].weight(takenWeight));
  return {
    good: name(good),
    weighs: Number(args['weighs']),
    scale: Number(args['scale']) + 1,
    other: Number(args['minus']) + 1,
    known: list(language, known),
    taken: list(language, taken),
    goods: counted(language, count, params.goods[good]?.noun ?? 'apple'),
    count,
    total: Number(args['total']),
    weights: scale ? [...scale.left.weights, ...scale.right.weights] : [],
  };
}

function numbersIn(text: string | number | undefined): readonly number[] {
  return String(text ?? '')
    .split(',')
    .filter((word) => word !== '')
    .map(Number);
}
