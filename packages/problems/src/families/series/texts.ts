import type { Asked, Language, Misconception, Solved, Texts } from '../../core/family.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import { tags } from './mistakes.ts';
import type { SeriesParams, Skin } from './params.ts';

interface Phrases {
  readonly title: string;
  readonly question: Readonly<Record<Skin, string>>;
  readonly narration: Readonly<Record<Skin, string>>;
  readonly alt: (row: string) => string;
  readonly gap: string;
  readonly hints: Readonly<Record<'look' | 'steps' | 'grow' | 'two', string>>;
  readonly feedback: Readonly<Record<Misconception, string>>;
  readonly praise: (value: number) => string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    title: 'The missing number',
    question: {
      train: 'Which number is missing on the train?',
      beads: 'Which number is missing on the string?',
      houses: 'Which house number is missing?',
    },
    narration: {
      train: 'Find the number that is missing on the train.',
      beads: 'Find the number that is missing on the string.',
      houses: 'Find the house number that is missing.',
    },
    alt: (row) => `A row of numbers: ${row}.`,
    gap: 'gap',
    hints: {
      look: 'How do you come from each number to the next?',
      steps: 'Write down the step between each two neighbours.',
      grow: 'Do the numbers grow slowly or by leaps?',
      two: 'Perhaps two rules take turns here.',
    },
    feedback: {
      [tags.offByOne]: 'Very close! Count the step once more.',
      [tags.repeats]: 'That number stands beside the gap already.',
      [tags.lastStep]: 'You repeat the last step. Do all steps agree?',
      [tags.firstStep]: 'You repeat the first step. Do all steps agree?',
      [tags.tooFar]: 'That is one step too far. Begin beside the gap.',
      [tags.doubles]: 'Doubling does not fit the whole row. Check the start.',
    },
    praise: (value) => `Yes! ${value} makes the row whole.`,
  },
  ru: {
    title: 'Пропущенное число',
    question: {
      train: 'Какого числа не хватает на поезде?',
      beads: 'Какого числа не хватает на бусах?',
      houses: 'Какого номера дома не хватает?',
    },
    narration: {
      train: 'Найди число, которого не хватает на поезде.',
      beads: 'Найди число, которого не хватает на бусах.',
      houses: 'Найди номер дома, которого не хватает.',
    },
    alt: (row) => `Ряд чисел: ${row}.`,
    gap: 'пропуск',
    hints: {
      look: 'Как из каждого числа получается следующее?',
      steps: 'Запиши шаг между каждыми двумя соседями.',
      grow: 'Числа растут понемногу или скачками?',
      two: 'Может быть, здесь чередуются два правила.',
    },
    feedback: {
      [tags.offByOne]: 'Совсем близко! Посчитай шаг ещё раз.',
      [tags.repeats]: 'Это число уже стоит рядом с пропуском.',
      [tags.lastStep]: 'Здесь повторён последний шаг. Все ли шаги такие?',
      [tags.firstStep]: 'Здесь повторён первый шаг. Все ли шаги такие?',
      [tags.tooFar]: 'Это на шаг дальше. Начни рядом с пропуском.',
      [tags.doubles]: 'Удвоение подходит не всему ряду. Проверь начало.',
    },
    praise: (value) => `Да! Число ${value} на своём месте.`,
  },
};

export function texts(params: SeriesParams, { mode, solved }: Asked, language: Language): Texts {
  const say = phrases[language];
  const { terms, hole, skin } = params;
  const variants = mode === 'single' ? variantsOf(params) : [];
  const row = terms.map((term, index) => (index === hole ? say.gap : String(term)));
  const around = [hole - 1, hole, hole + 1].filter((index) => index >= 0 && index < terms.length);
  const highlight = around.map((index) => `term-${index}`);
  return {
    title: say.title,
    question: say.question[skin],
    alt: say.alt(row.join(', ')),
    narration: say.narration[skin],
    variants: variants.map((_, index) => ({ text: String(params.options[index]), alt: String(params.options[index]) })),
    hints: hints(params, solved, say),
    steps: explain(params, solved, language),
    feedback: Object.fromEntries(
      variants.flatMap(({ tag }) => (tag === undefined ? [] : [[tag, { text: say.feedback[tag] ?? '', highlight }]])),
    ),
    praise: say.praise(terms[hole] ?? 0),
    strings: {},
  };
}

const leaps: readonly string[] = [
  'look.times',
  'look.divided',
  'look.times-plus',
  'look.growing-times',
  'look.sum-of-two',
];
const turns: readonly string[] = ['look.by-turns', 'look.two-rows', 'look.times-then-plus', 'look.plus-then-times'];

function hints({ terms, hole }: SeriesParams, { trace }: Solved, say: Phrases): Texts['hints'] {
  const kind = trace[0]?.key ?? '';
  const second = turns.includes(kind) ? say.hints.two : leaps.includes(kind) ? say.hints.grow : say.hints.steps;
  const first = terms.slice(0, 2).map((_, index) => `term-${index}`);
  return [
    { text: say.hints.look, highlight: hole > 1 ? first : [] },
    { text: second, highlight: [] },
  ];
}
