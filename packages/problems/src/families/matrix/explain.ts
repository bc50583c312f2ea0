import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import { genderOf, noun } from '../../lang/words.ts';
import { attributes } from './params.ts';
import type { Attribute, MatrixParams } from './params.ts';
import { cellWords, countedNoun, valueWords } from './words.ts';

/** Sentences about named values (shape, colour, size) and about counted things, by the rule that the solver found. */
interface Rules {
  readonly named: Readonly<Record<string, (attribute: string) => string>>;
  readonly counted: Readonly<Record<string, (things: string) => string>>;
}

const rules: Readonly<Record<Language, Rules>> = {
  en: {
    named: {
      'same.row': (attribute) => `In each row the ${attribute} is the same.`,
      'same.column': (attribute) => `In each column the ${attribute} is the same.`,
      'set.row': (attribute) => `Each row has the same three ${attribute}s.`,
      'set.column': (attribute) => `Each column has the same three ${attribute}s.`,
    },
    counted: {
      'same.row': (things) => `Each row has equally many ${things}.`,
      'same.column': (things) => `Each column has equally many ${things}.`,
      'step.row': (things) => `The number of ${things} changes evenly along each row.`,
      'step.column': (things) => `The number of ${things} changes evenly down each column.`,
      'set.row': (things) => `Each row has the same three numbers of ${things}.`,
      'set.column': (things) => `Each column has the same three numbers of ${things}.`,
      'sum.row': (things) => `In each row, add the ${things} of the first two cards.`,
      'sum.column': (things) => `In each column, add the ${things} of the first two cards.`,
      'difference.row': (things) => `In each row, take the second card's ${things} away from the first.`,
      'difference.column': (things) => `In each column, take the second card's ${things} away from the first.`,
    },
  },
  ru: {
    named: {
      'same.row': (attribute) => `В каждом ряду ${attribute}.`,
      'same.column': (attribute) => `В каждом столбце ${attribute}.`,
      'set.row': (attribute) => `В каждом ряду одни и те же ${attribute}.`,
      'set.column': (attribute) => `В каждом столбце одни и те же ${attribute}.`,
    },
    counted: {
      'same.row': (things) => `В каждом ряду поровну ${things}.`,
      'same.column': (things) => `В каждом столбце поровну ${things}.`,
      'step.row': (things) => `Вдоль каждого ряда число ${things} меняется одинаково.`,
      'step.column': (things) => `В каждом столбце число ${things} меняется одинаково.`,
      'set.row': (things) => `В каждом ряду повторяются одни и те же числа ${things}.`,
      'set.column': (things) => `В каждом столбце повторяются одни и те же числа ${things}.`,
      'sum.row': (things) => `В каждом ряду сложи числа ${things} на первых двух карточках.`,
      'sum.column': (things) => `В каждом столбце сложи числа ${things} на первых двух карточках.`,
      'difference.row': (things) => `В каждом ряду вычти второе число ${things} из первого.`,
      'difference.column': (things) => `В каждом столбце вычти второе число ${things} из первого.`,
    },
  },
};

/** The solver's deductions, told one by one; the last one states the answer. */
export function explain(params: MatrixParams, solved: Solved, language: Language): Texts['steps'] {
  return solved.trace.map((step) => ({ text: sentence(params, step, language), highlight: step.highlight }));
}

function sentence(params: MatrixParams, step: Step, language: Language): string {
  if (step.key === 'answer') {
    const cell = Object.fromEntries(attributes.map((attribute) => [attribute, Number(step.args[attribute])])) as Record<
      Attribute,
      number
    >;
    return `${language === 'en' ? 'The answer' : 'Ответ'}: ${cellWords(params, cell, language)}.`;
  }
  const attribute = step.args['attribute'] as Attribute;
  const value = valueWords(params, [attribute, Number(step.args['value'])], language);
  return `${ruleWords(params, { attribute, key: step.key }, language)} ${language === 'en' ? 'So here' : 'Значит, здесь'}: ${value}.`;
}

function ruleWords(
  params: MatrixParams,
  told: { readonly attribute: Attribute; readonly key: string },
  language: Language,
): string {
  const { named, counted } = rules[language];
  const { attribute, key } = told;
  if (attribute === 'number') {
    const things = noun(language, countedNoun[params.skin], {
      case: language === 'ru' ? 'genitive' : 'nominative',
      number: 'many',
    });
    return counted[key]?.(things) ?? '';
  }
  if (language === 'en') return named[key]?.(attribute) ?? '';
  if (!key.startsWith('same')) return named[key]?.(noun('ru', attribute, { number: 'many' })) ?? '';
  const same = genderOf('ru', attribute) === 'feminine' ? 'одна и та же' : 'один и тот же';
  return named[key]?.(`${same} ${noun('ru', attribute)}`) ?? '';
}
