import type { Words } from './shape.ts';

export const tr: Words = {
  title: 'Eksik sayı',
  question: {
    train: 'Trende hangi sayı eksik?',
    beads: 'İpte hangi sayı eksik?',
    houses: 'Hangi ev numarası eksik?',
  },
  narration: {
    train: 'Trende eksik olan sayıyı bul.',
    beads: 'İpte eksik olan sayıyı bul.',
    houses: 'Eksik olan ev numarasını bul.',
  },
  alt: (row) => `Bir sayı dizisi: ${row}.`,
  gap: 'boşluk',
  hints: {
    look: 'Bir sayıdan sonrakine nasıl geçiliyor?',
    steps: 'Her iki komşu arasındaki adımı yaz.',
    grow: 'Sayılar yavaş mı büyüyor, sıçrayarak mı?',
    two: 'Belki burada iki kural sırayla uygulanıyor.',
  },
  feedback: {
    'series.off-by-one': 'Çok yaklaştın! Adımı bir daha hesapla.',
    'series.repeats-a-neighbour': 'Bu sayı zaten boşluğun yanında duruyor.',
    'series.repeats-the-last-step': 'Son adımı tekrar ediyorsun. Bütün adımlar aynı mı?',
    'series.repeats-the-first-step': 'İlk adımı tekrar ediyorsun. Bütün adımlar aynı mı?',
    'series.goes-one-too-far': 'Bu bir adım fazla. Boşluğun yanından başla.',
    'series.doubles': 'İki katını almak bütün diziye uymuyor. Baştan denetle.',
  },
  steps: {
    look: {
      steady: ({ moves }) => `Sayıdan sayıya bak: ${moves}. Adım hep aynı.`,
      growing: ({ moves }) => `Sayıdan sayıya bak: ${moves}. Adımlar düzenli değişiyor.`,
      times: ({ moves }) => `Her sayı aynı sayıyla çarpılıyor: ${moves}.`,
      divided: ({ moves }) => `Her sayı aynı sayıya bölünüyor: ${moves}.`,
      'by-turns': ({ moves }) => `Sayıdan sayıya bak: ${moves}. İki adım nöbetleşe geliyor.`,
      'sum-of-two': () => 'Her sayı, kendinden önceki iki sayının toplamı.',
      'times-plus': ({ moves }) => `Her seferinde aynısı oluyor: ${moves}.`,
      'two-rows': () => 'Burada iki dizi karışık. Sayıları birer atlayarak oku.',
      'times-then-plus': ({ moves }) => `İki işlem nöbetleşe geliyor: ${moves}.`,
      'plus-then-times': ({ moves }) => `İki işlem nöbetleşe geliyor: ${moves}.`,
      'growing-times': ({ moves }) => `Çarpan düzenli değişiyor: ${moves}.`,
    },
    move: ({ before, move, value }) => `Boşluktan önceki sayı ${before}, adım ${move}. Sonuç: ${value}.`,
    sum: ({ before, twoBefore, value }) => `Topla: ${twoBefore} ve ${before}. Sonuç: ${value}.`,
    track: ({ track }) => `Boşluğun olduğu dizi şöyle: ${track}.`,
    start: ({ after, value }) => `${after} sayısından geriye git: orada ${value} vardı.`,
    answer: (value) => `Eksik sayı: ${value}.`,
  },
  praise: (value) => `Evet! Diziyi ${value} tamamlıyor.`,
};
