import { speak } from '../../../lang/speak.ts';
import type { Described, Words } from './shape.ts';

const { list, noun } = speak('tr');

/** "Üzerinde yıldız olan kartlar"; begins a sentence. */
const like = (cards: Described): string => {
  const [a, b, not] = [noun(cards.a), noun(cards.b), noun(cards.not)];
  switch (cards.says) {
    case 'with':
      return `Üzerinde ${a} olan kartlar`;
    case 'without':
      return `Üzerinde ${a} olmayan kartlar`;
    case 'only':
      return `Üzerinde yalnız ${a} olan kartlar`;
    case 'and':
      return `Üzerinde hem ${a} hem ${b} olan kartlar`;
    case 'or':
      return `Üzerinde ${a}, ${b} ya da ikisi de olan kartlar`;
    case 'but-not':
      return `Üzerinde ${a} olan ama ${b} olmayan kartlar`;
    case 'neither':
      return `Üzerinde ne ${a} ne ${b} olan kartlar`;
    case 'and-not':
      return `Üzerinde ${a} ve ${b} olan ama ${not} olmayan kartlar`;
    case 'or-not':
      return `Üzerinde ${a} ya da ${b} olan ama ${not} olmayan kartlar`;
    case 'exactly-one':
      return 'Üzerinde tam bir resim olan kartlar';
    case 'exactly-two':
      return 'Üzerinde tam iki resim olan kartlar';
    case 'at-least-two':
      return 'Üzerinde en az iki resim olan kartlar';
    case 'all':
      return 'Üzerinde bütün resimler olan kartlar';
    case 'some':
      return 'Üzerinde en az bir resim olan kartlar';
    case 'none':
      return 'Üzerinde hiç resim olmayan kartlar';
    case 'any-card':
      return 'Bütün kartlar';
  }
};

export const tr: Words = {
  title: 'Kesişen çemberler',
  fact: (cards, n) => `${like(cards)}: ${n}.`,
  cards: (cards) => like(cards),
  howMany: (cards) => `${like(cards)}: kaç tane var?`,
  findHowMany: (cards) => `${like(cards)}. Kaç tane olduğunu bul.`,
  shownNumbers: 'Sayılar orada kaç kart olduğunu gösteriyor.',
  place: 'Her kartı doğru çembere koy.',
  tap: (cards) => `${like(cards)}. Bütün yerlerine dokun.`,
  whichPicture: (cards) => `${like(cards)}. Yerleri neresi?`,
  findPicture: (cards) => `${like(cards)}. Yerlerini bul.`,
  whichPhrase: 'Renkli bölüme hangi kartlar girer?',
  findPhrase: 'Renkli bölüme giren kartları bul.',
  alt: (circles) => `Kesişen çemberler: ${list(circles.map((id) => noun(id)))}.`,
  shaded: (regions) => `Renkli olan: ${regions.join('; ')}.`,
  region: (circles) =>
    circles.length === 0 ? 'çemberlerin dışı' : `içinde yalnız ${list(circles.map((id) => noun(id)))} olan bölüm`,
  card: (pictures) => (pictures.length === 0 ? 'Boş kart' : `Kart: ${list(pictures.map((id) => noun(id)))}`),
  hints: {
    overlap: 'Çemberlerin kesiştiği yerde kartta iki resim de var.',
    add: 'Bütün renkli bölümleri bul. Sayıları topla.',
    take: 'Bütünden başla. Hangi bölüm buraya girmiyor?',
    chain: 'Önce bir eksik sayıyı bul. Sonra oradan devam et.',
    place: 'Bir kart al. Üzerinde hangi resimler var?',
    outside: 'Bu resimleri olmayan kart dışarıda kalır.',
    walk: 'Bölüm bölüm ilerle. Sor: buraya uyuyor mu?',
  },
  feedback: {
    'venn.turns-inside-out': 'Bu, tam tersi. İçeride ne var?',
    'venn.forgets-the-overlap': 'Çemberlerin kesiştiği yere bak. Orada ne var?',
    'venn.takes-a-part': 'Bu yalnız bir bölümü. Başka ne uyuyor?',
    'venn.takes-too-much': 'Bu fazla. Ne uymuyor?',
    'venn.looks-beside': 'Bunlar başka kartlar. Bir daha oku.',
    'venn.mixes-circles-up': 'Hangi çemberin hangisi olduğuna dikkat et. Resimlere bak.',
  },
  steps: {
    take: (whole, part, rest) => `Bölümü çıkar: ${whole} − ${part} = ${rest}.`,
    add: (one, two, sum) => `İkisini topla: ${one} + ${two} = ${sum}.`,
    place: (pictures) =>
      pictures.length === 0
        ? 'Boş kart dışarıda kalır.'
        : pictures.length === 1
          ? `Tek resim var, ${noun(pictures[0] ?? 'star')}: yalnız kendi çemberine girer.`
          : `İki resim var, ${list(pictures.map((id) => noun(id)))}: ortaya, iki çemberin kesiştiği yere girer.`,
    placed: 'Şimdi her kart kendi yerinde.',
    belong: (count) => `Uyan bölümler: ${count}.`,
    leftOut: (count) => `Uymayan bölümler: ${count}.`,
    answer: (cards) => `Cevap: ${like(cards)}.`,
    answerNumber: (n) => `Cevap: ${n}.`,
  },
  praise: 'Evet! Çemberlere uyuyor.',
};
