import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital } = speak('pl');

export const pl: Words = {
  title: 'Waga w równowadze',
  balanced: { one: 'Obie szalki ważą tyle samo.', many: 'Na każdej wadze obie szalki ważą tyle samo.' },
  ask: (good) => `Ile waży ${noun(good)}?`,
  find: (good) => `Sprawdź, ile waży ${noun(good)}.`,
  weight: (n) => `odważnik ${n}`,
  alt: (scale, left, right) => `Waga ${scale}. Lewa szalka: ${left}. Prawa szalka: ${right}.`,
  hints: {
    equal: 'Obie szalki ważą tyle samo. Co na nich leży?',
    one: 'Zacznij od tej wagi. Tu nie wiadomo tylko jednego.',
    two: 'Porównaj te dwie wagi. Czym się różnią?',
    all: 'Dodaj wszystko, co leży na wszystkich wagach.',
  },
  feedback: {
    'balance.one-pan': 'Ta liczba jest na odważniku. A co jeszcze tam leży?',
    'balance.adds-all': 'Nie dodawaj szalek. Ważą tyle samo: porównaj je.',
    'balance.forgets-to-share': 'Tyle ważą wszystkie razem. A jedna rzecz?',
    'balance.forgets-to-take-off': 'Najpierw zdejmij z obu szalek to samo.',
    'balance.counts-twice': 'Jeden odważnik jest policzony dwa razy. Popatrz jeszcze raz.',
    'balance.weighs-another': 'Tyle waży inna rzecz. O którą jest pytanie?',
    'balance.off-by-one': 'Bardzo blisko! Policz jeszcze raz.',
  },
  steps: {
    look: (scale) => `Popatrz: waga ${scale}.`,
    known: (known) => `To już wiadomo: ${known}.`,
    take: (taken) => `Zdejmij z obu szalek to samo: ${taken}.`,
    share: ({ goods, total, count, weighs }) =>
      `${capital(goods)} razem: ${total}. Podziel po równo: ${total} : ${count} = ${weighs}.`,
    so: ({ good, weighs }) => `Zostaje: ${noun(good)} = ${weighs}.`,
    read: ({ good, sum }) => `Druga szalka waży tyle samo: ${noun(good)} = ${sum}.`,
    two: ({ scale, other, goods, total }) => `Porównaj: waga ${other} i waga ${scale}. Różnica: ${goods} = ${total}.`,
    all: ({ total, scale, good, weighs }) =>
      `Dodaj wszystko: każda rzecz leży tam dwa razy, a połowa waży ${total}. Odejmij to, co pokazuje waga ${scale}: ${noun(good)} = ${weighs}.`,
    answer: (good, weighs) => `Odpowiedź: ${noun(good)} waży ${weighs}.`,
  },
  praise: (good, weighs) => `Tak! ${capital(noun(good))} waży ${weighs}.`,
};
