import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital, list } = speak('ru');
const of = (owner: Parameters<typeof noun>[0]): string => noun(owner, { case: 'genitive' });

export const ru: Words = {
  title: 'Найди тень',
  turned: {
    'find-shadow': 'Тени повёрнуты.',
    'find-owner': 'Тень повёрнута.',
    match: 'Тени повёрнуты.',
  },
  ask: {
    shadow: (owner) => `Где тень ${of(owner)}?`,
    owner: 'Чья это тень?',
    match: 'Положи каждую картинку к её тени.',
  },
  find: {
    shadow: (owner) => `Найди тень ${of(owner)}.`,
    owner: 'Узнай, чья это тень.',
    match: 'Положи каждую картинку к её тени.',
  },
  alt: {
    shadow: (owner, shadows) => `На картинке: ${noun(owner)}. Теней на выбор: ${shadows}.`,
    owner: (pictures) => `Тёмная тень. Картинок на выбор: ${pictures}.`,
    match: (owners) => `Картинки: ${list(owners.map((one) => noun(one)))}. Над ними их тени.`,
  },
  shadow: (n) => `Тень ${n}`,
  picture: (owner, n) => `${capital(noun(owner))}, картинка ${n}`,
  hints: {
    edge: 'Проведи пальцем по краю.',
    turned: 'Поверни тень в уме, чтобы она стояла прямо.',
    mirrored: 'В какую сторону она смотрит? Сравни лево и право.',
    part: 'Посмотри на маленькие детали. Все ли они на месте?',
    another: 'Найди, что торчит. У каких теней это есть?',
  },
  feedback: {
    'shadow.another-thing': 'Немного похоже. Сравни края ещё раз.',
    'shadow.mirrored': 'В какую сторону она смотрит? Сравни лево и право.',
    'shadow.forgets-a-part': 'Посмотри на маленькие детали. Посчитай их.',
  },
  steps: {
    edge: {
      'find-shadow': 'Посмотри на край картинки.',
      'find-owner': 'Посмотри на край тени.',
      match: 'Посмотри на край каждой тени.',
    },
    turn: 'Поверни тень в уме, чтобы она стояла прямо.',
    another: (other) => `У ${of(other)} край другой.`,
    others: 'У разных предметов края разные.',
    mirrored: 'Близнецы, которые смотрят в другую сторону, не подходят.',
    part: 'Маленькие детали важны: они тоже должны совпасть.',
    answer: (owner) => `Это тень ${of(owner)}: весь край совпадает.`,
    matched: 'Теперь каждая картинка рядом со своей тенью.',
  },
  praise: {
    one: (owner) => `Да! Это тень ${of(owner)}.`,
    match: 'Да! У каждой тени есть своя картинка.',
  },
};
