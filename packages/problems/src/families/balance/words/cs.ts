import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital } = speak('cs');

export const cs: Words = {
  title: 'Váhy v rovnováze',
  balanced: { one: 'Obě misky jsou stejně těžké.', many: 'Na všech vahách jsou obě misky stejně těžké.' },
  ask: (good) => `Kolik váží ${noun(good)}?`,
  find: (good) => `Zjisti, kolik váží ${noun(good)}.`,
  weight: (n) => `závaží ${n}`,
  alt: (scale, left, right) => `Váhy ${scale}. Levá miska: ${left}. Pravá miska: ${right}.`,
  hints: {
    equal: 'Obě misky váží stejně. Co na nich leží?',
    one: 'Začni těmito vahami. Tady neznáš jen jednu věc.',
    two: 'Porovnej tyto váhy. Čím se liší?',
    all: 'Sečti všechno, co leží na všech vahách.',
  },
  feedback: {
    'balance.one-pan': 'To číslo je na závaží. Co dalšího tam leží?',
    'balance.adds-all': 'Misky nesčítej. Váží stejně: porovnej je.',
    'balance.forgets-to-share': 'Tolik váží všechny dohromady. A jeden kus?',
    'balance.forgets-to-take-off': 'Nejdřív z obou misek odeber totéž.',
    'balance.counts-twice': 'Jedno závaží je počítané dvakrát. Podívej se znovu.',
    'balance.weighs-another': 'Tolik váží jiná věc. Na kterou se ptáme?',
    'balance.off-by-one': 'Skoro! Spočítej to ještě jednou.',
  },
  steps: {
    look: (scale) => `Podívej se na váhy ${scale}.`,
    known: (known) => `Už víš: ${known}.`,
    take: (taken) => `Z obou misek odeber totéž: ${taken}.`,
    share: ({ goods, total, count, weighs }) =>
      `${capital(goods)} dohromady: ${total}. Rozděl na stejné díly: ${total} : ${count} = ${weighs}.`,
    so: ({ good, weighs }) => `Zbývá: ${noun(good)} = ${weighs}.`,
    read: ({ good, sum }) => `Druhá miska váží stejně: ${noun(good)} = ${sum}.`,
    two: ({ scale, other, goods, total }) => `Porovnej váhy ${other} a váhy ${scale}. Rozdíl: ${goods} = ${total}.`,
    all: ({ total, scale, good, weighs }) =>
      `Sečti všechno: každá věc tam leží dvakrát a polovina váží ${total}. Odeber váhy ${scale}: ${noun(good)} = ${weighs}.`,
    answer: (good, weighs) => `Odpověď: ${noun(good)} váží ${weighs}.`,
  },
  praise: (good, weighs) => `Ano! ${capital(noun(good))} váží ${weighs}.`,
};
