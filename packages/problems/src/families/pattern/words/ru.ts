import { speak } from '../../../lang/speak.ts';
import type { SaidBead, Words } from './shape.ts';

const { adjective, capital, colour: hue, described, list } = speak('ru');

const bare = ({ noun, colour }: SaidBead): string =>
  described(colour === null ? { noun } : { noun, adjectives: [hue(colour)] });

export const ru: Words = {
  title: 'Что дальше?',
  question: {
    next: 'Что дальше?',
    missing: 'Чего не хватает?',
    put: 'Заполни пропуск.',
    putAll: 'Заполни оба пропуска.',
  },
  questionOfBeads: {
    next: 'Какая бусина следующая?',
    missing: 'Какой бусины не хватает?',
    put: 'Надень на нитку недостающую бусину.',
    putAll: 'Надень на нитку обе недостающие бусины.',
  },
  narration: {
    next: 'Посмотри на ряд. Найди, что дальше.',
    missing: 'Посмотри на ряд. Найди, чего не хватает.',
    put: 'Посмотри на ряд. Поставь то, чего не хватает.',
    putAll: 'Посмотри на ряд. Поставь оба недостающих предмета.',
  },
  bead: bare,
  alt: (row) => `Ряд: ${row.map((bead) => (bead ? bare(bead) : 'пропуск')).join(', ')}.`,
  gap: (n) => `Пропуск ${n}`,
  hints: {
    aloud: 'Назови ряд вслух. Где он начинается снова?',
    repeats: 'Эта часть повторяется. Найди её ещё и ещё раз.',
    grows: 'Одна часть каждый раз длиннее. Посчитай её.',
    apart: 'Назови только фигуры. Потом назови только цвета.',
  },
  feedback: {
    'pattern.colour': 'Фигура подходит. Теперь назови только цвета.',
    'pattern.shape': 'Цвет подходит. Теперь назови только фигуры.',
    'pattern.repeats-last': 'Это только что было. Назови ряд с начала.',
    'pattern.copies-next': 'Это стоит после пропуска. А что перед ним?',
    'pattern.starts-again': 'С этого ряд начинается. Пора ли начинать снова?',
    'pattern.out-of-turn': 'Это в ряду есть. Но чья сейчас очередь?',
    'pattern.stranger': 'Этого в ряду нет. Посмотри ещё раз.',
  },
  steps: {
    unit: (beads) => `Эта часть повторяется: ${beads.map(bare).join(', ')}.`,
    unitOfShapes: (shapes) =>
      `Посмотри только на фигуры. Они повторяются: ${shapes.map((shape) => described({ noun: shape })).join(', ')}.`,
    unitOfColours: (colours) =>
      `Посмотри только на цвета. Они повторяются: ${colours.map((one) => adjective(hue(one), { noun: 'colour' })).join(', ')}.`,
    again: 'Вот та же часть ещё раз.',
    grows: 'Одна часть растёт: один, потом два, потом три.',
    growsInShapes: 'Посмотри только на фигуры. Одна часть каждый раз растёт.',
    before: (bead) => `Перед пропуском стоит ${bare(bead)}. Продолжай оттуда.`,
    answer: (beads) => `Значит, здесь ${list(beads.map(bare))}.`,
  },
  praise: (beads) => `Да! ${capital(list(beads.map(bare)))}.`,
};
