import type { ObjectId } from '../../draw/objects.ts';
import { numeral } from '../../lang/numerals.ts';
import { described, noun } from '../../lang/words.ts';
import { ownThing } from './explain.ts';
import type { CountParams } from './params.ts';

interface Voice {
  /** "5 apples", or "five apples" when it is spoken. */
  readonly number: (n: number, object: ObjectId) => string;
  readonly isSpoken: boolean;
}

export function askEnglish(params: CountParams, { number, isSpoken }: Voice): string {
  if (params.kind === 'field') return fieldEnglish(params, isSpoken);
  const things = noun('en', params.object, { number: 'many' });
  const { task } = params;
  switch (task.ask) {
    case 'most':
      return isSpoken ? `Find the card with the most ${things}.` : `Which card has the most ${things}?`;
    case 'fewest':
      return isSpoken ? `Find the card with the fewest ${things}.` : `Which card has the fewest ${things}?`;
    case 'as-many': {
      const model = noun('en', task.model[0]?.object ?? 'apple', { number: 'many' });
      return isSpoken
        ? `Count the ${model}. Find the card with as many ${things}.`
        : `Count the ${model}. Which card has as many ${things}?`;
    }
    case 'exactly':
      return `Choose every card with ${number(task.number, params.object)}.`;
    case 'more-than':
      return `Choose a card with more than ${number(task.number, params.object)}.`;
    case 'fewer-than':
      return `Choose a card with fewer than ${number(task.number, params.object)}.`;
  }
}

function fieldEnglish(params: Extract<CountParams, { kind: 'field' }>, isSpoken: boolean): string {
  const { task } = params;
  const own = described('en', ownThing(params, 'en'), { number: 'many' });
  switch (task.ask) {
    case 'all':
    case 'colour':
      return isSpoken ? `Count the ${own}.` : `How many ${own} are there?`;
    case 'not':
      return isSpoken ? `Count everything except the ${own}.` : `Count everything except the ${own}. How many?`;
    case 'difference': {
      const than = noun('en', task.than ?? task.object, { number: 'many' });
      return isSpoken ? `Find out how many more ${own} there are than ${than}.` : `How many more ${own} than ${than}?`;
    }
  }
}

export function askRussian(params: CountParams, { number, isSpoken }: Voice): string {
  if (params.kind === 'field') return fieldRussian(params, isSpoken);
  const things = noun('ru', params.object, { case: 'genitive', number: 'many' });
  const { task } = params;
  const than = 'number' in task ? (isSpoken ? numeral('ru', task.number, 'masculine') : String(task.number)) : '';
  switch (task.ask) {
    case 'most':
      return isSpoken ? `Найди карточку, где больше всего ${things}.` : `На какой карточке больше всего ${things}?`;
    case 'fewest':
      return isSpoken ? `Найди карточку, где меньше всего ${things}.` : `На какой карточке меньше всего ${things}?`;
    case 'as-many': {
      const model = noun('ru', task.model[0]?.object ?? 'apple', { case: 'accusative', number: 'many' });
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

function fieldRussian(params: Extract<CountParams, { kind: 'field' }>, isSpoken: boolean): string {
  const { task } = params;
  const thing = ownThing(params, 'ru');
  const ofOwn = described('ru', thing, { case: 'genitive', number: 'many' });
  switch (task.ask) {
    case 'all':
    case 'colour':
      return isSpoken
        ? `Посчитай ${described('ru', thing, { case: 'accusative', number: 'many' })}.`
        : `Сколько здесь ${ofOwn}?`;
    case 'not':
      return isSpoken ? `Посчитай всё, кроме ${ofOwn}.` : `Посчитай всё, кроме ${ofOwn}. Сколько получилось?`;
    case 'difference': {
      const than = noun('ru', task.than ?? task.object, { case: 'genitive', number: 'many' });
      return isSpoken ? `Узнай, на сколько больше ${ofOwn}, чем ${than}.` : `На сколько больше ${ofOwn}, чем ${than}?`;
    }
  }
}
