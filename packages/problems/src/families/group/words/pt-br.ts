import { many } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { Card, Group, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('pt-br');

const frames = { round: 'em moldura redonda', square: 'em moldura quadrada' } as const;
const kinds = { animal: 'animais', plant: 'plantas', shape: 'formas', food: 'comidas', toy: 'brinquedos' } as const;

function more({ dots, frame }: Pick<Card, 'dots' | 'frame'>): readonly string[] {
  return [...(dots === null ? [] : [counted(dots, 'dot')]), ...(frame === null ? [] : [frames[frame]])];
}

function qualities({ colour: paint, size }: Pick<Card, 'colour' | 'size'>) {
  return [...(paint === null ? [] : [colour(paint)]), ...(size === null ? [] : [size])];
}

function told(card: Card): string {
  return [described({ noun: card.noun, adjectives: qualities(card) }), ...more(card)].join(', ');
}

function grouped(group: Group): string {
  if (group.kind !== null) return kinds[group.kind];
  const things = many({ noun: group.noun ?? 'picture', adjectives: qualities(group) });
  const dots = group.dots === null ? [] : [`com ${counted(group.dots, 'dot')}`];
  return [things, ...dots, ...(group.frame === null ? [] : [frames[group.frame]])].join(' ');
}

export const ptBr: Words = {
  title: 'Separe nas cestas',
  ask: {
    sort: 'Olhe as placas. Coloque cada figura na sua cesta.',
    'sort-alike': 'O que está junto aqui? Separe as outras figuras.',
    belongs: 'Qual figura vai para esta cesta?',
    'belongs-both': 'As duas placas valem. Qual figura vai para a cesta?',
    'belongs-alike': 'Qual figura também vai para esta cesta?',
    intruder: 'Olhe a placa. Qual figura não combina?',
    rule: 'Como as figuras foram separadas?',
  },
  find: {
    sort: 'Olhe as placas. Coloque cada figura na sua cesta.',
    'sort-alike': 'Veja o que está junto aqui. Separe as outras figuras.',
    belongs: 'Encontre a figura que vai para esta cesta.',
    'belongs-both': 'As duas placas valem. Encontre a figura desta cesta.',
    'belongs-alike': 'Encontre outra figura que vai para esta cesta.',
    intruder: 'Olhe a placa. Encontre a figura que não combina.',
    rule: 'Descubra como as figuras foram separadas.',
  },
  card: told,
  group: grouped,
  variant: (card) => capital(told(card)),
  rules: {
    object: 'Pelo desenho',
    colour: 'Pela cor',
    size: 'Pelo tamanho',
    dots: 'Pelos pontos',
    frame: 'Pela moldura',
  },
  alt: {
    signed: (basket, group) => `Cesta ${basket}, na placa: ${grouped(group)}.`,
    holding: (basket, cards) => `Na cesta ${basket}: ${cards.map(told).join('; ')}.`,
    cards: (cards) => `Figuras: ${cards.map(told).join('; ')}.`,
  },
  place: (basket) => `Um lugar na cesta ${basket}`,
  hints: {
    sign: 'O que a placa mostra? Olhe só para isso.',
    'two-signs': 'Comece por uma placa. Depois olhe a outra.',
    alike: 'Compare as figuras da cesta. O que todas têm?',
    rule: 'Olhe dentro de uma cesta. O que é sempre igual?',
    rest: 'O que muda de uma figura para outra não conta.',
  },
  feedback: {
    'group.lured-by-looks': 'Essa chama a atenção. Mas o que a placa pede?',
    'group.like-one': 'Parece com uma delas. Mas o que todas têm?',
    'group.not-like-them': 'Compare com cada figura da cesta.',
    'group.misses-the-sign': 'Olhe a placa de novo. O que precisa ser igual?',
    'group.one-sign-of-two': 'Uma placa combina. Agora olhe a outra.',
    'group.mixed-in-baskets': 'Olhe dentro de uma cesta. Isso é sempre igual?',
  },
  steps: {
    sign: (basket, group) => `A placa da cesta ${basket}: ${grouped(group)}.`,
    oneSign: (group) => `A placa diz: ${grouped(group)}.`,
    shared: (basket, group) => `Na cesta ${basket} já há só isto: ${grouped(group)}.`,
    alike: (group) => `Todas as figuras da cesta têm algo igual: ${grouped(group)}.`,
    varies: {
      object: 'Os desenhos são diferentes, então isso não conta.',
      colour: 'As cores são diferentes, então elas não contam.',
      size: 'Grandes e pequenas estão juntas, então o tamanho não conta.',
      dots: 'Os números de pontos são diferentes, então eles não contam.',
      frame: 'As molduras são diferentes, então elas não contam.',
    },
    mixed: {
      object: 'Os mesmos desenhos estão nas duas cestas.',
      colour: 'As mesmas cores estão nas duas cestas.',
      size: 'Há grandes e pequenas nas duas cestas.',
      dots: 'Os mesmos números de pontos estão nas duas cestas.',
      frame: 'As duas molduras estão nas duas cestas.',
    },
    sorted: 'Agora cada figura está na sua cesta.',
    belongs: (card) => `Esta vai para a cesta: ${told(card)}.`,
    intruder: (card) => `Esta não combina: ${told(card)}.`,
    rule: {
      object: 'Cada cesta tem o seu desenho. A regra: pelo desenho.',
      colour: 'Cada cesta tem a sua cor. A regra: pela cor.',
      size: 'Cada cesta tem o seu tamanho. A regra: pelo tamanho.',
      dots: 'Cada cesta tem o seu número de pontos. A regra: pelos pontos.',
      frame: 'Cada cesta tem a sua moldura. A regra: pela moldura.',
    },
  },
  praise: {
    sort: 'Isso! Tudo está na cesta certa.',
    belongs: (card) => `Isso! Para a cesta: ${told(card)}.`,
    intruder: (card) => `Isso! Fora da cesta: ${told(card)}.`,
    rule: 'Isso! Você descobriu a regra.',
  },
};
