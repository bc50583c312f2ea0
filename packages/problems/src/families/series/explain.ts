import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { SeriesParams } from './params.ts';

/** What a step needs to be told: the numbers beside the gap and what is done between them. */
interface Said {
  readonly moves: string;
  readonly before: number;
  readonly twoBefore: number;
  readonly after: number | undefined;
  readonly value: number;
  readonly move: string;
  readonly track: string;
}

interface Phrases {
  readonly look: Readonly<Record<string, (said: Said) => string>>;
  readonly move: (said: Said) => string;
  readonly sum: (said: Said) => string;
  readonly track: (said: Said) => string;
  readonly start: (said: Said) => string;
  readonly answer: (value: number) => string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    look: {
      steady: ({ moves }) => `Look from number to number: ${moves}. The step is always the same.`,
      growing: ({ moves }) => `Look from number to number: ${moves}. The steps change evenly.`,
      times: ({ moves }) => `Each number is multiplied by the same: ${moves}.`,
      divided: ({ moves }) => `Each number is divided by the same: ${moves}.`,
      'by-turns': ({ moves }) => `Look from number to number: ${moves}. Two steps take turns.`,
      'sum-of-two': () => 'Each number is the sum of the two before it.',
      'times-plus': ({ moves }) => `The same happens every time: ${moves}.`,
      'two-rows': () => 'Two rows are mixed here. Read every second number.',
      'times-then-plus': ({ moves }) => `Two actions take turns: ${moves}.`,
      'plus-then-times': ({ moves }) => `Two actions take turns: ${moves}.`,
      'growing-times': ({ moves }) => `The factor changes evenly: ${moves}.`,
    },
    move: ({ before, move, value }) => `From ${before} to the gap: ${move}. That makes ${value}.`,
    sum: ({ before, twoBefore, value }) => `Add up ${twoBefore} and ${before}: that makes ${value}.`,
    track: ({ track }) => `The row with the gap goes: ${track}.`,
    start: ({ after, value }) => `Go back from ${after}: there stood ${value}.`,
    answer: (value) => `The missing number is ${value}.`,
  },
  ru: {
    look: {
      steady: ({ moves }) => `Посмотри, что происходит между числами: ${moves}. Шаг всё время одинаковый.`,
      growing: ({ moves }) => `Посмотри, что происходит между числами: ${moves}. Шаги меняются ровно.`,
      times: ({ moves }) => `Каждый раз умножаем на одно и то же: ${moves}.`,
      divided: ({ moves }) => `Каждый раз делим на одно и то же: ${moves}.`,
      'by-turns': ({ moves }) => `Посмотри, что происходит между числами: ${moves}. Два шага чередуются.`,
      'sum-of-two': () => 'Каждое число — сумма двух предыдущих.',
      'times-plus': ({ moves }) => `Каждый раз делаем одно и то же: ${moves}.`,
      'two-rows': () => 'Здесь смешаны два ряда. Читай числа через одно.',
      'times-then-plus': ({ moves }) => `Два действия чередуются: ${moves}.`,
      'plus-then-times': ({ moves }) => `Два действия чередуются: ${moves}.`,
      'growing-times': ({ moves }) => `Множитель меняется ровно: ${moves}.`,
    },
    move: ({ before, move, value }) => `От числа ${before} к пропуску: ${move}. Получается ${value}.`,
    sum: ({ before, twoBefore, value }) => `Сложи ${twoBefore} и ${before}: получается ${value}.`,
    track: ({ track }) => `Ряд с пропуском: ${track}.`,
    start: ({ after, value }) => `Вернись назад от числа ${after}: там стояло ${value}.`,
    answer: (value) => `Пропущенное число — ${value}.`,
  },
};

export function explain({ terms, hole }: SeriesParams, { trace }: Solved, language: Language): Texts['steps'] {
  const told = trace.map((step) => ({ text: sentence(step, language), highlight: step.highlight }));
  return [...told, { text: phrases[language].answer(terms[hole] ?? 0), highlight: [`term-${hole}`] }];
}

function sentence({ key, args }: Step, language: Language): string {
  const [part = '', kind = ''] = key.split('.');
  const say = phrases[language];
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
  if (part === 'look') return say.look[kind]?.(said) ?? '';
  if (kind === 'two-rows') return say.track(said);
  if (kind === 'sum-of-two') return say.sum(said);
  return hole === 0 ? say.start(said) : say.move(said);
}
