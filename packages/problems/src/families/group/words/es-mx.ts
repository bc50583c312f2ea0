import type { AdjectiveId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Card, Group, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('es-mx');

const frames = { round: 'en un marco redondo', square: 'en un marco cuadrado' } as const;
const kinds = {
  animal: 'animales',
  plant: 'plantas',
  shape: 'figuras',
  food: 'cosas para comer',
  toy: 'juguetes',
} as const;

function more({ dots, frame }: Pick<Card, 'dots' | 'frame'>): readonly string[] {
  return [...(dots === null ? [] : [counted(dots, 'dot')]), ...(frame === null ? [] : [frames[frame]])];
}

function adjectivesOf({ colour: paint, size }: Pick<Card, 'colour' | 'size'>): readonly AdjectiveId[] {
  return [...(paint === null ? [] : [colour(paint)]), ...(size === null ? [] : [size])];
}

function told(card: Card): string {
  return [described({ noun: card.noun, adjectives: adjectivesOf(card) }), ...more(card)].join(', ');
}

function grouped(group: Group): string {
  if (group.kind !== null) return kinds[group.kind];
  const things = described({ noun: group.noun ?? 'picture', adjectives: adjectivesOf(group) }, { number: 'many' });
  const dots = group.dots === null ? [] : [`con ${counted(group.dots, 'dot')}`];
  return [things, ...dots, ...(group.frame === null ? [] : [frames[group.frame]])].join(' ');
}

export const esMx: Words = {
  title: 'Cada cosa en su canasta',
  ask: {
    sort: 'Mira los letreros. Pon cada dibujo en su canasta.',
    'sort-alike': '¿Qué va junto aquí? Acomoda los otros dibujos.',
    belongs: '¿Qué dibujo va en esta canasta?',
    'belongs-both': 'Se deben cumplir los dos letreros. ¿Qué dibujo va aquí?',
    'belongs-alike': '¿Qué otro dibujo va en esta canasta?',
    intruder: 'Mira el letrero. ¿Qué dibujo no va aquí?',
    rule: '¿Cómo están separados los dibujos?',
  },
  find: {
    sort: 'Mira los letreros. Pon cada dibujo en su canasta.',
    'sort-alike': 'Mira qué va junto aquí. Acomoda los otros dibujos.',
    belongs: 'Busca el dibujo que va en esta canasta.',
    'belongs-both': 'Se deben cumplir los dos letreros. Busca el dibujo que va aquí.',
    'belongs-alike': 'Busca otro dibujo que vaya en esta canasta.',
    intruder: 'Mira el letrero. Busca el dibujo que no va aquí.',
    rule: 'Descubre cómo están separados los dibujos.',
  },
  card: told,
  group: grouped,
  variant: (card) => capital(told(card)),
  rules: { object: 'Qué se ve', colour: 'Color', size: 'Tamaño', dots: 'Puntos', frame: 'Marco' },
  alt: {
    signed: (basket, group) => `Canasta ${basket}, en su letrero: ${grouped(group)}.`,
    holding: (basket, cards) => `En la canasta ${basket}: ${cards.map(told).join('; ')}.`,
    cards: (cards) => `Dibujos: ${cards.map(told).join('; ')}.`,
  },
  place: (basket) => `Un lugar en la canasta ${basket}`,
  hints: {
    sign: '¿Qué muestra el letrero? Fíjate solo en eso.',
    'two-signs': 'Empieza con un letrero. Luego mira el otro.',
    alike: 'Compara los dibujos de la canasta. ¿En qué son iguales?',
    rule: 'Mira dentro de una canasta. ¿Qué es igual en todos?',
    rest: 'Lo que cambia de un dibujo a otro no cuenta.',
  },
  feedback: {
    'group.lured-by-looks': 'Ese llama la atención. Pero ¿qué pide el letrero?',
    'group.like-one': 'Se parece a uno de ellos. ¿En qué son iguales todos?',
    'group.not-like-them': 'Compáralo con cada dibujo de la canasta.',
    'group.misses-the-sign': 'Mira otra vez el letrero. ¿Qué debe ser igual?',
    'group.one-sign-of-two': 'Cumple con un letrero. Ahora mira el otro.',
    'group.mixed-in-baskets': 'Mira dentro de una canasta. ¿Eso es igual en todos?',
  },
  steps: {
    sign: (basket, group) => `El letrero de la canasta ${basket}: ${grouped(group)}.`,
    oneSign: (group) => `El letrero dice: ${grouped(group)}.`,
    shared: (basket, group) => `En la canasta ${basket} solo hay esto: ${grouped(group)}.`,
    alike: (group) => `Todos los de la canasta son iguales en algo: ${grouped(group)}.`,
    varies: {
      object: 'Se ven cosas diferentes, así que eso no cuenta.',
      colour: 'Los colores son diferentes, así que no cuentan.',
      size: 'Hay grandes y pequeños juntos, así que el tamaño no cuenta.',
      dots: 'Las cantidades de puntos son diferentes, así que no cuentan.',
      frame: 'Los marcos son diferentes, así que no cuentan.',
    },
    mixed: {
      object: 'En las dos canastas se ven las mismas cosas.',
      colour: 'En las dos canastas están los mismos colores.',
      size: 'En las dos canastas hay grandes y pequeños.',
      dots: 'En las dos canastas hay las mismas cantidades de puntos.',
      frame: 'En las dos canastas están los dos marcos.',
    },
    sorted: 'Ahora cada dibujo está en su canasta.',
    belongs: (card) => `Este va aquí: ${told(card)}.`,
    intruder: (card) => `Este no va aquí: ${told(card)}.`,
    rule: {
      object: 'Cada canasta tiene sus propias cosas. La regla: qué se ve.',
      colour: 'Cada canasta tiene el suyo. La regla: color.',
      size: 'Cada canasta tiene el suyo. La regla: tamaño.',
      dots: 'Cada canasta tiene su cantidad. La regla: puntos.',
      frame: 'Cada canasta tiene el suyo. La regla: marco.',
    },
  },
  praise: {
    sort: '¡Sí! Todo está en su canasta.',
    belongs: (card) => `¡Sí! A la canasta: ${told(card)}.`,
    intruder: (card) => `¡Sí! Fuera de la canasta: ${told(card)}.`,
    rule: '¡Sí! Encontraste la regla.',
  },
};
