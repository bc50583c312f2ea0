import type { Asked, Language, Misconception, Texts } from '../../core/family.ts';
import { capital, noun } from '../../lang/words.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import type { OrderParams } from './params.ts';
import { askClues, askSizes, clueWords, whoWords } from './words.ts';

interface Phrases {
  readonly title: Readonly<Record<OrderParams['kind'], string>>;
  readonly size: (name: string, n: number) => string;
  readonly place: (n: number) => string;
  readonly here: string;
  readonly hints: Readonly<Record<OrderParams['kind'], readonly [string, string]>>;
  readonly feedback: Readonly<Record<Misconception, string>>;
  readonly yes: string;
  readonly all: string;
  readonly found: string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    title: { sizes: 'In order', clues: 'Who is where?' },
    size: (name, n) => `${name}, size ${n}`,
    place: (n) => `Place ${n}`,
    here: 'Here are',
    hints: {
      sizes: ['Find the biggest one first.', 'Take it away. Which one is the biggest now?'],
      clues: ['Begin with one clue. Show the two with your fingers.', 'Add the next clue. Who moves to which side?'],
    },
    feedback: {
      'order.other-end': 'You are at the other end. Read the question again.',
      'order.first-named': 'That one is named first. Where does it stand?',
      'order.last-named': 'That one is named last. Where does it stand?',
      'order.neighbour': 'Very close! Compare this one with its neighbour.',
      'order.unchecked': 'Not yet. Build the whole row, one by one.',
    },
    yes: 'Yes!',
    all: 'Everything is in its place.',
    found: 'You found it.',
  },
  ru: {
    title: { sizes: 'По порядку', clues: 'Кто где?' },
    size: (name, n) => `${name}, размер ${n}`,
    place: (n) => `Место ${n}`,
    here: 'Здесь',
    hints: {
      sizes: ['Сначала найди самую большую картинку.', 'Убери её. Какая теперь самая большая?'],
      clues: [
        'Начни с одной подсказки. Покажи этих двоих на пальцах.',
        'Добавь следующую подсказку. Кто куда встанет?',
      ],
    },
    feedback: {
      'order.other-end': 'Это другой край. Прочитай вопрос ещё раз.',
      'order.first-named': 'Тут имя названо первым. А какое место?',
      'order.last-named': 'Тут имя названо последним. А какое место?',
      'order.neighbour': 'Очень близко! Сравни с соседом.',
      'order.unchecked': 'Пока нет. Построй весь ряд по одному.',
    },
    yes: 'Да!',
    all: 'Всё на своих местах.',
    found: 'Размер верный.',
  },
};

export function texts(params: OrderParams, { mode, solved }: Asked, language: Language): Texts {
  const say = phrases[language];
  const question = questionOf(params, language);
  const words = params.order.map((_, i) => optionWords(params, i, language));
  const isGraphic = mode === 'graphic';
  const tags = isGraphic ? [] : variantsOf(params).flatMap(({ tag }) => tag ?? []);
  return {
    title: say.title[params.kind],
    question,
    // A voice needs no question mark.
    narration: question.replaceAll('?', '.'),
    alt: `${say.here}: ${words.map((text) => text.toLocaleLowerCase(language)).join('; ')}.`,
    variants: isGraphic ? [] : words.map((alt) => ({ text: '', alt })),
    hints: say.hints[params.kind].map((text) => ({ text, highlight: [] })),
    steps: explain(params, solved, language),
    feedback: Object.fromEntries(
      [...new Set(tags)].map((tag) => [tag, { text: say.feedback[tag] ?? '', highlight: [] }]),
    ),
    praise: `${say.yes} ${isGraphic ? say.all : params.kind === 'sizes' ? say.found : `${words[params.order[params.ask ?? 0] ?? 0] ?? ''}.`}`,
    strings: isGraphic ? stringsOf(words, say) : {},
  };
}

function questionOf(params: OrderParams, language: Language): string {
  if (params.kind === 'sizes') {
    const { ask, isRising, object, order } = params;
    return askSizes(object, { ask, isRising, count: order.length }, language);
  }
  return [...params.clues.map((clue) => clueWords(params, clue, language)), askClues(params, language)].join(' ');
}

function optionWords(params: OrderParams, index: number, language: Language): string {
  if (params.kind === 'clues') return capital(language, whoWords(params, index, language));
  return phrases[language].size(
    capital(language, noun(language, params.object)),
    Math.round((params.scales[index] ?? 0) * 10),
  );
}

function stringsOf(words: readonly string[], say: Phrases): Texts['strings'] {
  const pieces = words.map((text, i) => [`piece-${i}`, text] as const);
  const slots = words.map((_, i) => [`slot-${i}`, say.place(i + 1)] as const);
  return Object.fromEntries([...pieces, ...slots]);
}
