import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital, described } = speak('es-mx');

const the = (good: NounId): string => described({ noun: good }, { article: 'the' });

export const esMx: Words = {
  title: 'Balanzas en equilibrio',
  balanced: {
    one: 'Los dos platillos pesan lo mismo.',
    many: 'En cada balanza, los dos platillos pesan lo mismo.',
  },
  ask: (good) => `¿Cuánto pesa ${the(good)}?`,
  find: (good) => `Averigua cuánto pesa ${the(good)}.`,
  weight: (n) => `pesa de ${n}`,
  alt: (scale, left, right) => `Balanza ${scale}. Platillo izquierdo: ${left}. Platillo derecho: ${right}.`,
  hints: {
    equal: 'Los dos platillos pesan lo mismo. ¿Qué hay en cada uno?',
    one: 'Empieza con esta balanza. Aquí solo hay una cosa desconocida.',
    two: 'Compara estas dos balanzas. ¿En qué son diferentes?',
    all: 'Junta todo lo que hay en todas las balanzas.',
  },
  feedback: {
    'balance.one-pan': 'Ese número está en una pesa. ¿Qué más hay ahí?',
    'balance.adds-all': 'No sumes los platillos. Pesan lo mismo: compáralos.',
    'balance.forgets-to-share': 'Eso pesan todos juntos. ¿Y uno solo?',
    'balance.forgets-to-take-off': 'Primero quita lo mismo de los dos platillos.',
    'balance.counts-twice': 'Contaste una pesa dos veces. Mira otra vez.',
    'balance.weighs-another': 'Eso pesa otra cosa. ¿Por cuál se pregunta?',
    'balance.off-by-one': '¡Muy cerca! Cuenta otra vez.',
  },
  steps: {
    look: (scale) => `Mira la balanza ${scale}.`,
    known: (known) => `Ya sabes esto: ${known}.`,
    take: (taken) => `Quita lo mismo de los dos platillos: ${taken}.`,
    share: ({ goods, total, count, weighs }) =>
      `${capital(goods)}, en total: ${total}. Reparte en partes iguales: ${total} ÷ ${count} = ${weighs}.`,
    so: ({ good, weighs }) => `Lo que queda: ${noun(good)} = ${weighs}.`,
    read: ({ good, sum }) => `El otro platillo pesa lo mismo: ${noun(good)} = ${sum}.`,
    two: ({ scale, other, goods, total }) =>
      `Compara las balanzas ${other} y ${scale}. La diferencia: ${goods} = ${total}.`,
    all: ({ total, scale, good, weighs }) =>
      `Junta todo: cada cosa está dos veces, y la mitad de todo pesa ${total}. Quita la balanza ${scale}: ${noun(good)} = ${weighs}.`,
    answer: (good, weighs) => `La respuesta: ${the(good)} pesa ${weighs}.`,
  },
  praise: (good, weighs) => `¡Sí! ${capital(the(good))} pesa ${weighs}.`,
};
