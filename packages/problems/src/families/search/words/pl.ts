import type { Gender } from '../../../lang/grammar.ts';
import { speak } from '../../../lang/speak.ts';
import type { Spelling, Trip, Words } from './shape.ts';

const { capital, counted, list, noun, numeral, spelled } = speak('pl');

const number = (value: number, spelling: Spelling, gender: Gender = 'masculine'): string =>
  spelling === 'digits' ? String(value) : numeral(value, gender);
const numbers = (values: readonly number[], spelling: Spelling): string =>
  list(values.map((value) => number(value, spelling)));

const trip = ({ isBack, crew }: Trip): string =>
  `${isBack ? 'z powrotem' : 'na drugi brzeg'}: ${list(crew.map((one) => noun(one)))}`;
/** "2 sąsiednie monety", "5 sąsiednich monet": an accusative. */
const neighbours = (n: number): string => (n < 5 ? 'sąsiednie monety' : 'sąsiednich monet');

export const pl: Words = {
  title: { pour: 'Odmierz wodę', ferry: 'Przez rzekę', flip: 'Odwróć monety', pay: 'Jak najmniej monet' },
  ask: {
    pour: ({ jugs, target, hasTap }, spelling) => {
      const litres = spelling === 'digits' ? counted(target, 'litre') : spelled(target, 'litre');
      const size = `Pojemność dzbanków w litrach: ${numbers(jugs, spelling)}.`;
      const given = hasTap
        ? `${size} Jeden ruch: napełnić dzbanek, opróżnić go albo przelać.`
        : `${size} Największy jest pełny. Jeden ruch: przelać z jednego dzbanka do drugiego.`;
      const stop = 'Lej, aż jeden będzie pusty albo jeden pełny.';
      return `${given} ${stop} Ile ruchów co najmniej potrzeba, żeby odmierzyć ${litres}?`;
    },
    ferry: ({ weights, limit }, spelling) =>
      `Wszyscy chcą na drugi brzeg. Waga zwierząt: ${numbers(weights, spelling)}. Łódka uniesie najwyżej ${number(limit, spelling)}. Ktoś musi zawsze wiosłować. Ile przepraw co najmniej potrzeba?`,
    flip: (width, spelling) =>
      `Jeden ruch odwraca ${number(width, spelling, 'feminine')} ${neighbours(width)}. Ile ruchów co najmniej potrzeba, żeby każda moneta pokazała gwiazdkę?`,
    pay: ({ values, sum }, spelling) =>
      `Masz dużo monet o wartości ${numbers(values, spelling)}. Zapłać dokładnie ${number(sum, spelling)}. Ile monet co najmniej potrzeba?`,
  },
  alt: {
    pour: ({ jugs, target, hasTap }) =>
      `Dzbanki, pojemność w litrach: ${list(jugs.map(String))}. ${hasTap ? 'Jest kran, a wszystkie dzbanki są puste.' : 'Największy dzbanek jest pełny, pozostałe są puste.'} Potrzeba: ${counted(target, 'litre')}.`,
    ferry: (herd, limit) =>
      `Zwierzęta na lewym brzegu rzeki: ${herd.map(({ animal, weight }) => `${noun(animal)} ${weight}`).join(', ')}. Łódka uniesie ${limit}.`,
    flip: (coins) =>
      `Rząd monet: ${coins.map((isUp, index) => `${index + 1} ${isUp ? 'gwiazdka' : 'tył'}`).join(', ')}.`,
    pay: (values, sum) => `Monety o wartości ${list(values.map(String))}. Cena: ${sum}.`,
  },
  hints: {
    pour: ['Po każdym ruchu zapisz, ile wody jest w dzbankach.', 'Co mogło w nich być tuż przed końcem?'],
    ferry: ['Ktoś musi wrócić łódką. Kto jest lekki?', 'Ładuj łódkę jak najlepiej.'],
    flip: ['Popatrz na pierwszą monetę. Odwraca ją tylko jeden ruch.', 'Ten sam ruch dwa razy niczego nie zmienia.'],
    pay: ['Największa moneta na początek nie zawsze jest najlepsza.', 'Wypróbuj kilka średnich monet.'],
  },
  feedback: {
    'search.one-move-forgotten': 'Bardzo blisko! Przejdź wszystko ruch po ruchu i policz.',
    'search.one-move-too-many': 'Bardzo blisko! Część drogi może być krótsza.',
    'search.too-few': 'Sprawdź: czy po tylu ruchach wszystko jest gotowe?',
    'search.detour': 'Tak też się da, ale to okrężna droga. Szukaj krótszej.',
    'search.largest-first': 'Tak wychodzi, gdy zaczynasz od największej. Zacznij inaczej.',
  },
  steps: {
    pour: (states) => `W dzbankach po kolei: ${states.join('; ')}.`,
    ferry: (trips) => `${capital(trips.map(trip).join('; '))}.`,
    flip: (turns) => `Odwróć monety: ${list(turns)}.`,
    greedy: (coins, sum) => `Najpierw największe: ${coins.join(' + ')} = ${sum}. Monety: ${coins.length}.`,
    pay: (coins, sum) => `Lepiej tak: ${coins.join(' + ')} = ${sum}.`,
    answer: {
      pour: (moves) => `Żadna krótsza droga do tego nie prowadzi. Najmniej ruchów: ${moves}.`,
      ferry: (moves) => `Teraz wszyscy są na drugim brzegu, a szybciej się nie da. Przeprawy: ${moves}.`,
      flip: (moves) => `Widać wszystkie gwiazdki, a mniej ruchów nie wystarczy. Ruchy: ${moves}.`,
      pay: (moves) => `Mniej monet nigdy nie da tej sumy. Monety: ${moves}.`,
    },
  },
  praise: 'Tak! Krócej się nie da.',
};
