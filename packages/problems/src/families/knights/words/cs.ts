import type { Words } from './shape.ts';

export const cs: Words = {
  title: 'Rytíři a lháři',
  rule: 'Rytíři mluví vždycky pravdu. Lháři nikdy.',
  quote: (who, speech) => `${who}: „${speech}“`,
  speeches: {
    knight: (a) => `${a} je rytíř.`,
    liar: (a) => `${a} je lhář.`,
    same: (a, b) => `${a} a ${b} jsou stejného druhu.`,
    differ: (a, b) => `${a} a ${b} nejsou stejného druhu.`,
    bothKnights: (a, b) => `${a} i ${b} jsou rytíři.`,
    bothLiars: (a, b) => `${a} i ${b} jsou lháři.`,
    either: (a, b) => `Aspoň jeden z dvojice ${a} a ${b} je lhář.`,
    count: (n) => `Lhářů je mezi námi přesně ${n}.`,
  },
  ask: { single: 'Kdo je jediný rytíř?', multi: 'Kdo je rytíř? Vyber všechny.' },
  find: { single: 'Najdi jediného rytíře.', multi: 'Najdi všechny rytíře.' },
  alt: (count) => `Mluvčích s bublinami: ${count}.`,
  speaker: (who) => `Mluvčí ${who}`,
  hints: ['Představ si, že jeden z nich je rytíř.', 'Co z toho plyne? Sedí to všechno dohromady?'],
  feedback: {
    'knights.trusts-the-word': 'Někdo o něm říká, že je rytíř. Je to pravda?',
    'knights.believes-the-accuser': 'Tenhle mluvčí obviňuje ostatní. Je to pravda?',
    'knights.does-not-test': 'Představ si, že je to rytíř. Ověř každou bublinu.',
  },
  steps: {
    true: (who) => `${who} je rytíř: co říká ${who}, je pravda.`,
    false: (who) => `${who} je lhář: co říká ${who}, není pravda.`,
    answer: (all) => `Všechny ostatní možnosti vedou ke sporu. Rytíři: ${all.join(', ')}.`,
  },
  praise: 'Ano! Všechno do sebe zapadá.',
};
