import type { Words } from './shape.ts';

export const pl: Words = {
  title: 'Rycerze i kłamcy',
  rule: 'Rycerze zawsze mówią prawdę. Kłamcy nigdy jej nie mówią.',
  quote: (who, speech) => `${who}: „${speech}”`,
  speeches: {
    knight: (a) => `${a} to rycerz.`,
    liar: (a) => `${a} to kłamca.`,
    same: (a, b) => `${a} i ${b} są tego samego rodzaju.`,
    differ: (a, b) => `${a} i ${b} nie są tego samego rodzaju.`,
    bothKnights: (a, b) => `${a} i ${b} to rycerze.`,
    bothLiars: (a, b) => `${a} i ${b} to kłamcy.`,
    either: (a, b) => `${a} i ${b}: przynajmniej jedna z tych osób to kłamca.`,
    count: (n) => `Liczba kłamców wśród nas to dokładnie ${n}.`,
  },
  ask: { single: 'Kto jest tu jedynym rycerzem?', multi: 'Kto jest tu rycerzem? Wybierz wszystkich.' },
  find: { single: 'Znajdź jedynego rycerza.', multi: 'Znajdź wszystkich rycerzy.' },
  alt: (count) => `Osoby z dymkami: ${count}.`,
  speaker: (who) => `Mówi ${who}`,
  hints: ['Załóż, że ktoś z nich jest rycerzem.', 'Co z tego wynika? Czy wszystko się zgadza?'],
  feedback: {
    'knights.trusts-the-word': 'Ktoś nazywa tę osobę rycerzem. Czy to prawda?',
    'knights.believes-the-accuser': 'Ta osoba oskarża innych. Czy to prawda?',
    'knights.does-not-test': 'Załóż, że to rycerz. Sprawdź każdy dymek.',
  },
  steps: {
    true: (who) => `${who} to rycerz: to, co mówi ${who}, jest prawdą.`,
    false: (who) => `${who} to kłamca: to, co mówi ${who}, jest nieprawdą.`,
    answer: (all) => `Wszystko inne prowadzi do sprzeczności. Rycerze: ${all.join(', ')}.`,
  },
  praise: 'Tak! Wszystko się zgadza.',
};
