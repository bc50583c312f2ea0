import type { Case } from '../../../lang/grammar.ts';
import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { capital, colour: paint, described, spelled } = speak('tr');

const piece = (colour: Parameters<typeof paint>[0], wanted: Case): string =>
  described({ noun: 'piece', adjectives: [paint(colour)] }, { case: wanted });

export const tr: Words = {
  title: 'Hangisi uyar?',
  rule: { turn: 'Parçaları döndürebilirsin ama ters çeviremezsin.', still: 'Parçaları döndürme.' },
  ask: {
    hole: () => 'Boşluğu hangi parça doldurur?',
    holes: () => 'Her boşluğu kendi parçasıyla doldur.',
    leftover: () => 'Şekil için bir parça gereksiz: hangisi artar?',
    parts: ({ needed }) => `Şekli hangi parçalar oluşturur (${needed} parça gerekli)?`,
    lies: ({ colour }) => `${capital(piece(colour, 'genitive'))} şekildeki yerini işaretle.`,
  },
  find: {
    hole: () => 'Boşluğu dolduran parçayı bul.',
    holes: () => 'Her boşluğu kendi parçasıyla doldur.',
    leftover: () => 'Şekil için bir parça gereksiz. Artan parçayı bul.',
    parts: ({ needed }) => `Şekli oluşturan parçaları bul: ${spelled(needed, 'piece')} gerekli.`,
    lies: ({ colour }) => `${capital(piece(colour, 'genitive'))} şekildeki yerini işaretle.`,
  },
  alt: {
    hole: (squares, pieces) =>
      `Boşluklu bir tahta. Boşluktaki kare sayısı: ${squares}. Aralarından seçilecek parça sayısı: ${pieces}.`,
    holes: (squares, pieces) =>
      `Boşlukları olan bir tahta. Boşluklardaki kare sayısı: ${squares}. Parça sayısı: ${pieces}.`,
    leftover: (squares, pieces) =>
      `Karelerden oluşan bir şekil, kare sayısı: ${squares}. Aralarından seçilecek parça sayısı: ${pieces}.`,
    parts: (squares, pieces) =>
      `Karelerden oluşan bir şekil, kare sayısı: ${squares}. Aralarından seçilecek parça sayısı: ${pieces}.`,
    lies: (squares, pieces) =>
      `Karelerden oluşan bir şekil, kare sayısı: ${squares}. Şekli oluşturan parça sayısı: ${pieces}.`,
  },
  piece: (n) => `Parça ${n}`,
  hole: (n) => `Boşluk ${n}`,
  square: (row, column) => `Satır ${row}, sütun ${column}`,
  hints: {
    rows: 'Boşluğun her satırındaki kareleri say.',
    turn: 'Bir parçayı aklından adım adım döndür.',
    corner: 'Bir köşeden ya da dar bir yerden başla.',
    twin: 'Bazı parçalar ayna ikizi. Ters çevirmek yasak.',
  },
  feedback: {
    'fit.turns-it': 'Bunu önce döndürmek gerekir.',
    'fit.flips-it': 'Bu, ayna ikizi. Ters çevirmek gerekirdi.',
    'fit.another-shape': 'Her satırdaki kareleri bir daha say.',
    'fit.is-needed': 'Şekli bu parça olmadan kurmayı dene.',
    'fit.twin-of-the-one-left': 'Çok yakın: bunun bir ikizi var. Ne yana kıvrılıyor?',
    'fit.not-a-part': 'Bunu bir köşeye koy. Geriye ne kalıyor?',
  },
  steps: {
    rows: (rows) => `Boşluğun karelerini satır satır say: ${rows}.`,
    rowsOf: (hole, rows) => `Boşluk ${hole}, satır satır: ${rows}. Aynı parçayı bul.`,
    turn: 'Parçaları aklından döndür ve karşılaştır.',
    turnedLure: 'Aynı parçadan iki tane var; biri yanlış duruyor.',
    twin: 'Ayna ikizi uymaz: ters çevirmek gerekirdi.',
    fills: 'Bu parça boşluğu dolduruyor.',
    allFilled: 'Şimdi bütün boşluklar dolu.',
    squares: ({ all, each, count }) => `Şekilde ${all} kare, bir parçada ${each} kare var: ${count} parça gerekiyor.`,
    first: 'Bir parça buraya girebilir.',
    next: 'Sıradaki buraya giriyor.',
    last: 'Sonuncusu kalan yeri dolduruyor.',
    leftover: 'Şekil doldu, bir parça arttı.',
    parts: 'Demek ki şekli bu parçalar oluşturuyor.',
    lies: (colour) => `Demek ki ${piece(colour, 'genitive')} yeri burası.`,
  },
  praise: {
    hole: 'Evet! Tam oturdu.',
    holes: 'Evet! Bütün boşluklar doldu.',
    leftover: 'Evet! O parça gerekmiyor.',
    parts: 'Evet! Birlikte şekli oluşturuyorlar.',
    lies: 'Evet! Yeri tam orası.',
  },
};
