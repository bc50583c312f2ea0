import type { Step } from '../../../core/family.ts';
import { speak } from '../../../lang/speak.ts';
import type { CountParams } from '../params.ts';
import { ownThing } from './shape.ts';
import type { FieldParams, Words } from './shape.ts';

const { colour, counted, described, noun, numeral, spelled } = speak('ru');

export const ru: Words = {
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
  ask: (params, isSpoken) => ask(params, isSpoken),
  step: (params, one) => step(params, one),
};

function ask(params: CountParams, isSpoken: boolean): string {
  if (params.kind === 'field') return askField(params, isSpoken);
  const things = noun(params.object, { case: 'genitive', number: 'many' });
  const { task } = params;
  const number = isSpoken ? spelled : counted;
  const than = 'number' in task ? (isSpoken ? numeral(task.number, 'masculine') : String(task.number)) : '';
  switch (task.ask) {
    case 'most':
      return isSpoken ? `Найди карточку, где больше всего ${things}.` : `На какой карточке больше всего ${things}?`;
    case 'fewest':
      return isSpoken ? `Найди карточку, где меньше всего ${things}.` : `На какой карточке меньше всего ${things}?`;
    case 'as-many': {
      const model = noun(task.model[0]?.object ?? 'apple', { case: 'accusative', number: 'many' });
      return isSpoken
        ? `Посчитай ${model}. Найди карточку, где столько же ${things}.`
        : `Посчитай ${model}. На какой карточке столько же ${things}?`;
    }
    case 'exactly':
      return `Выбери все карточки, где ${number(task.number, params.object)}.`;
    case 'more-than':
      return `Выбери карточку, где ${things} больше, чем ${than}.`;
    case 'fewer-than':
      return `Выбери карточку, где ${things} меньше, чем ${than}.`;
  }
}

function askField(params: FieldParams, isSpoken: boolean): string {
  const { task } = params;
  const thing = ownThing(params, colour);
  const ofOwn = described(thing, { case: 'genitive', number: 'many' });
  switch (task.ask) {
    case 'all':
    case 'colour':
      return isSpoken
        ? `Посчитай ${described(thing, { case: 'accusative', number: 'many' })}.`
        : `Сколько здесь ${ofOwn}?`;
    case 'not':
      return isSpoken ? `Посчитай всё, кроме ${ofOwn}.` : `Посчитай всё, кроме ${ofOwn}. Сколько получилось?`;
    case 'difference': {
      const than = noun(task.than ?? task.object, { case: 'genitive', number: 'many' });
      return isSpoken ? `Узнай, на сколько больше ${ofOwn}, чем ${than}.` : `На сколько больше ${ofOwn}, чем ${than}?`;
    }
  }
}

function step(params: CountParams, { key, args }: Step): string {
  const count = Number(args['count']);
  if (params.kind === 'cards') {
    switch (key) {
      case 'model':
        return `Сначала посчитай на картинке: ${count}.`;
      case 'cards':
        return `Посчитай на каждой карточке: ${String(args['counts']).split(' ').join(', ')}.`;
      case 'compare':
        return compare[String(args['ask'])]?.(Number(args['number'])) ?? '';
      default:
        return Number(args['cards']) > 1
          ? 'Подходят все зелёные карточки.'
          : `Ответ: ${counted(count, params.object)}.`;
    }
  }
  const { task } = params;
  const many = { case: 'accusative', number: 'many' } as const;
  switch (key) {
    case 'leave':
      return task.ask === 'not' ? `Не считай ${noun(task.object, many)}.` : 'Всё остальное не считай.';
    case 'own':
      return task.ask === 'not'
        ? `Посчитай по одному всё остальное: ${count}.`
        : `Посчитай ${described(ownThing(params, colour), many)}: ${count}.`;
    case 'than':
      return `Посчитай ${noun(task.than ?? task.object, many)}: ${count}. Составь пары.`;
    default:
      return task.ask === 'difference' ? `Без пары: ${count}.` : `Ответ: ${count}.`;
  }
}

const compare: Readonly<Record<string, (n: number) => string>> = {
  most: () => 'Найди самое большое число.',
  fewest: () => 'Найди самое маленькое число.',
  'as-many': () => 'Найди такое же число.',
  exactly: (n) => `Найди везде число ${n}.`,
  'more-than': (n) => `Найди числа больше, чем ${n}.`,
  'fewer-than': (n) => `Найди числа меньше, чем ${n}.`,
};
