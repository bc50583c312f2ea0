import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital } = speak('uk');

export const uk: Words = {
  title: 'Терези в рівновазі',
  balanced: { one: 'Шальки важать однаково.', many: 'На всіх терезах шальки важать однаково.' },
  ask: (good) => `Скільки важить ${noun(good)}?`,
  find: (good) => `Дізнайся, скільки важить ${noun(good)}.`,
  weight: (n) => `гирка ${n}`,
  alt: (scale, left, right) => `Терези ${scale}. Ліва шалька: ${left}. Права шалька: ${right}.`,
  hints: {
    equal: 'Обидві шальки важать однаково. Що лежить на кожній?',
    one: 'Почни з цих терезів. Тут невідоме лише одне.',
    two: 'Порівняй ці терези. Чим вони різняться?',
    all: 'Додай усе, що лежить на всіх терезах.',
  },
  feedback: {
    'balance.one-pan': 'Це число з гирки. А що ще лежить на шальках?',
    'balance.adds-all': 'Не додавай шальки. Вони важать однаково: порівняй їх.',
    'balance.forgets-to-share': 'Стільки важать усі разом. А один предмет?',
    'balance.forgets-to-take-off': 'Спершу прибери з обох шальок однакове.',
    'balance.counts-twice': 'Одну гирку полічено двічі. Подивися ще раз.',
    'balance.weighs-another': 'Стільки важить інший предмет. Про який запитали?',
    'balance.off-by-one': 'Зовсім близько! Полічи ще раз.',
  },
  steps: {
    look: (scale) => `Подивися на терези ${scale}.`,
    known: (known) => `Це вже відомо: ${known}.`,
    take: (taken) => `Прибери з обох шальок однакове: ${taken}.`,
    share: ({ goods, total, count, weighs }) =>
      `${capital(goods)} разом: ${total}. Поділи порівну: ${total} : ${count} = ${weighs}.`,
    so: ({ good, weighs }) => `Лишилося: ${noun(good)} = ${weighs}.`,
    read: ({ good, sum }) => `Друга шалька важить стільки ж: ${noun(good)} = ${sum}.`,
    two: ({ scale, other, goods, total }) =>
      `Порівняй терези ${other} і терези ${scale}. Різниця: ${goods} = ${total}.`,
    all: ({ total, scale, good, weighs }) =>
      `Додай усе разом: кожен предмет лежить двічі, і половина важить ${total}. Прибери терези ${scale}: ${noun(good)} = ${weighs}.`,
    answer: (good, weighs) => `Відповідь: ${noun(good)} важить ${weighs}.`,
  },
  praise: (good, weighs) => `Так! ${capital(noun(good))} важить ${weighs}.`,
};
