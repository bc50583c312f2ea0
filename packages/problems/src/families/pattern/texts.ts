import type { Asked, Language, Misconception, Mode, Solved, Texts } from '../../core/family.ts';
import { capital } from '../../lang/words.ts';
import { tagOf } from './distract.ts';
import { explain } from './explain.ts';
import { gapsOf } from './params.ts';
import type { PatternParams } from './params.ts';
import { answerWords, beadWords, rowWords } from './words.ts';

type AskedFor = 'next' | 'missing' | 'put' | 'putAll';

interface Phrases {
  readonly title: string;
  readonly question: Readonly<Record<AskedFor, string>>;
  readonly questionOfBeads: Readonly<Record<AskedFor, string>>;
  readonly narration: Readonly<Record<AskedFor, string>>;
  readonly hints: Readonly<Record<'aloud' | 'repeats' | 'grows' | 'apart', string>>;
  readonly feedback: Readonly<Record<Misconception, string>>;
  readonly yes: string;
  readonly gap: (n: number) => string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    title: 'What comes next?',
    question: {
      next: 'What comes next?',
      missing: 'What is missing?',
      put: 'Fill the gap.',
      putAll: 'Fill both gaps.',
    },
    questionOfBeads: {
      next: 'Which bead comes next?',
      missing: 'Which bead is missing?',
      put: 'Put the missing bead on the string.',
      putAll: 'Put both missing beads on the string.',
    },
    narration: {
      next: 'Look along the row. Find what comes next.',
      missing: 'Look along the row. Find what is missing.',
      put: 'Look along the row. Put in what is missing.',
      putAll: 'Look along the row. Put in both missing ones.',
    },
    hints: {
      aloud: 'Say the row out loud. Where does it start again?',
      repeats: 'This part repeats. Find it again and again.',
      grows: 'One part gets longer every time. Count it.',
      apart: 'Say the shapes alone. Then say the colours alone.',
    },
    feedback: {
      'pattern.colour': 'The shape fits. Now say only the colours.',
      'pattern.shape': 'The colour fits. Now say only the shapes.',
      'pattern.repeats-last': 'That one has just been there. Start the row again.',
      'pattern.copies-next': 'That one comes after the gap. What comes before it?',
      'pattern.starts-again': 'The row begins with that one. Is it time again?',
      'pattern.out-of-turn': 'That one is in the row. Is it its turn?',
      'pattern.stranger': 'That one is nowhere in this row. Look again.',
    },
    yes: 'Yes!',
    gap: (n) => `Gap ${n}`,
  },
  ru: {
    title: 'Что дальше?',
    question: {
      next: 'Что дальше?',
      missing: 'Чего не хватает?',
      put: 'Заполни пропуск.',
      putAll: 'Заполни оба пропуска.',
    },
    questionOfBeads: {
      next: 'Какая бусина следующая?',
      missing: 'Какой бусины не хватает?',
      put: 'Надень на нитку недостающую бусину.',
      putAll: 'Надень на нитку обе недостающие бусины.',
    },
    narration: {
      next: 'Посмотри на ряд. Найди, что дальше.',
      missing: 'Посмотри на ряд. Найди, чего не хватает.',
      put: 'Посмотри на ряд. Поставь то, чего не хватает.',
      putAll: 'Посмотри на ряд. Поставь оба недостающих предмета.',
    },
    hints: {
      aloud: 'Назови ряд вслух. Где он начинается снова?',
      repeats: 'Эта часть повторяется. Найди её ещё и ещё раз.',
      grows: 'Одна часть каждый раз длиннее. Посчитай её.',
      apart: 'Назови только фигуры. Потом назови только цвета.',
    },
    feedback: {
      'pattern.colour': 'Фигура подходит. Теперь назови только цвета.',
      'pattern.shape': 'Цвет подходит. Теперь назови только фигуры.',
      'pattern.repeats-last': 'Это только что было. Назови ряд с начала.',
      'pattern.copies-next': 'Это стоит после пропуска. А что перед ним?',
      'pattern.starts-again': 'С этого ряд начинается. Пора ли начинать снова?',
      'pattern.out-of-turn': 'Это в ряду есть. Но чья сейчас очередь?',
      'pattern.stranger': 'Этого в ряду нет. Посмотри ещё раз.',
    },
    yes: 'Да!',
    gap: (n) => `Пропуск ${n}`,
  },
};

export function texts(params: PatternParams, { mode, solved }: Asked, language: Language): Texts {
  const say = phrases[language];
  const asked = askedOf(params, mode);
  const questions = params.skin.kind === 'beads' ? say.questionOfBeads : say.question;
  const words = params.options.map((option) => capital(language, beadWords(params, option, { language })));
  return {
    title: say.title,
    question: questions[asked],
    alt: rowWords(params, language),
    narration: say.narration[asked],
    variants: mode === 'graphic' ? [] : words.map((alt) => ({ text: '', alt })),
    hints: hintsOf(solved, say),
    steps: explain(params, solved, language),
    feedback: mode === 'graphic' ? {} : feedbackOf(params, say),
    praise: `${say.yes} ${capital(language, answerWords(params, language))}.`,
    strings: mode === 'graphic' ? stringsOf(params, words, say) : {},
  };
}

function askedOf(params: PatternParams, mode: Mode): AskedFor {
  const gaps = gapsOf(params);
  if (mode === 'graphic') return gaps.length > 1 ? 'putAll' : 'put';
  return gaps[0] === params.row.length - 1 ? 'next' : 'missing';
}

function hintsOf({ trace }: Solved, { hints }: Phrases): Texts['hints'] {
  const aloud = { text: hints.aloud, highlight: [] };
  const first = trace[0];
  const isApart = trace.filter(({ key }) => key === 'unit' || key === 'grows').length > 1;
  if (isApart) return [aloud, { text: hints.apart, highlight: [] }];
  if (first?.key === 'grows') return [aloud, { text: hints.grows, highlight: [] }];
  return [aloud, { text: hints.repeats, highlight: first?.highlight ?? [] }];
}

function feedbackOf(params: PatternParams, say: Phrases): Texts['feedback'] {
  const gap = gapsOf(params)[0] ?? 0;
  const around: Readonly<Record<Misconception, number>> = {
    'pattern.repeats-last': gap - 1,
    'pattern.copies-next': gap + 1,
    'pattern.starts-again': 0,
  };
  const wrong = params.options.filter((_, i) => !params.right.includes(i));
  const tags = [...new Set(wrong.map((option) => tagOf(params, option)))];
  return Object.fromEntries(
    tags.map((tag) => {
      const bead = around[tag];
      return [tag, { text: say.feedback[tag] ?? '', highlight: [`bead-${bead ?? gap}`] }];
    }),
  );
}

function stringsOf(params: PatternParams, words: readonly string[], say: Phrases): Texts['strings'] {
  const pieces = words.map((text, i) => [`piece-${i}`, text] as const);
  const slots = gapsOf(params).map((gap, i) => [`slot-${gap}`, say.gap(i + 1)] as const);
  return Object.fromEntries([...pieces, ...slots]);
}
