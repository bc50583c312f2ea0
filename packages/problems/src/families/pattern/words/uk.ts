import { speak } from '../../../lang/speak.ts';
import type { SaidBead, Words } from './shape.ts';

const { adjective, capital, colour: hue, described, list } = speak('uk');

const bare = ({ noun, colour }: SaidBead): string =>
  described(colour === null ? { noun } : { noun, adjectives: [hue(colour)] });

export const uk: Words = {
  title: 'Що далі?',
  question: {
    next: 'Що далі?',
    missing: 'Чого бракує?',
    put: 'Заповни порожнє місце.',
    putAll: 'Заповни обидва порожні місця.',
  },
  questionOfBeads: {
    next: 'Яка намистина наступна?',
    missing: 'Якої намистини бракує?',
    put: 'Нанижи намистину, якої бракує.',
    putAll: 'Нанижи обидві намистини, яких бракує.',
  },
  narration: {
    next: 'Подивися на ряд. Дізнайся, що далі.',
    missing: 'Подивися на ряд. Дізнайся, чого бракує.',
    put: 'Подивися на ряд. Постав те, чого бракує.',
    putAll: 'Подивися на ряд. Постав обидва предмети, яких бракує.',
  },
  bead: bare,
  alt: (row) => `Ряд: ${row.map((bead) => (bead ? bare(bead) : 'порожнє місце')).join(', ')}.`,
  gap: (n) => `Порожнє місце ${n}`,
  hints: {
    aloud: 'Назви ряд уголос. Де він починається знову?',
    repeats: 'Ця частина повторюється. Знайди її ще і ще раз.',
    grows: 'Одна частина щоразу довша. Полічи її.',
    apart: 'Назви тільки фігури. Потім назви тільки кольори.',
  },
  feedback: {
    'pattern.colour': 'Фігура підходить. Тепер назви тільки кольори.',
    'pattern.shape': 'Колір підходить. Тепер назви тільки фігури.',
    'pattern.repeats-last': 'Це щойно було. Назви ряд від початку.',
    'pattern.copies-next': 'Це стоїть після порожнього місця. А що перед ним?',
    'pattern.starts-again': 'Із цього ряд починається. Чи час починати знову?',
    'pattern.out-of-turn': 'Це в ряду є. Але чия зараз черга?',
    'pattern.stranger': 'Цього в ряду немає. Подивися ще раз.',
  },
  steps: {
    unit: (beads) => `Ця частина повторюється: ${beads.map(bare).join(', ')}.`,
    unitOfShapes: (shapes) =>
      `Подивися тільки на фігури. Вони повторюються: ${shapes.map((shape) => described({ noun: shape })).join(', ')}.`,
    unitOfColours: (colours) =>
      `Подивися тільки на кольори. Вони повторюються: ${colours.map((one) => adjective(hue(one), { noun: 'colour' })).join(', ')}.`,
    again: 'Ось та сама частина ще раз.',
    grows: 'Одна частина росте: один, потім два, потім три.',
    growsInShapes: 'Подивися тільки на фігури. Одна частина щоразу росте.',
    before: (bead) => `Перед порожнім місцем стоїть ${bare(bead)}. Продовжуй звідти.`,
    answer: (beads) => `Отже, тут ${list(beads.map(bare))}.`,
  },
  praise: (beads) => `Так! ${capital(list(beads.map(bare)))}.`,
};
