import { speak } from '../../../lang/speak.ts';
import type { Place } from '../glyphs.ts';
import type { Words } from './shape.ts';

const { counted, spelled } = speak('tr');

export const tr: Words = {
  title: { equation: 'Kibritlerle eşitlik', squares: 'Kibritlerle kareler', matches: 'Kibritleri al' },
  task: {
    move: {
      1: 'Bir kibritin yerini değiştir, eşitlik doğru olsun.',
      2: 'İki kibritin yerini değiştir, eşitlik doğru olsun.',
    },
    take: {
      1: 'Bir kibrit kaldır, eşitlik doğru olsun.',
      2: 'İki kibrit kaldır, eşitlik doğru olsun.',
    },
    add: {
      1: 'Bir kibrit ekle, eşitlik doğru olsun.',
      2: 'İki kibrit ekle, eşitlik doğru olsun.',
    },
  },
  right: 'O zaman sağda hangi sayı olur?',
  findRight: 'O zaman sağda hangi sayının olduğunu söyle.',
  option: 'Hangi eşitlik ortaya çıkar?',
  findOption: 'Ortaya çıkan eşitliği bul.',
  squares: 'Küçük ve büyük, toplam kaç kare var?',
  findSquares: 'Küçük ve büyük bütün kareleri say.',
  take: { 1: 'Bir kibrit kaldır.', 2: 'İki kibrit kaldır.', 3: 'Üç kibrit kaldır.' },
  squaresLeft: (squares) => `Geriye tam ${counted(squares, 'square')} kalsın, boşta kibrit olmasın.`,
  squaresLeftSpoken: (squares) => `Geriye tam ${spelled(squares, 'square')} kalsın, boşta kibrit olmasın.`,
  altEquation: (equation) => `Kibritlerle yazılmış bir eşitlik: ${equation}.`,
  altFigure: (rows, columns, lines) =>
    `Kibritlerden bir ızgara: ${rows} sıra, her sırada ${counted(columns, 'square')}. ${lines}`,
  altLine: ({ way, number, places }) => {
    const told = places.map((lies) => (lies ? 'kibrit' : 'boşluk')).join(', ');
    return way === 'across' ? `Yatay sıra ${number}: ${told}.` : `Dikey sıra ${number}: ${told}.`;
  },
  spot: ({ number, glyph, place, lies }) =>
    `İşaret ${number}, ${glyph}: ${places[place]}, ${lies ? 'kibrit' : 'boş yer'}`,
  stick: ({ way, row, column }) =>
    way === 'across' ? `Yatay sıra ${row}, kibrit ${column}` : `Dikey sıra ${row}, kibrit ${column}`,
  hints: {
    sides: 'Önce iki yanı hesapla. Hangisi fazla büyük?',
    compare: 'Her eşitliği bizimkinin üstüne koy, kibrit kibrit karşılaştır.',
    sign: 'İşarete bak. Dik kibriti olmadan ne olur?',
    cell: 'Buraya bak. Bu rakam neye dönüşebilir?',
    small: 'Önce küçük kareleri say.',
    large: 'Birkaç küçük kare büyük bir kare oluşturabilir.',
    shared: 'Bazı kibritler aynı anda iki karenin kenarıdır.',
    loose: 'Kalan her kibrit bir karenin kenarı olmalı.',
  },
  feedback: {
    'match.one-match-too-many': 'Bunun için bir kibrit fazla gerekir. Bir daha karşılaştır.',
    'match.several-matches-too-many': 'Bunun için birkaç kibrit fazla gerekir. İşaret işaret karşılaştır.',
  },
  steps: {
    before: ({ equation, left, right }) => `Şimdi şöyle yazıyor: ${equation}. Solda: ${left}, sağda: ${right}.`,
    less: ({ from, to, count }) => `${from} rakamından ${matches[count]} al: ${to} olur.`,
    more: ({ from, to, count }) => `${from} rakamına ${matches[count]} ekle: ${to} olur.`,
    inside: ({ from, to, count }) => `${from} rakamının içinde ${matches[count]} oynat: ${to} olur.`,
    both: (from, to) => `${from} rakamının kibritlerini başka türlü diz: ${to} olur.`,
    plusToMinus: 'Artının dik kibritini al: eksi olur.',
    minusToPlus: 'Eksinin üstüne dik bir kibrit koy: artı olur.',
    after: (equation) => `Şimdi doğru: ${equation}.`,
    size: (size, count) => `Kenarı ${size} olan kareler: ${count}.`,
    total: (count) => `Hepsi birlikte: ${count}.`,
    now: (count) => `Küçük ve büyük, şu andaki kare sayısı: ${count}.`,
    taken: {
      1: 'Bu kibriti kaldır.',
      2: 'Bu iki kibriti kaldır.',
      3: 'Bu üç kibriti kaldır.',
    },
    left: (count) => `Kalan kareler: ${count}. Boşta kibrit yok.`,
  },
  praise: 'Evet! Şimdi iki yan eşit.',
  praiseSquares: (count) => `Evet! Kare sayısı: ${count}.`,
};

const matches = { 1: 'bir kibrit', 2: 'iki kibrit', 3: 'üç kibrit' } as const;

const places: Readonly<Record<Place, string>> = {
  a: 'üst',
  b: 'sağ üst',
  c: 'sağ alt',
  d: 'alt',
  e: 'sol alt',
  f: 'sol üst',
  g: 'orta',
  h: 'yatay',
  v: 'dik',
  t: 'üst çizgi',
  u: 'alt çizgi',
  x: 'yükselen çizgi',
  y: 'alçalan çizgi',
};
