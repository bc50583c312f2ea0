import { speak } from '../../../lang/speak.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import type { Line, Words } from './shape.ts';

const { adjective, capital, colour, counted, described, noun, spelled } = speak('tr');

const many = (thing: NounId): string => noun(thing, { number: 'many' });
const inLine: Readonly<Record<Line, string>> = { row: 'satırda', column: 'sütunda' };
const ofLine: Readonly<Record<Line, string>> = { row: 'satırdaki', column: 'sütundaki' };

export const tr: Words = {
  title: { boat: 'Sıradaki yelkenli', house: 'Sıradaki ev', kite: 'Sıradaki uçurtma', card: 'Eksik kart' },
  question: {
    boat: 'Sırada hangi yelkenli var?',
    house: 'Sırada hangi ev var?',
    kite: 'Sırada hangi uçurtma var?',
    card: 'Hangi kart eksik?',
  },
  narration: {
    boat: 'Satırlara bak. Sıradaki yelkenliyi bul.',
    house: 'Satırlara bak. Sıradaki evi bul.',
    kite: 'Satırlara bak. Sıradaki uçurtmayı bul.',
    card: 'Satırlara ve sütunlara bak. Eksik kartı bul.',
  },
  praise: (cell) => `Evet! ${cell}.`,
  hints: {
    firstLook: 'En üst satır boyunca bak. Ne değişiyor, ne aynı kalıyor?',
    downLook: 'Şimdi son sütun boyunca in. Orada ne değişiyor?',
    look: (thing, line) => `Her ${ofLine[line]} ${noun(thing, { case: 'accusative', number: 'many' })} karşılaştır.`,
  },
  feedback: {
    'matrix.copies-left': 'Bu zaten boşluğun yanında. Satır boyunca ne değişiyor?',
    'matrix.copies-above': 'Bu zaten boşluğun üstünde. Sütun boyunca ne değişiyor?',
    'matrix.nothing-fits': 'Önce satır boyunca bak. Sonra sütun boyunca bak.',
    'matrix.two-wrong': 'Bir şeyi uyuyor. Gerisini tek tek denetle.',
  },
  number: (thing, line) =>
    `Gerisi uyuyor. Şimdi bu ${ofLine[line]} ${noun(thing, { case: 'accusative', number: 'many' })} say.`,
  almost: (thing, line) =>
    `Gerisi uyuyor. Şimdi bu ${ofLine[line]} ${noun(thing, { case: 'dative', number: 'many' })} bak.`,
  cell: {
    boat: (sails, name) => spelled(sails, { noun: 'sail', adjectives: [colour(name)] }),
    house: (windows, name) =>
      `${described({ noun: 'roof', adjectives: [colour(name)] })}, ${counted(windows, 'window')}`,
    kite: (bows, name) => `${described({ noun: 'kite', adjectives: [colour(name)] })}, ${counted(bows, 'bow')}`,
    card: ({ shape, colour: name, size, dots }) => {
      const figure = described({ noun: shape, adjectives: [...(size === null ? [] : [size]), colour(name)] });
      return dots === null ? figure : `${figure}, ${counted(dots, 'dot')}`;
    },
  },
  value: {
    shape: (shape) => noun(shape),
    colour: (name) => adjective(colour(name), { noun: 'colour' }),
    size: (size) => adjective(size, { noun: 'size' }),
    number: (n, thing) => counted(n, thing),
  },
  board: { row: (row, cells) => `Satır ${row}: ${cells.join('; ')}.`, missing: 'eksik' },
  rules: {
    named: {
      same: (attribute, line) => `Her ${inLine[line]} ${noun(attribute)} aynı.`,
      set: (attribute, line) => `Her ${inLine[line]} aynı üç ${noun(attribute)} var.`,
    },
    counted: {
      same: (thing, line) => `${capital(many(thing))} her ${inLine[line]} eşit sayıda.`,
      step: (thing, line) =>
        `${capital(noun(thing))} sayısı her ${line === 'row' ? 'satır' : 'sütun'} boyunca eşit adımlarla değişiyor.`,
      set: (thing, line) => `Her ${inLine[line]} ${noun(thing)} sayıları aynı üç sayı.`,
      sum: (thing, line) => `Her ${inLine[line]} ilk iki kartın ${noun(thing)} sayılarını topla.`,
      difference: (thing, line) => `Her ${inLine[line]} ilk kartın ${noun(thing)} sayısından ikinci kartınkini çıkar.`,
    },
  },
  so: (value) => `Demek ki burada: ${value}.`,
  answer: (cell) => `Cevap: ${cell}.`,
};
