import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { PatternParams } from './params.ts';
import { answerWords, beadWords, unitWords } from './words.ts';

interface Sentences {
  readonly unit: Readonly<Record<string, (unit: string) => string>>;
  readonly again: string;
  readonly grows: Readonly<Record<string, string>>;
  readonly before: (bead: string) => string;
  readonly answer: (beads: string) => string;
}

const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    unit: {
      both: (unit) => `This part repeats: ${unit}.`,
      shape: (unit) => `Look at the shapes alone. They repeat: ${unit}.`,
      colour: (unit) => `Look at the colours alone. They repeat: ${unit}.`,
    },
    again: 'Here the same part comes once more.',
    grows: {
      both: 'One part grows: one, then two, then three.',
      shape: 'Look at the shapes alone. One part grows each time.',
    },
    before: (bead) => `Before the gap stands ${bead}. Go on from there.`,
    answer: (beads) => `So here comes ${beads}.`,
  },
  ru: {
    unit: {
      both: (unit) => `Эта часть повторяется: ${unit}.`,
      shape: (unit) => `Посмотри только на фигуры. Они повторяются: ${unit}.`,
      colour: (unit) => `Посмотри только на цвета. Они повторяются: ${unit}.`,
    },
    again: 'Вот та же часть ещё раз.',
    grows: {
      both: 'Одна часть растёт: один, потом два, потом три.',
      shape: 'Посмотри только на фигуры. Одна часть каждый раз растёт.',
    },
    before: (bead) => `Перед пропуском стоит ${bead}. Продолжай оттуда.`,
    answer: (beads) => `Значит, здесь ${beads}.`,
  },
};

/** The solver's deductions, told one by one; the last one states the answer. */
export function explain(params: PatternParams, solved: Solved, language: Language): Texts['steps'] {
  return solved.trace.map((step) => ({ text: sentence(params, step, language), highlight: step.highlight }));
}

function sentence(params: PatternParams, { key, args }: Step, language: Language): string {
  const say = sentences[language];
  const what = String(args['what']);
  switch (key) {
    case 'unit':
      return (
        say.unit[what]?.(
          unitWords(params, { what, period: Number(args['period']), start: Number(args['start']) }, language),
        ) ?? ''
      );
    case 'again':
      return say.again;
    case 'grows':
      return say.grows[what] ?? '';
    case 'before':
      return say.before(
        beadWords(
          params,
          { shape: Number(args['shape']), colour: Number(args['colour']) },
          { language, article: true },
        ),
      );
    default:
      return say.answer(answerWords(params, language));
  }
}
