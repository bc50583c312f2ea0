import type { Words } from './shape.ts';

export const tr: Words = {
  title: 'Şövalyeler ve yalancılar',
  rule: 'Şövalyeler hep doğruyu söyler. Yalancılar hiçbir zaman doğruyu söylemez.',
  quote: (who, speech) => `${who}: “${speech}”`,
  speeches: {
    knight: (a) => `${a} bir şövalye.`,
    liar: (a) => `${a} bir yalancı.`,
    same: (a, b) => `${a} ile ${b} aynı türden.`,
    differ: (a, b) => `${a} ile ${b} farklı türden.`,
    bothKnights: (a, b) => `Hem ${a} hem ${b} şövalye.`,
    bothLiars: (a, b) => `Hem ${a} hem ${b} yalancı.`,
    either: (a, b) => `${a} ile ${b} arasında en az bir yalancı var.`,
    count: (n) => `Buradaki yalancı sayısı tam ${n}.`,
  },
  ask: { single: 'Tek şövalye kim?', multi: 'Kimler şövalye? Hepsini seç.' },
  find: { single: 'Tek şövalyeyi bul.', multi: 'Bütün şövalyeleri bul.' },
  alt: (count) => `Konuşma balonlu konuşmacı sayısı: ${count}.`,
  speaker: (who) => `Konuşmacı ${who}`,
  hints: ['Birinin şövalye olduğunu varsay.', 'Bundan ne çıkar? Hepsi birbirine uyuyor mu?'],
  feedback: {
    'knights.trusts-the-word': 'Biri buna şövalye diyor. Bu doğru mu?',
    'knights.believes-the-accuser': 'Bu, başkalarını suçluyor. Bu doğru mu?',
    'knights.does-not-test': 'Bunun şövalye olduğunu varsay. Her balonu dene.',
  },
  steps: {
    true: (who) => `${who} bir şövalye: ${who} ne diyorsa doğru.`,
    false: (who) => `${who} bir yalancı: ${who} ne diyorsa yanlış.`,
    answer: (all) => `Öteki bütün yollar çelişkiye varıyor. Şövalyeler: ${all.join(', ')}.`,
  },
  praise: 'Evet! Her şey birbirine uyuyor.',
};
