import { speak } from '../../../lang/speak.ts';
import type { Card, Group, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('tr');

const frames = { round: 'yuvarlak çerçeve içinde', square: 'kare çerçeve içinde' } as const;
const framed = { round: 'yuvarlak çerçeveli', square: 'kare çerçeveli' } as const;
const kinds = {
  animal: 'hayvanlar',
  plant: 'bitkiler',
  shape: 'şekiller',
  food: 'yiyecekler',
  toy: 'oyuncaklar',
} as const;

function looks({ size, colour: paint }: Pick<Card, 'size' | 'colour'>) {
  return [...(size === null ? [] : [size]), ...(paint === null ? [] : [colour(paint)])];
}

function told(card: Card): string {
  const { dots, frame } = card;
  const more = [...(dots === null ? [] : [counted(dots, 'dot')]), ...(frame === null ? [] : [frames[frame]])];
  return [described({ noun: card.noun, adjectives: looks(card) }), ...more].join(', ');
}

function grouped(group: Group): string {
  if (group.kind !== null) return kinds[group.kind];
  const things = described({ noun: group.noun ?? 'picture', adjectives: looks(group) }, { number: 'many' });
  const dots = group.dots === null ? [] : [`${group.dots} noktalı`];
  return [...dots, ...(group.frame === null ? [] : [framed[group.frame]]), things].join(' ');
}

export const tr: Words = {
  title: 'Sepetlere ayır',
  ask: {
    sort: 'Tabelalara bak. Her resmi kendi sepetine koy.',
    'sort-alike': 'Burada neler bir arada duruyor? Öteki resimleri de ayır.',
    belongs: 'Bu sepete hangi resim girer?',
    'belongs-both': 'İki tabela da uymalı. Bu sepete hangi resim girer?',
    'belongs-alike': 'Bu sepete başka hangi resim girer?',
    intruder: 'Tabelaya bak. Hangi resim buraya uymuyor?',
    rule: 'Resimler neye göre ayrılmış?',
  },
  find: {
    sort: 'Tabelalara bak. Her resmi kendi sepetine koy.',
    'sort-alike': 'Burada nelerin bir arada durduğuna bak. Öteki resimleri de ayır.',
    belongs: 'Bu sepete giren resmi bul.',
    'belongs-both': 'İki tabela da uymalı. Bu sepete giren resmi bul.',
    'belongs-alike': 'Bu sepete giren bir resim daha bul.',
    intruder: 'Tabelaya bak. Buraya uymayan resmi bul.',
    rule: 'Resimlerin neye göre ayrıldığını bul.',
  },
  card: told,
  group: grouped,
  variant: (card) => capital(told(card)),
  rules: { object: 'Ne çizildiği', colour: 'Renk', size: 'Büyüklük', dots: 'Noktalar', frame: 'Çerçeve' },
  alt: {
    signed: (basket, group) => `Sepet ${basket}, tabelasında: ${grouped(group)}.`,
    holding: (basket, cards) => `Sepet ${basket}, içinde: ${cards.map(told).join('; ')}.`,
    cards: (cards) => `Resimler: ${cards.map(told).join('; ')}.`,
  },
  place: (basket) => `Sepet ${basket}, boş yer`,
  hints: {
    sign: 'Tabela ne gösteriyor? Yalnız ona bak.',
    'two-signs': 'Önce bir tabelaya bak. Sonra ötekine bak.',
    alike: 'Sepetteki resimleri karşılaştır. Hepsinin ortak yanı ne?',
    rule: 'Bir sepetin içine bak. Hepsinde aynı olan ne?',
    rest: 'Resimden resme değişen şey önemli değil.',
  },
  feedback: {
    'group.lured-by-looks': 'Bu göze çarpıyor. Ama tabela ne istiyor?',
    'group.like-one': 'Bu, içlerinden birine benziyor. Hepsinin ortak yanı ne?',
    'group.not-like-them': 'Bunu sepetteki her resimle karşılaştır.',
    'group.misses-the-sign': 'Tabelaya bir daha bak. Ne aynı olmalı?',
    'group.one-sign-of-two': 'Bir tabela uyuyor. Şimdi öteki tabelaya bak.',
    'group.mixed-in-baskets': 'Bir sepetin içine bak. Bu, hepsinde aynı mı?',
  },
  steps: {
    sign: (basket, group) => `Sepet ${basket}, tabelası: ${grouped(group)}.`,
    oneSign: (group) => `Tabelada şu var: ${grouped(group)}.`,
    shared: (basket, group) => `Sepet ${basket}, içinde yalnız şunlar var: ${grouped(group)}.`,
    alike: (group) => `Sepette olanların ortak yanı: ${grouped(group)}.`,
    varies: {
      object: 'Çizilen şeyler farklı, demek ki bu önemli değil.',
      colour: 'Renkler farklı, demek ki renk önemli değil.',
      size: 'Büyük ve küçük bir arada, demek ki büyüklük önemli değil.',
      dots: 'Nokta sayıları farklı, demek ki noktalar önemli değil.',
      frame: 'Çerçeveler farklı, demek ki çerçeve önemli değil.',
    },
    mixed: {
      object: 'İki sepette de aynı şeyler var.',
      colour: 'İki sepette de aynı renkler var.',
      size: 'İki sepette de hem büyük hem küçük var.',
      dots: 'İki sepette de aynı nokta sayıları var.',
      frame: 'İki sepette de iki çerçeve var.',
    },
    sorted: 'Şimdi her resim kendi sepetinde.',
    belongs: (card) => `Buraya giren: ${told(card)}.`,
    intruder: (card) => `Buraya uymayan: ${told(card)}.`,
    rule: {
      object: 'Her sepette başka şeyler var. Kural: ne çizildiği.',
      colour: 'Her sepetin rengi başka. Kural: renk.',
      size: 'Her sepetin büyüklüğü başka. Kural: büyüklük.',
      dots: 'Her sepetin nokta sayısı başka. Kural: noktalar.',
      frame: 'Her sepetin çerçevesi başka. Kural: çerçeve.',
    },
  },
  praise: {
    sort: 'Evet! Her şey kendi sepetinde.',
    belongs: (card) => `Evet! Sepete giren: ${told(card)}.`,
    intruder: (card) => `Evet! Sepete girmeyen: ${told(card)}.`,
    rule: 'Evet! Kuralı buldun.',
  },
};
