import type { Language, Misconception, Solved, Texts } from '../../core/family.ts';
import { capital, counted, spelledCount } from '../../lang/words.ts';
import { variantsOf } from './distract.ts';
import { explain, ownThing, thingsWords } from './explain.ts';
import type { CountParams } from './params.ts';
import { askEnglish, askRussian } from './questions.ts';

interface Phrases {
  readonly title: string;
  readonly card: string;
  readonly picture: string;
  readonly cards: string;
  readonly touch: string;
  readonly size: string;
  readonly pairs: string;
  readonly mark: string;
  readonly only: string;
  readonly feedback: Readonly<Record<Misconception, string>>;
  readonly yes: string;
  readonly all: string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    title: 'Count',
    card: 'Card',
    picture: 'In the picture',
    cards: 'Cards with groups of things to count.',
    touch: 'Touch each one and count aloud.',
    size: 'Big or small does not matter. Only how many.',
    pairs: 'Give every one a partner. Who is left alone?',
    mark: 'Start in the corner. Go row by row.',
    only: 'First find what counts. Skip the rest.',
    feedback: {
      'count.big-is-many': 'Those are bigger, but not more. Count them.',
      'count.small-is-few': 'Those are smaller, but not fewer. Count them.',
      'count.just-as-many': 'That is just the same number. Read the task again.',
      'count.one-more': 'Very close! Count this card once more.',
      'count.one-less': 'Very close! Count this card once more.',
      'count.far': 'Not this one. Count one by one.',
    },
    yes: 'Yes!',
    all: 'You counted well.',
  },
  ru: {
    title: 'Посчитай',
    card: 'Карточка',
    picture: 'На картинке',
    cards: 'Карточки с предметами для счёта.',
    touch: 'Дотронься до каждого и считай вслух.',
    size: 'Размер не важен. Важно, сколько их.',
    pairs: 'Составь пары. Кто остался без пары?',
    mark: 'Начни с угла. Считай ряд за рядом.',
    only: 'Сначала найди, что считать. Остальное пропусти.',
    feedback: {
      'count.big-is-many': 'Они крупнее, но их не больше. Посчитай.',
      'count.small-is-few': 'Они мельче, но их не меньше. Посчитай.',
      'count.just-as-many': 'Здесь ровно столько же. Прочитай задание ещё раз.',
      'count.one-more': 'Очень близко! Посчитай эту карточку ещё раз.',
      'count.one-less': 'Очень близко! Посчитай эту карточку ещё раз.',
      'count.far': 'Не эта. Посчитай по одному.',
    },
    yes: 'Да!',
    all: 'Всё посчитано верно.',
  },
};

export function texts(params: CountParams, solved: Solved, language: Language): Texts {
  const say = phrases[language];
  const ask = language === 'en' ? askEnglish : askRussian;
  return {
    title: say.title,
    question: ask(params, { number: (n, object) => counted(language, n, object), isSpoken: false }),
    narration: ask(params, { number: (n, object) => spelledCount(language, n, object), isSpoken: true }),
    alt: altOf(params, say, language),
    variants:
      params.kind === 'cards'
        ? params.cards.map((card) => ({ text: '', alt: capital(language, thingsWords(card, language)) }))
        : [],
    hints: hintsOf(params, say).map((text) => ({ text, highlight: [] })),
    steps: explain(params, solved, language),
    feedback:
      params.kind === 'cards'
        ? feedbackOf(
            variantsOf(params).flatMap(({ tag }) => tag ?? []),
            say,
          )
        : {},
    praise: `${say.yes} ${praiseOf(params, say, language)}`,
    strings: {},
  };
}

function altOf(params: CountParams, say: Phrases, language: Language): string {
  if (params.kind === 'field') return `${say.picture}: ${thingsWords(params.things, language)}.`;
  return params.task.ask === 'as-many' ? `${say.picture}: ${thingsWords(params.task.model, language)}.` : say.cards;
}

function hintsOf(params: CountParams, say: Phrases): readonly string[] {
  if (params.kind === 'cards') return params.task.ask === 'as-many' ? [say.touch, say.pairs] : [say.touch, say.size];
  const { ask } = params.task;
  if (ask === 'difference') return [say.mark, say.pairs];
  return ask === 'all' ? [say.touch, say.mark] : [say.only, say.mark];
}

function feedbackOf(tags: readonly Misconception[], say: Phrases): Texts['feedback'] {
  return Object.fromEntries([...new Set(tags)].map((tag) => [tag, { text: say.feedback[tag] ?? '', highlight: [] }]));
}

function praiseOf(params: CountParams, say: Phrases, language: Language): string {
  if (params.kind === 'cards') {
    const first = params.cards[params.right[0] ?? 0] ?? [];
    return params.right.length > 1
      ? say.all
      : `${capital(language, spelledCount(language, first.length, params.object))}.`;
  }
  if (params.task.ask === 'difference' || params.task.ask === 'not') return say.all;
  return `${counted(language, params.right, ownThing(params, language))}.`;
}
