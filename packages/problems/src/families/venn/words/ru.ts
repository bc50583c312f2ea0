import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Described, Words } from './shape.ts';

const { list, noun } = speak('ru');

const no = (id: NounId): string => noun(id, { case: 'genitive' });

/** После «где». */
const like = (cards: Described): string => {
  switch (cards.says) {
    case 'with':
      return `есть ${noun(cards.a)}`;
    case 'without':
      return `нет ${no(cards.a)}`;
    case 'only':
      return `есть только ${noun(cards.a)}`;
    case 'and':
      return `есть и ${noun(cards.a)}, и ${noun(cards.b)}`;
    case 'or':
      return `есть ${noun(cards.a)}, ${noun(cards.b)} или и то и другое`;
    case 'but-not':
      return `есть ${noun(cards.a)}, но нет ${no(cards.b)}`;
    case 'neither':
      return `нет ни ${no(cards.a)}, ни ${no(cards.b)}`;
    case 'and-not':
      return `есть ${noun(cards.a)} и ${noun(cards.b)}, но нет ${no(cards.not)}`;
    case 'or-not':
      return `есть ${noun(cards.a)} или ${noun(cards.b)}, но нет ${no(cards.not)}`;
    case 'exactly-one':
      return 'ровно один рисунок';
    case 'exactly-two':
      return 'ровно два рисунка';
    case 'at-least-two':
      return 'два рисунка или больше';
    case 'all':
      return 'есть все рисунки';
    case 'some':
      return 'есть хоть один рисунок';
    case 'none':
      return 'нет ни одного рисунка';
    case 'any-card':
      return 'есть что угодно или ничего';
  }
};

export const ru: Words = {
  title: 'Круги пересекаются',
  fact: (cards, n) => (cards.says === 'any-card' ? `Всего карточек: ${n}.` : `Карточки, где ${like(cards)}: ${n}.`),
  cards: (cards) => `Карточки, где ${like(cards)}`,
  howMany: (cards) =>
    cards.says === 'any-card' ? 'Сколько всего карточек?' : `Карточки, где ${like(cards)}: сколько их?`,
  findHowMany: (cards) =>
    cards.says === 'any-card' ? 'Узнай, сколько всего карточек.' : `Карточки, где ${like(cards)}. Узнай, сколько их.`,
  shownNumbers: 'Числа говорят, сколько карточек где лежит.',
  place: 'Положи каждую карточку в нужный круг.',
  tap: (cards) => `Карточки, где ${like(cards)}. Отметь все их места.`,
  whichPicture: (cards) => `Карточки, где ${like(cards)}. Где их место?`,
  findPicture: (cards) => `Карточки, где ${like(cards)}. Найди их место.`,
  whichPhrase: 'Каким карточкам место в закрашенной части?',
  findPhrase: 'Найди карточки, которым место в закрашенной части.',
  alt: (circles) => `Круги, которые пересекаются: ${list(circles.map((id) => noun(id)))}.`,
  shaded: (regions) => `Закрашено: ${regions.join('; ')}.`,
  region: (circles) =>
    circles.length === 0 ? 'снаружи всех кругов' : `внутри: только ${list(circles.map((id) => noun(id)))}`,
  card: (pictures) => (pictures.length === 0 ? 'Пустая карточка' : `Карточка: ${list(pictures.map((id) => noun(id)))}`),
  hints: {
    overlap: 'Где круги пересекаются, там оба рисунка.',
    add: 'Найди все закрашенные части. Сложи числа.',
    take: 'Начни с целого. Какая часть лишняя?',
    chain: 'Сначала найди одно недостающее число. Потом иди дальше.',
    place: 'Возьми одну карточку. Какие рисунки на ней?',
    outside: 'Карточка без этих рисунков остаётся снаружи.',
    walk: 'Иди от части к части. Спрашивай: подходит?',
  },
  feedback: {
    'venn.turns-inside-out': 'Здесь всё наоборот. Кто внутри?',
    'venn.forgets-the-overlap': 'Посмотри, где круги пересекаются. Что там лежит?',
    'venn.takes-a-part': 'Это только часть. Что ещё подходит?',
    'venn.takes-too-much': 'Это слишком много. Что не подходит?',
    'venn.looks-beside': 'Это другие карточки. Прочитай ещё раз.',
    'venn.mixes-circles-up': 'Не перепутай круги. Посмотри на рисунки.',
  },
  steps: {
    take: (whole, part, rest) => `Убери часть: ${whole} − ${part} = ${rest}.`,
    add: (one, two, sum) => `Сложи вместе: ${one} + ${two} = ${sum}.`,
    place: (pictures) =>
      pictures.length === 0
        ? 'Пустая карточка остаётся снаружи.'
        : pictures.length === 1
          ? `Только один рисунок, ${noun(pictures[0] ?? 'star')}: место в своём круге.`
          : `Два рисунка, ${list(pictures.map((id) => noun(id)))}: место посередине, где оба круга.`,
    placed: 'Теперь все карточки на своих местах.',
    belong: (count) => `Эти части подходят: ${count}.`,
    leftOut: (count) => `Эти части не подходят: ${count}.`,
    answer: (cards) => `Ответ: Карточки, где ${like(cards)}.`,
    answerNumber: (n) => `Ответ: ${n}.`,
  },
  praise: 'Да! Круги сошлись.',
};
