import type { Language, Solved, Texts } from '../../core/family.ts';
import { noun } from '../../lang/words.ts';
import { tagOf } from './distract.ts';
import { explain } from './explain.ts';
import type { Attribute, MatrixParams, Skin } from './params.ts';
import { boardWords, countedNoun, optionWords } from './words.ts';

interface Phrases {
  readonly title: Readonly<Record<Skin, string>>;
  readonly question: Readonly<Record<Skin, string>>;
  readonly narration: Readonly<Record<Skin, string>>;
  readonly yes: string;
  readonly firstLook: string;
  readonly downLook: string;
  readonly look: (things: string, line: Line) => string;
  readonly feedback: Readonly<Record<'left' | 'above' | 'nothing' | 'two', string>>;
  /** The number is wrong; `fits` is what is right already. */
  readonly number: (things: string, line: Line) => string;
  readonly almost: (things: string, line: Line) => string;
}

type Line = 'row' | 'column';

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    title: { boat: 'The next boat', house: 'The next house', kite: 'The next kite', card: 'The missing card' },
    question: {
      boat: 'Which boat comes next?',
      house: 'Which house comes next?',
      kite: 'Which kite comes next?',
      card: 'Which card is missing?',
    },
    narration: {
      boat: 'Look at the rows. Find the boat that comes next.',
      house: 'Look at the rows. Find the house that comes next.',
      kite: 'Look at the rows. Find the kite that comes next.',
      card: 'Look at the rows and columns. Find the missing card.',
    },
    yes: 'Yes!',
    firstLook: 'Look along the top row. What changes, what stays?',
    downLook: 'Now go down the last column. What changes there?',
    look: (things, line) => `Compare the ${things} in every ${line}.`,
    feedback: {
      left: 'That one stands next to the gap already. What changes along the row?',
      above: 'That one stands above the gap already. What changes down the column?',
      nothing: 'Look along the row first. Then look down the column.',
      two: 'Something fits already. Check the rest one by one.',
    },
    number: (things, line) => `The rest fits. Now count the ${things} in this ${line}.`,
    almost: (things, line) => `The rest fits. Now look at the ${things} in this ${line}.`,
  },
  ru: {
    title: { boat: 'Следующий кораблик', house: 'Следующий домик', kite: 'Воздушный змей', card: 'Пропавшая карточка' },
    question: {
      boat: 'Какой кораблик следующий?',
      house: 'Какой домик следующий?',
      kite: 'Какой воздушный змей следующий?',
      card: 'Какой карточки не хватает?',
    },
    narration: {
      boat: 'Посмотри на ряды. Найди следующий кораблик.',
      house: 'Посмотри на ряды. Найди следующий домик.',
      kite: 'Посмотри на ряды. Найди следующего воздушного змея.',
      card: 'Посмотри на ряды и столбцы. Найди недостающую карточку.',
    },
    yes: 'Да!',
    firstLook: 'Посмотри на верхний ряд. Что меняется, а что нет?',
    downLook: 'Теперь посмотри на последний столбец. Что меняется там?',
    look: (things, line) => (line === 'row' ? `Сравни ${things} в каждом ряду.` : `Сравни ${things} в каждом столбце.`),
    feedback: {
      left: 'Такая картинка уже стоит рядом. Что меняется в ряду?',
      above: 'Такая картинка уже стоит сверху. Что меняется в столбце?',
      nothing: 'Сначала посмотри вдоль ряда. Потом вниз по столбцу.',
      two: 'Кое-что уже подходит. Проверь остальное по порядку.',
    },
    number: (things, line) =>
      `Остальное подходит. А теперь посчитай ${things} в этом ${line === 'row' ? 'ряду' : 'столбце'}.`,
    almost: (things, line) =>
      `Остальное подходит. А теперь сравни ${things} в этом ${line === 'row' ? 'ряду' : 'столбце'}.`,
  },
};

export function texts(params: MatrixParams, solved: Solved, language: Language): Texts {
  const say = phrases[language];
  const words = params.options.map((option) => optionWords(params, option, language));
  return {
    title: say.title[params.skin],
    question: say.question[params.skin],
    alt: boardWords(params, language),
    narration: say.narration[params.skin],
    variants: words.map((alt) => ({ text: '', alt })),
    hints: hintsOf(params, solved, language),
    steps: explain(params, solved, language),
    feedback: Object.fromEntries(tagsOf(params).map((tag) => [tag, feedbackOf(params, solved, { tag, language })])),
    praise: `${say.yes} ${words[params.right] ?? ''}.`,
    strings: {},
  };
}

function hintsOf(params: MatrixParams, solved: Solved, language: Language): Texts['hints'] {
  const say = phrases[language];
  const last = params.side - 1;
  const column = Array.from({ length: params.side }, (_, row) => `cell-${row}-${last}`);
  // The last deduction before the answer is the one that learners miss most often.
  const hardest = solved.trace.at(-2);
  const plain = hardest && {
    text: say.look(thingsOf(params, hardest.args['attribute'] as Attribute, language), lineOf(hardest.key)),
    highlight: hardest.highlight,
  };
  return [
    { text: say.firstLook, highlight: ['row-0'] },
    { text: say.downLook, highlight: column },
    ...(plain ? [plain] : []),
  ];
}

function tagsOf(params: MatrixParams): readonly string[] {
  const wrong = params.options.filter((_, i) => i !== params.right);
  return [...new Set(wrong.map((option) => tagOf(params, option)))];
}

function feedbackOf(
  params: MatrixParams,
  solved: Solved,
  { tag, language }: { tag: string; language: Language },
): Texts['feedback'][string] {
  const say = phrases[language];
  const last = params.side - 1;
  const column = Array.from({ length: params.side }, (_, row) => `cell-${row}-${last}`);
  switch (tag) {
    case 'matrix.copies-left':
      return { text: say.feedback.left, highlight: [`row-${last}`] };
    case 'matrix.copies-above':
      return { text: say.feedback.above, highlight: column };
    case 'matrix.nothing-fits':
      return { text: say.feedback.nothing, highlight: [`row-${last}`] };
    case 'matrix.two-wrong':
      return { text: say.feedback.two, highlight: [`row-${last}`] };
  }
  const attribute = tag.slice('matrix.'.length) as Attribute;
  const step = solved.trace.find(({ args }) => args['attribute'] === attribute);
  const line = lineOf(step?.key ?? 'same.row');
  const things = thingsOf(params, attribute, language);
  const text = attribute === 'number' ? say.number(things, line) : say.almost(things, line);
  return { text, highlight: step?.highlight ?? [`row-${last}`] };
}

function lineOf(key: string): Line {
  return key.endsWith('column') ? 'column' : 'row';
}

function thingsOf(params: MatrixParams, attribute: Attribute, language: Language): string {
  const id = attribute === 'number' ? countedNoun[params.skin] : attribute;
  return noun(language, id, { case: language === 'ru' ? 'accusative' : 'nominative', number: 'many' });
}
