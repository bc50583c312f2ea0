import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital } = speak('ru');

export const ru: Words = {
  title: 'Весы в равновесии',
  balanced: { one: 'Чаши весят одинаково.', many: 'На всех весах чаши весят одинаково.' },
  ask: (good) => `Сколько весит ${noun(good)}?`,
  find: (good) => `Узнай, сколько весит ${noun(good)}.`,
  weight: (n) => `гиря ${n}`,
  alt: (scale, left, right) => `Весы ${scale}. Левая чаша: ${left}. Правая чаша: ${right}.`,
  hints: {
    equal: 'Обе чаши весят одинаково. Что лежит на каждой?',
    one: 'Начни с этих весов. Здесь неизвестно только одно.',
    two: 'Сравни эти весы. Чем они отличаются?',
    all: 'Сложи всё, что лежит на всех весах.',
  },
  feedback: {
    'balance.one-pan': 'Это число с гири. А что ещё лежит на чашах?',
    'balance.adds-all': 'Не складывай чаши. Они весят одинаково: сравни их.',
    'balance.forgets-to-share': 'Столько весят все вместе. А один предмет?',
    'balance.forgets-to-take-off': 'Сначала убери с обеих чаш одинаковое.',
    'balance.counts-twice': 'Одна гиря посчитана дважды. Посмотри ещё раз.',
    'balance.weighs-another': 'Столько весит другой предмет. О каком спросили?',
    'balance.off-by-one': 'Совсем близко! Посчитай ещё раз.',
  },
  steps: {
    look: (scale) => `Посмотри на весы ${scale}.`,
    known: (known) => `Это уже известно: ${known}.`,
    take: (taken) => `Убери с обеих чаш одинаковое: ${taken}.`,
    share: ({ goods, total, count, weighs }) =>
      `${capital(goods)} вместе: ${total}. Раздели поровну: ${total} : ${count} = ${weighs}.`,
    so: ({ good, weighs }) => `Осталось: ${noun(good)} = ${weighs}.`,
    read: ({ good, sum }) => `Другая чаша весит столько же: ${noun(good)} = ${sum}.`,
    two: ({ scale, other, goods, total }) => `Сравни весы ${other} и весы ${scale}. Разница: ${goods} = ${total}.`,
    all: ({ total, scale, good, weighs }) =>
      `Сложи всё вместе: каждый предмет лежит дважды, и половина весит ${total}. Убери весы ${scale}: ${noun(good)} = ${weighs}.`,
    answer: (good, weighs) => `Ответ: ${noun(good)} весит ${weighs}.`,
  },
  praise: (good, weighs) => `Да! ${capital(noun(good))} весит ${weighs}.`,
};
