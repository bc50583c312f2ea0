import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital } = speak('tr');

const of = (good: NounId): string => noun(good, { case: 'genitive' });

export const tr: Words = {
  title: 'Dengedeki terazi',
  balanced: { one: 'İki kefe de eşit ağırlıkta.', many: 'Bütün terazilerde iki kefe de eşit ağırlıkta.' },
  ask: (good) => `Bir ${of(good)} ağırlığı kaç?`,
  find: (good) => `Bir ${of(good)} ağırlığını bul.`,
  weight: (n) => `ağırlık ${n}`,
  alt: (scale, left, right) => `Terazi ${scale}. Sol kefe: ${left}. Sağ kefe: ${right}.`,
  hints: {
    equal: 'İki kefe eşit. Her birinde neler var?',
    one: 'Bu teraziden başla. Burada yalnız bir şey bilinmiyor.',
    two: 'Bu iki teraziyi karşılaştır. Aralarındaki fark ne?',
    all: 'Bütün terazilerdeki her şeyi bir araya koy.',
  },
  feedback: {
    'balance.one-pan': 'O sayı bir ağırlığın üstünde yazıyor. Orada başka ne var?',
    'balance.adds-all': 'Kefeleri toplama. Onlar eşit: karşılaştır.',
    'balance.forgets-to-share': 'Bu, hepsinin ağırlığı. Peki yalnız birinin?',
    'balance.forgets-to-take-off': 'Önce iki kefeden de aynısını al.',
    'balance.counts-twice': 'Bir ağırlık iki kez sayılmış. Bir daha bak.',
    'balance.weighs-another': 'Bu, başka bir şeyin ağırlığı. Hangisi soruluyor?',
    'balance.off-by-one': 'Çok yaklaştın! Bir daha hesapla.',
  },
  steps: {
    look: (scale) => `Şuna bak: terazi ${scale}.`,
    known: (known) => `Bildiklerin: ${known}.`,
    take: (taken) => `İki kefeden de aynısını al: ${taken}.`,
    share: ({ goods, total, count, weighs }) =>
      `${capital(goods)} birlikte: ${total}. Eşit paylaştır: ${total} ÷ ${count} = ${weighs}.`,
    so: ({ good, weighs }) => `Geriye kalan: ${noun(good)} = ${weighs}.`,
    read: ({ good, sum }) => `Öbür kefe de o kadar ağır: ${noun(good)} = ${sum}.`,
    two: ({ scale, other, goods, total }) =>
      `Terazi ${other} ile terazi ${scale} arasındaki farka bak: ${goods} = ${total}.`,
    all: ({ total, scale, good, weighs }) =>
      `Her şeyi bir araya koy: her şeyden iki tane var, yarısının ağırlığı ${total}. Terazi ${scale} üstündekileri çıkar: ${noun(good)} = ${weighs}.`,
    answer: (good, weighs) => `Cevap: bir ${of(good)} ağırlığı ${weighs}.`,
  },
  praise: (good, weighs) => `Evet! Bir ${of(good)} ağırlığı ${weighs}.`,
};
