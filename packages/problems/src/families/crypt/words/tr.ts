import type { Place, Words } from './shape.ts';

export const tr: Words = {
  title: 'Rakam yerine harf',
  rules: 'Her harf bir rakam gizler. Farklı harfler farklı rakamlar gizler. Hiçbir sayı sıfırla başlamaz.',
  ask: (letter) => `${letter} harfi hangi rakamı gizliyor?`,
  find: (letter) => `${letter} harfinin gizlediği rakamı bul.`,
  alt: (addends, total) => `Alt alta toplama: ${addends.join(' + ')} = ${total}.`,
  hints: {
    ones: 'Sütunlara sağdan sola doğru bak.',
    carry: 'Sonraki sütuna geçen eldeyi düşün.',
    begin: 'Bu sütundan başla.',
  },
  feedback: {
    'crypt.forgets-the-carry': 'Çok yakın! Eldeyi düşündün mü?',
    'crypt.begins-with-zero': 'Hiçbir sayı sıfırla başlamaz. Bu harf nerede duruyor?',
    'crypt.another-letter': 'Her sütunu bir daha denetle. Bu rakamı başka bir harf gizliyor olabilir.',
    'crypt.takes-a-shown-digit': 'Bu rakamı sütunlarına koy. Toplama tutuyor mu?',
  },
  steps: {
    only: (place, letter, digit) => `${places[place]} bak. Yalnız bir rakam uyuyor: ${letter} = ${digit}.`,
    left: (place, letter, digits) => `${places[place]} bak. ${letter} için kalan rakamlar: ${digits.join(', ')}.`,
    tried: (letter, wrong) => `${letter} için kalan rakamları dene. Bunlar tutmuyor: ${wrong.join(', ')}.`,
    fits: (sum) => `Denetle. Toplama şöyle tutuyor: ${sum}.`,
    answer: (letter, digit) => `Cevap: ${letter} = ${digit}.`,
  },
  praise: (letter, digit) => `Evet! ${letter} = ${digit}.`,
};

const places: Readonly<Record<Place, string>> = {
  0: 'Birler basamağına',
  1: 'Onlar basamağına',
  2: 'Yüzler basamağına',
  3: 'Binler basamağına',
  4: 'On binler basamağına',
};
