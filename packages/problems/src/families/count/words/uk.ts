import type { Step } from '../../../core/family.ts';
import { speak } from '../../../lang/speak.ts';
import type { CountParams } from '../params.ts';
import { ownThing } from './shape.ts';
import type { FieldParams, Words } from './shape.ts';

const { colour, counted, described, noun, numeral, spelled } = speak('uk');

export const uk: Words = {
  title: 'Полічи',
  card: 'Картка',
  picture: 'На малюнку',
  cards: 'Картки з предметами для лічби.',
  touch: 'Торкайся кожного й лічи вголос.',
  size: 'Розмір не важливий. Важливо, скільки їх.',
  pairs: 'Склади пари. Хто лишився без пари?',
  mark: 'Почни з кута. Лічи ряд за рядом.',
  only: 'Спершу знайди, що лічити. Решту пропусти.',
  feedback: {
    'count.big-is-many': 'Вони більші, але їх не більше. Полічи.',
    'count.small-is-few': 'Вони менші, але їх не менше. Полічи.',
    'count.just-as-many': 'Тут рівно стільки ж. Прочитай завдання ще раз.',
    'count.one-more': 'Дуже близько! Полічи на цій картці ще раз.',
    'count.one-less': 'Дуже близько! Полічи на цій картці ще раз.',
    'count.far': 'Не ця. Полічи по одному.',
  },
  yes: 'Так!',
  all: 'Усе полічено правильно.',
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
      return isSpoken ? `Знайди картку, де найбільше ${things}.` : `На якій картці найбільше ${things}?`;
    case 'fewest':
      return isSpoken ? `Знайди картку, де найменше ${things}.` : `На якій картці найменше ${things}?`;
    case 'as-many': {
      const model = noun(task.model[0]?.object ?? 'apple', { case: 'accusative', number: 'many' });
      return isSpoken
        ? `Полічи ${model}. Знайди картку, де стільки ж ${things}.`
        : `Полічи ${model}. На якій картці стільки ж ${things}?`;
    }
    case 'exactly':
      return `Вибери всі картки, де ${number(task.number, params.object)}.`;
    case 'more-than':
      return `Вибери картку, де ${things} більше, ніж ${than}.`;
    case 'fewer-than':
      return `Вибери картку, де ${things} менше, ніж ${than}.`;
  }
}

function askField(params: FieldParams, isSpoken: boolean): string {
  const { task } = params;
  const thing = ownThing(params, colour);
  const ofOwn = described(thing, { case: 'genitive', number: 'many' });
  switch (task.ask) {
    case 'all':
    case 'colour':
      return isSpoken ? `Полічи ${described(thing, { case: 'accusative', number: 'many' })}.` : `Скільки тут ${ofOwn}?`;
    case 'not':
      return isSpoken ? `Полічи все, крім ${ofOwn}.` : `Полічи все, крім ${ofOwn}. Скільки вийшло?`;
    case 'difference': {
      const than = noun(task.than ?? task.object, { case: 'genitive', number: 'many' });
      return isSpoken
        ? `Дізнайся, на скільки більше ${ofOwn}, ніж ${than}.`
        : `На скільки більше ${ofOwn}, ніж ${than}?`;
    }
  }
}

function step(params: CountParams, { key, args }: Step): string {
  const count = Number(args['count']);
  if (params.kind === 'cards') {
    switch (key) {
      case 'model':
        return `Спершу полічи на малюнку: ${count}.`;
      case 'cards':
        return `Полічи на кожній картці: ${String(args['counts']).split(' ').join(', ')}.`;
      case 'compare':
        return compare[String(args['ask'])]?.(Number(args['number'])) ?? '';
      default:
        return Number(args['cards']) > 1
          ? 'Підходять усі зелені картки.'
          : `Відповідь: ${counted(count, params.object)}.`;
    }
  }
  const { task } = params;
  const many = { case: 'accusative', number: 'many' } as const;
  switch (key) {
    case 'leave':
      return task.ask === 'not'
        ? `Не лічи ${noun(task.object, { case: 'genitive', number: 'many' })}.`
        : 'Усього іншого не лічи.';
    case 'own':
      return task.ask === 'not'
        ? `Полічи по одному все інше: ${count}.`
        : `Полічи ${described(ownThing(params, colour), many)}: ${count}.`;
    case 'than':
      return `Полічи ${noun(task.than ?? task.object, many)}: ${count}. Склади пари.`;
    default:
      return task.ask === 'difference' ? `Без пари: ${count}.` : `Відповідь: ${count}.`;
  }
}

const compare: Readonly<Record<string, (n: number) => string>> = {
  most: () => 'Знайди найбільше число.',
  fewest: () => 'Знайди найменше число.',
  'as-many': () => 'Знайди таке саме число.',
  exactly: (n) => `Знайди всюди число ${n}.`,
  'more-than': (n) => `Знайди числа, більші за ${n}.`,
  'fewer-than': (n) => `Знайди числа, менші за ${n}.`,
};
