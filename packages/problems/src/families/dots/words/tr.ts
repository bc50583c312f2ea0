import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { counted, spelled } = speak('tr');

export const tr: Words = {
  title: 'Noktalar ve domino taşları',
  question: {
    sum: () => 'Toplam kaç nokta var?',
    rest: ({ n }) => `Toplam ${counted(n, 'dot')} var. Yaprağın altında kaç nokta saklı?`,
    crossed: () => 'Üstü çizili noktalar gidiyor. Kaç nokta kalıyor?',
    take: ({ n }) => `Giden noktalar: ${n}. Kaç nokta kalıyor?`,
    equal: () => 'İki yanda da eşit sayıda nokta var. Yaprağın altında kaç nokta saklı?',
    find: ({ n }) => `Hangi kartta ${counted(n, 'dot')} var?`,
    bonds: ({ n }) => `Kartları yerleştir. Her satırda ${counted(n, 'dot')} olsun.`,
  },
  narration: {
    sum: () => 'Toplam kaç nokta olduğunu bul.',
    rest: ({ n }) => `Toplam ${spelled(n, 'dot')} var. Yaprağın altında kaç nokta saklı olduğunu bul.`,
    crossed: () => 'Üstü çizili noktalar gidiyor. Kaç nokta kaldığını bul.',
    take: ({ n }) => `Giden: ${spelled(n, 'dot')}. Kaç nokta kaldığını bul.`,
    equal: () => 'İki yanda da eşit sayıda nokta var. Yaprağın altında kaç nokta saklı olduğunu bul.',
    find: ({ n }) => `Üzerinde ${spelled(n, 'dot')} olan kartı bul.`,
    bonds: ({ n }) => `Kartları yerleştir. Her satırda ${spelled(n, 'dot')} olsun.`,
  },
  alt: {
    groups: (groups) => `Nokta grupları: ${groups}.`,
    covered: 'Bir grup daha var, üstünü bir yaprak örtüyor.',
    total: (n) => `Toplam nokta sayısı: ${n}.`,
    crossed: (n) => `Üstü çizili: ${n}.`,
    left: (groups) => `Sol yan, nokta grupları: ${groups}.`,
    right: (groups) => `Sağ yan, nokta grupları: ${groups}. Orada bir grubun daha üstünü yaprak örtüyor.`,
    row: (row, n) => `Satır ${row}: ${counted(n, 'dot')} ve boş bir yer.`,
    cards: (cards) => `Noktalı kartlar: ${cards}.`,
  },
  card: (a, b) => `${counted(a, 'dot')} ve ${counted(b, 'dot')}`,
  hints: {
    sum: ['En büyük gruptan başla.', 'Oradan sonra birer birer saymaya devam et.'],
    rest: ['Gördüklerini say.', 'Üstteki sayıya varmak için kaç tane daha gerekiyor?'],
    crossed: ['Üstü çizili olmayan noktalara bak.', 'Dolu satırlar ve dolu kutular saymanı kolaylaştırır.'],
    take: ['Bir çubukta on boncuk var.', 'Önce çubukları, sonra boncukları çıkar.'],
    equal: ['Önce yapraksız yanı say.', 'Öbür yan da aynı sayıya varmalı.'],
    find: ['Bir kartın iki yarısını birlikte say.', 'Büyük yarıdan başla.'],
    bonds: ['En çok noktası olan satırdan başla.', 'Kaç nokta daha gerekiyor? O kartı bul.'],
  },
  feedback: {
    'dots.one-half': 'Yalnız bir yarısı o kadar. Peki ikisi birlikte?',
    'dots.off-by-one': 'Çok yaklaştın! İki yarıyı da bir daha say.',
    'dots.whole-ten': 'Onluklara bak. Bir onluk farklı.',
    'dots.too-many': 'Burada daha çok nokta var. İki yarıyı da say.',
    'dots.too-few': 'Burada daha az nokta var. İki yarıyı da say.',
  },
  steps: {
    add: (a, b, sum) => `Topla: ${a} + ${b} = ${sum}.`,
    fillTen: (a, b) => `Önce onluğu tamamla: ${a} + ${b} = 10.`,
    addTens: ({ tensA, tensB, tens, onesA, onesB, ones, sum }) =>
      `Onluklar: ${tensA} + ${tensB} = ${tens}. Birlikler: ${onesA} + ${onesB} = ${ones}. Toplam: ${sum}.`,
    all: (n) => `Bütün noktalar: ${n}.`,
    take: (a, b, rest) => `Çıkar: ${a} − ${b} = ${rest}.`,
    down: (a, b, rest) => `Önce tam onluğa in: ${a} − ${b} = ${rest}.`,
    takeRest: ({ away, down, a, b, rest }) =>
      `Çıkan sayıyı ayır: ${away} = ${down} + ${b}. Şimdi gerisi: ${a} − ${b} = ${rest}.`,
    need: (n) => `Hepsi birlikte şu kadar olmalı: ${n}.`,
    same: (n) => `Öbür yanda da o kadar var: ${n}.`,
    cards: (sums) => `Her kartı say: ${sums}.`,
    look: (n) => `Şu sayıyı ara: ${n}.`,
    row: ({ row, a, b, sum }) => `Satır ${row}: ${a} + ${b} = ${sum}.`,
    answer: {
      number: (n) => `Cevap: ${counted(n, 'dot')}.`,
      hidden: (n) => `Yaprağın altında: ${counted(n, 'dot')}.`,
      rest: (n) => `Kalan: ${counted(n, 'dot')}.`,
    },
    answerCard: (a, b) => `Cevap: ${a} ve ${b} noktalı kart.`,
    answerRows: (n) => `Şimdi her satırda ${counted(n, 'dot')} var.`,
  },
  praise: {
    number: (n) => `Evet! Toplam ${counted(n, 'dot')}.`,
    hidden: (n) => `Evet! Yaprağın altında ${counted(n, 'dot')} var.`,
    rest: (n) => `Evet! Geriye ${counted(n, 'dot')} kaldı.`,
    card: (n) => `Evet! O kartta ${counted(n, 'dot')} var.`,
    rows: (n) => `Evet! Her satırda ${counted(n, 'dot')} var.`,
  },
  strings: {
    slot: (row) => `Satır ${row}, boş yer`,
    piece: (n) => `Kart: ${counted(n, 'dot')}`,
  },
};
